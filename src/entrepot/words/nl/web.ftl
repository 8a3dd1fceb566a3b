# Wat de webclient over zichzelf zegt. Elk bericht heeft zijn tweeling, met dezelfde argumenten, in en/web.ftl.

## Overal

web-settings = Instellingen
web-language = Taal
web-theme = Licht of donker
web-theme-auto = Zoals het apparaat
web-theme-light = Licht
web-theme-dark = Donker
web-close = Sluiten
web-cancel = Annuleren
web-copy = Kopiëren
web-copied = Gekopieerd
web-yes = Ja
web-not-yet = Nog niet
# $bot: welke bot
web-bot-named = Bot: { $bot }
web-bot-easy = Makkelijk
web-bot-medium = Gemiddeld
web-bot-hard = Moeilijk
web-bot-expert = Expert
web-bot-greedy = Gretig
web-bot-thrifty = Zuinig
web-bot-uniform = Willekeurig
# Hetzelfde met een woord over wat het is, zoals een lijst het aanbiedt.
web-bot-easy-told = Makkelijk: vergist zich af en toe, voor een eerste spel
web-bot-medium-told = Gemiddeld: kijkt een beetje vooruit
web-bot-hard-told = Moeilijk: denkt tot twee seconden na
web-bot-expert-told = Expert: kijkt in twee seconden het verst vooruit
web-bot-greedy-told = Gretig: neemt wat meteen het meeste oplevert
web-bot-thrifty-told = Zuinig: volgt één eenvoudig plan
web-bot-uniform-told = Willekeurig: doet zomaar iets wat mag
web-shortcuts = Losse toetsen werken aan tafel
web-shortcuts-why = Kleine letters op de knoppen tonen ze; T toont de tafel als tekst, R toont nog eens wat er sinds je laatste antwoord is gebeurd, en ? vraagt om een hint.
web-guest = Gast
web-back-to-lobby = Terug naar de lobby

## Het eerste bezoek

web-welcome = Welkom
web-welcome-why = Hoe mogen we je noemen? Meer vragen we niet.
web-your-name = Je naam
web-come-in = Kom binnen

## De lobby

# $name: van wie deze lobby is
web-greeting = Fijn dat je er bent, { $name }.
web-opponents = Bots spelen
web-games = Spellen
web-players = { $fewest } tot { $most } spelers
web-minutes = ongeveer { $minutes } minuten
web-length = Hoe lang het duurt
# How long a game takes over days
web-length-days = { $count ->
    [one] ongeveer een dag
   *[other] ongeveer { $count } dagen
 }, als iedereen een beurt per dag speelt
web-length-weeks = ongeveer { $count } weken, als iedereen een beurt per dag speelt
web-play-now = Nu spelen
web-invite = Uitnodigen
web-one-screen = Eén scherm
web-build-translating = Je kunt meteen spelen. Intussen wordt de snelle versie gemaakt, waarmee sterkere bots verder vooruitdenken.
web-build-compiling = Je kunt meteen spelen. De snelle versie, waarmee sterkere bots verder vooruitdenken, is voor { $percent }% klaar.
web-build-ready = De snelle versie is klaar. Bots denken er al mee; de rest volgt bij de volgende start.
web-your-tables = Jouw tafels
web-your-turn = Jij bent aan de beurt
web-round = Ronde { $round }
web-finished = Afgelopen spellen
web-hints-allowed = hints toegestaan
web-over = Afgelopen
web-frozen = Staat stil
web-void = Opgegeven
web-agreed = In overleg beëindigd
# $name: wie aan de beurt is
web-turn-of = { $name } denkt na
web-waiting-for-a-friend = wacht op een vriend
web-more-tables = Meer tafels
web-free-seat = vrij

## Een nieuwe tafel

