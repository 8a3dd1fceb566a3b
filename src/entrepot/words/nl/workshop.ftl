# De werkplaats, waar iemand de kaarten van een spel verandert en ziet wat dat doet.

workshop-title = Werkplaats
workshop-link = Werkplaats: je eigen kaarten
workshop-what = Neem de kaarten van een spel, verander wat je wilt en kijk wat het doet: speel honderden partijen op de achtergrond, ga met je kaarten aan tafel, druk ze af. Aan het spel zelf verandert niets; je kaarten zijn alleen van jou.
workshop-other-game = Een ander spel
workshop-part-cards = Kaarten
workshop-part-versions = Versies
workshop-part-try = Uitproberen
workshop-part-sit = Aan tafel
workshop-part-print = Afdrukken

workshop-table = Tabel
workshop-about-cards = Over deze kaarten
workshop-grid = De tabel { $table }: pijltjes gaan van cel naar cel, typen vult in, Enter gaat naar beneden
workshop-row = Rij
workshop-row-number = rij { $number }
workshop-column = Kolom
workshop-card = Kaart
workshop-empty = (leeg)
workshop-yes = ja
workshop-no = nee
workshop-undo = Ongedaan maken
workshop-redo = Opnieuw
workshop-was = Bij het spel zelf: { $value }.
workshop-add-row = Rij toevoegen
workshop-remove-row = Deze rij weghalen
workshop-full = Deze tabel is vol: er passen { $count } rijen in.
workshop-files = Bestanden en rekenbladen
workshop-copy-table = Deze tabel kopiëren voor een rekenblad
workshop-save-csv = Deze tabel opslaan als CSV
workshop-save-toml = Alle kaarten opslaan in één bestand (TOML)
workshop-upload = Bestand laden: deze tabel als CSV of XLSX, of alle kaarten als TOML
workshop-files-how = Kopieer cellen in een spreadsheet en plak ze hier met Ctrl+V, of laad het bestand: van een XLSX-bestand wordt het blad gelezen dat heet als deze tabel, of anders het eerste. Op de eerste regel staan de namen van de kolommen, zoals in de tooltips hier. Sla andere bestanden (ODS, XLS) op als XLSX of als "CSV UTF-8".
workshop-copied = Gekopieerd: { $count } rijen, met de namen van de kolommen erboven.
workshop-taken = { $file } is overgenomen. Ongedaan maken brengt terug wat er stond.
workshop-not-taken = { $file } is niet overgenomen, en er is niets veranderd:
workshop-no-such-file = Zulke bestanden worden niet gelezen. Sla de tabel in je spreadsheet op als XLSX of als CSV, en laad dat.
workshop-missing = Deze kolommen ontbreken: { $columns }. Elke kolom moet er staan, al mogen de cellen leeg zijn.
workshop-not-utf8 = Dit bestand is geen tekst in UTF-8. Sla het nog eens op, in een rekenblad als "CSV UTF-8".
workshop-not-xlsx = Dit is geen XLSX-bestand dat gelezen kan worden. Sla het opnieuw op in je spreadsheet, als XLSX zonder wachtwoord of als "CSV UTF-8".
workshop-no-clipboard = De browser staat dat deze pagina niet toe. Druk op Ctrl+C of Ctrl+V in de tabel.
workshop-checking = Wordt nagekeken ...
workshop-sound = Met deze kaarten kan gespeeld worden. Wat je typt, blijft in deze browser bewaard.
workshop-wrong = { $count ->
    [one] Er klopt één ding niet: het is gemarkeerd, en staat hieronder.
   *[other] Er kloppen { $count } dingen niet: ze zijn gemarkeerd, en staan hieronder.
  }
workshop-more = en nog { $count }
workshop-note = Let op:
workshop-not-kept = Deze browser bewaart niet wat je typt: bewaar een versie voor je weggaat.
workshop-not-drawn = Deze kaart kan niet getekend worden.
workshop-drawn-before = Getekend zoals toen alles voor het laatst klopte.

workshop-allowed-choices = een van { $choices }
workshop-allowed-int = een geheel getal van { $lo } tot { $hi }
workshop-allowed-bool = ja of nee
workshop-allowed-row = de id van een rij van de tabel { $table }
workshop-allowed-id = kleine letters, cijfers, "-" en "_", eerst een letter, hoogstens { $hi } tekens
workshop-allowed-text = { $lo } tot { $hi } tekens
workshop-allowed-any-text = hoogstens { $hi } tekens
workshop-fault-allowed = Toegestaan: { $allowed }.
workshop-fault-duplicate = Een andere rij heeft deze id al. Toegestaan: een eigen id.
workshop-fault-hidden = Er staat een teken in dat niemand ziet. Typ het opnieuw.

