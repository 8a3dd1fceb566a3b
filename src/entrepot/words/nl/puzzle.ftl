# Puzzels: vind de beste zet.

puzzle-question = Vind de beste zet. Eén ervan is duidelijk beter dan alle andere.
# $why: puzzle-best of puzzle-best-why
puzzle-right = Goed! { $why }
puzzle-solution = { $why }
# $best, $other: acties zoals op hun knoppen; $by: puzzle-share of puzzle-lead
puzzle-best = De beste: { $best }. Op één na de beste: { $other }, { $by } slechter.
# $reasons: een lijst van table-hint-part
puzzle-best-why = De beste: { $best }. Op één na de beste: { $other }, { $by } slechter. Daarmee vergeleken heeft hij gemiddeld, zover er vooruit is gekeken: { $reasons }.
puzzle-wrong = Niet de beste: { $action }. Dat is { $by } slechter. Probeer het nog eens.
puzzle-wrong-why = Niet de beste: { $action }. Dat is { $by } slechter. Daarmee vergeleken heeft de beste zet gemiddeld: { $reasons }. Probeer het nog eens.
# $action: mag vóór de beste zet komen, maar is geen antwoord
puzzle-first = { $action } mag eerst: de beste zet kan er nog op volgen, met nauwelijks verschil. Op zichzelf is het { $by } slechter. Wat nog meer? Probeer het opnieuw.
# $percent: van een overwinning
puzzle-share = ongeveer { $percent }% van een overwinning
# $lead: zoveel van wat het spel telt
puzzle-lead = ongeveer { $lead } ({ $percent }% van een overwinning)

## In de browser

# $game: de titel van een spel
web-puzzle-today = Puzzel van de dag: { $game }
web-puzzle-what = Vind de beste zet. Vandaag voor iedereen dezelfde stand.
web-puzzle-solve = Oplossen
web-puzzle-solved = opgelost
web-puzzle-more = Alle puzzels
web-puzzles = Puzzels
web-puzzles-what = Standen uit spellen tussen bots. In elk is één zet duidelijk beter dan alle andere: vergeleken in veel bedachte spellen, met wat jij op dat moment weet. Je ziet de tafel zoals die speler.
# $number: vanaf 1
web-puzzle-number = Puzzel { $number }
# $solved van $count puzzels
web-puzzles-solved = { $solved } van { $count } opgelost
web-puzzle-answer = Toon het antwoord
web-puzzle-over = Dat was de beste zet
web-puzzle-next = Volgende puzzel
