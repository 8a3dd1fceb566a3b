# What The Price of Power: Trade says. Each message has its twin, with the same arguments, in nl.ftl.
# $seat, $partner: a player by name; $realm, $space, $province, $node, $primary, $card, $entry, $event, $idea, $mission: names from the content;
# $from, $to: names of spaces; $berth, $role, $power, $row, $age, $continent: one of the names below; $powers: a list of amounts below.

## Names

price_of_power-power-administrative = Administrative Power
price_of_power-power-diplomatic = Diplomatic Power
price_of_power-power-military = Military Power
# An amount of one kind
price_of_power-powers-administrative = { $count } Administrative Power
price_of_power-powers-diplomatic = { $count } Diplomatic Power
price_of_power-powers-military = { $count } Military Power
price_of_power-berth-loose = off the slots
price_of_power-berth-slot = on a slot
price_of_power-from-loose = off the slots
price_of_power-from-slot = on a slot
price_of_power-row-top = top row
price_of_power-row-middle = middle row
price_of_power-row-bottom = bottom row
price_of_power-age-1 = Age I
price_of_power-age-2 = Age II
price_of_power-age-3 = Age III
price_of_power-age-4 = Age IV
price_of_power-continent-1 = continent 1
price_of_power-continent-2 = continent 2
price_of_power-continent-3 = continent 3
price_of_power-continent-4 = continent 4
price_of_power-node-kind-inland = inland node
price_of_power-node-kind-maritime = maritime node
price_of_power-size-small = Small Province
price_of_power-size-large = Large Province
price_of_power-size-territory = Territory
price_of_power-requirement-token = a Town, Vassal or DNPR token must lie on one of these Key Provinces
price_of_power-requirement-own = only for whoever Owns one of these Key Provinces
# Trade Power of one player in a node, in a list
price_of_power-standing = { $seat } { $count }

## Buttons

price_of_power-do-realm = Rule { $realm }
price_of_power-do-trade = Trade
price_of_power-do-influence = Place Influence in { $space }
price_of_power-do-subjugate = Subjugate { $province }
price_of_power-do-annex = Annex { $province }
price_of_power-do-explore = Explore overland
price_of_power-do-explore-from = Explore with a ship from { $space } ({ $berth })
price_of_power-do-colonize = Colonize { $space }
price_of_power-do-build = Build a ship in { $province }
price_of_power-do-sail = Sail to { $space }
price_of_power-do-research = Research { $idea }
price_of_power-do-grow = Commercial Growth at { $node }
price_of_power-do-restore = Restore Order in { $province }
price_of_power-do-pass = Pass
price_of_power-do-loan = Take a Loan
price_of_power-do-repay = Repay a Loan
price_of_power-do-claim = Claim { $mission }
price_of_power-do-end = End the turn
price_of_power-do-cube-power = Another cube in { $space }, for Diplomatic Power
price_of_power-do-cube-ducats = Another cube in { $space }, for Ducats
price_of_power-do-to = To { $space }, { $berth }
price_of_power-do-oust = To { $space }, in the slot of { $partner }
price_of_power-do-launch = Into { $space }, { $berth }
price_of_power-do-bring = From { $space }: { $from } → { $berth }
price_of_power-do-hunt = Hunt Pirates at { $node }
price_of_power-do-discover = Discover { $space }
price_of_power-do-reroll = Roll again
price_of_power-do-insist = Discover nevertheless
price_of_power-do-fail = Turn back
price_of_power-do-wreck = Lose a ship in { $space } ({ $berth })
price_of_power-do-done = Nothing more
price_of_power-do-decline = Decline
price_of_power-do-escort = Move a ship from { $space } ({ $berth })
price_of_power-do-select = { $entry }
price_of_power-do-select-secondary = { $entry }, the secondary one
price_of_power-do-send = The Merchant at { $node }
price_of_power-do-send-new = A new Merchant
price_of_power-do-rank = { $partner } comes first
price_of_power-do-pay-power = Pay 1 Administrative Power
price_of_power-do-take-interest = Take an Interest token
price_of_power-do-pirate = Pirates to { $node }
price_of_power-do-revolt = Revolt in { $province }
price_of_power-do-expand = Expand { $node }
price_of_power-do-sink = A ship of { $partner } in { $space } ({ $berth })
price_of_power-do-scrap = Remove a ship from { $space } ({ $berth })
price_of_power-do-keep = Pay the upkeep
price_of_power-do-court = Buy 1 { $power }

## What several choices have in common, said once before them; what is left of each comes after it

price_of_power-head-influence = Place Influence in:
price_of_power-head-subjugate = Subjugate:
price_of_power-head-annex = Annex:
price_of_power-head-build = Build a ship in:
price_of_power-head-sail = Sail to:
price_of_power-head-research = Research:
price_of_power-head-grow = Commercial Growth at:
price_of_power-head-restore = Restore Order in:
price_of_power-head-claim = Claim:
price_of_power-head-colonize = Colonize:
price_of_power-head-pirate = Pirates to:
price_of_power-head-revolt = Revolt in:
price_of_power-head-expand = Expand:
price_of_power-head-discover = Discover:
price_of_power-head-escort = Move a ship from:
price_of_power-head-select = Collect at:
price_of_power-head-send = The Merchant at:
price_of_power-head-court = Buy 1:
price_of_power-head-cube-power = Another cube, for Diplomatic Power, in:
price_of_power-head-cube-ducats = Another cube, for Ducats, in:
price_of_power-head-realm = Rule:
price_of_power-head-to = To:
price_of_power-head-launch = Into:
price_of_power-rest-escort = { $space } ({ $berth })
price_of_power-rest-to = { $space }, { $berth }
price_of_power-rest-launch = { $space }, { $berth }

## What is asked