workshop-note-of = Wat is er nieuw in deze versie?
workshop-note-example = de lippenstift kost er één meer
workshop-keep = Bewaren als versie
workshop-kept = Bewaard als versie { $number }.
workshop-mend-first = Herstel eerst wat in de tabel gemarkeerd is.
workshop-version = Versie { $number }
workshop-version-noted = Versie { $number }: { $note }
workshop-shipped = De kaarten van het spel zelf
workshop-open = Openen
workshop-compare = Vergelijken
workshop-drop = Weghalen
workshop-drop-which = { $name } weghalen
workshop-versions-why = Versies staan op de server, alleen voor jou, hoogstens { $most }. Een versie die je opent, komt in de plaats van de kaarten waaraan je werkt; ongedaan maken brengt die terug.
workshop-differs = { $count ->
    [0] Geen verschil
    [one] Eén verschil
   *[other] { $count } verschillen
  }
workshop-before = Eerst
workshop-now = Nu
workshop-added = erbij gekomen
workshop-removed = weggehaald
workshop-reordered = de rijen staan in een andere volgorde

workshop-no-arena = Deze server kan op de achtergrond geen partijen spelen: wie hem draait, installeert wat daarvoor nodig is met "make install". Al het andere werkt hier.
workshop-games = Partijen
workshop-against = Vergeleken met
workshop-play = Speel { $count } partijen
workshop-try-how = Bots spelen op de achtergrond, eerst weinig partijen en dan meer, tot elk oordeel duidelijk is. Kaarten die opvallen, worden met een proef onderzocht: dezelfde delingen nog eens, met een gewone kaart op die plaats. Je kunt deze pagina intussen verlaten.
workshop-trial = { $games } partijen, { $seats } stoelen, { $when }
workshop-stop = Stoppen
workshop-progress = Hoe ver het is
workshop-waiting = { $count ->
    [0] Het begint zo.
    [one] Eerst wordt er één ander gespeeld.
   *[other] Eerst worden er { $count } andere gespeeld.
  }
workshop-running = Ronde { $stage } van { $stages }: { $done } van hoogstens { $total } partijen gespeeld, proeven meegeteld.
workshop-status-waiting = Het begint zo.
workshop-status-running = Het is begonnen.
workshop-status-done = Klaar.
workshop-status-clear = Eerder klaar: elk oordeel was duidelijk.
workshop-status-stopped = Je hebt dit gestopt; wat tot dan gevonden is, staat hieronder.
workshop-status-ended = De server is intussen gestopt, en dit daarmee ook. Wat tot dan gevonden is, staat hieronder; begin het opnieuw.
workshop-status-failed = Deze partijen konden niet worden uitgespeeld. Lukt het met andere kaarten wel, dan ligt het aan deze.
workshop-status-too-long = Dat duurde te lang en is beëindigd. Probeer minder partijen, of minder stoelen.
workshop-earlier = Eerder geprobeerd

workshop-strong = { $count ->
    [one] { $cards } is te sterk.
   *[other] { $cards } zijn te sterk.
  }
workshop-weak = { $count ->
    [one] { $cards } is zwak.
   *[other] { $cards } zijn zwak.
  }
workshop-none-proven = Van geen kaart is bewezen dat ze te sterk of zwak is.
workshop-none-suspect = Van { $count } kaarten valt er tot nu toe geen op.
workshop-dead = { $count ->
    [one] Bijna niemand neemt { $cards }.
   *[other] Bijna niemand neemt { $cards }.
  }
