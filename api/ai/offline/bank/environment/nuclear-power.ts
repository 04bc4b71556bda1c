import type { MotionArguments } from '../types.ts'

export const NUCLEAR_POWER: MotionArguments = {
  key: 'nuclear-power',
  points: {
    for: [
      {
        keywords: [
          'reliab',
          'wind',
          'sun',
          'night',
          'baseload',
          'constant',
          'weather',
          'storage',
          'blackout',
        ],
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
        impact:
          'Each coal plant replaced means cleaner lungs next door and a cooler planet for everyone.',
        example:
          'Put a reactor in place of a coal plant of the same size, and the grey chimney over the valley is gone at the first switch.',
        reply: 'Uranium mines and tons of concrete do their harm as well.',
        counter:
          'They do, and so do the mines for panels, magnets and cables. Added up over its lifetime, the reactor remains among the lowest of all.',
      },
      {
        keywords: [
          'land',
          'natur',
          'space',
          'small',
          'footprint',
          'landscape',
          'birds',
          'animals',
          'area',
        ],
        claim: 'A reactor leaves room for forests and fields.',
        mechanism:
          'It makes as much power on one site as wind and sun do on whole landscapes. Space is what wild animals and farmers lack already.',
        impact: 'Villages are spared the quarrel over each ridge, and nature keeps its corridors.',
        example:
          'One fenced site by the river, or a county full of masts and glass: both light the same city.',
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
        example:
          'Some of us are afraid of flying and drive to the airport without a seat belt; here it is the same.',
        reply: 'One major accident can empty a province for decades, and no coal plant does that.',
        counter:
          'Coal floods valleys, poisons rivers and heats the whole globe, which empties more than provinces. A small chance of local harm against a certain global one is no hard choice.',
      },
      {
        keywords: [
          'waste',
          'storag',
          'small',
          'compact',
          'rock',
          'volume',
          'little',
          'buried',
          'bury',
        ],
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
        impact:
          'Households remember what happens to their bills when a supplier far away turns a valve.',
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
        impact:
          'Each year that we wait for the big plant, coal burns on, and the young inherit the sum.',
        example:
          'A child who starts school when the plant is announced may well vote before it runs.',
        reply:
          'They were slow because each one was built as if it were the first; series bring speed.',
        counter:
          "That has been promised with each new generation of plants. I wouldn't stake the decade that counts on a promise which has yet to be kept once.",
      },
      {
        keywords: ['expens', 'cost', 'overrun', 'money', 'cheaper', 'solar', 'costs', 'renewables'],
        claim: 'For the same money, wind and sun get us much more clean power.',
        mechanism:
          'Reactors keep growing dearer while panels and turbines have become cheaper year after year. Whoever cares about the climate should buy the most saving per coin.',
        impact:
          'Taxpayers and customers bear the overruns, since no private firm builds without a guarantee.',
        example: "It's as if you were thirsty and spent your last money on a bottle of champagne.",
        reply: 'Cheap panels need dear storage and grids, and honest accounts include those.',
        counter:
          'Include them, and include the guarantee, the insurance and a thousand years of guards too. Then we can talk about honest accounts.',
      },
      {
        keywords: [
          'waste',
          'futur',
          'generation',
          'storag',
          'toxic',
          'radioactive',
          'thousands',
          'bury',
        ],
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
        impact:
          'Farmers, fishermen and children lose their home for a fault in which they had no part.',
        example:
          'Schoolbooks still lying open on the desks, forty years later: no broken solar panel has left such a picture.',
        reply: "New designs shut themselves down, and the old accidents can't happen again.",
        counter:
          "After each of them we were told so about the next one. People who have to be moved don't ask which generation the design was.",
      },
      {
        keywords: [
          'war',
          'weapon',
          'terror',
          'target',
          'proliferat',
          'bomb',
          'attack',
          'nuclear weapons',
        ],
        claim: 'Plants and fuel are targets in war and material for bombs.',
        mechanism:
          'The knowledge and the equipment that make fuel can be turned to making weapons. And a front line that runs past a reactor holds a continent hostage.',
        impact: 'More reactors in more countries means more hands in which all that may end up.',
        example:
          'Soldiers have already dug trenches beside cooling ponds, and half of Europe watched the wind.',
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
        example:
          "A school that has been told to wait for the great plant doesn't insulate its roof.",
        reply: 'You can do both; they complement one another.',
        counter:
          "In speeches, yes. In budgets, each time the plant runs over, it's the small grants that get cut.",
      },
    ],
  },
}
