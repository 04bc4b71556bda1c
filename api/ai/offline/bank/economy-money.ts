import type { MotionArguments } from './types.ts'

export const ECONOMY_MONEY_ARGUMENTS: readonly MotionArguments[] = [
  {
    key: 'basic-income',
    points: {
      for: [
        {
          keywords: ['povert', 'floor', 'secur', 'dignit', 'need', 'fear', 'poor', 'hunger', 'rent', 'basic'],
          claim: 'No one in a rich country should have to fear the end of the month.',
          mechanism:
            "A fixed sum for each adult puts a floor under every life, with no gaps to fall through. Today's help reaches those who find the right office and fill in the right form.",
          impact: 'The ashamed, the confused and those between two jobs are the people who now get nothing.',
          example:
            "A cleaner loses two of her four clients, and it's months before anyone decides whether she is poor enough.",
          reply: 'A larger sum for those in real need would do more than a small one for all.',
          counter:
            "It would if it arrived. Many of those in real need never apply, and a floor that you have to apply for isn't a floor.",
        },
        {
          keywords: [
            'bureaucra',
            'means',
            'test',
            'simpl',
            'offic',
            'paperwork',
            'forms',
            'shame',
            'humiliat',
            'control',
          ],
          claim: 'Half of the welfare office exists in order to mistrust people.',
          mechanism:
            'Means tests need forms, proofs, visits and appeals, and each needs an official. A payment to everyone needs a bank account.',
          impact: 'Officials could advise instead of inspect, and applicants would be treated as citizens.',
          example: "An old man brings in a shoebox full of receipts to prove that he didn't spend too much on shoes.",
          reply: 'Cases differ: rent, illness and disability must still be checked one by one.',
          counter:
            "For the special cases, yes, and there'd be time for them at last. The ordinary ones don't need a detective.",
        },
        {
          keywords: ['trap', 'incent', 'work', 'earn', 'benefit', 'unemployed', 'job', 'losing', 'penalty', 'wage'],
          claim: "Today's benefits punish people for taking a job.",
          mechanism:
            'Whoever starts to earn loses support, so an extra shift brings in next to nothing. A basic income stays, and anything earned comes on top of it.',
          impact: 'Single parents and those who can work only a few hours gain most, because each hour begins to pay.',
          example:
            "She turned down a better post after doing the sums: after rent support and childcare she'd have had eleven coins more.",
          reply: "If the money comes anyway, many won't take any job at all.",
          counter:
            "Most people want more than a floor, as lottery tickets and overtime show. What keeps them at home now is a rule that takes away what they've earned.",
        },
        {
          keywords: [
            'care',
            'volunteer',
            'unpaid',
            'work',
            'art',
            'mother',
            'carer',
            'raising',
            'nursing',
            'voluntary',
          ],
          claim: 'Much of the most important work is done without any wage.',
          mechanism:
            'Bringing up children, nursing parents, training the youth team and writing the book that sells later keep a society alive. The market pays for none of it.',
          impact: 'Women carry most of that work, and they are poor in old age because of it.',
          example: 'For six years he nursed his wife at home, and in the statistics he was out of work.',
          reply: 'Paying for care directly would be more precise than paying everyone.',
          counter:
            'Then somebody must define and inspect it, and count the hours at the bedside. Trust is cheaper, and it reaches the things we forgot to list.',
        },
        {
          keywords: [
            'risk',
            'entrepreneur',
            'free',
            'bargain',
            'boss',
            'start up',
            'startup',
            'business',
            'quit',
            'dream',
            'study',
          ],
          claim: 'With a floor under you, you can say no, and you can dare something.',
          mechanism:
            "Nobody has to accept a boss who shouts or a wage that doesn't feed him. Starting a business or going back to school stops being a gamble with the rent.",
          impact: 'Employers of bad jobs would have to pay more or improve them.',
          example:
            "The cook has been planning his own place for ten years, and what he lacks isn't courage but three months' rent.",
          reply: 'Rich parents give such security to a few, and loans can give it to others.',
          counter:
            "Loans have to be paid back when it goes wrong, and that's the moment you need the floor. What rich parents give their children I'd like to give to the others as well.",
        },
        {
          keywords: [
            'automat',
            'machine',
            'share',
            'wealth',
            'robot',
            'ai',
            'artificial',
            'technology',
            'unemployment',
          ],
          claim: 'As machines do more of the work, everyone should share in what they earn.',
          mechanism:
            'Their skill grew out of public schools, public research and all our data. If the wage share falls, people need another way to their part of it.',
          impact: "Those whose trade disappears shouldn't have to choose between charity and anger.",
          example:
            'Four tills in the supermarket used to feed four families, and now one employee watches eight machines.',
          reply: 'New jobs have always followed, and idle people are unhappy.',
          counter:
            "New jobs may follow, but the family eats in the meantime. Nobody will be idle because of a floor; he'll be able to look round for the next thing.",
        },
      ],
      against: [
        {
          keywords: [
            'cost',
            'tax',
            'budget',
            'afford',
            'huge',
            'expensive',
            'pay',
            'billions',
            'finance',
            'money',
            'fund',
          ],
          claim: 'To pay everyone enough to live on would swallow the state.',
          mechanism:
            'Multiply a modest rent and a bag of food by every adult in the country and by twelve. Either taxes go up beyond anything we know or schools and clinics are cut.',
          impact: "Those who work for middling wages will pay, since there aren't enough of the rich.",
          example:
            "At the lectern it's a thousand a month for each of us; on the payslip it's where the thousand comes from.",
          reply: 'A large part of it flows straight back in taxes and replaces benefits.',
          counter:
            "Then it isn't a thousand for everyone but another sum for some, with a detour. When the detour is removed, you've got the system that we have.",
        },
        {
          keywords: ['target', 'waste', 'rich', 'need', 'fair', 'millionaire', 'needy', 'everyone', 'poor', 'unfair'],
          claim: 'Giving to those who have enough means taking from those who do not.',
          mechanism:
            'Each coin that goes to a surgeon is missing from the wheelchair, the hostel and the school meal. Fairness is giving by need.',
          impact: 'A severely disabled woman needs many times the flat sum and would be told that all are equal.',
          example: 'A banker buys a nicer bottle with his, and a mother with two jobs is still short for the boiler.',
          reply: 'The surgeon pays it back through higher taxes, so he gains nothing.',
          counter: "Why send it to him, then? What can be saved on the way out needn't be collected on the way in.",
        },
        {
          keywords: [
            'work',
            'incent',
            'effort',
            'idle',
            'societ',
            'lazy',
            'motivation',
            'jobs',
            'clean',
            'stop',
            'dirty',
          ],
          claim: 'A society lives on people who turn up for unpleasant work.',
          mechanism:
            'Dirty, early and heavy jobs are done because rent is due. Pay the rent without them, and the bins stay in the street or cost twice as much.',
          impact: "Those who still go would keep those who don't, and no solidarity survives that for long.",
          example: "At five in the morning it's raining, and the rubbish truck needs three men, whatever their income.",
          reply: "Unpleasant jobs would have to be paid better, and that's only just.",
          counter:
            "They'd be paid by the same middle class that's already paying for the income. At some point its patience will run out as well.",
        },
        {
          keywords: ['price', 'inflat', 'rent', 'landlord', 'housing', 'expensive', 'rents'],
          claim: 'Landlords know what everybody has got in his pocket.',
          mechanism:
            "If all have more to spend and there's no more housing, the price of housing goes up. The poor are back where they were, only with bigger numbers.",
          impact: 'Tenants in crowded cities would pass the money on within a year.',
          example: 'As soon as the payment is announced, the letter about the new rent is in the post.',
          reply: "It's paid for by taxes and not printed, so total demand hardly rises.",
          counter:
            'It shifts demand to the bottom, where people compete for the same few flats. A hundred new houses do more for them than a hundred new notes.',
        },
        {
          keywords: [
            'meaning',
            'belong',
            'reciproc',
            'contribut',
            'job',
            'purpose',
            'useful',
            'unemployed',
            'identity',
          ],
          claim: 'Being needed is worth more than being paid.',
          mechanism:
            'A job gives the day a shape, colleagues and the feeling of being of use. A cheque with no question behind it tells people that we can do without them.',
          impact: "Young people who aren't expected anywhere lose themselves quickly.",
          example:
            'He had money enough after the plant closed, and he said that the worst thing was not having to set the alarm.',
          reply: 'Meaning can be found in family, art and clubs, once the worry about money is gone.',
          counter:
            'For confident people, yes. The others need a hand that pulls them in, and not a transfer that lets us forget them.',
        },
        {
          keywords: ['service', 'better', 'alternat', 'public', 'spend', 'hospitals', 'schools', 'childcare', 'health'],
          claim: 'Good public services are a better floor than cash.',
          mechanism:
            "A free clinic, a good school, a bus and a flat that's affordable can't be drunk, gambled away or eaten up by prices. They help most those who have least.",
          impact: 'Buying each for yourself is always dearer than building it together.',
          example:
            'With the sum for one year you could open the library on Sundays, mend the pool and run the bus till midnight.',
          reply: 'People know what they need better than an office does.',
          counter:
            "They know that they need a doctor, but no one can buy half a hospital by himself. That's what we have a state for.",
        },
      ],
    },
  },
  {
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
          impact: 'Gifted people without rich parents get a fairer race, and the whole country gains from that.',
          example: 'Two colleagues do the same work; one has inherited two flats, and the other pays her rent.',
          reply: 'Parents pass on looks, brains and manners too, and nobody taxes those.',
          counter:
            "Those can't be shared out, and they make nobody else poorer. Houses and shares can, and in a market the heir's head start is the others' handicap.",
        },
        {
          keywords: ['work', 'wages', 'tax', 'earn', 'shift', 'salary', 'labour', 'effort', 'earned', 'untaxed'],
          claim: 'Income from work is taxed each month, and income from luck hardly ever.',
          mechanism:
            'A nurse hands over part of every hour; somebody who receives a fortune without lifting a finger often pays less. If the state needs money, it should look there first.',
          impact: 'Lower taxes on wages would be felt by everyone who has to get up early.',
          example: "For a night shift on Christmas Eve she pays more than he does for his late aunt's villa.",
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
          impact: 'All citizens lose when a few surnames decide what gets built and what gets written.',
          example:
            'The same three families sit on the boards of the port, the newspaper and the football club, as their grandfathers did.',
          reply: 'The very rich move away or set up trusts, and the upper middle class pays.',
          counter:
            "Loopholes are made by law and can be closed by law. A tax that's badly written should be rewritten and not given up.",
        },
        {
          keywords: ['large', 'threshold', 'house', 'ordinar', 'famil', 'middle', 'exempt', 'allowance', 'most'],
          claim: 'Ordinary families would not notice it.',
          mechanism:
            "The motion says large: with a generous allowance the parents' house, the savings book and the violin remain untouched. What's taxed is what comes after that.",
          impact: 'Only a few pay, and they still keep more than most people ever see.',
          example: "Whoever inherits ten flats may have to sell one, and he'd be a landlord all the same.",
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
          example: 'Half of the novels in the library are about a rich family whose grandchildren could only spend.',
          reply: 'Many heirs found firms and foundations with their freedom.',
          counter:
            'They could do so with what the tax leaves them. And the thousands who never got the chance would found some too.',
        },
        {
          keywords: ['revenu', 'school', 'invest', 'child', 'public', 'education', 'kindergarten', 'nursery', 'fund'],
          claim: 'From each great estate a whole year group of children could profit.',
          mechanism:
            'The revenue could go on kindergartens, scholarships or a starting sum for each young adult. It turns the luck of a few into the chance of many.',
          impact: 'No other tax takes so little from people who need it and can do so much for those who do.',
          example: 'A dozen estates a year in a small town, and the primary school has a roof, a nurse and a library.',
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
          impact: 'Thrifty people are punished, while those who ran through everything leave nothing to tax.',
          example:
            'Two brothers earned the same; one took cruises, the other bought a field, and only the second gets a bill.',
          reply: 'Each time it changes hands, money is taxed, and the heir is a new owner.',
          counter: "A family isn't a shop. At the kitchen table what belongs to one has always belonged to the others.",
        },
        {
          keywords: ['firm', 'business', 'famil', 'jobs', 'sell', 'company', 'workers', 'employees', 'break'],
          claim: 'Family firms would have to be sold in order to pay.',
          mechanism:
            'Their wealth is in machines, stock and orders, not in a drawer. When the tax falls due, the heirs have to borrow, close or hand over to a group from elsewhere.',
          impact: 'Employees and towns lose an owner who knew their names.',
          example: 'A furniture maker with eighty people dies, and the bill equals what a new hall would have cost.',
          reply: 'Firms can pay in instalments over many years or be spared while the jobs last.',
          counter:
            "Years of instalments are years without investment. And with all those exceptions you've built exactly the maze that you complained about.",
        },
        {
          keywords: ['parent', 'love', 'care', 'legac', 'child', 'kids', 'work hard', 'leave', 'future'],
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
          keywords: ['avoid', 'loophol', 'rich', 'flight', 'emigrat', 'evade', 'trusts', 'abroad', 'lawyers', 'escape'],
          claim: 'The really rich will not pay an inheritance tax anyway.',
          mechanism:
            'They have lawyers, foundations and second homes abroad; they give early or leave. Those left to be caught are people who saved and died too suddenly.',
          impact: 'The middle gets the burden that was meant for the top, and trust in the law suffers.',
          example:
            "The billionaire has had his seat on an island for twenty years, while the dentist's widow is looking for the bank statements.",
          reply: 'Countries can close the loopholes and tax those who leave.',
          counter:
            "They've been announcing that for as long as the tax has existed. A tax that always needs just one more reform has a fault in its design.",
        },
        {
          keywords: ['home', 'house', 'region', 'forced', 'sell', 'grandmother', 'apartment', 'memories', 'farm'],
          claim: 'Heirs would be driven from houses in which they grew up.',
          mechanism:
            'In the big cities a plain old house is worth a fortune on paper, yet it pays no income. To settle the tax, the daughter has to sell it to somebody who has cash.',
          impact: 'Streets then change hands from families to investors.',
          example: "The roof leaks, the kitchen is from the seventies, and the tax office writes that it's a mansion.",
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
  },
]
