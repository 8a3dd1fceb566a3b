# Wat de opdrachtregel zegt. Elk bericht staat ook, met dezelfde argumenten, in en/cli.ftl.

## Regels en uitspraken

cli-rules-why = Waarom: { $why }
# $option: de naam van de optie; $choices: alle keuzes, de gewone eerst
cli-rules-option = Optie { $option }: { $choices }; de eerste geldt als er niets is gekozen.
# $origin: source, public of ours, zoals een regelboek het merkt
cli-rules-origin = { $origin ->
    [source] Uit de bron zelf.
    [public] Een openbaar feit van het uitgegeven spel.
    [ours] Van ons.
   *[other] Herkomst: { $origin }.
 }
cli-rules-tests = { $count ->
    [0] Geen test noemt dit.
    [one] { $count } test.
   *[other] { $count } tests.
 }

## Wie er aan tafel zit

# $number: de plaats, geteld vanaf 1
cli-seat-you = Speler { $number } (jij)
cli-seat-bot = Speler { $number } ({ $bot })

## Kiezen

# $notation: wat er getypt kan worden
cli-notation = { $notation }
cli-range = { $verb } { $lo } tot en met { $hi }
# $first, $last: de zinnen van het kleinste en het grootste bedrag
cli-up-to = { $first } tot en met { $last }
cli-prompt = Jouw keuze ('hulp' voor meer):
# $action: an action with its amount, as it is typed
cli-prompt-amount = Jouw keuze: het nummer van een regel, of het woord en een bedrag, zoals '{ $action }' ('hulp' voor meer):
cli-no-action = '{ $text }' is geen actie in dit spel. Typ een nummer uit de lijst, of de actie zoals die daar staat.
cli-no-number = { $text } staat niet in de lijst: typ een nummer van 1 tot en met { $count }, of een actie.
cli-how-much = Hoeveel? Typ '{ $verb }' en een bedrag van { $lo } tot en met { $hi }.
cli-which-action = Welke actie? Typ de actie achter de opdracht, met het nummer of in woorden.
# $action: de zin van de actie
cli-allowed = Dit mag: { $action }.
cli-no-preview = Deze actie heeft nu geen zeker gevolg.
cli-undo-how = Typ 'terug', of 'terug' en hoeveel acties je terugneemt.
cli-no-rule = Er is geen regel { $rule }; regels heten bijvoorbeeld { $example }.
cli-no-language = Kies een van deze talen: { $choices }.
cli-save-where = In welk bestand? Typ 'bewaar' en de naam, bijvoorbeeld mijnspel.game.json.
cli-saved = Het spel tot nu toe staat in { $file }.
cli-not-saved = { $file } is niet bewaard: { $why }.

## Samen aan één toetsenbord

cli-hand-over = Geef door aan { $seat }, die op Enter drukt:
cli-nothing-to-choose = Je hebt nu niets te kiezen. Druk op Enter om door te geven:

## Het einde

# $place: 1 voor wie wint
cli-place = { $place }. { $seat }: { $score }
# $rule: de regel die de eerste van de tweede scheidde
cli-decided = Beslist door { $rule }
cli-offer-record = Dit spel bewaren? Typ een bestandsnaam, of Enter voor nee:
cli-record-kept = Het verslag staat in { $file }; 'entrepot replay' toont het opnieuw.
cli-left = Je hebt de tafel verlaten. Er is niets bewaard.

# $moves: hoeveel
cli-replayed = { $file }: alle { $moves } zetten en standen kloppen met het verslag.
cli-seat = { $seat }:

## Opdrachten: wat je typt, en wat het doet

cli-command-why = waarom
cli-command-preview = gevolg
cli-command-undo = terug
cli-command-table = tafel
cli-command-log = verslag
cli-command-rules = regels
cli-command-lang = taal
cli-command-save = bewaar
cli-command-help = hulp
cli-command-quit = stop
cli-help-actions = Typ het nummer van een regel, of de actie zoals die daar staat. Andere opdrachten:
cli-help-command = { "  " }{ $word } { $text }
cli-help-why = met een actie: waarom die niet mag
cli-help-preview = met een actie: wat die zeker zal doen
cli-help-undo = neem je laatste actie terug, zolang niemand erop hoefde te antwoorden
cli-help-table = de hele tafel nog eens
cli-help-log = alles wat er is gebeurd
cli-help-rules = met de naam van een regel: de tekst
cli-help-lang = met en of nl: kies de taal
cli-help-save = met een bestandsnaam: bewaar een verslag van het spel tot nu toe
cli-help-help = deze lijst
cli-help-quit = verlaat de tafel

## Eigen kaarten

cli-content-well = { $file }: alles is in orde
cli-content-same = { $old } en { $new } zijn gelijk
cli-content-problem = { $place }: { $why }
cli-content-noted = { $problem } (toegestaan)
cli-content-row = rij { $row }{ $sheet ->
    [yes] { " " }(rij { $line } van het werkblad)
   *[no] { "" }
 }
cli-content-column = { $kind ->
    [key] sleutel
   *[column] kolom
 } { $column }
cli-content-value = dit mag hier niet; toegestaan: { $allowed }
cli-content-missing = deze kolom ontbreekt; toegestaan: { $allowed }
cli-content-no-table = de tabel ontbreekt
cli-content-by-game = de regels van het spel weigeren dit; ze zeggen in het Engels: { $why }
cli-content-unknown-table = zo'n tabel is er niet; toegestaan: { $known }
cli-content-unknown-column = zo'n kolom is er niet; toegestaan: { $known }
cli-content-header = { $twice ->
    [yes] de kop heeft deze kolom twee keer; toegestaan: één keer
   *[no] het is leeg; nodig: een kopregel met { $known }
 }
cli-content-ragged = de cellen van deze rij passen niet bij de kop; toegestaan: zo veel als de kop heeft, elk onder een naam
cli-content-syntax = { $where ->
    [line] in regel { $line } is het niet zoals zo'n bestand moet zijn; misschien opent daar een aanhalingsteken (") dat nergens sluit
   *[whole] het is niet zoals zo'n bestand moet zijn
 }
cli-content-no-files = er staan geen .csv-bestanden in; toegestaan: een blad voor elke tabel, en meta.csv
cli-content-unreadable = het kan niet worden gelezen
cli-content-file = het is er niet, of het is iets anders; toegestaan: een .toml-bestand of een map met .csv-bestanden
cli-content-hidden = er staat een teken in dat niemand ziet; toegestaan: zichtbare tekens
cli-content-duplicate = dit staat er twee keer; toegestaan: één keer
cli-content-capacity = er zijn te veel rijen; toegestaan: hoogstens { $rows }
cli-content-unused = geen rij heeft haar, dus is ze overal { $default }; in de eigen kaarten van het spel niet

# $place: tabel, rij en kolom; $what: de rij in het kort, of niets
cli-diff-added = { $place }: nieuw{ $what }
cli-diff-removed = { $place }: weg{ $what }
cli-diff-order = { $place }: de rijen staan in een andere volgorde