web-seats = Wie zit waar
web-seat-me = Ik
web-seat-friend = Een vriend, via een link
web-seat-bot = Een bot
web-seat-screen = Aan dit scherm
web-which-bot = Welke bot
web-levels = Niveaus
web-other-bots = Andere
web-name-of = Naam van speler { $number }
web-add-seat = Nog een stoel
web-remove-seat = Stoel { $number } weghalen
web-options = Opties
web-invite-why = Aan de tafel zelf krijg je voor elke vriend een link. Je mag intussen al beginnen.
web-may-watch = Anderen mogen toekijken, via de link
web-may-hint = Iedereen mag om hints vragen
web-own-content = Eigen kaarten (TOML)
web-begin = Beginnen

## De tafel

web-invitations = Uitnodigingen
# $count: hoeveel stoelen vrij zijn
web-waiting-for-friends = { $count ->
    [one] Er moet nog één vriend komen
   *[other] Er moeten nog { $count } vrienden komen
 }
web-kept-seats-why = Hun stoelen zijn vrijgehouden: ze komen binnen vanaf de tafel van het vorige spel. Na tien minuten kan een nieuwe link een stoel aan iemand anders geven.
web-invitations-why = Stuur elke vriend een link. Wie hem het eerst opent krijgt de stoel, en dan is de link op.
web-new-link = Nieuwe link
# $number: van de plaats, vanaf 1
web-new-link-for = Nieuwe link, speler { $number }
web-new-link-why = De link die er eerst was, werkt dan niet meer.
web-link-cut = Van deze link is het eind afgevallen. Vraag de hele link aan wie hem stuurde.
web-two-seats = Je zit hier al
web-two-seats-why = Deze link is voor een andere plaats. Is die voor een vriend, stuur de link dan door en open hem niet hier. Spelen jullie met meer mensen aan dit scherm, dan kun je die plaats er ook bij nemen.
web-two-seats-no = Terug naar mijn plaats
web-two-seats-yes = Die plaats er ook bij nemen
web-stand = Mijn plaats teruggeven
# $name: wie daar zit
web-stand-of = De plaats van { $name } teruggeven
web-stand-sure = De plaats voorgoed teruggeven? Er kan dan iemand anders worden uitgenodigd.
web-stood-up = Je hebt de plaats teruggegeven.
web-seat-lost = Die plaats wordt nu vanuit een andere browser gespeeld.
web-link-for = Link voor speler { $number }
web-offline = De verbinding is weg. Ze komt vanzelf terug; er gaat niets verloren.
web-silent = Het is stil op de lijn. We kijken of er nog iemand is.
# $what: een actie in woorden, of wat er gezegd is
web-unsent = Nog niet verstuurd: { $what }
web-said = ‘{ $text }’
web-try-now = Nu proberen
web-give-up-sending = Laat maar
web-give-up-sending-why = Het wordt niet nog eens verstuurd. Was het al onderweg, dan telt het toch: dan zie je dat hier.
web-opening = De tafel wordt gedekt.
web-looking-on = Je kijkt toe.
web-choices = Wat je kunt doen
web-undo = Terugnemen
web-all-choices = Alle keuzes
web-hint = Hint
web-hint-why = Wat zou een sterke bot hier doen?
web-hint-thinking = Even denken…
web-hint-do = Doe dat
web-hints-allowed-here = Aan deze tafel zijn hints toegestaan: iedereen mag erom vragen, en niemand ziet wie dat deed.
web-skip = Vooruit
# $count: hoeveel er gebeurde dat te snel ging om te tonen
web-gathered = Ondertussen is er veel gebeurd; alle { $count } stappen staan in het verloop.
# $clause: het nummer van een regel
web-rule = Regel { $clause }
web-less = Minder
web-more = Meer
web-amount = Bedrag
web-look-back = Terugkijken
web-look-back-why = Wat er is gebeurd, stap voor stap (←); Escape brengt je terug naar het spel.
# $at: which step, of how many
web-looking-back = Je kijkt terug: stap { $at } van { $last }
web-replay-since = Sinds je antwoord
web-replay-lately = Wat er het laatst gebeurde
web-replay-since-why = Nog eens zien wat er sinds je laatste antwoord is gebeurd
web-showing = Dit is zojuist gebeurd. Met een toets of een klik ga je verder.
# $count: hoeveel een speler hiervoor nog meer heeft gedaan
web-more-before = { $count ->
    [one] daarvoor nog één
   *[other] daarvoor nog { $count }
 }