workshop-fair = Van niemand is bewezen dat het helpt om eerst of laatst te zijn.
workshop-unfair = De speelvolgorde doet er meer toe dan zou moeten.
workshop-length = Een partij duurt { $mean } beslissingen ({ $low } tot { $high }), in { $rounds } ronden.
workshop-cards-changed = Je wijzigingen met een proef
workshop-changed-score = Dezelfde giften zijn gespeeld met elke gewijzigde kaart zoals ze eerst was. De winst is hoeveel meer punten een plaats met een exemplaar haalt dan met de oude kaart. Wat zeker verschilt, komt alleen door de wijziging van die kaart.
workshop-changed-win = Dezelfde giften zijn gespeeld met elke gewijzigde kaart zoals ze eerst was. De winst is hoeveel procentpunten vaker een plaats met een exemplaar wint dan met de oude kaart. Wat zeker verschilt, komt alleen door de wijziging van die kaart.
workshop-gain = Winst
workshop-changed-taken = Genomen per spel
workshop-before-now = { $before } → { $now }
workshop-changed-is = { $card }: { $verdict }.
workshop-changed-stronger = sterker dan eerst
workshop-changed-weaker = zwakker dan eerst
workshop-changed-wanted = vaker genomen dan eerst
workshop-changed-shunned = minder vaak genomen dan eerst
workshop-changed-play = bots spelen anders
workshop-changed-longer = spellen duren langer
workshop-changed-shorter = spellen duren korter
workshop-changed-richer = scores zijn hoger
workshop-changed-poorer = scores zijn lager
workshop-changed-open = nog niets bewezen
workshop-cards-tried = Kaarten met een proef onderzocht
workshop-worth-score = De waarde van een exemplaar is hoeveel punten meer een stoel haalt met één exemplaar meer van deze kaart, boven een gewone op die plaats. De grijze band is wat gewoon is.
workshop-worth-win = De waarde van een exemplaar is hoeveel procentpunten vaker een stoel wint met één exemplaar meer van deze kaart, boven een gewone op die plaats. De grijze band is wat gewoon is.
workshop-worth = Waarde van een exemplaar
workshop-interval = Interval
workshop-picture = Het interval als plaatje
workshop-verdict = Oordeel
workshop-verdict-strong = te sterk
workshop-verdict-weak = zwak
workshop-verdict-usual = gewoon
workshop-verdict-open = nog niet duidelijk
workshop-nobody = niemand heeft haar
workshop-span = { $low } tot { $high }
workshop-order = Speelvolgorde
workshop-place = Plaats
workshop-wins = Gewonnen partijen
workshop-even = { $even } zou eerlijk zijn. De intervallen zijn 95%.
workshop-against-what = Vergeleken met: { $before }
workshop-measure = Wat
workshop-difference = Verschil
workshop-no-difference = Geen verschil dat groter is dan toeval.
workshop-same-cards = Dit zijn dezelfde kaarten: er is niets te vergelijken.
workshop-measure-order = winst van speler { $place } in de speelvolgorde
workshop-measure-length = beslissingen in een partij
workshop-measure-rounds = ronden
workshop-measure-choices = keuzes in een partij
workshop-measure-options = waaruit een keuze bestaat
workshop-measure-margin = punten voor op de tweede
workshop-measure-score = score van een stoel
workshop-measure-lead_changes = wisselingen van de leiding
workshop-measure-decided_at = deel van de partij waarna ze beslist is
workshop-measure-ending = partijen die zo eindigen: { $ending }
workshop-report = Het hele rapport
workshop-report-what = Hetzelfde rapport dat de opdrachtregel schrijft, met alle grafieken en getallen. Het is in het Engels.
workshop-report-tab = Openen in een eigen tabblad

workshop-sit-what = Speel met deze kaarten zoals ze nu zijn: meteen alleen tegen bots, met vrienden via een link, of rond één scherm. Zo'n tafel telt niet mee voor ratings.
workshop-sit-alone = Nu spelen, tegen bots
workshop-sit-with = Met de kaarten van de werkplaats, zoals ze nu zijn. Je vrienden hebben alleen de link nodig.
workshop-these-cards = de kaarten van de werkplaats

workshop-no-guide = Dit spel heeft geen uitleg.
workshop-no-cards = Dit spel heeft geen kaarten die één voor één getekend worden.
workshop-print-what = Kaarten van 63 bij 88 mm, negen op een pagina, zoals ze er aan tafel uitzien, met merktekens om langs te knippen en de achterkanten erachter; het bord van het spel, als het er een heeft; en de uitleg.
workshop-paper = Papier
workshop-decks = Kaarten
workshop-backs = Met achterkanten
workshop-print-all = Afdrukken, of opslaan als PDF
workshop-print-board = Bord
workshop-board-size = Grootte van het bord
workshop-board-one = één pagina
workshop-board-four = vier pagina's, om aan elkaar te plakken
workshop-board-page = Bord, pagina { $number }
workshop-print-cards = { $count ->
    [0] Er zijn geen kaarten gekozen.
    [one] Eén kaart, { $sheets } pagina's.
   *[other] { $count } kaarten, { $sheets } pagina's.
  }
