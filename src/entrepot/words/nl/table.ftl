# Wat de tafel zegt. Elke boodschap hier heeft haar tweeling, met dezelfde argumenten, in en/table.ftl.

## Weigeringen

table-refused-stale = De vraag is ondertussen veranderd; er is niets gedaan.
table-refused-not-yours = Deze plaats is niet de jouwe.
table-refused-bad-message = Dit bericht is niet te lezen.
# $text: wat er gestuurd werd
table-refused-bad-action = ‘{ $text }’ is geen actie van dit spel.
table-refused-disk-nearly-full = De server heeft bijna geen ruimte meer: het spel gaat door, maar er kan niets gezegd worden.
table-refused-too-fast = Dat was te veel tegelijk; probeer het over { $seconds ->
    [one] een seconde
   *[other] { $seconds } seconden
} opnieuw.
table-refused-busy = De server heeft het even te druk; probeer het zo opnieuw.
table-refused-hello-first = Het eerste bericht moet ‘hello’ zijn.
table-refused-bad-key = Deze link is niet voor een plaats aan deze tafel. Vraag een nieuwe aan wie hem stuurde.
table-refused-used-key = Deze uitnodiging is al gebruikt: daar zit iemand. Vraag een nieuwe aan wie haar stuurde.
table-refused-sit-first = Dit is een uitnodiging. Open haar opnieuw om te gaan zitten.
table-refused-no-spectators = Aan deze tafel mag niemand toekijken; alleen de spelers zien hem.
table-refused-no-table = Die tafel is er niet. Een tafel waaraan niemand begonnen is, wordt na een week verwijderd.
table-refused-frozen = Deze tafel kan niet verder.
table-refused-not-stored = De server kon dit niet opslaan; er is niets gedaan. Probeer het nog eens.
table-refused-undo-too-many = Zoveel acties kun je niet terugnemen.
table-refused-no-hints = Waar meer mensen zitten zijn er geen hints, tenzij de tafel zo is geopend.
table-refused-hint-busy = Er is al een hint onderweg; wacht even.
table-refused-hint-given = Je hebt de hint bij deze vraag al gehad.
table-refused-no-answer = Er kwam dit keer geen hint. Probeer het nog eens.
table-refused-lesson-alone = Dit is een les: hier wordt niets afgesproken, en geen bot speelt voor je.

## Lessen

# $text: the lesson's own words
table-lesson-answer = { $text }
table-lesson-over = Deze les is afgelopen.
table-lesson-wait = Nog niet: eerst doen de anderen iets.

## Waarom een tafel stilstaat

# $from, $to: versies van de regels
table-frozen-rules = Dit spel is begonnen met versie { $from } van de regels en kan niet verder met versie { $to }.
table-frozen-broken = De stand van dit spel is niet te herstellen.
table-frozen-missing = Deze server heeft het spel of de kaarten van deze tafel niet meer.
table-frozen-lesson = Deze les is veranderd sinds je eraan begon. Begin hem opnieuw.
table-frozen-void = De spelers hebben dit spel opgegeven.
table-frozen-by-operator = De beheerder van deze server heeft dit spel beëindigd: { $why }
table-frozen-held = De beheerder van deze server laat dit spel voorlopig rusten: { $why }

## Wat iedereen aan tafel moet weten

table-notice-hurried = De bots van deze tafel hebben hun denktijd opgebruikt. Tot er weer wat is, spelen bots die vooruitkijken meteen, zoals Gretig.

## Wat er gebeurt

# $from, $to: versies van de regels
table-event-rules-changed = De regels zijn verbeterd: vanaf hier geldt versie { $to }, na versie { $from }.
# $name: wie daar zit; $number: van de plaats, vanaf 1
table-event-seat-taken = { $name } gaat zitten als speler { $number }.
table-event-seat-moved = { $name }, speler { $number }, gaat verder vanuit een andere browser.
table-event-seat-elsewhere = { $name }, speler { $number }, is er vanuit nog een browser bij.
table-event-seat-free = { $name } heeft de plaats van speler { $number } teruggegeven; een bot speelt er tot er iemand komt zitten.

## Hints: wat een sterke bot zou doen