web-tempo = Hoe snel de zetten van anderen te zien zijn
web-tempo-calm = Rustig
web-tempo-usual = Gewoon
web-tempo-brisk = Vlot
web-sound = Geluid
web-sound-on = Geluid aan
web-sound-off = Geluid uit
web-back-to-game = Terug naar het spel
web-table-as-text = De tafel als tekst
web-drawing-failed = De eigen tekening van dit spel werkt niet. Hier is de tafel als tekst; alle keuzes staan zoals altijd in de balk.
web-as-text = Als tekst
web-drawer = Verloop, gesprek en regels
web-log = Verloop
web-log-earlier = Toon wat eerder gebeurde
web-log-aloud = Wat er gebeurt, terwijl het gebeurt
web-chat = Gesprek
web-no-chat = Er is nog niets gezegd.
web-rules = Regels
web-say = Zeg iets
web-send = Versturen
web-how-to-play = Zo speel je
web-clauses = Alle regels, een voor een
web-find = Zoek in de regels
# Een woordje naast het nummer van een regel zegt waar die vandaan komt; de volgende drie zeggen wat de woordjes betekenen.
web-origin-source = bron
web-origin-public = openbaar
web-origin-ours = van ons
web-origin-source-meant = uit de bron zelf, die altijd voorgaat
web-origin-public-meant = een feit van het uitgegeven spel waar de bron op leunt
web-origin-ours-meant = van ons, zodat het op zichzelf te spelen is

## Eén scherm

# $name: wie nu moet kijken
web-hand-over = Geef het scherm aan { $name }
web-hand-over-why = Alleen { $name } kijkt nu.
web-lift = Ik ben { $name }

## Een tafel die niet verder kan

web-settling = Hoe loopt het af?
web-settling-why = Spreek af wie de hoeveelste is, of geef het spel op. Zodra iedereen hetzelfde zegt, is het klaar; bots gaan mee.
# $name: van wie de plaats is
web-place-of = Plaats van { $name }
web-propose = Dit voorstellen
web-agree = Akkoord
# $name: wie het voorstelt
web-proposal-of = { $name } zegt:
# $name: wie nog niets heeft gezegd
web-has-not-said = { $name } heeft nog niets gezegd.
# $place: een plaats, vanaf 1
web-place-number = { $place }.
web-agreed-result = Zo heeft iedereen het afgesproken
web-give-up = Het spel opgeven
web-give-up-sure = Voor iedereen opgeven?

## Het einde, en terugkijken

web-reckoning = De eindafrekening
# $seats: wie gewonnen heeft; $count: hoeveel dat er zijn
web-winners = { $count ->
    [one] { $seats } wint.
   *[other] { $seats } winnen samen.
 }
web-place = Plaats
web-player = Speler
web-score = Score
# $clause: het nummer van de regel die de eerste van de tweede scheidde
web-decided-by = Beslist door { $clause }:
web-record = Het verslag bewaren
web-proof = Bewijs van eerlijk toeval
web-proof-why = Alle trekkingen kwamen uit dit geheim. De SHA-256 ervan, eronder, was beloofd toen de tafel werd geopend.
web-replay = Terugkijken
web-replay-start = Het begin van het spel.
# $seat: van wie de actie was; $move: de actie in woorden
web-moved = { $seat }: { $move }
web-earlier = Eén actie terug
web-later = Eén actie verder
web-run = Afspelen
web-pause = Pauze
web-ply = Actie van het spel
web-seen-by = Gezien door
web-spectator = een toeschouwer
web-share = De link naar hier kopiëren
# $round: het nummer van een ronde
web-chapter = Ronde { $round }
web-chapters = Rondes
web-replay-keys = Pijltjes gaan één actie terug of verder, Page Up en Page Down een ronde, Home en End naar het begin of het einde.
web-fork-why = Een nieuw spel tegen bots begint bij deze stand; jij krijgt de stoel waarvan uit je kijkt.
web-fork = Vanaf hier verder spelen
web-map-zoom = Grootte van de kaart
web-map-larger = Groter
web-map-smaller = Kleiner
web-map-whole = De hele kaart

