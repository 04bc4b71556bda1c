import type { MotionArguments } from '../types.ts'

export const FOUR_DAY_WEEK: MotionArguments = {
  key: 'four-day-week',
  points: {
    for: [
      {
        keywords: [
          'productiv',
          'focus',
          'rested',
          'output',
          'hours',
          'concentrat',
          'effici',
          'motivated',
          'faster',
          'sharp',
        ],
        claim: 'Rested people get as much done in four days as tired people do in five.',
        mechanism:
          'Much of the working week seeps away in meetings, waiting and slow Friday afternoons. When time is short, teams throw out what never mattered.',
        impact:
          'Firms keep their output, and staff get back fifty days a year, so nobody has to lose for others to win.',
        example:
          "The day before a holiday, everyone has noticed that a clear desk is possible by three o'clock.",
        reply: "That may go for office jobs, but a nurse or a bus driver can't work faster.",
        counter:
          "For them it means more colleagues and fewer who break down or quit. A bus driven by a rested driver is worth more than one that isn't driven because he's ill.",
      },
      {
        keywords: [
          'health',
          'burnout',
          'stress',
          'sick',
          'sleep',
          'tired',
          'exhausted',
          'fatigue',
          'mental',
          'depress',
          'rest',
        ],
        claim: 'The five-day week wears people out, and we pay for it later.',
        mechanism:
          'Two days go on laundry, shopping and sleep, so nothing is left to recover with. A third day turns repair into rest.',
        impact:
          'Employers have fewer sick notes to pay for, and families have someone at the table who listens.',
        example: "On Monday morning the whole train looks as if it hadn't been away.",
        reply:
          'If the same work is squeezed into four days, those days will wear people out all the more.',
        counter:
          'Nobody proposes squeezing it in; we propose leaving some of it undone. The habit of measuring work by hours is what has to be squeezed.',
      },
      {
        keywords: [
          'famil',
          'care',
          'child',
          'parent',
          'equal',
          'women',
          'fathers',
          'kids',
          'household',
        ],
        claim: 'A shared fifth day changes who does the caring.',
        mechanism:
          'Today one partner cuts down, usually the mother, and pays for it with her career and her pension. If full time means four days for all, nobody need be the one who cuts down.',
        impact: "Children get fathers on weekdays, and old people get visits when it isn't Sunday.",
        example:
          'On Thursday he does the school run, the dentist and the soup, and nobody at the office raises an eyebrow.',
        reply: 'Couples can arrange that for themselves with part-time work.',
        counter:
          "Part-time is a lower wage and a closed door to promotion, and that's why fathers avoid it. A new normal costs nobody his reputation.",
      },
      {
        keywords: [
          'histor',
          'progress',
          'weekend',
          'precedent',
          'technolog',
          'union',
          'saturday',
          'tradition',
          'machine',
          'once',
        ],
        claim: 'Taking Saturday off was once a mad idea as well.',
        mechanism:
          'Each shortening of the working week was said to ruin trade, and each time trade grew along with the people. Since then machines have multiplied what an hour yields, and the week has stood still.',
        impact:
          'It is only fair that those who work should get a share of what the machines produce.',
        example:
          "Our great-grandfathers worked six days from dawn to dusk, and no one thinks they'd have become richer by adding Sunday.",
        reply:
          "In those days countries weren't competing with the whole world at the touch of a key.",
        counter:
          'They competed with everyone who still worked Saturdays, and they won. Skill and ideas decide a contest, and neither of them grows on the seventieth email.',
      },
      {
        keywords: [
          'recruit',
          'retent',
          'staff',
          'attract',
          'turnover',
          'hire',
          'hiring',
          'talent',
          'loyal',
          'quit',
        ],
        claim: 'Employers who offer it can choose from among the best.',
        mechanism:
          "Time is what people lack most, and good ones stay where they get it. Each departure that doesn't happen saves months of searching and training.",
        impact:
          "Small firms and public services that can't pay top wages finally have something to offer.",
        example:
          "The town hall, which hadn't found an engineer in two years, puts four days in the advertisement and has to sort through the envelopes.",
        reply: 'Once everyone offers it, that advantage is gone.',
        counter:
          "The advantage over rivals is, and the advantage over exhaustion remains. I'd gladly give up a recruiting trick for a rested country.",
      },
      {
        keywords: [
          'climat',
          'commut',
          'traffic',
          'communit',
          'environ',
          'pollution',
          'volunteer',
          'carbon',
          'hobby',
        ],
        claim: 'One commute fewer each week is good for streets, air and clubs.',
        mechanism:
          'Offices stay dark, trains have seats and traffic thins out. People with a free day also have time to cook, mend and coach the under-tens.',
        impact: 'Communities live on unpaid hours, and those have become the scarcest of all.',
        example: "The volunteer fire brigade hasn't been able to fill its Friday roster for years.",
        reply: 'People with a long weekend will book cheap flights.',
        counter:
          "A few will, and most will dig their gardens and sleep in. People who have time shop less in a hurry, and it's hurry that flies.",
      },
    ],
    against: [
      {
        keywords: [
          'service',
          'nurse',
          'hospit',
          'staff',
          'shortag',
          'doctors',
          'patients',
          'police',
          'teachers',
          'care',
        ],
        claim: 'Hospitals, schools and buses do not run on focus but on people being there.',
        mechanism:
          "A patient needs washing on the fifth day, too. Fewer days mean more staff, and it's in these jobs that staff can't be found.",
        impact: "The waiting times get longer for those who can't pay to go elsewhere.",
        example:
          'On the ward there are two for thirty beds already, and you want to send one of them home.',
        reply: 'Better hours will bring back those who left the job worn out.',
        counter:
          'Perhaps in five years; the gap opens on the first Friday. In the meantime those who stayed carry the whole load.',
      },
      {
        keywords: [
          'cost',
          'wage',
          'business',
          'small',
          'employer',
          'expensive',
          'salary',
          'pay',
          'bankrupt',
          'afford',
          'shop',
        ],
        claim: "Small businesses cannot pay five days' wages for four.",
        mechanism:
          'A bakery makes a fifth fewer rolls in a fifth less time, and no meeting can be cut from kneading. It has to raise prices, drop wages or shut.',
        impact: 'The office worker gets a long weekend, and the baker pays for it.',
        example: "A hairdresser can hold two pairs of scissors, but she can't cut two heads.",
        reply:
          'Customers will come on the other days, and staff who are rested make fewer mistakes.',
        counter:
          "Her chairs are full on the other days already. A calculation that works only for desks isn't a rule for a country.",
      },
      {
        keywords: [
          'intens',
          'stress',
          'compress',
          'longer',
          'pressur',
          'ten',
          'hours',
          'rush',
          'overtime',
        ],
        claim: "The fifth day's work does not go away; it gets crammed into the other four.",
        mechanism:
          "Deadlines and targets stay put, so breaks, chats and lunch disappear. What's sold as rest is bought with haste.",
        impact: 'Older workers and parents, who need a steady pace, are the first to fall behind.',
        example: 'Ten hours a day, and on Friday you answer messages in your pyjamas anyway.',
        reply: 'Managers have to reduce the work along with the hours.',
        counter:
          'Have to is a nice phrase; managers are paid for output. Without a smaller task, a shorter week is a longer day.',
      },
      {
        keywords: [
          'flexib',
          'choic',
          'pattern',
          'individu',
          'hours',
          'own',
          'choose',
          'part time',
          'freedom',
        ],
        claim: 'People want to choose their hours, and not to have another fixed pattern.',
        mechanism:
          'Some would rather have five short days to fetch the children, some the full wage, some four days now and six at harvest. A uniform week suits hardly any of them.',
        impact: 'Parents with school hours gain least from a free Friday and a late Tuesday.',
        example:
          "She needs to be at the school gate at three every day; what's she to do with a day off and four late evenings?",
        reply: "Without a common rule individuals don't dare to ask for shorter hours.",
        counter:
          "Give them a right to ask, then, and protect those who do. That's freedom for everybody, and this is a timetable for everybody.",
      },
      {
        keywords: [
          'competit',
          'growth',
          'econom',
          'export',
          'pension',
          'china',
          'poorer',
          'gdp',
          'taxes',
          'output',
        ],
        claim: 'A country that works a fifth less has a fifth less to share out.',
        mechanism:
          'With fewer young and more old, each working hour is needed. Taxes on work pay for pensions, schools and the very clinics that need more staff.',
        impact: 'Those who depend on the state bear the loss, long before those who are well paid.',
        example:
          "When an order can be filled by Friday somewhere else, it won't wait here until Monday.",
        reply: 'What counts is output per hour, and that rises with rest.',
        counter:
          'It would have to rise by a quarter and stay there, in every trade. No masseur, judge or lorry driver can manage that.',
      },
      {
        keywords: [
          'desk',
          'divid',
          'manual',
          'unequ',
          'privileg',
          'factory',
          'workers',
          'office',
          'unfair',
          'jealous',
          'inequal',
        ],
        claim: 'A shorter week will split workers into those with Fridays and those without.',
        mechanism:
          "Offices can make it work; shops, farms and nursing homes can't. The people with the nicer jobs get the nicer week as well.",
        impact: 'That breeds bitterness exactly where patience is thin already.',
        example:
          'On Friday the consultants come to the cafe for brunch, and the girl who serves them is on her fifth day.',
        reply: 'A beginning has to be made somewhere, and the others will follow.',
        counter:
          'Working from home was meant to spread as well, and the girl is still standing at the counter. A privilege that begins at the top usually stays there.',
      },
    ],
  },
}
