# Tafels die voor iedereen open zijn, wat mensen van elkaar melden, en de uitslagen van spelers.

web-open-tables = Open tafels
web-no-open-tables = Er is nu geen tafel open. Open er een: wie langskomt, kan aanschuiven.
web-open-table = Open voor iedereen
web-open-table-why = Wie in de lobby komt, kan met één klik gaan zitten.
web-open-level = Niveau
web-open-level-why = Bots van dit niveau nemen plaatsen die vrij blijven, en spelen voor mensen die dat niet doen.
web-open-seats = Plaatsen
web-open-starts = Begint
web-open-starts-full = als alle plaatsen bezet zijn
web-open-starts-in = over { $minutes } minuten
web-open-starts-hours = over { $hours ->
    [one] een uur
   *[other] { $hours } uur
  }
web-open-full-why = Het begint vanzelf zodra alle plaatsen bezet zijn en iedereen er is. Je mag ook eerder beginnen, met bots op de vrije plaatsen.
web-open-full-why-days = Het begint vanzelf zodra alle plaatsen bezet zijn. Je mag ook eerder beginnen, met bots op de vrije plaatsen.
web-open-time-why = Op die tijd begint het met wie er is; bots nemen de vrije plaatsen. Is er niemand anders gekomen, dan gaat de tafel dicht.
web-open-time-why-days = Op die tijd begint het met iedereen die is gaan zitten; bots nemen de vrije plaatsen. Is er niemand anders gekomen, dan gaat de tafel dicht.
web-rated = Het spel telt mee voor de waardering
web-rated-short = telt mee
web-unrated-short = telt niet mee
web-taken-of = { $taken } van { $seats } plaatsen bezet
web-starts-full = begint als de tafel vol is
web-starts-at = begint { $time }
web-sit-here = Ga zitten
web-open-yours = daar zit je
web-closed-broken = Er was iets mis met deze tafel, dus is ze gesloten. In het logboek van de server staat wat.
web-closed-nobody-came = Het was tijd en er was niemand anders, dus deze tafel is gesloten.
web-closed-all-left = Iedereen ging weg, dus deze tafel is gesloten.
web-closed-too-long = Deze tafel wachtte te lang op mensen, dus is ze gesloten.
web-has-begun = Deze tafel is begonnen.
web-watch-it = Meekijken
web-lost-place = Je was weg, en je plaats is vrijgegeven. Ga opnieuw zitten als er plaats is.
web-leave-place = Deze tafel verlaten
web-begin-now = Nu beginnen, met bots op de vrije plaatsen
web-waiting-here = Blijf op deze pagina: het spel opent hier vanzelf.
web-waiting-days = Je mag deze pagina sluiten; het spel staat in je lobby zodra het begint.
web-share-open = Stuur dit adres ook aan vrienden: wie het opent, kan gaan zitten.
web-new-player = nieuw
web-rating-of = { $rating } ± { $give }

web-invited-by = { $name } nodigt je uit voor { $game }
web-invited-nobody = Je bent uitgenodigd voor { $game }
web-invited-seats = { $count ->
    [one] Je zou spelen met { $names }.
   *[other] Je zou spelen met { $names }, en er zijn nog { $others } plaatsen vrij.
  }
web-round-table = { $count } spelers
web-loopback = Deze link werkt alleen op deze computer.
web-loopback-why = De server luistert op { $host }, een adres dat alleen deze computer kent. Start hem voor vrienden in hetzelfde huis met --host 0.0.0.0 en open de lobby met het adres van deze computer daar; voor vrienden elders heeft hij een openbaar adres nodig, zoals docs/operate.md vertelt.

web-mute = Niet meer horen
web-unmute = Weer horen
web-muted = { $count ->
    [one] Eén regel van iemand die je niet wilt horen
   *[other] { $count } regels van mensen die je niet wilt horen
  }
web-report = Melden
web-report-title = { $name } melden
web-report-why = Wat { $name } kort geleden zei, gaat mee naar wie deze server beheert, en naar niemand anders.
web-report-text = Wat is er gebeurd?
web-report-send = Melding versturen
web-reported = Het is bewaard voor wie deze server beheert.

web-your-page = Mijn spellen en waardering
web-page-of = { $name }
web-page-own-why = Anderen zien je naam, deze cijfers, en de spellen aan tafels waar iedereen mag meekijken; jij ziet ze allemaal.
web-page-why = De cijfers tellen alle spellen; die aan tafels zonder toeschouwers staan niet in de lijst.
web-no-games-yet = Nog geen afgelopen spellen.
web-rating = Waardering
web-rating-none = nog geen waardering
web-rating-why = Een waardering, en hoe ver die ernaast kan zitten: { $rating } ± { $give }. Bots staan waar de arena ze heeft gezet.
web-rated-games = { $count ->
    [one] Eén spel dat meetelt
   *[other] { $count } spellen die meetellen
  }
web-other-games = { $count ->
    [one] nog één dat niet meetelt
   *[other] nog { $count } die niet meetellen
  }
web-wins-expected = { $wins } gewonnen, { $expected } verwacht
web-finished-games = Afgelopen spellen
web-more-games = Meer spellen
web-came-in = plaats { $place } van { $seats }
web-points = { $score } punten
web-all-lost = Allen verloren samen
web-rose = waardering { $rating }, { $by } omhoog
web-fell = waardering { $rating }, { $by } omlaag
web-scale-of = Waar { $name } staat tussen de bots

web-unrated-by-choice = telt niet mee, zo is gekozen
web-unrated-own-cards = telt niet mee: eigen kaarten
web-unrated-fork = telt niet mee: het ging verder uit een ander spel
web-unrated-hurried = telt niet mee: de bots moesten zich haasten
web-unrated-no-places = telt niet mee: allen verloren samen
web-unrated-stood-in = telt niet mee: een bot speelde voor iemand
web-unrated-one-screen = telt niet mee: gespeeld op één scherm
web-unrated-hints = telt niet mee: er is om hints gevraagd
web-unrated-unknown-bot = telt niet mee: van een bot is niet bekend hoe sterk hij is
web-unrated-nobody = telt niet mee: er speelden geen mensen
web-unrated-unknown-player = telt niet mee: een plaats werd door meer dan één persoon gespeeld, of door iemand die niet bekend is
web-unrated-same-player = telt niet mee: één persoon speelde twee plaatsen
web-unrated-same-address = telt niet mee: twee mensen speelden vanaf één adres
web-rating-pending = de waardering volgt nog

web-problem-no-meeting = Die open tafel is er niet; misschien is ze allang voorbij.
web-problem-not-open = Deze tafel is niet meer open.
web-problem-full = Alle plaatsen aan deze tafel zijn bezet.
web-problem-too-many-open = Je hebt genoeg open tafels die wachten; sluit er eerst een.
web-problem-too-many-places = Je zit aan genoeg open tafels; verlaat er eerst een.
web-problem-too-many-meetings = Er zijn nu zo veel tafels open: ga aan een daarvan zitten.
web-problem-not-host = Wie een tafel heeft geopend, laat haar beginnen.
web-problem-alone = Er is nog niemand anders.
web-problem-no-player = Op dat adres is niemand bekend; kijk de link na.
web-problem-nobody-there = Op die plaats zit niemand anders.
web-open-it = Open de tafel
web-games-rated = Spellen tellen mee voor de waardering
web-unrated-takebacks = telt niet mee: acties konden worden teruggenomen