## Wat er misging met een vraag aan de server

web-unreached = De server antwoordde niet, en of hij dit hoorde is niet bekend. Kijk eerst of het gebeurd is, en probeer het dan opnieuw.
web-problem-defect = Hier ging iets mis. Probeer het opnieuw.
web-problem-no-table = Die tafel is er niet; controleer de link. Een tafel waaraan niemand begonnen is, wordt na een week verwijderd.
web-problem-not-found = Op dit adres is niets.
web-problem-not-over = Dit spel is nog niet afgelopen; terugkijken kan nog niet.
web-problem-players-only = Alleen wie er meespeelt, ziet deze tafel.
web-problem-no-ply = Zo veel acties heeft dat spel niet.
web-problem-old-rules = Dit is gespeeld met een versie van de regels die hier niet meer is.
web-problem-over = Daar is het spel al afgelopen; kies een eerdere stand.
web-problem-not-your-review = Een terugblik is voor wie op die stoel speelde.
web-problem-no-review = Van die stoel is er nog geen terugblik.
web-problem-too-many-reviews = Zo veel terugblikken tegelijk is genoeg. Vraag het nog eens als er een klaar is.
web-problem-trying = Een voor een: wacht op wat je hebt geprobeerd.
web-problem-not-legal = Dat kon toen niet.
web-problem-no-answer = Daar kwam deze keer niets uit. Probeer het opnieuw.
web-problem-no-choice = Zo veel keuzes had die stoel niet.
web-problem-kept = Deze stoel is vrijgehouden voor iemand die meespeelde. Tien minuten na het begin van de revanche kun je hem aan iemand anders geven.
web-problem-bad-key = Deze link is niet voor een stoel aan deze tafel; vraag een nieuwe.
web-problem-bad-name = Een naam heeft minstens één letter.
web-problem-too-fast = Dat was te veel tegelijk; wacht een paar seconden.
web-problem-too-large = Dat is te groot om te versturen.
web-problem-not-stored = De server kon dit niet bewaren; er is niets veranderd. Probeer het opnieuw.
web-problem-no-session = De server kent je niet meer. Laad deze pagina opnieuw.
web-problem-banned = De beheerder van deze server laat je voorlopig niet binnen.

## Mensen en klokken

