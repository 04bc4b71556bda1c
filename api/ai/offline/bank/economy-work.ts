import type { MotionArguments } from './types.ts'

export const ECONOMY_WORK_ARGUMENTS: readonly MotionArguments[] = [
  {
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
          example: "The day before a holiday, everyone has noticed that a clear desk is possible by three o'clock.",
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
          impact: 'Employers have fewer sick notes to pay for, and families have someone at the table who listens.',
          example: "On Monday morning the whole train looks as if it hadn't been away.",
          reply: 'If the same work is squeezed into four days, those days will wear people out all the more.',
          counter:
            'Nobody proposes squeezing it in; we propose leaving some of it undone. The habit of measuring work by hours is what has to be squeezed.',
        },
        {
          keywords: ['famil', 'care', 'child', 'parent', 'equal', 'women', 'fathers', 'kids', 'household'],
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
          impact: 'It is only fair that those who work should get a share of what the machines produce.',
          example:
            "Our great-grandfathers worked six days from dawn to dusk, and no one thinks they'd have become richer by adding Sunday.",
          reply: "In those days countries weren't competing with the whole world at the touch of a key.",
          counter:
            'They competed with everyone who still worked Saturdays, and they won. Skill and ideas decide a contest, and neither of them grows on the seventieth email.',
        },
        {
          keywords: ['recruit', 'retent', 'staff', 'attract', 'turnover', 'hire', 'hiring', 'talent', 'loyal', 'quit'],
          claim: 'Employers who offer it can choose from among the best.',
          mechanism:
            "Time is what people lack most, and good ones stay where they get it. Each departure that doesn't happen saves months of searching and training.",
          impact: "Small firms and public services that can't pay top wages finally have something to offer.",
          example:
            "The town hall, which hadn't found an engineer in two years, puts four days in the advertisement and has to sort through the envelopes.",
          reply: 'Once everyone offers it, that advantage is gone.',
          counter:
            "The advantage over rivals is, and the advantage over exhaustion remains. I'd gladly give up a recruiting trick for a rested country.",
        },
        {
          keywords: ['climat', 'commut', 'traffic', 'communit', 'environ', 'pollution', 'volunteer', 'carbon', 'hobby'],
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
          example: 'On the ward there are two for thirty beds already, and you want to send one of them home.',
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
          reply: 'Customers will come on the other days, and staff who are rested make fewer mistakes.',
          counter:
            "Her chairs are full on the other days already. A calculation that works only for desks isn't a rule for a country.",
        },
        {
          keywords: ['intens', 'stress', 'compress', 'longer', 'pressur', 'ten', 'hours', 'rush', 'overtime'],
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
          keywords: ['flexib', 'choic', 'pattern', 'individu', 'hours', 'own', 'choose', 'part time', 'freedom'],
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
          keywords: ['competit', 'growth', 'econom', 'export', 'pension', 'china', 'poorer', 'gdp', 'taxes', 'output'],
          claim: 'A country that works a fifth less has a fifth less to share out.',
          mechanism:
            'With fewer young and more old, each working hour is needed. Taxes on work pay for pensions, schools and the very clinics that need more staff.',
          impact: 'Those who depend on the state bear the loss, long before those who are well paid.',
          example: "When an order can be filled by Friday somewhere else, it won't wait here until Monday.",
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
  },
  {
    key: 'work-from-home',
    points: {
      for: [
        {
          keywords: ['commut', 'time', 'hour', 'travel', 'traffic', 'train', 'bus', 'driving', 'car'],
          claim: 'The commute is unpaid work that serves nobody.',
          mechanism:
            'Hours a week go by on platforms and in jams, and people arrive with half their strength gone. At home that time belongs to sleep, children or the work itself.',
          impact: 'Roads, air and rents around the centres feel the relief as well.',
          example:
            "At seven forty-five she used to stand in a tunnel with her face in someone's coat; now she's walking the dog.",
          reply: 'The journey gives a border between work and life, and many miss it.',
          counter:
            'A walk round the block draws that border for nothing. Whoever loves the train is still free to take it.',
        },
        {
          keywords: [
            'focus',
            'concentrat',
            'quiet',
            'noise',
            'interrupt',
            'noisy',
            'distract',
            'colleagues',
            'productive',
          ],
          claim: 'Work that needs thought needs a door that closes.',
          mechanism:
            'Open offices are full of phone calls, birthdays and have-you-got-a-minute. At home you can arrange two quiet hours and do in them what takes all day elsewhere.',
          impact:
            'Those who write, calculate or program gain most, and so do quiet people whom the open office exhausts.',
          example: 'Everyone knows the colleague who comes in at six because nothing can be done after nine.',
          reply: "At home there's the doorbell, the laundry and a toddler.",
          counter:
            "You can let the doorbell ring; you can't let a boss at your shoulder ring. Those with no quiet place at home may use the office, which at last has some room.",
        },
        {
          keywords: [
            'famil',
            'flexib',
            'parent',
            'care',
            'disabl',
            'mother',
            'kids',
            'disability',
            'childcare',
            'sick',
          ],
          claim: 'Home working opens jobs to people whom the office shut out.',
          mechanism:
            'Carers, parents of small children and those who are ill or disabled can give good hours, just not from nine to five behind three flights of stairs.',
          impact: 'Firms find talent, and people find an income and a place in the world.',
          example:
            "With her back she couldn't sit for eight hours; lying down for part of the day, she's the best bookkeeper they have had.",
          reply: 'Working and minding children at once means doing both badly.',
          counter:
            "The child's at school; what's saved is the rush in between. An hour at noon with a sick mother isn't minding, it's being there.",
        },
        {
          keywords: ['place', 'rent', 'villag', 'region', 'house', 'city', 'move', 'countryside', 'cheaper', 'flats'],
          claim: 'People could live where life is good and not where the jobs happen to be.',
          mechanism:
            'When the desk is anywhere, nobody has to pay half a wage for two rooms near a tower. Villages get families back, and with them the school and the shop.',
          impact: "Young people could own a home, which in the big cities they've given up on.",
          example: 'Since the two programmers moved into the old mill, the bus has been running on Saturdays again.',
          reply: 'They bring city wages along and drive up prices in the village.',
          counter:
            'An empty village has worse troubles than a rise in the price of its ruins. Spread over a country, the pressure is easier to bear than in a single postcode.',
        },
        {
          keywords: [
            'trust',
            'result',
            'presen',
            'manager',
            'autonom',
            'control',
            'boss',
            'supervis',
            'performance',
            'output',
          ],
          claim: 'Away from the desk, results count and not sitting.',
          mechanism:
            'In the office whoever stays latest is thought to be diligent. At a distance only what was agreed and delivered can be judged.',
          impact: "That's fairer to parents, to quiet people and to everyone who works fast.",
          example:
            "For years he walked through the corridor with a folder and looked busy; at home there's no corridor.",
          reply: 'Without supervision some will just do less.',
          counter:
            "Some did less behind their screens in the office, and nobody noticed because they were there. Poor leadership doesn't get better through seeing the backs of heads.",
        },
        {
          keywords: ['cost', 'offic', 'save', 'compan', 'climat', 'electricity', 'building', 'expensive'],
          claim: 'Both sides save money that used to go on carpets.',
          mechanism:
            'Firms need fewer square metres, less heating and fewer canteens; staff save on fuel, suits and sandwiches. Buildings in the best locations could become flats.',
          impact: "Jobs are safer in a firm that isn't tied to a ten-year lease.",
          example: 'The tower downtown is lit on forty floors, and most of the lamps shine on empty chairs.',
          reply: 'Firms merely pass the costs of heat, desk and network on to their people.',
          counter:
            'A law or a contract can put an allowance for that in writing. Even with it, both sides end up with more.',
        },
      ],
      against: [
        {
          keywords: [
            'team',
            'ideas',
            'chat',
            'collaborat',
            'creat',
            'teamwork',
            'brainstorm',
            'spontaneous',
            'coffee',
            'innovation',
          ],
          claim: 'Good ideas come up between meetings, in places nobody planned.',
          mechanism:
            'At the kettle and in the corridor people hear what others are stuck on, and say the half-sentence that helps. No one books a video call for half a sentence.',
          impact: "Firms live on what they will invent next, and everyone's job with them.",
          example:
            'The two of them solved it in the lift, between the third and the sixth floor, after a week of emails.',
          reply: 'Chat groups and regular days together can replace the kettle.',
          counter:
            "A chat is for what you know you want to ask. What you don't know you want to hear is left at the kettle.",
        },
        {
          keywords: [
            'young',
            'learn',
            'mentor',
            'traine',
            'junior',
            'beginner',
            'apprentice',
            'newcomers',
            'intern',
            'graduate',
            'experience',
          ],
          claim: 'Beginners learn by watching, and you cannot watch someone through a keyhole.',
          mechanism:
            'How to calm a customer, read a room or admit a mistake is picked up beside somebody who can do it. On a screen a junior sees results, never how they came about.',
          impact:
            "A generation that starts out alone will be short of judgement in ten years, and we'll all be dealing with them.",
          example:
            'The trainee hears how the old hand falls silent on the phone, and learns more than in the whole seminar.',
          reply: 'Mentors can share their screens and set aside fixed hours for questions.',
          counter:
            "Beginners don't put their real questions into a fixed hour; they ask when they pass by. And nobody shares a screen for the moment of doubt.",
        },
        {
          keywords: [
            'lonel',
            'isolat',
            'social',
            'colleague',
            'mental',
            'friends',
            'alone',
            'contact',
            'depress',
            'people',
          ],
          claim: 'Work is where most adults have company.',
          mechanism:
            'Colleagues see it when somebody gets thinner, quieter or drunk by noon. Alone in the kitchen you may go a whole week without being looked at.',
          impact: 'Those who live by themselves pay most, the young above all.',
          example:
            'On Friday she notices that the only people she has spoken to in person are the courier and the cat.',
          reply: 'You can look for friends where you live, instead of having them assigned.',
          counter:
            "You can, and the lonely are those who don't manage to. The office asked nothing of them except that they come.",
        },
        {
          keywords: [
            'boundar',
            'evening',
            'alway',
            'home',
            'rest',
            'overtime',
            'switch',
            'private',
            'separate',
            'balance',
            'stop',
          ],
          claim: 'When home is the office, work never ends.',
          mechanism:
            'The laptop stands on the kitchen table, and just one more message is always possible. Going out of the door used to be the full stop.',
          impact: "Partners and children live with somebody who's there and isn't.",
          example: 'At the bedtime story the phone hums, and Papa reads the same line twice.',
          reply: 'Rules about hours and a shut lid can protect the evening.',
          counter:
            'Those rules exist, and the lid goes up again at nine. A door with a key protects better than a resolution.',
        },
        {
          keywords: [
            'unequ',
            'space',
            'poor',
            'housing',
            'desk',
            'kitchen',
            'flat',
            'small',
            'noise',
            'children',
            'rich',
          ],
          claim: 'Home working is lovely if you have a study and a garden.',
          mechanism:
            'Whoever shares two rooms with three people works on the bed with headphones on. The office gave everyone the same chair, the same light and the same network.',
          impact:
            'Young people and those on low pay lose ground to people with large homes, and it shows in their work.',
          example: 'On the call the boss has a bookshelf behind her, and the intern has a shower curtain.',
          reply: 'Firms can pay for equipment or for a shared desk nearby.',
          counter: "An allowance doesn't build a wall. And the shared desk nearby is an office, so we agree after all.",
        },
        {
          keywords: ['visib', 'career', 'women', 'forgotten', 'boss', 'notice', 'promot', 'invisible'],
          claim: 'Out of sight means out of the running.',
          mechanism:
            'Those who are in the room get the interesting tasks and the word in passing. People at home, more often mothers, are thanked and forgotten.',
          impact: 'So what looks like freedom is in truth a slower career for those who need it most.',
          example: 'The new project was handed out over lunch; she read about it on Thursday in the minutes.',
          reply: "That's due to bad managers, and where all work remotely nobody has that advantage.",
          counter:
            "There'll always be somebody who lives closer and drops in. Managers are people, and they trust those whose hand they've shaken.",
        },
      ],
    },
  },
]