price_of_power-ask-realms = Which realm do you rule?
price_of_power-ask-pirate = Events go round the table, and { $event } is yours: at which node does everybody collect a row lower from now on?
price_of_power-ask-revolt = The event Revolt strikes your large realm: which Province is Occupied?
price_of_power-ask-expand-boom = The event { $event } is yours: which node with a Merchant is Expanded?
price_of_power-ask-expand-mission = { $mission }: which node is Expanded?
price_of_power-ask-sink = Lost at Sea: which ship of { $partner }?
price_of_power-ask-turn = { $age }, round { $round }: one Action, or pass for the round. Loans and Missions are extra.
price_of_power-ask-turn-after = Your Action is done. You may still repay or claim a Mission; then end your turn.
price_of_power-ask-trade = Choose a card and one node on it, to collect there. You may move a ship first, or decline.
# $cards: a list of Trade Cards
price_of_power-ask-trade-moved = Your ship is in { $space }. Choose a node on { $cards } that it serves.
price_of_power-ask-escort = Where does the ship from { $space } go?
price_of_power-ask-send = Which Merchant works at { $node }?
price_of_power-ask-ties = { $seats } have the same Trade Power at { $node }. Who comes first?
price_of_power-ask-inflation = { $count ->
    [one] Inflation: { $count } Ducat of gold is more than half of your Base Tax Income. What do you give?
   *[other] Inflation: { $count } Ducats of gold are more than half of your Base Tax Income. What do you give?
 }
price_of_power-ask-influence = Cubes placed: { $count }. Another one?
price_of_power-ask-voyage = Where does the explorers' ship from { $space } go?
price_of_power-ask-trouble = You rolled { $roll }. Roll again, discover nevertheless, or turn back?
price_of_power-ask-discover = Where do you put your Claim?
price_of_power-ask-wreck = The explorers failed. Which ship is lost?
price_of_power-ask-launch = Where does the ship from { $province } go?
price_of_power-ask-build = Ships built: { $count }. Another one?
price_of_power-ask-fleet = Which ships sail to { $space }?
price_of_power-ask-order = Restore Order in another Province?
price_of_power-ask-upkeep = { $count ->
    [one] Your ships cost { $count } Ducat. Remove some first?
   *[other] Your ships cost { $count } Ducats. Remove some first?
 }
price_of_power-ask-court = { $count ->
    [one] Do you buy Power at Court, for { $count } Ducat each?
   *[other] Do you buy Power at Court, for { $count } Ducats each?
 }

## What happens

price_of_power-event-drew-realm = { $seat } rules { $realm }.
price_of_power-event-chose-realm = { $seat } chooses { $realm }.
price_of_power-event-begins = { $seat } is First Player.
price_of_power-event-lead = { $seat } begins with { $count } Prestige, as { $realm }.
price_of_power-event-later = { $count ->
    [one] { $seat } gets { $count } Ducat more, for the order of play.
   *[other] { $seat } gets { $count } Ducats more, for the order of play.
 }
price_of_power-event-round = { $age }, round { $round }. { $seat } is First Player.
price_of_power-event-turned-up = Event: { $event }.
price_of_power-event-no-effect = { $event } changes nothing.
price_of_power-event-pirate = { $seat } puts Pirates at { $node }.
price_of_power-event-occupied = { $province } of { $seat } is Occupied.
price_of_power-event-dnpr = A DNPR token lies on { $province }.
price_of_power-event-discovered = { $seat } is the first on { $continent }.
price_of_power-event-opened = Rivals are the first on { $continent }.
# $cards: a list of Trade Cards
price_of_power-event-deck-grew = New in the Trade Deck: { $cards }. The discards are shuffled in.
price_of_power-event-reshuffled = The discards are shuffled into a new Trade Deck.
price_of_power-event-events-reshuffled = The Events are shuffled anew.
price_of_power-event-expanded = { $seat } Expands { $node }.
price_of_power-event-debts = { $count ->
    [one] { $seat } owes { $count } Ducat for the crown's debts.
   *[other] { $seat } owes { $count } Ducats for the crown's debts.
 }
price_of_power-event-merchant = { $seat } gains a Merchant.
price_of_power-event-sunk = { $seat } lets a ship of { $partner } sink in { $space }.
price_of_power-event-turn = It is the turn of { $seat }.
price_of_power-event-last-turn = { $count ->
    [one] { $seat } has { $count } last turn.
   *[other] { $seat } has { $count } last turns.
 }
price_of_power-event-passed = { $count ->
    [one] { $seat } passes and gets { $count } Ducat.
   *[other] { $seat } passes and gets { $count } Ducats.
 }
price_of_power-event-passed-unpaid = { $seat } passes.
price_of_power-event-borrowed = { $seat } takes a Loan.
price_of_power-event-repaid = { $seat } repays a Loan.
price_of_power-event-claimed = { $seat } claims the Mission { $mission }.
price_of_power-event-reward-ducats = { $count ->
    [one] { $seat } gets { $count } Ducat for it.
   *[other] { $seat } gets { $count } Ducats for it.
 }
price_of_power-event-revealed = { $seat } trades. Turned up: { $cards }.
price_of_power-event-declined = { $count ->
    [one] { $seat } declines and gets { $count } Ducat.
   *[other] { $seat } declines and gets { $count } Ducats.
 }
price_of_power-event-declined-unable = { $count ->
    [one] Nothing can be chosen, so the trade of { $seat } is declined by itself, for { $count } Ducat.
   *[other] Nothing can be chosen, so the trade of { $seat } is declined by itself, for { $count } Ducats.
 }