web-people = Wie er is
web-here = aanwezig
web-away = weg
# $when: een tijd van vandaag, of een dag
web-away-since = weg sinds { $when }
web-never-came = nog niet gekomen
web-bot-plays = een bot speelt
# $name: wiens klok het is
web-time-left = Tijd over voor { $name }
web-days-left = { $days } d { $hours } u
web-hours-left = { $hours } u { $minutes } min
web-nudged = De anderen herinneren je: ze wachten op je.
# $name: op wie wordt gewacht
web-nudge = Herinner { $name }
web-nudge-why = Een bericht in hun verslag en een teken op hun pagina, hooguit eens per uur.
web-replace = Laat een bot voor { $name } spelen
web-replace-later = Over { $minutes } min mogen de aanwezigen een bot voor { $name } laten spelen.
# $count: hoeveel ja hebben gezegd, $of: van hoeveel
web-agreed-so-far = { $count } van { $of } zijn het eens.
web-lent-asked = Een bot speelt voor je.
web-lent-time-up = Je tijd was om: een bot speelt voor je.
web-lent-agreed = Terwijl je weg was, is een bot voor je gaan spelen.
web-lent-left = Een bot speelt voor je.
web-lent-resigned = Je hebt opgegeven; een bot speelt voor je verder.
web-take-back = Neem mijn plaats terug
web-played = Wat de bot voor je deed
web-played-more = Het was meer dan dit; het verslag heeft alles.
web-paused = De klokken staan stil.
web-go-on = Laat ze lopen
# $name: wie het als eerste vroeg
web-vote-pause = { $name } wil de klokken stilzetten.
web-vote-end = { $name } wil het spel beëindigen.
web-rather-not = Liever niet
web-withdraw = Toch niet
web-leaving = Pauze, weggaan of stoppen
# Wat deze doen is ook wat ervan te zien is zolang ze niet verstuurd zijn; $name: voor wie
web-do-nudge = Herinner { $name }
web-do-replace = Laat een bot voor { $name } spelen
web-do-pause = Zet de klokken stil
web-do-go-on = Laat de klokken lopen
web-do-bot = Laat een bot voor mij spelen
web-do-back = Neem mijn plaats terug
web-do-end = Vraag het spel te beëindigen
web-do-play-on = Speel verder
web-do-resign = Geef op
web-do-cancel = Gelast het spel af
web-resign-sure = Opgeven? Een bot speelt je plaats uit.
web-cancel-sure = Het spel voor iedereen afgelasten? Het eindigt zonder uitslag.
web-end-sure = De anderen vragen het spel zonder uitslag te beëindigen?
web-clock = Klok
web-clock-none = Geen klok
web-clock-live = Live: { $bank } min + { $move } s per beurt
# $cap: hoeveel dagen, of 0
web-clock-days = Dagen: { $bank } u + { $move } u per beurt{ $cap ->
    [0] {""}
   *[other] , hooguit { $cap } dagen
 }
# $first, $last: uren van de dag
web-clock-days-asleep = Dagen: { $bank } u + { $move } u per beurt{ $cap ->
    [0] {""}
   *[other] , hooguit { $cap } dagen
 }; { $first }:00 tot { $last }:00 telt niet
web-clock-kind-live = live
web-clock-kind-days = een beurt per dag
web-clock-why = Als iemands tijd om is, speelt een bot verder tot diegene de plaats terugneemt.
web-no-clock-why = Blijft iemand weg, dan mogen de anderen die herinneren, en na tien minuten een bot laten spelen.
web-stand-in = Bot die speelt voor wie weg is
web-rematch = Nog een keer
web-rematch-join = Naar het nieuwe spel
web-rematch-why = Dezelfde mensen en opties; wie tweede was begint.
# $name: wiens plaats het was; $round: van het spel
web-bot-held = Een bot heeft voor { $name } gespeeld, voor het eerst in ronde { $round }.
web-bot-held-resigned = { $name } heeft opgegeven; een bot heeft daar gespeeld, voor het eerst in ronde { $round }.
web-sit-down = Ga zitten
# $name: wie aan de beurt is
web-turn-of-away = { $name } is weg