# $action, $other: acties in woorden, zoals op hun knoppen
table-hint = Hint: { $action }. Op één na de beste: { $other }, { $difference }.
table-hint-forced = Hint: { $action }. Er valt niets anders te doen.
table-hint-alike = nauwelijks verschil
table-hint-untold = maar er was geen tijd om te zien hoeveel het scheelt
# $action: de eerste stap; $rest: de stappen die de zet afmaken, op volgorde
table-hint-move = { $action } (daarna: { $rest })
# $hint: de hint, zoals hierboven; $reasons: een lijst van delen
table-hint-why = { $hint } Gemiddeld verschil, zo ver als er vooruit is gekeken: { $reasons }.
# $what: wat een spel telt; $count: hoeveel, 0 voor minder dan een half; $more: of de actie van de hint er meer van heeft
table-hint-part = { $what } { $count ->
    [0] { $more ->
        [true] iets meer
       *[false] iets minder
     }
   *[other] { $more ->
        [true] +{ $count }
       *[false] −{ $count }
     }
 }
# daarna komt hoeveel meer of minder
table-hint-rival = je beste tegenstander
# $lead: zoveel van wat het spel telt
table-hint-lead = ongeveer { $lead } slechter
table-hint-share = ongeveer { $percent }% van een overwinning slechter
# $count: zoveel van wat een spel telt dat daar zelf geen woord voor heeft, in een bericht <spel>-lead
table-hint-points = { $count ->
    [one] 1 punt
   *[other] { $count } punten
 }

## Wie voor wie speelt, en wat mensen afspreken

table-refused-time-up = Je tijd was om, en een bot speelt voor je. Neem je plaats terug om verder te gaan.
table-refused-stood-in = Een bot speelt voor je. Neem je plaats terug om verder te gaan.
table-refused-resigned = Je hebt opgegeven: een bot speelt deze plaats uit.
table-refused-bot-first = Je tijd was in deze beurt twee keer om: een bot maakt hem af. Daarna mag je je plaats terugnemen.
table-refused-not-stood-in = Op deze plaats speelt geen bot.
table-refused-bot-plays = Daar speelt al een bot.
table-refused-no-seat = Deze tafel heeft die plaats niet.
table-refused-nobody-there = Daar speelt niemand die herinnerd kan worden.
table-refused-nudge-self = Je kunt jezelf niet herinneren.
table-refused-nudged = Deze speler is in het afgelopen uur al herinnerd.
table-refused-not-waited-for = Op deze speler wordt nu niet gewacht.
table-refused-replace-self = Vraag zelf om een bot als die voor jou moet spelen.
table-refused-has-clock = Deze tafel heeft een klok: een bot speelt als de tijd om is.
table-refused-too-soon = Herinner deze speler eerst, en wacht tien minuten.
table-refused-voted = Daar was je het al mee eens.
table-refused-no-clock = Deze tafel heeft geen klok die stilgezet kan worden.
table-refused-paused = De klokken staan al stil.
table-refused-not-paused = De klokken staan niet stil, en niemand heeft erom gevraagd.
table-refused-nothing-asked = Niemand heeft gevraagd het spel te beëindigen.
table-refused-too-late = Een spel kan alleen in de eerste ronde worden afgelast. Vraag de anderen het te beëindigen.
table-refused-over = Dit spel is voorbij.
table-refused-log-full = Aan deze tafel is zo veel gebeurd dat er niets meer wordt genoteerd.
table-refused-bad-zone = Deze server kent je tijdzone niet: er worden geen slaapuren voor je aangehouden.
table-refused-old-client = Deze tafel heeft een klok, die deze pagina niet toont. Laad de pagina opnieuw.

table-frozen-resigned = Iedereen heeft opgegeven: het spel is beëindigd.
# $name: wie het deed
table-frozen-cancelled = { $name } heeft het spel in de eerste ronde afgelast.
table-frozen-ended = De spelers hebben afgesproken het spel te beëindigen.

# $name: voor wie; $number: van de plaats, vanaf 1
table-event-bot-time-up = De tijd van { $name } is om; een bot speelt verder voor speler { $number }.
table-event-bot-agreed = Iedereen die er is, is het eens: een bot speelt voor { $name }.
table-event-bot-asked = { $name } laat een tijdje een bot spelen.
table-event-bot-resigned = { $name } geeft op; een bot speelt verder voor speler { $number }.
table-event-back = { $name } speelt weer zelf.
# $by: wie het doet; $name: voor wie
table-event-nudged = { $by } herinnert { $name } eraan dat de anderen wachten.
table-event-asks-bot = { $by } vindt het goed dat een bot voor { $name } speelt.
table-event-asks-pause = { $name } vindt het goed de klokken stil te zetten.
table-event-no-pause = { $name } zet de klokken liever niet stil.
table-event-paused = Iedereen die er is, is het eens: de klokken staan stil.
table-event-goes-on = { $name } laat de klokken weer lopen.
table-event-asks-end = { $name } vindt het goed het spel te beëindigen.
table-event-plays-on = { $name } speelt liever verder.
table-event-game-ended = Iedereen is het eens: het spel eindigt hier.
table-event-called-off = { $name } gelast het spel af.