price_of_power-event-sailed = { $seat } sails from { $from } to { $to }: { $berth }.
price_of_power-event-berthed = A ship of { $seat } in { $to } is { $berth } now.
price_of_power-event-ousted = { $seat } takes the slot of { $partner } in { $space }.
price_of_power-event-returned-ship = A ship of { $seat } goes home from { $space }.
price_of_power-event-selected = { $seat } uses { $card } at { $node }.
price_of_power-event-selected-secondary = { $seat } uses { $card } at { $node }, below { $primary }.
price_of_power-event-sent = { $seat } brings the Merchant from { $from } to { $node }.
price_of_power-event-sent-new = { $seat } brings a new Merchant to { $node }.
price_of_power-event-laid = { $seat } uses the Merchant at { $node }.
# $powers: a list of "player and Trade Power"
price_of_power-event-power-shown = Trade Power at { $node }: { $powers }.
price_of_power-event-ranked = { $seat } puts in order: { $seats }.
price_of_power-event-collected = { $count ->
    [one] { $seat } collects { $count } Ducat at { $node } ({ $row }).
   *[other] { $seat } collects { $count } Ducats at { $node } ({ $row }).
 }
price_of_power-event-collected-secondary = { $count ->
    [one] { $seat } collects { $count } Ducat at { $node }, alone.
   *[other] { $seat } collects { $count } Ducats at { $node }, alone.
 }
price_of_power-event-nobody = Nobody collects at { $node }.
price_of_power-event-slaves = { $count ->
    [one] { $seat } has traded in slaves and loses { $count } Prestige.
   *[other] { $seat } has traded in slaves and loses { $count } Prestige.
 }
price_of_power-event-inflated-power = Inflation: { $seat } pays 1 Administrative Power.
price_of_power-event-inflated-interest = Inflation: { $seat } takes an Interest token.
price_of_power-event-influenced = { $seat } places Influence in { $space }.
price_of_power-event-subjugated = { $seat } Subjugates { $province }.
price_of_power-event-annexed = { $seat } Annexes { $province }.
price_of_power-event-rolled = { $seat } explores and rolls { $roll }.
price_of_power-event-rerolled = { $seat } rolls again.
price_of_power-event-insisted = { $seat } pays to discover nevertheless.
price_of_power-event-failed = The explorers of { $seat } turn back.
price_of_power-event-claim = { $seat } puts a Claim on { $space }.
price_of_power-event-wrecked = { $seat } loses a ship in { $space }.
price_of_power-event-colonized = { $seat } founds { $province }.
price_of_power-event-built = { $seat } builds a ship in { $space }: { $berth }.
# $rolls: numbers
price_of_power-event-hunted = { $seat } hunts Pirates at { $node } and rolls { $rolls }.
price_of_power-event-pirates-gone = { $count ->
    [one] { $seat } drives { $count } Pirate Ship from { $node }.
   *[other] { $seat } drives { $count } Pirate Ships from { $node }.
 }
price_of_power-event-hunter-lost = The Pirates sink a ship of { $seat } in { $space }.
price_of_power-event-researched = { $seat } Researches { $idea }.
price_of_power-event-followed = { $seat } gains Prestige because others follow in { $idea }: { $count }.
price_of_power-event-grew = { $seat } brings Commercial Growth to { $node }.
price_of_power-event-restored = { $seat } restores Order in { $province }.
price_of_power-event-influence-home = All Influence in { $space } goes home: its Provinces are all Owned.
price_of_power-event-taxed = { $count ->
    [one] { $seat } receives { $count } Ducat of taxes.
   *[other] { $seat } receives { $count } Ducats of taxes.
 }
price_of_power-event-interest = { $count ->
    [one] { $seat } pays { $count } Ducat of interest.
   *[other] { $seat } pays { $count } Ducats of interest.
 }
price_of_power-event-bankrupt = { $seat } is Bankrupt.
price_of_power-event-scrapped = { $seat } removes a ship from { $space }.
price_of_power-event-upkeep = { $count ->
    [one] { $seat } pays { $count } Ducat for ships.
   *[other] { $seat } pays { $count } Ducats for ships.
 }
price_of_power-event-court = { $seat } buys 1 { $power } at Court.
price_of_power-event-gained = { $seat } gains { $powers }.
price_of_power-event-first-player = { $seat } is the next First Player.
price_of_power-event-age-first = { $seat } has the most Trade Income of { $age }: Prestige { $count }.
price_of_power-event-age-shared = { $seat } shares the most Trade Income of { $age }: Prestige { $count }.
price_of_power-event-age-second = { $seat } has the second most Trade Income of { $age }: Prestige { $count }.
price_of_power-event-scored = Final scoring of { $seat }: taxes { $tax }, Treasury { $treasury }, Interest { $interest }, Occupied Towns { $occupied }.

## How a game ends

price_of_power-ending-rounds = The last round is over.

## Phases

price_of_power-phase-setup = Setting up
price_of_power-phase-realms = Choice of realms
price_of_power-phase-round = A new round
price_of_power-phase-event = Events
price_of_power-phase-pirate = Pirates
price_of_power-phase-revolt = Revolt
price_of_power-phase-expand = Choice of a node to Expand
price_of_power-phase-sink = Lost at Sea
price_of_power-phase-turn = Action phase
price_of_power-phase-trade = Trade
price_of_power-phase-escort = A ship for the trade
price_of_power-phase-send = Choice of a Merchant
price_of_power-phase-ties = Equal Trade Power
price_of_power-phase-collect = Trade Income
price_of_power-phase-inflation = Inflation
price_of_power-phase-influence = Influence
price_of_power-phase-explore = Exploration
price_of_power-phase-voyage = Voyage of discovery
price_of_power-phase-trouble = A voyage in trouble
price_of_power-phase-discover = Discovery
price_of_power-phase-wreck = Loss of a ship
price_of_power-phase-launch = Launch of a ship
price_of_power-phase-build = Building ships
price_of_power-phase-fleet = Sailing
price_of_power-phase-order = Restoring Order
price_of_power-phase-next = Next player
price_of_power-phase-income = Income
price_of_power-phase-upkeep = Upkeep of ships
price_of_power-phase-court = Court
price_of_power-phase-cleanup = Cleanup
price_of_power-phase-finish = Final scoring

## Refusals

# $power: a kind of Power
price_of_power-refused-power = There is not enough { $power } for this: it costs { $count }.
price_of_power-refused-ducats = { $count ->
    [one] There are not the Ducats for this: it costs { $count }.
   *[other] There are not the Ducats for this: it costs { $count }.
 }