# je eigen pagina, en andere apparaten
web-you = Jij
web-you-link = Apparaten en berichten
web-devices = Je apparaten
web-devices-why = Een gast blijft een gast: er is geen wachtwoord. Wil je op een telefoon of een andere computer dezelfde zijn, toon die dan een link; je tafels en plaatsen komen mee.
web-device-unknown = Een apparaat
web-device-this = dit apparaat
# $day: a date
web-device-seen = laatst gebruikt op { $day }
web-sign-out = Afmelden
# $device: what a device is called
web-sign-out-of = { $device } afmelden
web-sign-out-sure = Wie dat apparaat heeft, speelt dan geen van je plaatsen meer. Afmelden?
web-sign-out-sure-this = Deze browser vergeet je naam en je plaatsen; je andere apparaten houden ze. Afmelden?
web-device-came = Er is een ander apparaat met je link binnengekomen.
web-device-gone = Het is afgemeld.
web-link-make = Ook op een ander apparaat spelen
web-link-show = Richt de camera van het andere apparaat hierop, of open daar het adres. Het geldt tien minuten, en één keer. Wie het heeft, kan je plaatsen spelen: toon het aan niemand anders.
web-link-picture = De link als plaatje voor een camera
web-link-address = De link naar een ander apparaat
web-link-here-only = Dit adres werkt alleen op deze machine, dus geen ander apparaat kan het openen. Open entrepot via een adres dat andere apparaten kennen, en maak de link daar.
web-link-hide = Verbergen
web-link-over = De tien minuten zijn om. Maak een nieuwe link als je er nog een wilt.
# $name: whose link it is; $own: who one is here now
web-link-title = Verder spelen als { $name }?
web-link-why = Dit apparaat wordt een van { $name }: met al diens tafels en plaatsen, en wat hier gespeeld wordt, kan ook op die andere apparaten gespeeld worden.
web-link-why-other = Je bent hier nu { $own }. Ga je door, dan wordt dit apparaat een van { $name }: met al diens tafels en plaatsen. De tafels die { $own } hier speelt, kunnen dan ook op de andere apparaten van { $name } gespeeld worden.
web-link-own = Dit apparaat is al van { $name }. Open de link op een ander.
web-link-yes = Ik ben { $name }
web-link-no = { $own } blijven
web-link-guest = Nee: als gast binnenkomen
web-known-elsewhere = Ik speel al op een ander apparaat
web-link-how = Open daar bovenaan de instellingen, dan “Apparaten en berichten”, en druk op “Ook op een ander apparaat spelen”. Open dan hier de link, of richt de camera van dit apparaat erop.
web-link-by-mail = Heb je daar een e-mailadres opgegeven? Dan kan er een link naartoe gestuurd worden.
web-link-send = Stuur me een link
web-link-mailed = Is dat adres hier bekend, dan is er een link naartoe onderweg. Hij geldt tien minuten.
web-address-title = Is dit je adres?
# $name: who has asked for it
web-address-prove = { $name } wil bekend zijn met het adres waarop deze brief kwam: berichten kunnen daarheen, en links naar andere apparaten. Ben jij { $name }, zeg het dan.
web-address-yes = Ja, dat ben ik
web-address-proved = Het adres is vanaf nu van jou.
web-signed-out = Dit apparaat is door een ander afgemeld. Kom als gast binnen, of met een nieuwe link.
web-problem-used-link = Deze link is al gebruikt, of de tien minuten zijn om. Vraag om een nieuwe.
web-problem-too-many-devices = Je hebt zoveel apparaten als er kunnen zijn: meld er eerst een af.
web-problem-no-mail = Deze server stuurt geen e-mail.
web-problem-bad-address = Dit is geen e-mailadres.
web-problem-no-such-device = Dat apparaat is er niet meer.
web-problem-no-device = Laad deze pagina eerst opnieuw.