# brieven met een link
table-letter-device-subject = Je link naar entrepot
table-letter-device =
    Met deze link wordt een ander apparaat dat van { $name }:

    { $url }

    Hij geldt tien minuten, en één keer. Heb je er niet om gevraagd, laat hem dan liggen: er gebeurt dan niets.
table-letter-address-subject = Is dit je adres?
table-letter-address =
    { $name } wil bij entrepot met dit adres bekend zijn. Ben jij dat, open dan deze link en zeg het:

    { $url }

    Hij geldt tien minuten. Ben jij het niet, laat hem dan liggen: er gebeurt dan niets.

# berichten aan wie niet kijkt; $game: a title; $names: who else plays, $count: how many; $own: who reads it
table-notice-turn-title = Jij bent: { $game }
table-notice-turn = { $own }, jij bent aan de beurt bij { $game }{ $count ->
    [0] .
   *[other] , met { $names }.
 }
table-notice-nudge-title = De anderen wachten: { $game }
table-notice-nudge = { $own }, je wordt eraan herinnerd dat je aan de beurt bent bij { $game }{ $count ->
    [0] .
   *[other] , met { $names }.
 }
table-notice-bot-title = Een bot speelt voor je: { $game }
table-notice-bot = { $own }, een bot speelt voor je bij { $game }{ $count ->
    [0] {""}. Open de tafel om zelf verder te spelen.
   *[other] , met { $names }. Open de tafel om zelf verder te spelen.
 }
table-notice-over-title = Het spel is afgelopen: { $game }
table-notice-over = { $own }, je spel { $game }{ $count ->
    [0] {""} is afgelopen.
   *[other] {""} met { $names } is afgelopen.
 }
table-notice-try-title = Berichten komen aan
table-notice-try = Zo laat entrepot je weten dat je aan de beurt bent.
table-notice-stop = Wil je deze brieven niet meer, open dan dit adres:

# wat blijft
table-a-player = een speler
# $count: games; $most: as many as there are in one archive
table-archive = { $count ->
    [one] Eén afgelopen spel
   *[other] { $count } afgelopen spellen
 } van jou: van elk een verslag, en wat er gezegd is. 'entrepot replay BESTAND' controleert een verslag en vertelt het. Het zijn er hoogstens { $most }, de nieuwste; spellen die niet afgelopen zijn horen er niet bij, want hun verslag zou vertellen wat nog niemand mag weten.
table-archive-left-out = Van deze partijen kan geen verslag meer worden gemaakt:

## Opdrachten vooraf

table-refused-orders-full = Je hebt zo veel opdrachten gegeven als je mag. Trek er eerst een in.
table-refused-no-order = Dit spel kent die opdracht niet.
table-refused-order-not-now = Deze opdracht kun je nu niet geven.
table-refused-order-values = Bij deze opdracht horen { $count ->
    [0] geen waarden
    [one] één waarde
   *[other] { $count } waarden
 }.
# $first, $last: de eerste en de laatste waarde die te kiezen is
table-refused-order-value = Met die waarde kun je deze opdracht nu niet geven: kies van { $first } tot { $last }.
table-refused-order-gone = Deze opdracht bestaat niet meer.

## Eén scherm

# $name: een speler
table-event-only-choice = { $name } kon maar één ding kiezen, zoals iedereen ziet: dat is meteen gedaan.

## Terugnemen

# $name: een speler
table-event-asks-takeback = { $name } vraagt de laatste actie te mogen terugnemen.
table-event-no-takeback = { $name } speelt liever door: er wordt niets teruggenomen.
table-event-taken-back = Iedereen vindt het goed: { $name } neemt de laatste actie terug, met wat erop volgde.
table-refused-no-takebacks = Aan deze tafel wordt niets teruggenomen.
table-refused-takeback-asked = Dat vraagt al iemand.
table-refused-no-takeback-asked = Niemand vraagt iets terug te nemen.
table-refused-nothing-to-take-back = Sinds je laatste actie is er iets getrokken, gegooid of getoond, of is de server opnieuw gestart: die actie blijft staan.