workshop-print-changed = Veranderd in deze versie
workshop-print-how = Kies in het venster van de browser dit papier, geen marges en 100 procent; "Opslaan als PDF" geeft een bestand. Druk je dubbelzijdig af, draai dan om langs de lange kant. Alles is in de taal die je hier leest.
workshop-tabletop = Plaatjes voor Tabletop Simulator
workshop-tabletop-what = Een ZIP-bestand met een PNG van elke kaart, vellen van hoogstens 10 bij 7 kaarten, een achterkant voor elke soort kaart, en deck.json. Pak het uit, zet deck.json in de map Saved Objects van Tabletop Simulator, en de plaatjes waar het adres hieronder zegt. Om over het netwerk te spelen zet je de plaatjes op het web en geef je dat adres.
workshop-tabletop-address = Waar de plaatjes komen
workshop-tabletop-make = Plaatjes maken
workshop-tabletop-making = Vel { $sheet } van { $sheets } wordt getekend ...
workshop-tabletop-failed = De plaatjes konden niet worden gemaakt: { $why }
workshop-sheet = Vel { $number }
workshop-more-sheets = { $count ->
    [one] Nog één vel tonen
   *[other] Nog { $count } vellen tonen
  }

web-problem-no-version = Zo'n versie van jou is er niet meer.
web-problem-too-many-versions = Je hebt al zo veel versies als er kunnen zijn: haal er eerst een weg.
web-problem-trial-under-way = Je kaarten worden al uitgeprobeerd: wacht daarop, of stop het.
web-problem-trials-waiting = Veel anderen proberen nu hun kaarten uit. Probeer het over een paar minuten opnieuw.
web-problem-too-many-trials = Zo veel partijen is genoeg voor nu. Probeer het over een uur opnieuw.
web-problem-no-trial = Zo'n proef van jou is er niet meer.
web-problem-no-report = Hiervan is er nog geen rapport.
web-problem-no-arena = Deze server kan op de achtergrond geen partijen spelen.
web-problem-unknown-game = Zo'n spel is hier niet.
web-problem-too-much-content = Zo veel eigen kaarten is genoeg voor nu. Probeer het morgen opnieuw.
web-problem-disk-nearly-full = De server heeft nu geen ruimte voor meer.

workshop-part-people = Mensen
workshop-sit-asks = Stel alle spelers aan het eind drie vragen (plezier, lengte, wat onduidelijk was)
workshop-people-what = Hier tellen de afgelopen partijen mee aan tafels die je hebt geopend om hun spelers iets te vragen: hoe leuk ze waren, hun lengte, en wat onduidelijk was. Je leest alle antwoorden over dezelfde kaarten samen, zonder namen. Speel je bij "Uitproberen" veel partijen met dezelfde kaarten, dan vergelijkt het rapport partijen van mensen met die van de bots: waarover mensen het langst denken, welke kaarten ze anders waarderen, hoe partijen eindigen.
workshop-people-none = Er is nog geen partij van mensen met jouw kaarten begonnen aan een tafel die haar spelers iets vraagt.
workshop-people-cards = Kaarten van { $when }
workshop-people-games = { $games ->
    [0] Er is nog geen partij uit
    [one] Eén partij is uit
   *[other] { $games } partijen zijn uit
  }{ $going ->
    [0] .
    [one] , en één is bezig.
   *[other] , en { $going } zijn bezig.
  }
workshop-people-try = Deze kaarten openen en proberen
workshop-people-answers = Antwoorden
workshop-people-fun = Plezier, van 5
workshop-people-grades = (van 1 tot 5: { $grades })
workshop-people-unclear = Wat onduidelijk was
workshop-people-no-answers = Er heeft nog niemand geantwoord.
web-problem-no-cards = Met zulke kaarten is aan jouw tafels niet gespeeld.

workshop-people = Partijen van mensen
workshop-people-found = { $games ->
    [one] Eén partij van mensen met deze kaarten is uit
   *[other] { $games } partijen van mensen met deze kaarten zijn uit
  }, { $persons } van hun plaatsen.
workshop-people-time = In de mediaan duurt een partij { $minutes } minuten, en een keuze { $seconds } seconden.
workshop-people-question = Waar mensen over denken
workshop-people-share = Van hun tijd
workshop-people-seconds = Seconden voor een keuze (mediaan)
workshop-people-differ = Mensen waarderen zeker anders: { $cards }.
workshop-people-more = { $card } (meer dan bots)
workshop-people-less = { $card } (minder dan bots)
workshop-people-alike = Van geen kaart is bewezen dat mensen haar anders waarderen dan bots.