# berichten
web-notices = Berichten
web-notices-why = Ben jij aan de beurt, speelt een bot voor je, of is een spel afgelopen, en kijk je niet, dan kun je bericht krijgen. Er wordt niets gestuurd tot je het hier kiest, en er staat nooit iets geheims in.
web-tell-turn = mijn beurt
web-tell-over = het spel is afgelopen
web-try = Proberen
web-tried = Er is er een onderweg.
web-way-drop = Verwijderen
web-way-here = Dit apparaat
web-way-mail = E-mail
web-way-hook = Een chat: Discord, Slack en andere
web-push-on = Bericht op dit apparaat
web-push-insecure = Browsers nemen alleen berichten aan van pagina's die via https komen, of van deze machine zelf.
web-push-missing = Deze browser neemt geen berichten aan.
web-push-install = Zet entrepot op dit apparaat eerst op je beginscherm; vandaar geopend kan het je bericht geven.
web-push-denied = Deze browser mag geen berichten van entrepot tonen; zijn instellingen voor deze pagina veranderen dat.
web-push-not-yet = De browser kreeg geen toestemming om berichten te tonen.
web-push-no-service = De berichtendienst van de browser zelf is niet te bereiken. Probeer het later opnieuw.
web-address = Je adres
web-address-give = Stuur me een brief om het te bewijzen
web-address-sent = Er is een brief onderweg. Open de link erin binnen tien minuten.
# $address: an address of e-mail
web-address-is = Je adres is { $address }. Links naar andere apparaten kunnen daarheen.
web-address-forget = Vergeten
web-mail-on = Bericht per e-mail
web-hook = Adres van de webhook
web-hook-on = Bericht daar
web-hook-why = Maak in de instellingen van de chat een webhook voor een kanaal en zet het adres hier. Wie dat kanaal leest, leest je berichten, en kan toekijken aan tafels die dat toelaten.
web-hook-no-links = In deze berichten staan geen links: de eigenaar van deze server heeft niet gezegd op welk adres hij te bereiken is.
web-hook-added = Het is toegevoegd. Probeer het nu.
web-problem-bad-target = Dat is geen adres van zo'n dienst. Het begint met https://.
web-problem-too-many-channels = Je krijgt op zoveel manieren bericht als er kunnen zijn: verwijder er eerst een.
web-problem-no-address = Geef eerst een e-mailadres op.
web-problem-no-channel = Dat is al verwijderd.
web-trouble-no-answer = Het laatste bericht kwam niet aan: niemand antwoordt daar. Het wordt opnieuw geprobeerd.
web-trouble-busy = Het laatste bericht kwam niet aan: het is daar te druk. Het wordt opnieuw geprobeerd.
web-trouble-refused = Het laatste bericht is daar geweigerd.
web-trouble-gone = Het laatste bericht kwam niet aan: op dat adres is niets meer.
web-trouble-private-target = Het laatste bericht is niet gestuurd: dat adres leidt naar iemands eigen netwerk.
web-trouble-bad-target = Het laatste bericht is niet gestuurd: dat is geen adres van een dienst.
web-trouble-bad-keys = Het laatste bericht is niet gestuurd: vraag op dat apparaat opnieuw om berichten.
web-trouble-mail-delayed = De laatste brief kwam er niet door. Het wordt opnieuw geprobeerd.
web-trouble-mail-refused = De laatste brief is geweigerd. Klopt het adres nog?
web-stop-title = Geen brieven meer?
web-stop = Stuur me er geen meer
web-stop-done = Er worden er geen meer gestuurd. Op je eigen pagina kun je ze weer kiezen.

# wat de server bewaart
web-keeping = Wat hier bewaard wordt
web-keeping-why = Tafels waaraan je gespeeld hebt blijven voorgoed bewaard, met hun verslag en wat er gezegd is. Ze zijn van jou: neem ze mee, of laat je vergeten.
web-all-games = Al mijn afgelopen spellen, als één bestand
web-forget = Vergeet me
# $going: games under way; $ended: games that are over
web-forget-sure = Je naam en je adres verdwijnen, op al je apparaten; dat is niet terug te draaien. { $going ->
    [0] {""}
    [one] Je plaats in een lopend spel gaat naar een bot.
   *[other] Je plaatsen in { $going } lopende spellen gaan naar bots.
 } { $ended ->
    [0] {""}
    [one] Eén afgelopen spel blijft, met “een speler” op jouw plaats; wat je daar zei blijft zonder je naam.
   *[other] { $ended } afgelopen spellen blijven, met “een speler” op jouw plaats; wat je daar zei blijft zonder je naam.
 }