price_of_power-refused-no-merchant = A Trade needs a Merchant that stands upright, or a new one.
price_of_power-refused-not-connected = No unbroken chain of your pieces joins this node to your Capital Area.
price_of_power-refused-lying-merchant = Your Merchant there has been used in this round.
price_of_power-refused-no-such-card = This card has not been turned up.
price_of_power-refused-no-secondary = This card has no secondary node there.
price_of_power-refused-rivals = { $seat } has more Trade Power in this secondary node, Key Provinces left out.
price_of_power-refused-pirates-there = A secondary node with Pirates cannot be selected.
price_of_power-refused-not-in-play = This lies on a board that is not in play.
price_of_power-refused-must-serve = A ship moved for a trade must border the node, or be what connects it.
price_of_power-refused-declined-late = Once a ship has moved, the trade goes on.
price_of_power-refused-no-trade-open = No Trade is going on. One whose three cards leave nothing to choose is declined by itself.
price_of_power-refused-slots-full = All Trade Protection slots there are taken.
price_of_power-refused-slot-free = While a slot is free, nobody is replaced.
price_of_power-refused-not-theirs = There is no ship of theirs on a slot there.
price_of_power-refused-no-ship = There is no such ship of yours.
price_of_power-refused-too-far = A ship moves up to two Sea Zones, and a Distant one ends its move.
price_of_power-refused-distant-closed = Without a Claim or Town beside it, this Distant Sea Zone is entered by Explore alone.
price_of_power-refused-no-cube = All your Influence cubes are on the map.
price_of_power-refused-cubes-full = This Area holds as much Influence as it can.
price_of_power-refused-turn-cubes = This Area has had its cubes of this turn.
price_of_power-refused-not-near = Influence goes to Areas where you had a Town, Vassal or Influence when your turn began, or next to them.
price_of_power-refused-distant-influence = There is no Influence on Distant Continents.
price_of_power-refused-wholly-owned = All Provinces of this Area are Owned.
price_of_power-refused-taken = A Town or Vassal token lies there already, or the Province is Distant.
price_of_power-refused-not-vassal = Only a Vassal of your own that is not Occupied can be Annexed.
price_of_power-refused-base-tax = Your Base Tax Income must be at least twice the Tax Value of this Province.
price_of_power-refused-influence = { $count ->
    [one] This takes { $count } Influence of yours in the Area.
   *[other] This takes { $count } Influence of yours in the Area.
 }
price_of_power-refused-no-claim = You have no Claim there.
price_of_power-refused-not-vacant = Only a Territory without Town and DNPR token can be Colonized.
price_of_power-refused-no-chain = No chain of your Towns and ships joins this Claim to your Capital Area.
price_of_power-refused-no-land = Nothing can be discovered from there.
price_of_power-refused-no-idea = Ships explore only with the Idea for it.
price_of_power-refused-claim-there = You have a Claim or a Town there already.
price_of_power-refused-no-port = There is no Port that you Own.
price_of_power-refused-port-used = This Port builds no more in this Action.
price_of_power-refused-no-ships-left = All your ships are on the map.
price_of_power-refused-no-pirates = There are no Pirates, or no ships of yours in that Sea Zone.
price_of_power-refused-nothing-moved = Sail at least one ship, or hunt.
price_of_power-refused-idea-known = You have Researched this Idea.
price_of_power-refused-too-early = This Idea comes in a later Age.
price_of_power-refused-expanded = This node is Expanded already.
price_of_power-refused-no-growth = Both Commercial Growth cards are played.
price_of_power-refused-own-merchant = This takes a Merchant of yours in the node.
price_of_power-refused-not-occupied = This Province is not yours, or not Occupied.
price_of_power-refused-loans-closed = With so many Interest tokens nobody lends any more.
price_of_power-refused-loan-way = Between a Loan and a repayment there must be an Action, the pass or a Mission.
price_of_power-refused-no-interest = There is no Interest token to repay.
price_of_power-refused-mission-done = This Mission is claimed already.
price_of_power-refused-mission-unmet = Its condition is not met.
price_of_power-refused-other-mission = This Mission is another realm's.
price_of_power-refused-tie-order = Only players of equal Trade Power are put in order here.
price_of_power-refused-no-target = This cannot be chosen here.
price_of_power-refused-upkeep-due = The upkeep of these ships cannot be paid.
price_of_power-refused-court-bought = One of each kind is all that the Court gives in a round.
price_of_power-refused-no-area = Influence is placed in Areas.
price_of_power-refused-no-sea = Ships go to Sea Zones.
price_of_power-refused-no-launch = A new ship goes to a Sea Zone that its Port faces.
price_of_power-refused-no-voyage = A ship that explores goes two Sea Zones at most, to a Distant one from which something can be discovered.
price_of_power-refused-acted = This turn has had its Action.
price_of_power-refused-act-first = A turn has an Action or a pass in it.

## What an action does

price_of_power-preview-power = Costs { $powers }.
price_of_power-preview-ducats = { $count ->
    [one] Costs { $count } Ducat.
   *[other] Costs { $count } Ducats.
 }
price_of_power-preview-gets = { $count ->
    [one] Brings you { $count } Ducat.
   *[other] Brings you { $count } Ducats.
 }
price_of_power-preview-nothing = You collect nothing there.
price_of_power-preview-ties = Some have equal Trade Power: you will say who comes first.
price_of_power-preview-inflation = Inflation follows.
# $count: ships; $least: a die that shows so much drives one off
price_of_power-preview-hunt = { $count ->
    [one] Your ship there leaves its slot and rolls a die: { $least } or more drives a Pirate Ship off. If one is left, your ship is lost.
   *[other] Your { $count } ships there leave their slots and roll a die each: every { $least } or more drives a Pirate Ship off. If one is left, you lose a ship.
 }
