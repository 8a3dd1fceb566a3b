# Wat de tafel zegt. Elke boodschap hier heeft haar tweeling, met dezelfde argumenten, in en/table.ftl.

## Weigeringen

table-refused-stale = De vraag is ondertussen veranderd; er is niets gedaan.
table-refused-not-yours = Deze plaats is niet de jouwe.
table-refused-bad-message = Dit bericht is niet te lezen.
# $text: wat er gestuurd werd
table-refused-bad-action = ‘{ $text }’ is geen actie van dit spel.
table-refused-too-fast = Dat was te veel tegelijk; probeer het over { $seconds ->
    [one] een seconde
   *[other] { $seconds } seconden
} opnieuw.
table-refused-busy = De server heeft het even te druk; probeer het zo opnieuw.
table-refused-hello-first = Het eerste bericht moet ‘hello’ zijn.
table-refused-bad-key = Deze link is niet voor een plaats aan deze tafel. Vraag een nieuwe aan wie hem stuurde.
table-refused-used-key = Deze uitnodiging is al gebruikt: daar zit iemand. Vraag een nieuwe aan wie haar stuurde.
table-refused-sit-first = Dit is een uitnodiging. Open haar opnieuw om te gaan zitten.
table-refused-no-spectators = Aan deze tafel kijkt niemand toe; alleen de spelers komen binnen.
table-refused-no-table = Zo'n tafel is er niet.
table-refused-frozen = Deze tafel kan niet verder.
table-refused-not-stored = De server kon dit niet opslaan; er is niets gedaan. Probeer het nog eens.
table-refused-undo-too-many = Zoveel acties kun je niet terugnemen.
table-refused-no-hints = Waar meer mensen zitten zijn er geen hints, tenzij de tafel zo is geopend.
table-refused-hint-busy = Er is al een hint onderweg; wacht even.
table-refused-hint-given = Je hebt de hint bij deze vraag al gehad.
table-refused-no-answer = Er kwam dit keer geen hint. Probeer het nog eens.

## Waarom een tafel stilstaat

# $from, $to: versies van de regels
table-frozen-rules = Dit spel is begonnen met versie { $from } van de regels en kan niet verder met versie { $to }.
table-frozen-broken = De stand van dit spel is niet te herstellen.
table-frozen-missing = Deze server heeft het spel of de kaarten van deze tafel niet meer.
table-frozen-void = De spelers hebben dit spel opgegeven.

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
table-hint = Hint: { $action }. Daarna: { $other }, { $difference }.
table-hint-forced = Hint: { $action }. Er valt niets anders te doen.
table-hint-alike = nauwelijks verschil
table-hint-untold = maar er was geen tijd om te zien hoeveel het scheelt
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
table-refused-no-seat = Deze plaats heeft de tafel niet.
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