web-forget-yes = Ja, vergeet me
web-forget-no = Nee, blijven
# $day: a date
web-table-goes = Niemand is begonnen. Als dat zo blijft, wordt hij op { $day } verwijderd.
# $count: tables
web-removed = { $count ->
    [one] Er is een tafel verwijderd omdat niemand begonnen was
   *[other] Er zijn { $count } tafels verwijderd omdat niemand begonnen was
 }
# $opened, $removed: dates
web-removed-on = geopend op { $opened }, verwijderd op { $removed }
web-problem-archive-under-way = Je spellen worden al opgehaald.
web-problem-archives-under-way = Anderen halen nu hun spellen op. Probeer het over een minuut weer.
web-problem-leave-first = Dat duurde meer dan tien minuten. Vraag er opnieuw om.

## Lessen

web-learn = Leren
web-learn-what = Je speelt, en hoort waar je op moet letten. Je kunt altijd stoppen en later verdergaan.
web-lesson-begin = Beginnen
web-lesson-go-on = Verdergaan
web-lesson-again = Nog een keer
web-lesson-done = gedaan
web-lesson-next = Verder
web-lesson-back = Terug
web-lesson-progress = Hoe ver de les is
web-lesson-over = Dit weet je nu
# $title: the next lesson's
web-lesson-following = Volgende les: { $title }
web-lesson-play = Speel een spel tegen makkelijke bots

## Tips

web-tip = Tip
web-tips = Tips als iets voor het eerst voorkomt
web-tips-off = Geen tips meer

## Opdrachten vooraf

web-orders = Opdrachten vooraf
web-orders-given = Wat er voor mij gebeurt
web-orders-give = Als ik aan de beurt kom …
web-orders-why = Gebeurt voor je zodra je iets gevraagd wordt, na een paar seconden, ook als je weg bent. Niemand anders ziet het.
web-order-revoke = Intrekken
# $order: een opdracht in woorden
web-order-revoke-this = Intrekken: { $order }
web-order-choice = Keuze

## Terugnemen

web-may-take-back = De laatste actie mag terug als iedereen dat goed vindt; dan telt het spel niet mee
web-takebacks-here = Een vriendelijke tafel: vindt iedereen het goed, dan neemt een speler de laatste actie terug, zolang er sindsdien niets is getrokken of getoond.
web-takeback-why = Alle anderen die spelen moeten het goed vinden. Wat op je laatste actie volgde, gaat mee terug.
web-do-takeback = Vraag mijn laatste actie te mogen terugnemen
web-do-allow = Laat { $name } de laatste actie terugnemen
web-do-refuse = Niets terugnemen
# $name: een speler
web-vote-takeback = { $name } vraagt de laatste actie te mogen terugnemen, met wat erop volgde.

## Drie vragen aan het eind van een partij

web-questions = Drie vragen
web-questions-why = Wie deze tafel heeft geopend om haar kaarten te proberen, leest de antwoorden, samen met die van andere partijen en zonder namen. Je hoeft niet te antwoorden.
web-questions-fun = Hoe leuk was het?
web-questions-dull = niet
web-questions-great = heel
web-questions-length = Hoe lang duurde het?
web-questions-short = te kort
web-questions-right = ongeveer goed
web-questions-long = te lang
web-questions-unclear = Wat was onduidelijk?
web-questions-named = Mijn naam mag in het verslag van deze partij staan
web-questions-skip = Liever niet
web-questions-send = Versturen
web-questions-thanks = Dank je: je antwoorden zijn bewaard. Wie deze tafel heeft geopend, leest ze in de werkplaats, bij Mensen.
web-questions-ask = Stel de spelers aan het eind drie vragen
web-questions-here = Aan deze tafel worden kaarten geprobeerd: aan het eind krijg je drie vragen, die je mag overslaan. Wie de tafel heeft geopend, leest de antwoorden zonder namen, en hoe lang keuzes duurden.
web-problem-not-asked = Niemand vraagt de spelers van deze tafel iets.
web-problem-not-your-seat = Alleen wie die plaats speelde krijgt er vragen over.