price_of_power-preview-slaves = You lose Prestige: { $count }.
price_of_power-preview-prestige = You gain Prestige: { $count }.

price_of_power-preview-trade = { $count ->
    [one] Trade Cards are turned up. You choose one node of one card; your Trade Power there decides which row pays you. Declining them all brings { $count } Ducat.
   *[other] Trade Cards are turned up. You choose one node of one card; your Trade Power there decides which row pays you. Declining them all brings { $count } Ducats.
 }
price_of_power-preview-cubes = Takes Influence of yours from the Area: { $count }.
price_of_power-preview-vassal = A Vassal with Tax Value { $count }: half of what your Vassals are worth comes in each round.
price_of_power-preview-town = A Town of your own: { $count } more Base Tax Income each round, instead of half of it.
# $seats: who has a Merchant there
price_of_power-preview-pirates = { $seats ->
    [none] Whoever collects there takes a row lower, until the Pirates are hunted down. Nobody has a Merchant there yet.
   *[other] Whoever collects there takes a row lower, until the Pirates are hunted down. Merchants there: { $seats }.
 }
price_of_power-preview-expands = Its rows pay more from now on. Merchants there: { $seats }.
# $effect: what an Idea does
price_of_power-preview-idea = { $effect }
price_of_power-preview-beside = Nodes beside it: { $nodes }.
price_of_power-preview-beside-none = No node is beside it.
price_of_power-preview-influence = Your cube connects you through this Area, and is what its Provinces cost.
price_of_power-preview-sends = It leaves { $node }: there you collect nothing until a Merchant of yours is back.
price_of_power-preview-sends-new = It comes from beside your sheet, and leaves no node.
price_of_power-preview-slot = Protects trade: 1 more Trade Power for you in each maritime node beside it.
price_of_power-preview-stays = It stays as it is: nothing is gained.
price_of_power-preview-revolt = { $count ->
    [one] Costs { $count } Ducat of tax at each income, and any Port and Trade Power of it, until you Restore Order there for 1 Military Power.
   *[other] Costs { $count } Ducats of tax at each income, and any Port and Trade Power of it, until you Restore Order there for 1 Military Power.
 }
price_of_power-preview-revolt-vassal = { $count ->
    [one] Costs half of { $count } Ducat of tax at each income, until you Restore Order there for 1 Military Power.
   *[other] Costs half of { $count } Ducats of tax at each income, until you Restore Order there for 1 Military Power.
 }
price_of_power-preview-loose = Connects you with the maritime nodes beside it, and gives no Trade Power.
price_of_power-preview-passing = { $count ->
    [one] Brings you { $count } Ducat. You take no further Action in this round.
   *[other] Brings you { $count } Ducats. You take no further Action in this round.
 }
price_of_power-preview-passing-unpaid = Pays nothing any more. You take no further Action in this round.
price_of_power-preview-loan = { $count ->
    [one] Brings { $count } Ducat and an Interest token, which costs 1 Ducat at each income until you repay it.
   *[other] Brings { $count } Ducats and an Interest token, which costs 1 Ducat at each income until you repay it.
 }
price_of_power-preview-repay = { $count ->
    [one] Costs { $count } Ducat, and an Interest token goes.
   *[other] Costs { $count } Ducats, and an Interest token goes.
 }
# $row: which row of the card; $need: the Trade Power that it takes; $power: a collector's own; $parts: what that is made of; $count: Ducats
price_of_power-preview-row-own = Your row is the { $row } (Trade Power { $need } or more): you collect { $count }. You have Trade Power { $power }: { $parts }.
price_of_power-preview-row-other = The { $row } ({ $need } or more): { $seat } collects { $count }, with Trade Power { $power }: { $parts }.
price_of_power-preview-row-free = The { $row } ({ $need } or more) would pay { $count }: nobody takes it.
price_of_power-preview-standing = { $seat } has Trade Power { $power } there: { $parts }.
price_of_power-preview-standing-own = You have Trade Power { $power } there: { $parts }.
# $node: a secondary node
price_of_power-preview-secondary = { $count ->
    [one] { $node } is the secondary node of this card: there you collect its lowest row, { $count } Ducat, whatever your Trade Power. The rows below are for the others.
   *[other] { $node } is the secondary node of this card: there you collect its lowest row, { $count } Ducats, whatever your Trade Power. The rows below are for the others.
 }
price_of_power-adds-merchant = { $count } for the Merchant
price_of_power-adds-keys = { $count } for Key Provinces
price_of_power-adds-ships = { $count } for ships on slots

## The same in signs, on the choice itself

price_of_power-powers-administrative-brief = { $count } Administrative
price_of_power-powers-diplomatic-brief = { $count } Diplomatic
price_of_power-powers-military-brief = { $count } Military
price_of_power-preview-power-brief = −{ $powers }
price_of_power-preview-ducats-brief = { $count ->
    [one] −{ $count } Ducat
   *[other] −{ $count } Ducats
 }
price_of_power-preview-gets-brief = { $count ->
    [one] +{ $count } Ducat
   *[other] +{ $count } Ducats
 }
price_of_power-preview-nothing-brief = you +0
price_of_power-preview-ties-brief = a tie
price_of_power-preview-slaves-brief = −{ $count } Prestige
price_of_power-preview-prestige-brief = +{ $count } Prestige
price_of_power-preview-cubes-brief = −{ $count } Influence
price_of_power-preview-vassal-brief = +{ $count }/2 tax
price_of_power-preview-town-brief = +{ $count } tax
price_of_power-preview-pirates-brief = { $seats ->
    [none] nobody yet
   *[other] less for { $seats }
 }
price_of_power-preview-expands-brief = more for { $seats }
price_of_power-preview-slot-brief = +1 Trade Power
price_of_power-preview-stays-brief = no change
price_of_power-preview-revolt-brief = −{ $count } tax
price_of_power-preview-revolt-vassal-brief = −{ $count }/2 tax
price_of_power-preview-loose-brief = connects
price_of_power-preview-passing-brief = { $count ->
    [one] +{ $count } Ducat
   *[other] +{ $count } Ducats
 }
