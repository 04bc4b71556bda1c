import type { MotionArguments } from './types.ts'

export const ENVIRONMENT_CLIMATE_ARGUMENTS: readonly MotionArguments[] = [
  {
    key: 'nuclear-power',
    points: {
      for: [
        {
          keywords: ['reliab', 'wind', 'sun', 'night', 'baseload', 'constant', 'weather', 'storage', 'blackout'],
          claim: 'Power has to flow on windless winter nights, and reactors deliver it then.',
          mechanism:
            'Sun and wind follow the weather; storage for a few hours is possible, storage for weeks is not in sight. A reactor runs day and night for a year and a half without stopping.',
          impact: 'Hospitals, trains and heat pumps depend on a grid that nobody has to pray for.',
          example:
            'On a still, grey week in January, a country without reactors lights its coal or buys from a neighbour who has some.',
          reply: 'Batteries, longer cables and flexible demand can bridge those weeks.',
          counter:
            'They can bridge hours and, with luck, days. Asking factories and families to be flexible for a fortnight in the frost is a polite word for rationing.',
        },
        {
          keywords: ['carbon', 'emiss', 'clean', 'coal', 'climat', 'co2', 'greenhouse', 'warming'],
          claim: 'Per unit of power, nuclear is about as clean as wind.',
          mechanism:
            'Splitting atoms makes no smoke, and what it takes to build the plant is spread across sixty years of output. No other steady source that works everywhere comes near.',
          impact: 'Each coal plant replaced means cleaner lungs next door and a cooler planet for everyone.',
          example:
            'Put a reactor in place of a coal plant of the same size, and the grey chimney over the valley is gone at the first switch.',
          reply: 'Uranium mines and tons of concrete do their harm as well.',
          counter:
            'They do, and so do the mines for panels, magnets and cables. Added up over its lifetime, the reactor remains among the lowest of all.',
        },
        {
          keywords: ['land', 'natur', 'space', 'small', 'footprint', 'landscape', 'birds', 'animals', 'area'],
          claim: 'A reactor leaves room for forests and fields.',
          mechanism:
            'It makes as much power on one site as wind and sun do on whole landscapes. Space is what wild animals and farmers lack already.',
          impact: 'Villages are spared the quarrel over each ridge, and nature keeps its corridors.',
          example: 'One fenced site by the river, or a county full of masts and glass: both light the same city.',
          reply: 'Panels fit on roofs and car parks, and sheep can graze among the turbines.',
          counter:
            "By all means, put them on every roof. It won't run a steel mill, and that's when the forest comes into the plans.",
        },
        {
          keywords: ['safet', 'death', 'coal', 'accident', 'fear', 'safe', 'dangerous', 'safest'],
          claim: 'Fear makes nuclear look deadly, while coal does its killing quietly.',
          mechanism:
            'Accidents at reactors are rare and known all over the world by name; soot kills every day and nobody learns its names. Newer designs cool themselves down without any help.',
          impact: 'People who live downwind of a coal plant pay for our misplaced fear.',
          example: 'Some of us are afraid of flying and drive to the airport without a seat belt; here it is the same.',
          reply: 'One major accident can empty a province for decades, and no coal plant does that.',
          counter:
            'Coal floods valleys, poisons rivers and heats the whole globe, which empties more than provinces. A small chance of local harm against a certain global one is no hard choice.',
        },
        {
          keywords: ['waste', 'storag', 'small', 'compact', 'rock', 'volume', 'little', 'buried', 'bury'],
          claim: 'Nuclear waste is small, solid and kept under guard, unlike the waste we breathe.',
          mechanism:
            "All that a country has used in fifty years would fit into a sports hall, in casks that you can walk beside. Deep, dry rock that hasn't moved for ages can hold it.",
          impact: 'Future people are far worse off with a gas that nobody can ever collect.',
          example:
            'Visitors stand next to the casks in an ordinary coat, and few people ever stood next to an exhaust pipe for long.',
          reply: 'It remains dangerous for longer than any language has lasted.',
          counter:
            'Ordinary poisons such as arsenic and mercury remain dangerous for ever, and we bury those without a second thought. At least this one fades.',
        },
        {
          keywords: ['skill', 'energ', 'independen', 'gas', 'import', 'russia', 'security'],
          claim: 'Countries with reactors of their own cannot be blackmailed with gas.',
          mechanism:
            'Fuel for years fits into a few lorries and can be bought from friendly states. No pipeline and no tanker has to arrive this week.',
          impact: 'Households remember what happens to their bills when a supplier far away turns a valve.',
          example: 'Fuel rods for two winters can stand in one building; try storing gas like that.',
          reply: "Wind and sunshine don't have to be imported from anyone.",
          counter:
            'The panels and the rare metals do, and mostly from a single source. A mixture with nuclear in it leaves nobody holding the only key.',
        },
      ],
      against: [
        {
          keywords: ['slow', 'delay', 'build', 'decad', 'time', 'years', 'late', 'quickly', 'now'],
          claim: 'Reactors come too late for this fight.',
          mechanism:
            "From the first plan to the first light takes ten to twenty years, and the climate won't wait. A wind farm is up within two or three.",
          impact: 'Each year that we wait for the big plant, coal burns on, and the young inherit the sum.',
          example: 'A child who starts school when the plant is announced may well vote before it runs.',
          reply: 'They were slow because each one was built as if it were the first; series bring speed.',
          counter:
            "That has been promised with each new generation of plants. I wouldn't stake the decade that counts on a promise which has yet to be kept once.",
        },
        {
          keywords: ['expens', 'cost', 'overrun', 'money', 'cheaper', 'solar', 'costs', 'renewables'],
          claim: 'For the same money, wind and sun get us much more clean power.',
          mechanism:
            'Reactors keep growing dearer while panels and turbines have become cheaper year after year. Whoever cares about the climate should buy the most saving per coin.',
          impact: 'Taxpayers and customers bear the overruns, since no private firm builds without a guarantee.',
          example: "It's as if you were thirsty and spent your last money on a bottle of champagne.",
          reply: 'Cheap panels need dear storage and grids, and honest accounts include those.',
          counter:
            'Include them, and include the guarantee, the insurance and a thousand years of guards too. Then we can talk about honest accounts.',
        },
        {
          keywords: ['waste', 'futur', 'generation', 'storag', 'toxic', 'radioactive', 'thousands', 'bury'],
          claim: "No one has the right to leave guards' duty to people ten thousand years away.",
          mechanism:
            'The waste must be kept from air, water and fools for longer than any state has existed. Hardly any country has a final store in use, after two generations of trying.',
          impact: 'Those who will bear the risk had no vote and never saw the light of our lamps.',
          example:
            'Our oldest writing is a few thousand years old and few people can read it; now try writing a warning sign.',
          reply: 'Deep rock needs no guards, and one well-made store is enough for centuries.',
          counter:
            "Then it's odd that nearly everyone looks for it in somebody else's county. What is always about to be solved isn't solved.",
        },
        {
          keywords: [
            'accident',
            'risk',
            'evacuat',
            'human',
            'error',
            'chernobyl',
            'fukushima',
            'disaster',
            'explode',
            'meltdown',
          ],
          claim: 'When a reactor fails, it fails for whole regions and for decades.',
          mechanism:
            'Complicated machines run by people fail sooner or later, through floods, wars or plain sloppiness. With other sources, a mistake costs a turbine.',
          impact: 'Farmers, fishermen and children lose their home for a fault in which they had no part.',
          example:
            'Schoolbooks still lying open on the desks, forty years later: no broken solar panel has left such a picture.',
          reply: "New designs shut themselves down, and the old accidents can't happen again.",
          counter:
            "After each of them we were told so about the next one. People who have to be moved don't ask which generation the design was.",
        },
        {
          keywords: ['war', 'weapon', 'terror', 'target', 'proliferat', 'bomb', 'attack', 'nuclear weapons'],
          claim: 'Plants and fuel are targets in war and material for bombs.',
          mechanism:
            'The knowledge and the equipment that make fuel can be turned to making weapons. And a front line that runs past a reactor holds a continent hostage.',
          impact: 'More reactors in more countries means more hands in which all that may end up.',
          example: 'Soldiers have already dug trenches beside cooling ponds, and half of Europe watched the wind.',
          reply: 'Inspections and treaties have held for decades, and dams are targets too.',
          counter:
            'A burst dam drowns a valley and the water runs off; this does not run off. And treaties are strongest in exactly those countries which need no inspection.',
        },
        {
          keywords: ['crowd', 'invest', 'grid', 'renewab', 'choos', 'solar', 'distract'],
          claim: 'Relying on nuclear crowds out what would really work.',
          mechanism:
            "Money, engineers and political patience are limited, and a giant project swallows all three. While it's being built, ministers slow down on grids, storage and insulation, since the big solution is on its way.",
          impact: 'Households could save straight away, and towns could own their power.',
          example: "A school that has been told to wait for the great plant doesn't insulate its roof.",
          reply: 'You can do both; they complement one another.',
          counter: "In speeches, yes. In budgets, each time the plant runs over, it's the small grants that get cut.",
        },
      ],
    },
  },
  {
    key: 'car-free-centres',
    points: {
      for: [
        {
          keywords: ['air', 'breath', 'child', 'lungs', 'pollution', 'exhaust', 'smog', 'asthma', 'healthy', 'fumes'],
          claim: 'People in city centres have a right to air that does not make them ill.',
          mechanism:
            'Exhaust, brake dust and tyre grit gather between high houses at the height of a pram. With the cars gone, most of it goes at once.',
          impact: "Children, old people and those with asthma pay for other people's convenience with their breath.",
          example: 'Wipe a window sill on a main street in the morning, and look at the cloth by night.',
          reply: 'Electric cars clean up the air without a ban.',
          counter:
            'They have brakes and tyres as well, and they take up just as much room. Cleaner traffic is still traffic.',
        },
        {
          keywords: ['space', 'squar', 'cafe', 'child', 'life', 'parking', 'park', 'parks', 'trees', 'public'],
          claim: 'Streets take up half the city, and we have given them to parked metal.',
          mechanism:
            "A car stands still for most of the day and needs the room of ten bicycles or a tree and a bench. Take it back and there's space for markets, playgrounds and shade.",
          impact: 'It belongs to everybody there, including the many who own no car.',
          example:
            'Where six cars used to park, there are now two tables, a lime tree and a child learning to ride a scooter.',
          reply: "Empty squares don't fill themselves; without visitors by car they stay empty.",
          counter:
            'Look at where people go when they travel: old towns, harbours and markets. No one ever sent a postcard of a car park.',
        },
        {
          keywords: [
            'shops',
            'trade',
            'customer',
            'walk',
            'business',
            'shopping',
            'pedestrians',
            'restaurant',
            'sales',
          ],
          claim: 'Shops live on people who walk past and not on cars that drive by.',
          mechanism:
            'Those on foot look into windows, stop and come back; a driver sees the bumper in front. A street that is pleasant to be in keeps people longer.',
          impact: 'Small traders have the most to gain, since their strength is the chance visitor.',
          example: "The bookseller's best day of the year is street fair Sunday, when not one car can get through.",
          reply: 'People with heavy shopping will drive to the mall, where parking is free.',
          counter:
            'They drive there already, because no centre can beat a mall at parking. It can beat it at being a place, but only without the traffic.',
        },
        {
          keywords: ['danger', 'accident', 'child', 'safe', 'cycling', 'kids', 'crash', 'bike'],
          claim: 'Children could walk to school on their own again.',
          mechanism:
            'Parents drive because of the cars, and so there are more cars. A ban breaks that circle at one stroke.',
          impact: 'Old people who no longer dare to cross and cyclists who ride in fear get their city back.',
          example:
            'A seven-year-old who goes to buy rolls by herself: for our grandparents that was Tuesday, for us it is a test of courage.',
          reply: 'Low speeds and better crossings achieve the same without shutting anyone out.',
          counter:
            "Signs and paint rely on everybody's good mood. A street that isn't open to cars can forgive a child who runs after a ball.",
        },
        {
          keywords: ['transit', 'bus', 'tram', 'better', 'fund', 'public', 'transport', 'train'],
          claim: 'Buses and trams work properly only once they have the road to themselves.',
          mechanism:
            "In traffic the bus is stuck behind those whom it's meant to replace. A clear road makes it quick, punctual and cheaper to run.",
          impact: "All who cannot or don't want to drive get the better half of the bargain at last.",
          example:
            'The number nine needs twenty-five minutes for two miles at present; on the Sunday of the marathon it took eight.',
          reply: 'First improve transport, and then you may talk about bans.',
          counter:
            "With streets full of cars it can't be improved; that's the knot. Somebody has to cut it, and the road is the right end.",
        },
        {
          keywords: ['climat', 'noise', 'sleep', 'heat', 'city', 'noisy', 'quiet', 'warming', 'green'],
          claim: 'A quieter, cooler city begins with fewer engines.',
          mechanism:
            "Traffic is the noise that never stops, and asphalt stores the heat of each summer's day. Trees and lawns can grow only where cars give way.",
          impact: "People in the cheap flats on main roads haven't slept with an open window for years.",
          example: 'On the first evening without traffic, residents hear church bells they did not know were there.',
          reply: "The traffic doesn't disappear; it moves to the districts around.",
          counter:
            'Some of it does and much of it evaporates, because people choose differently when the choice is different. And for the ring road the next step is obvious.',
        },
      ],
      against: [
        {
          keywords: ['disabl', 'elder', 'access', 'door', 'carry', 'wheelchair', 'disability', 'old', 'walk'],
          claim: 'Those who cannot walk far would be locked out.',
          mechanism:
            'For people with bad knees, a heavy instrument or three small children, the car is what legs are for the others. Permits help only those whose trouble has a name and a form.',
          impact: "A city belongs to the weak as well, and they aren't served by cobbles and good wishes.",
          example:
            'She could reach the clinic from the car door, but not from the tram stop four hundred metres away in the rain.',
          reply: 'Exceptions for the disabled are part of every such plan.',
          counter:
            'They cover the wheelchair and forget the bad hip, the pregnancy and the tired old man. Whoever needs help has to prove it first, week after week.',
        },
        {
          keywords: ['worker', 'shift', 'night', 'poor', 'suburb', 'job', 'work', 'commute', 'outside', 'poorer'],
          claim: 'The ban hits people who cannot afford to live near a tram.',
          mechanism:
            "Rents in the centre have pushed nurses, cooks and cleaners to the edges, where the last bus leaves at eleven. To them the car isn't a luxury but the only way home.",
          impact: 'Well-off residents get cafes below their windows, and the others get an hour on the road.',
          example:
            'A cook locks the kitchen at half past midnight and lives eighteen miles out, so what do you suggest?',
          reply: 'Park-and-ride sites and night buses can be built along with it.',
          counter: 'Let me see them running first. Workers have heard about that night bus in five election campaigns.',
        },
        {
          keywords: ['shops', 'business', 'trade', 'deliver', 'declin', 'customers', 'plumber', 'craftsmen'],
          claim: 'Small shops and craftsmen need customers and tools to reach their door.',
          mechanism:
            "Whoever buys a lamp, a box of wine or a week's groceries won't carry it to the terminus. Plumbers and florists can't work from a cargo bike.",
          impact:
            'Trade moves out to the big boxes by the motorway, and the centre is left with ice cream and souvenirs.',
          example: 'The hardware store closes, and a third place for bubble tea opens in its rooms.',
          reply: 'Deliveries and trades get passes and time windows.',
          counter:
            "A burst pipe doesn't keep to time windows. And passes are for the tradesman; his customers still stay away.",
        },
        {
          keywords: ['displac', 'ring', 'traffic', 'suburb', 'elsewher', 'jam', 'congestion', 'other'],
          claim: "Traffic does not vanish when you forbid it; it goes and stands in someone else's street.",
          mechanism:
            'Trips across town become trips round it, which are longer and pass through poorer districts. The emissions are the same or higher.',
          impact: 'Families beside the ring road pay with their lungs for the peace of the old town.',
          example:
            'On the day after the closing, the children at the primary school in the next district stand before a wall of lorries.',
          reply: 'Many trips are dropped altogether when driving gets harder.',
          counter: 'The ones that are dropped are those of the poor and the tired. The rest queue on the ring.',
        },
        {
          keywords: ['gradu', 'pricing', 'alternat', 'flexib', 'charg', 'toll', 'price', 'electric'],
          claim: 'Smart prices and clean rules achieve more than a wall.',
          mechanism:
            'A charge at busy hours, fewer parking spaces and limits on exhaust sort needful trips from lazy ones. A ban treats both alike.',
          impact: 'Everyone keeps a way in for the day when there is no other.',
          example: 'Taking your grandmother to her eightieth birthday costs four coins and no special application.',
          reply: "Charges let the rich drive on, and that's hardly fairer.",
          counter:
            'Discounts for low incomes and for carers take care of that. Nobody has yet thought of a discount on a ban.',
        },
        {
          keywords: ['freedom', 'visit', 'famil', 'centr', 'belong', 'country', 'village', 'drive', 'everyone'],
          claim: 'A city centre belongs to the whole region and not to those who live in it.',
          mechanism:
            'Theatres, clinics and offices there were paid for by all. Country people have no tram, and without the car their capital becomes a foreign land.',
          impact: 'Divisions between town and country are deep enough; this puts up a gate.',
          example:
            'A farming couple goes to the opera twice a year, and the last train home leaves before the final act.',
          reply: 'They can leave the car at the edge and ride in with a combined ticket.',
          counter:
            "In good shoes, in November, with the last tram at half past ten. They'll stay at home, and at the next election we will wonder why they're angry.",
        },
      ],
    },
  },
]
