import type { MotionArguments } from '../types.ts'

export const YEAR_OF_SERVICE: MotionArguments = {
  key: 'year-of-service',
  points: {
    for: [
      {
        keywords: [
          'mix',
          'classes',
          'backgrounds',
          'meet',
          'divided',
          'rich',
          'poor',
          'other',
          'together',
        ],
        claim: 'For one year at least, young people would meet those they never meet otherwise.',
        mechanism:
          "We go to school with people from our own streets and then work with people of our own kind. A shared year puts the doctor's son and the bus driver's daughter in the same kitchen, washing the same pots.",
        impact:
          'A country whose groups know each other only from the news finds it easy to hate, and everybody lives with the result.',
        example:
          'Ask older men in countries that had a draft what they remember. Seldom the drill, nearly always the fellow from the other end of the country.',
        reply:
          'Sharing a dormitory by order can breed dislike as well as friendship. The well connected will find the pleasant posts, and the rest will peel potatoes with the rest.',
        counter:
          'Allocate the posts by lot and the pleasant ones are shared out. Some will dislike each other, but they will dislike a person and not a rumour.',
      },
      {
        keywords: [
          'care',
          'elderly',
          'hospitals',
          'shortage',
          'nurses',
          'old',
          'homes',
          'workers',
          'help',
        ],
        claim: 'Plenty of work needs hands and cannot pay for them.',
        mechanism:
          'Old people wait for somebody to read to them, woods wait for planting, and schools wait for another adult in the room. Each year group could fill such gaps, which neither the market nor the budget fills.',
        impact:
          'Lonely pensioners and overstretched nurses would be the first to feel the difference.',
        example:
          'In a care home, twenty minutes for a walk to the pond make the day. No one on the staff has got twenty minutes.',
        reply:
          'Untrained and unwilling teenagers are a burden to a ward before they are a help. A nurse spends her morning showing them where the towels are.',
        counter:
          'The first week is clumsy in every job, and then there are fifty more. Taking someone for a walk and listening do not need a diploma.',
      },
      {
        keywords: [
          'mature',
          'skills',
          'growth',
          'direction',
          'career',
          'grow',
          'adult',
          'experience',
          'learn',
        ],
        claim:
          'Real responsibility for a year does more for growing up than another year of lessons.',
        mechanism:
          'In school a mistake costs a mark, but here someone is waiting for lunch. Young people find out what they can do, what they cannot bear, and often what they want to become.',
        impact:
          'Fewer of them would start a degree merely because it was next in line and drop it halfway through.',
        example:
          'A girl who was sure of law spends ten months with disabled children, and comes home with another plan and a steadier voice.',
        reply:
          'A paid job teaches the same and lets you choose. Those who already know their direction simply lose a year.',
        counter:
          'What paid jobs an eighteen-year-old can get are mostly behind a till. A year among sixty of work is a modest price, even for someone in a hurry.',
      },
      {
        keywords: [
          'duty',
          'give-back',
          'citizen',
          'community',
          'contribute',
          'give',
          'back',
          'society',
          'thank',
        ],
        claim: 'Each of us has received a great deal, and a year is a fair way to give back.',
        mechanism:
          'Schools, roads, clinics and peace were built by others before we came. A community in which people only ever draw out is soon empty.',
        impact:
          'Taking part gives young citizens a claim as well, because whoever has carried the place may speak about it.',
        example:
          'In a family no one sends a bill for childhood, and still the grown children carry the boxes on moving day.',
        reply:
          'They will give back for forty years in taxes and care. To start with an invoice at eighteen is an odd welcome.',
        counter:
          'Taxes take your money and leave you where you are. Meeting the people whom it reaches is a different sort of contribution, and you remember it.',
      },
      {
        keywords: [
          'democracy',
          'trust',
          'belong',
          'loyalty',
          'society',
          'country',
          'solidarity',
          'unity',
        ],
        claim: 'A year of service ties people to a place and to one another.',
        mechanism:
          'Trust grows through doing something together that succeeds. After such a year the town hall, the river and the shelter are partly yours.',
        impact: 'Migrants and locals who fill sandbags side by side need no course in integration.',
        example:
          'After a flood, strangers shovel mud together for days and call each other by their first names for years.',
        reply:
          'The flood brought volunteers, and that is why it worked. Order the same people to come, and half will lean on their shovels.',
        counter:
          'Half leaning and half shovelling is more than we have now. And many a volunteer began as someone who was sent.',
      },
      {
        keywords: [
          'equal',
          'privilege',
          'gap',
          'fair',
          'opportunity',
          'everyone',
          'rich',
          'afford',
        ],
        claim: 'Today a service year is a privilege of those who can afford it.',
        mechanism:
          'Parents with money fund a year abroad with turtles, and it looks fine on the application. If everyone serves and everyone is paid, the advantage is gone.',
        impact:
          'Young people from poorer homes would get the experience, the reference and the contacts too.',
        example:
          'Two applicants for one place: the first has a gap year in Ghana, the second stacked shelves. Guess who gets asked the interesting question.',
        reply:
          'Pay for a voluntary year properly, then, and open it to all. Equal access does not need a command.',
        counter:
          'Voluntary years have been open for decades, and the same sort keeps coming. Those who have most to gain are those who do not apply.',
      },
    ],
    against: [
      {
        keywords: ['freedom', 'coercion', 'labour', 'liberty', 'force', 'slavery', 'rights'],
        claim: 'Work under compulsion does not become freedom because it is useful.',
        mechanism:
          'Young adults have done nothing wrong, and their time is their own. A state that may take a year for a good cause may find a good cause for two.',
        impact: 'It is always the same group that is drafted, since it has few votes and no lobby.',
        example:
          'If the mayor ordered every fifty-year-old to spend a year at the care home, there would be a crowd outside the town hall by noon.',
        reply:
          'School is compulsory as well, and so are juries and taxes. Limited duties for everyone are the price of living together.',
        counter:
          "School serves the pupil and a jury lasts days. A year of somebody's labour at the whim of a ministry is a different order of thing.",
      },
      {
        keywords: [
          'volunteer',
          'meaning',
          'motivation',
          'reluctant',
          'spirit',
          'unmotivated',
          'forced',
          'heart',
        ],
        claim: 'Helping on command kills what is good about helping.',
        mechanism:
          'A visit counts because someone wanted to come. Those who are counting off days on a calendar make poor company for people who are dying or five years old.',
        impact:
          'Real volunteers suffer too, when their gift becomes something that any conscript has to deliver.',
        example:
          'You can tell in half a minute whether the girl with the tea trolley is there for you or for her certificate.',
        reply:
          'Motives change on the way: many come because they must and stay because of Mrs Brown in room seven. Pure hearts are not needed for pouring tea.',
        counter:
          'Some will be won over, and the people in their care also have to bear those who are not. Old people are not teaching material.',
      },
      {
        keywords: ['jobs', 'wages', 'undercut', 'cheap', 'unpaid', 'workers', 'paid'],
        claim: 'Cheap conscripts push out people who do this work for a living.',
        mechanism:
          'A care home that gets ten free pairs of hands will not advertise for two paid ones. Wages in nursing and childcare, low as they are, come under pressure from below.',
        impact: 'It is mostly women in those trades who would pay for our lesson in character.',
        example:
          "Why raise a carer's pay, the manager asks, when the next busload arrives in September?",
        reply:
          "Rules can limit them to tasks that nobody is hired for. The person who reads aloud takes no nurse's job.",
        counter:
          'In the first budget squeeze the one who reads aloud will be making beds. We know this from every internship ever invented.',
      },
      {
        keywords: [
          'cost',
          'expensive',
          'bureaucracy',
          'organise',
          'administration',
          'billions',
          'money',
        ],
        claim: 'Organising a whole year group costs more than it brings in.',
        mechanism:
          'Beds, travel, insurance, supervision and an office to hand out posts: for hundreds of thousands, every year. For that money one could hire trained people.',
        impact:
          'Those in need would be better served by a thousand professionals than by ten thousand beginners.',
        example:
          'Picture every school leaver in the country on the first of September, waiting for a letter with an address and a mattress.',
        reply:
          'Armies organised that for a century, and civilian services in several countries still do. The gain lies in the young people too, and not only in the beds made.',
        counter:
          'Armies also showed how many hours a year group can spend waiting. If it is about the young people, then let us ask them what they need.',
      },
      {
        keywords: ['delay', 'education', 'career', 'time', 'years', 'university', 'lose', 'study'],
        claim: 'A lost year at eighteen is a dear one.',
        mechanism:
          'Apprentices, athletes, musicians and those with a place at college are in full swing just then. Whoever stops has to find the rhythm again, and some never do.',
        impact:
          'Those who have to earn for a family at home cannot wait twelve months for their first real wage.',
        example:
          'A young violinist who spends ten months sorting clothes has not paused, she has gone backwards.',
        reply:
          'Exceptions and postponement can be granted, and few people of eighteen have found their rhythm. Many waste that year looking for themselves in any case.',
        counter:
          'With the exceptions come the clever ones who know how to get them. In the end those serve who had no good letter.',
      },
      {
        keywords: [
          'alternatives',
          'incentives',
          'encourage',
          'voluntary',
          'school',
          'weekends',
          'paid',
        ],
        claim: 'Better ways exist to bring the young and the needy together.',
        mechanism:
          'Afternoons during school, paid voluntary years, credit for college places: they invite instead of ordering. Demand is often greater than the number of posts.',
        impact: 'Both sides would have partners who have chosen one another.',
        example:
          'Plenty of local fire brigades have had a youth group for decades. Nobody is drafted, and there is a waiting list.',
        reply:
          'Exciting causes draw a crowd, and bedpans do not. What is left to choice goes to the pleasant ones.',
        counter:
          'If bedpans draw nobody, then pay for them properly. A shortage tells you the wage is wrong, not the generation.',
      },
    ],
  },
}