price_of_power-preview-loan-brief = { $count ->
    [one] +{ $count } Ducat, +1 Interest
   *[other] +{ $count } Ducats, +1 Interest
 }
price_of_power-preview-repay-brief = { $count ->
    [one] −{ $count } Ducat, −1 Interest
   *[other] −{ $count } Ducats, −1 Interest
 }
price_of_power-preview-row-own-brief = { $count ->
    [one] you +{ $count } Ducat
   *[other] you +{ $count } Ducats
 }
price_of_power-preview-row-other-brief = { $seat } +{ $count }
price_of_power-preview-secondary-brief = { $count ->
    [one] you +{ $count } Ducat
   *[other] you +{ $count } Ducats
 }

## The table in words

price_of_power-table-round = { $age }, round { $round } of { $rounds }, First Player { $first }.
price_of_power-table-turn = It is the turn of { $seat }.
# $powers: a list of amounts
price_of_power-table-realm = { $seat } ({ $realm }): Prestige { $prestige }; Ducats { $ducats }; Interest { $interest }; { $powers }.
# $provinces, $vassals: lists of Provinces; $tax: a number
price_of_power-table-land = { $seat } Owns: { $provinces }. Vassals: { $vassals }. Base Tax Income { $tax }.
price_of_power-table-land-alone = { $seat } Owns: { $provinces }. Base Tax Income { $tax }.
price_of_power-table-landless = { $seat } Owns nothing. Base Tax Income { $tax }.
price_of_power-table-fleet = { $seat } in { $space }: ships { $ships }, of them on slots { $slots }.
# $nodes: a list of nodes
price_of_power-table-merchants = Upright Merchants of { $seat }: { $nodes }.
price_of_power-table-merchants-lying = Used Merchants of { $seat }: { $nodes }.
price_of_power-table-merchants-new = New Merchants of { $seat }: { $count }.
price_of_power-table-pirates = Pirates at { $node }: { $count }.
price_of_power-table-expanded = Expanded: { $nodes }.
# $cubes: a list of "player and number", as for Trade Power
price_of_power-table-influence = Influence in { $space }: { $cubes }.
price_of_power-table-claims = Claims on { $space }: { $seats }.
price_of_power-table-occupied = Occupied: { $provinces }.
price_of_power-table-dnpr = DNPR tokens: { $provinces }.
price_of_power-table-shown = Turned up: { $cards }.
price_of_power-table-deck = Trade Cards in the deck { $count }, discarded { $discard }, set aside { $aside }.
price_of_power-table-passed = Passed: { $seats }.
price_of_power-table-mission = Open Mission of { $seat }: { $mission }.
price_of_power-table-ideas = Ideas of { $seat }: { $ideas }.

## Options

price_of_power-option-gold-half = Half of an odd tax, for gold
price_of_power-choice-gold-half-exact = Compared exactly
price_of_power-choice-gold-half-rounded-up = Rounded up
price_of_power-option-coast-links = Connections along a coast
price_of_power-choice-coast-links-by-ship = Only with a ship in the Sea Zone
price_of_power-choice-coast-links-by-ports = Also from Port to Port
price_of_power-option-replaced-ship = A ship replaced on its slot
price_of_power-choice-replaced-ship-stays = Stays in the Sea Zone
price_of_power-choice-replaced-ship-to-supply = Goes back to the supply
price_of_power-option-secondary-rivals = Who can bar a secondary node
price_of_power-choice-secondary-rivals-everyone = Everybody with Trade Power there
price_of_power-choice-secondary-rivals-collectors = Only those who could collect
price_of_power-option-rounds-per-age = Rounds in an Age
price_of_power-choice-rounds-per-age-2 = 2
price_of_power-choice-rounds-per-age-1 = 1: short
price_of_power-choice-rounds-per-age-3 = 3: long
price_of_power-choice-rounds-per-age-4 = 4: longest
price_of_power-option-board = Eastern board
price_of_power-choice-board-by-players = With five or six realms
price_of_power-choice-board-standard = Left out
price_of_power-choice-board-deluxe = In play
price_of_power-option-realms = Realms
price_of_power-choice-realms-random = Drawn by lot
price_of_power-choice-realms-chosen = Chosen by the players
price_of_power-option-start = Start
price_of_power-choice-start-standard = Age I
price_of_power-choice-start-late = Age III, with two continents discovered

## The lobby, and buttons behind which many of a kind are folded

