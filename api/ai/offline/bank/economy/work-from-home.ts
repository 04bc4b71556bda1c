import type { MotionArguments } from '../types.ts'

export const WORK_FROM_HOME: MotionArguments = {
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
        example:
          'Everyone knows the colleague who comes in at six because nothing can be done after nine.',
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
        keywords: [
          'place',
          'rent',
          'villag',
          'region',
          'house',
          'city',
          'move',
          'countryside',
          'cheaper',
          'flats',
        ],
        claim: 'People could live where life is good and not where the jobs happen to be.',
        mechanism:
          'When the desk is anywhere, nobody has to pay half a wage for two rooms near a tower. Villages get families back, and with them the school and the shop.',
        impact: "Young people could own a home, which in the big cities they've given up on.",
        example:
          'Since the two programmers moved into the old mill, the bus has been running on Saturdays again.',
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
        keywords: [
          'cost',
          'offic',
          'save',
          'compan',
          'climat',
          'electricity',
          'building',
          'expensive',
        ],
        claim: 'Both sides save money that used to go on carpets.',
        mechanism:
          'Firms need fewer square metres, less heating and fewer canteens; staff save on fuel, suits and sandwiches. Buildings in the best locations could become flats.',
        impact: "Jobs are safer in a firm that isn't tied to a ten-year lease.",
        example:
          'The tower downtown is lit on forty floors, and most of the lamps shine on empty chairs.',
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
        example:
          'On the call the boss has a bookshelf behind her, and the intern has a shower curtain.',
        reply: 'Firms can pay for equipment or for a shared desk nearby.',
        counter:
          "An allowance doesn't build a wall. And the shared desk nearby is an office, so we agree after all.",
      },
      {
        keywords: [
          'visib',
          'career',
          'women',
          'forgotten',
          'boss',
          'notice',
          'promot',
          'invisible',
        ],
        claim: 'Out of sight means out of the running.',
        mechanism:
          'Those who are in the room get the interesting tasks and the word in passing. People at home, more often mothers, are thanked and forgotten.',
        impact:
          'So what looks like freedom is in truth a slower career for those who need it most.',
        example:
          'The new project was handed out over lunch; she read about it on Thursday in the minutes.',
        reply: "That's due to bad managers, and where all work remotely nobody has that advantage.",
        counter:
          "There'll always be somebody who lives closer and drops in. Managers are people, and they trust those whose hand they've shaken.",
      },
    ],
  },
}
