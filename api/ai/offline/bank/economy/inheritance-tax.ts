import type { MotionArguments } from '../types.ts'

export const INHERITANCE_TAX: MotionArguments = {
  key: 'inheritance-tax',
  points: {
    for: [
      {
        keywords: [
          'birth',
          'merit',
          'luck',
          'chanc',
          'equal',
          'deserve',
          'lottery',
          'born',
          'parents',
          'start',
          'unfair',
        ],
        claim: 'Being born to the right parents is no achievement.',
        mechanism:
          'We tell children that effort counts, and then a few are handed more at a funeral than others earn in a lifetime. A tax narrows the head start a little.',
        impact:
          'Gifted people without rich parents get a fairer race, and the whole country gains from that.',
        example:
          'Two colleagues do the same work; one has inherited two flats, and the other pays her rent.',
        reply: 'Parents pass on looks, brains and manners too, and nobody taxes those.',
        counter:
          "Those can't be shared out, and they make nobody else poorer. Houses and shares can, and in a market the heir's head start is the others' handicap.",
      },
      {
        keywords: [
          'work',
          'wages',
          'tax',
          'earn',
          'shift',
          'salary',
          'labour',
          'effort',
          'earned',
          'untaxed',
        ],
        claim: 'Income from work is taxed each month, and income from luck hardly ever.',
        mechanism:
          'A nurse hands over part of every hour; somebody who receives a fortune without lifting a finger often pays less. If the state needs money, it should look there first.',
        impact: 'Lower taxes on wages would be felt by everyone who has to get up early.',
        example:
          "For a night shift on Christmas Eve she pays more than he does for his late aunt's villa.",
        reply: 'The wealth was taxed when it was earned, so this is taxing it twice.',
        counter:
          "The heir has never paid a penny on it, and he's the one who receives it. Money's taxed each time it changes hands; even your hairdresser's is.",
      },
      {
        keywords: [
          'dynast',
          'power',
          'democra',
          'concentrat',
          'influen',
          'rich',
          'politics',
          'elite',
          'lobby',
          'oligarch',
          'aristocra',
        ],
        claim: 'Great fortunes that grow from one generation to the next become power.',
        mechanism:
          "Money buys newspapers, campaigns and access, and it needs no election. If nobody trims it, we're on the way back to the nobility.",
        impact:
          'All citizens lose when a few surnames decide what gets built and what gets written.',
        example:
          'The same three families sit on the boards of the port, the newspaper and the football club, as their grandfathers did.',
        reply: 'The very rich move away or set up trusts, and the upper middle class pays.',
        counter:
          "Loopholes are made by law and can be closed by law. A tax that's badly written should be rewritten and not given up.",
      },
      {
        keywords: [
          'large',
          'threshold',
          'house',
          'ordinar',
          'famil',
          'middle',
          'exempt',
          'allowance',
          'most',
        ],
        claim: 'Ordinary families would not notice it.',
        mechanism:
          "The motion says large: with a generous allowance the parents' house, the savings book and the violin remain untouched. What's taxed is what comes after that.",
        impact: 'Only a few pay, and they still keep more than most people ever see.',
        example:
          "Whoever inherits ten flats may have to sell one, and he'd be a landlord all the same.",
        reply: 'Thresholds get lower over time, and prices of houses rise past them.',
        counter:
          'They can be tied to prices, as pensions are. With that argument you could refuse every tax there is.',
      },
      {
        keywords: ['heir', 'effort', 'idle', 'incent', 'lazy', 'spoil', 'motivation', 'themselves'],
        claim: 'Heirs do better when they have to do something themselves.',
        mechanism:
          'Whoever knows that he need never work easily loses the will to try. A smaller fortune gives security without taking away the spur.',
        impact:
          'Their gifts would then serve everybody, and families would be spared much quarrelling over what is left.',
        example:
          'Half of the novels in the library are about a rich family whose grandchildren could only spend.',
        reply: 'Many heirs found firms and foundations with their freedom.',
        counter:
          'They could do so with what the tax leaves them. And the thousands who never got the chance would found some too.',
      },
      {
        keywords: [
          'revenu',
          'school',
          'invest',
          'child',
          'public',
          'education',
          'kindergarten',
          'nursery',
          'fund',
        ],
        claim: 'From each great estate a whole year group of children could profit.',
        mechanism:
          'The revenue could go on kindergartens, scholarships or a starting sum for each young adult. It turns the luck of a few into the chance of many.',
        impact:
          'No other tax takes so little from people who need it and can do so much for those who do.',
        example:
          'A dozen estates a year in a small town, and the primary school has a roof, a nurse and a library.',
        reply: 'It brings in little in comparison with the other taxes.',
        counter:
          "Because it's full of holes; the wealth is there, as anyone can see. Little for the treasury can be a great deal for a school.",
      },
    ],
    against: [
      {
        keywords: ['doubl', 'taxed', 'saving', 'earned', 'alread', 'twice', 'again', 'paid'],
        claim: 'The state has already taken its share of that money.',
        mechanism:
          "It was taxed as a wage, as profit and as interest, and what's left was saved by doing without. Death is no reason to hold out one's hand again.",
        impact:
          'Thrifty people are punished, while those who ran through everything leave nothing to tax.',
        example:
          'Two brothers earned the same; one took cruises, the other bought a field, and only the second gets a bill.',
        reply: 'Each time it changes hands, money is taxed, and the heir is a new owner.',
        counter:
          "A family isn't a shop. At the kitchen table what belongs to one has always belonged to the others.",
      },
      {
        keywords: [
          'firm',
          'business',
          'famil',
          'jobs',
          'sell',
          'company',
          'workers',
          'employees',
          'break',
        ],
        claim: 'Family firms would have to be sold in order to pay.',
        mechanism:
          'Their wealth is in machines, stock and orders, not in a drawer. When the tax falls due, the heirs have to borrow, close or hand over to a group from elsewhere.',
        impact: 'Employees and towns lose an owner who knew their names.',
        example:
          'A furniture maker with eighty people dies, and the bill equals what a new hall would have cost.',
        reply: 'Firms can pay in instalments over many years or be spared while the jobs last.',
        counter:
          "Years of instalments are years without investment. And with all those exceptions you've built exactly the maze that you complained about.",
      },
      {
        keywords: [
          'parent',
          'love',
          'care',
          'legac',
          'child',
          'kids',
          'work hard',
          'leave',
          'future',
        ],
        claim: "Providing for one's children is among the best motives there are.",
        mechanism:
          'People work, save and plant beyond their own lifetime because somebody comes after them. Whoever cuts the thread gets less saving and less long-term thinking.',
        impact: 'Society as a whole lives on people who think in generations.',
        example: 'An old man plants walnut trees which he will never see bear fruit.',
        reply: 'Nobody forbids it: he may leave his children plenty, just not everything.',
        counter:
          "Heavily means that the state inherits more than a daughter. He didn't plant the trees for the ministry.",
      },
      {
        keywords: [
          'avoid',
          'loophol',
          'rich',
          'flight',
          'emigrat',
          'evade',
          'trusts',
          'abroad',
          'lawyers',
          'escape',
        ],
        claim: 'The really rich will not pay an inheritance tax anyway.',
        mechanism:
          'They have lawyers, foundations and second homes abroad; they give early or leave. Those left to be caught are people who saved and died too suddenly.',
        impact:
          'The middle gets the burden that was meant for the top, and trust in the law suffers.',
        example:
          "The billionaire has had his seat on an island for twenty years, while the dentist's widow is looking for the bank statements.",
        reply: 'Countries can close the loopholes and tax those who leave.',
        counter:
          "They've been announcing that for as long as the tax has existed. A tax that always needs just one more reform has a fault in its design.",
      },
      {
        keywords: [
          'home',
          'house',
          'region',
          'forced',
          'sell',
          'grandmother',
          'apartment',
          'memories',
          'farm',
        ],
        claim: 'Heirs would be driven from houses in which they grew up.',
        mechanism:
          'In the big cities a plain old house is worth a fortune on paper, yet it pays no income. To settle the tax, the daughter has to sell it to somebody who has cash.',
        impact: 'Streets then change hands from families to investors.',
        example:
          "The roof leaks, the kitchen is from the seventies, and the tax office writes that it's a mansion.",
        reply: 'An allowance for the family home solves that.',
        counter:
          "Is it for one home or for three flats, for an only child or four cousins? Every such line is drawn with a ruler through somebody's life.",
      },
      {
        keywords: ['envy', 'growth', 'capit', 'wrong', 'target', 'jealous', 'punish', 'success'],
        claim: 'Inequality is cured by lifting people and not by lopping estates.',
        mechanism:
          "Inherited money isn't under the mattress; it's in firms, houses and loans that give work. Take it out and spend it in one year, and it's gone.",
        impact: 'Workers depend on that capital as much as owners do.',
        example: "If you cut up the plough for firewood, you're warm for one winter.",
        reply: "Public money builds schools, and that's capital as well.",
        counter:
          'Some of it does, and much of it runs through the budget like water. What has grown for forty years is quickly spent on the next election.',
      },
    ],
  },
}