price_of_power-lobby = Merchants, ships and borrowed money: you trade in nodes that an unbroken chain joins to your capital, and whoever else stands there collects as well. Most Prestige after four Ages wins.
price_of_power-weight = demanding
price_of_power-score = Prestige
# Parts of what a position is worth; how many more or less comes after each
price_of_power-part-prestige = Prestige
price_of_power-part-tax = tax each Round
price_of_power-part-ducats = Ducats
price_of_power-part-ships = ships
# $count: how many; a hint says by how much an action is worse
price_of_power-lead = { $count } Prestige
price_of_power-group-realm = Choose a realm
price_of_power-group-realm-why = Each realm has its own capital, Power each Round and Missions.
price_of_power-group-influence = Lands
price_of_power-group-influence-why = Influence in an Area is spent on its Provinces: to make one a Vassal, and later a Town. Both pay taxes each Round.
price_of_power-group-subjugate = Lands
price_of_power-group-annex = Lands
price_of_power-group-explore = Explore or Colonize
price_of_power-group-explore-why = Explorers put a Claim overseas, if the die is kind; to Colonize makes the Claim a Town.
price_of_power-group-explore-from = Explore or Colonize
price_of_power-group-colonize = Explore or Colonize
price_of_power-group-build = Ships
price_of_power-group-sail = Ships
price_of_power-group-sail-why = Ships connect you with the nodes beside them, and on a slot they add Trade Power there. They cost upkeep.
price_of_power-group-research = Ideas and growth
price_of_power-group-research-why = An Idea helps for the rest of the game and is worth Prestige. Growth lets a node pay more to all who collect there.
price_of_power-group-grow = Ideas and growth
price_of_power-group-restore = Lands
price_of_power-group-claim = Claim a Mission
price_of_power-group-claim-why = A Mission that is done brings Prestige and a reward, and takes no Action.
price_of_power-group-cube-power = Another cube
price_of_power-group-cube-ducats = Another cube
price_of_power-group-to = To
price_of_power-group-oust = Replace a ship
price_of_power-group-launch = Launch
price_of_power-group-bring = Bring a ship
price_of_power-group-hunt = Hunt Pirates
price_of_power-group-discover = Discover
price_of_power-group-wreck = Lose a ship
price_of_power-group-escort = Move a ship first
price_of_power-group-select = Choose card and node
price_of_power-group-select-secondary = Choose card and node
price_of_power-group-send = Choose a Merchant
price_of_power-group-rank = Who comes first
price_of_power-group-pirate = Place Pirates
price_of_power-group-revolt = Choose a Province
price_of_power-group-expand = Expand a node
price_of_power-group-sink = Choose a ship
price_of_power-group-scrap = Remove a ship
price_of_power-group-court = Buy at Court
price_of_power-group-court-why = Power is spent on Actions; what you buy now, you have in the next Round.

## The drawing

price_of_power-web-map = The sea chart
price_of_power-web-legend = Signs
price_of_power-web-goal = The most Prestige wins: from Ideas, Missions, Trade Income and, at the end, taxes and Ducats.
price_of_power-web-wins = Most Prestige wins: Ideas, Missions, trade; at the end taxes and Ducats
price_of_power-web-round = { $age }, round { $round }/{ $rounds }
price_of_power-web-last-deal = Last trade
price_of_power-web-last-report = News
price_of_power-web-named = { $name }: { $kind }.
price_of_power-web-expanded = It is Expanded.
price_of_power-web-standing = Merchants standing: { $seats }.
price_of_power-web-lying = Merchants lying, used in this round: { $seats }.
price_of_power-web-linked = Connected: { $seats }.
price_of_power-web-linked-none = Nobody is connected to it.
price_of_power-web-port = Port on { $spaces }.
price_of_power-web-town = Town of { $seat }.
price_of_power-web-vassal = Vassal of { $seat }.
price_of_power-web-dnpr = A DNPR token lies on it.
price_of_power-web-occupied = It is Occupied.
price_of_power-web-sea = { $count ->
    [one] { $space }, Sea Zone with one Trade Protection slot.
   *[other] { $space }, Sea Zone with { $count } Trade Protection slots.
 }
price_of_power-web-area = { $space }, Area with { $provinces }.
price_of_power-web-realm = { $people }; capital in { $space }
price_of_power-web-first = First Player
price_of_power-web-passed = passed
price_of_power-web-last-turns = { $count ->
    [one] last turn
   *[other] { $count } turns left
 }
price_of_power-web-prestige = Prestige scored: { $count }. Income and final scoring are below it.
price_of_power-web-ducats = { $count ->
    [one] Treasury: { $count } Ducat
   *[other] Treasury: { $count } Ducats
 }
price_of_power-web-interest = Interest tokens: { $count }
price_of_power-web-power = { $power }: { $count }, and { $gain } more each round
price_of_power-web-merchants = Merchants: { $count }, of them standing { $standing }; new ones beside the sheet { $beside }
price_of_power-web-ships-left = Ships left to build: { $count }
price_of_power-web-cubes-left = Influence left to place: { $count }
price_of_power-web-growth-left = Commercial Growth cards left: { $count }
price_of_power-web-ideas-known = Ideas Researched: { $ideas }
price_of_power-web-fact-income = income
price_of_power-web-fact-merchant = Merchants
price_of_power-web-fact-ship = ships
price_of_power-web-fact-cube = cubes
price_of_power-web-fact-growth = Growth
price_of_power-web-fact-idea = Ideas
price_of_power-web-fact-trade = this Age
price_of_power-web-fact-prestige = Prestige
price_of_power-web-fact-ducat = Ducats
price_of_power-web-fact-interest = Interest
price_of_power-web-fact-administrative = Admin.
price_of_power-web-fact-diplomatic = Diplom.
price_of_power-web-fact-military = Military
price_of_power-web-age-income = Trade Income in this Age: { $count }
price_of_power-web-income = Next income
price_of_power-web-income-base = Base Tax
price_of_power-web-income-vassals = Vassals
price_of_power-web-income-interest = Interest
price_of_power-web-income-upkeep = Ships
price_of_power-web-final = At the end
price_of_power-web-final-taxes = Taxes
price_of_power-web-final-treasury = Treasury
price_of_power-web-final-interest = Interest
price_of_power-web-final-occupied = Occupied
price_of_power-web-final-game = Scored
price_of_power-web-final-power = Power left
price_of_power-web-total = Total
price_of_power-web-node = Node
price_of_power-web-node-cards = { $count ->
    [one] One card in the deck trades here
   *[other] Cards in the deck that trade here: { $count }
 }
price_of_power-web-below = secondary node of { $node }
price_of_power-web-needs = Takes Trade Power { $count } or more
price_of_power-web-secondary = secondary: lowest row
price_of_power-web-secondary-why = Your Merchant goes here and collects the lowest row, whatever your Trade Power; the others collect in the node above.
price_of_power-web-pane-map = Map
price_of_power-web-pane-cards = Cards
price_of_power-web-pane-realms = Realms
price_of_power-web-pane-desk = Ideas
price_of_power-web-keys = Key: { $provinces }
price_of_power-web-keys-needed = Required: { $provinces }
price_of_power-web-would-collect = { $seat } would collect { $count } with Trade Power { $power }.
price_of_power-web-nobody-collects = Pays { $count }; nobody would collect it.
# $power: of somebody who would collect nothing
price_of_power-web-would-miss = { $seat }, with Trade Power { $power }, would collect nothing.
price_of_power-web-shut-not-in-play = not in this game
price_of_power-web-shut-not-connected = not connected
price_of_power-web-shut-lying-merchant = the Merchant there is used
price_of_power-web-shut-must-serve = not served by the ship that moved
price_of_power-web-shut-pirates-there = Pirates are there
price_of_power-web-shut-rivals = others are stronger there
price_of_power-web-penalty-gold = If it brings you more than half of your Base Tax Income, inflation follows.
price_of_power-web-penalty-slaves = From Age III on, using this card costs you Prestige.
price_of_power-web-penalty-name-gold = Gold
price_of_power-web-penalty-name-slaves = Slavery
price_of_power-web-shown = Trade Cards turned up
price_of_power-web-deck = Trade deck: { $count }
price_of_power-web-events = Events left: { $count }
price_of_power-web-events-past = Have been: { $events }.
price_of_power-web-piles = discarded { $discard }, set aside { $aside }
price_of_power-web-passing = Whoever passes gets
price_of_power-web-ideas = Ideas
price_of_power-web-known-by = Researched by { $seats }.
price_of_power-web-missions = Your Missions
price_of_power-web-claimed = claimed
price_of_power-web-reached = { $count } of { $wanted }.
price_of_power-web-reward-merchant = Reward: a Merchant.
price_of_power-web-reward-expand = Reward: a node is Expanded.
price_of_power-web-reward-ducats = Reward: Ducats.
price_of_power-web-deal = { $seat } trades { $card } at { $node }
price_of_power-web-row = Row
price_of_power-web-collector = Collects
price_of_power-web-trade-power = Trade Power
price_of_power-web-pays = Pays
price_of_power-web-report-event = Events of the round
price_of_power-web-report-explore = An exploration
price_of_power-web-report-hunt = A hunt for Pirates
price_of_power-web-report-prize = The Age is over
price_of_power-web-discovers = { $count } or less discovers
price_of_power-web-hunts = { $count } or more hits
price_of_power-web-legend-maritime = maritime node: connected by a ship in a Sea Zone beside it
price_of_power-web-legend-inland = inland node: connected over land
price_of_power-web-legend-town = Town in a Small Province
price_of_power-web-legend-city = Town in a Large Province
price_of_power-web-legend-vassal = Vassal
price_of_power-web-legend-merchant = Merchant who can be used
price_of_power-web-legend-lying = Merchant used in this round; still collects
price_of_power-web-legend-ship = Light Ship
price_of_power-web-legend-slot = Trade Protection slot: a ship on it gives Trade Power
price_of_power-web-legend-flag = Claim on a Distant Area
price_of_power-web-legend-pirate = Pirate Ship: everybody a row down
price_of_power-web-legend-cube = Influence of a player
price_of_power-web-legend-small = free Small Province
price_of_power-web-legend-large = free Large Province
price_of_power-web-legend-territory = free Territory
price_of_power-web-legend-port = Port
price_of_power-web-legend-dnpr = DNPR token: a realm that nobody plays
price_of_power-web-legend-occupied = Occupied
price_of_power-web-legend-chain = connection of a capital to the node you look at
# $power: a kind of Power; $letter: how the rules call it
price_of_power-web-legend-power = { $power }: { $letter } in the rules
price_of_power-web-legend-share = on a Trade Card: what a row pays, and who would collect it
price_of_power-web-legend-continent = on a Trade Card: it comes with this Distant Continent
price_of_power-web-sign-ducat = Ducats
price_of_power-web-sign-interest = Interest tokens
price_of_power-web-sign-prestige = Prestige scored
price_of_power-web-sign-tax = next income, all in all
price_of_power-web-sign-income = Trade Income in this Age
price_of_power-web-sign-merchant = Merchants: standing / all
price_of_power-web-sign-ship = ships left to build
price_of_power-web-sign-cube = Influence left to place
price_of_power-web-sign-growth = Commercial Growth cards left
price_of_power-web-sign-idea = Idea Researched
price_of_power-web-sign-expanded = Expanded node: its rows pay more
price_of_power-confirm-pass = You could still trade. Pass for the rest of this round?

## Tips, the first time that something comes up

price_of_power-tip-verb-trade = A trade costs 1 Diplomatic Power, worth about 3 Ducats. Leave Merchants where others trade: they pay you in others' turns.
price_of_power-tip-verb-select = Count before you choose: who has a Merchant there, with how much Trade Power, and which row do they reach?
price_of_power-tip-verb-influence = Cubes join Areas to your capital, and Vassals need them. Two per Area and turn.
price_of_power-tip-verb-build = Ships connect you; on a slot they also count for Trade Power in every node beside that sea.
price_of_power-tip-verb-research = An Idea brings 2 Prestige at once and works for the rest of the game.
price_of_power-tip-verb-pass = Passing early is paid, and you go on collecting from others' trades. Pass when nothing good is left.
price_of_power-tip-verb-court = Power that you buy here is three Ducats each. A Diplomatic Power is a trade; Administrative Power makes nodes grow and Vassals Towns.
price_of_power-tip-verb-loan = 5 Ducats now for 6 later, and interest every round until you repay. Good if it pays a trade, bad as a habit.
price_of_power-tip-event-pirate = A Pirate Ship moves everybody in that node down one row. Ships that sail beside it may hunt it.
price_of_power-tip-event-collected = You collect wherever you have a Merchant and a connection, whoever trades.
price_of_power-tip-face-realm = A realm is where you begin: its capital, Towns, ships and Merchants. Some begin with a little Prestige, to even things out.
price_of_power-tip-face-mission = A Mission brings 3 Prestige and a reward. Claiming it takes no Action: do it before or after yours.

## Standing orders

price_of_power-order-pass-round = Pass for the rest of this Round
