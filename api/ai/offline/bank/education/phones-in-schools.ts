import type { MotionArguments } from '../types.ts'

export const PHONES_IN_SCHOOLS: MotionArguments = {
  key: 'phones-in-schools',
  points: {
    for: [
      {
        keywords: [
          'distract',
          'attent',
          'concentrat',
          'notificat',
          'lesson',
          'focus',
          'playing',
          'games',
          'class',
        ],
        claim: 'A phone in the pocket pulls at the mind even when it is silent.',
        mechanism:
          'Apps are built by skilled people to be checked again and again, and a thirteen-year-old has no defence against them. Each glance breaks a train of thought that takes minutes to rebuild.',
        impact:
          'It costs the whole class, since the teacher stops, the neighbour looks over, and thirty people lose the thread.',
        example:
          'Try to follow an argument in a meeting while your own phone buzzes on the table, and then imagine being twelve.',
        reply:
          'Pupils stared out of windows long before there were phones; dull lessons distract, not devices.',
        counter:
          "A window does not send you a message with your name on it. Even a brilliant teacher can't compete with a machine designed to win.",
      },
      {
        keywords: [
          'bully',
          'filming',
          'camera',
          'humiliat',
          'priva',
          'photo',
          'video',
          'record',
          'toilet',
        ],
        claim: 'The school toilet stopped being private on the day cameras came in.',
        mechanism:
          'With a phone in every hand, any stumble can be filmed and passed round before the bell rings. The fear of that changes how children move, speak and dare.',
        impact:
          'Victims cannot leave it behind at the gate, because the clip follows them home and stays.',
        example:
          'A boy slips in the canteen; in the old days ten people laughed, and today four hundred have it by lunch.',
        reply: 'Bullies will post from home in the evening, whatever happens at school.',
        counter:
          'They can only post what they managed to film, and most of the raw material is shot between eight and three. Take that away and school is the one safe place again.',
      },
      {
        keywords: [
          'talk',
          'social',
          'friend',
          'lonel',
          'talking',
          'break',
          'playground',
          'conversation',
          'together',
        ],
        claim: 'Break time has gone quiet, and that should worry us.',
        mechanism:
          'When everyone looks down, nobody starts a game, and shy pupils lose the ordinary openings by which friendships begin. Conversation is a skill that withers without use.',
        impact:
          'It is the lonely child who suffers most, for a screen hides loneliness without curing it.',
        example:
          'Walk past a playground where phones are locked away and you can hear the difference from the street.',
        reply:
          'Teenagers socialise through their phones: they share clips, plan meetings and keep up with distant friends.',
        counter:
          'They have every other hour of the day for that. Six hours of faces instead of screens is a balance, not a deprivation.',
      },
      {
        keywords: [
          'rule',
          'clear',
          'enforc',
          'teacher',
          'conflict',
          'discuss',
          'argue',
          'consistent',
          'negotiat',
          'simple',
        ],
        claim: 'Half-rules are the worst of all, because every lesson begins with a negotiation.',
        mechanism:
          'If phones are allowed sometimes, the teacher must judge each case and fight each excuse. One plain rule for everybody takes the argument out of the classroom.',
        impact:
          'Teachers get back time and authority, and pupils get the relief of a rule that is the same in every room.',
        example:
          'Compare it with smoking: no school spends its mornings debating which cigarette was for educational purposes.',
        reply: 'A ban merely moves the fight: now teachers search bags and confiscate property.',
        counter:
          'For a fortnight, yes, and then it becomes normal. Lockers at the entrance settle once what teachers now settle twenty times a day.',
      },
      {
        keywords: ['cheat', 'copy', 'exam', 'answer', 'honest', 'test', 'exams', 'google'],
        claim: 'Tests mean little when the answers sit in a pocket.',
        mechanism:
          'A phone puts every solution, and every friend in the next room, one tap away. Watching for it turns teachers into guards.',
        impact:
          'Honest pupils are cheated of their rank, and the others of what they might have learned.',
        example:
          'Two visits to the toilet during a vocabulary test, and suddenly a weak pupil knows all twenty words.',
        reply:
          'Collect the phones for the test hour, then; that does not require banning them all day.',
        counter:
          'Copying is not confined to tests; it happens in every exercise and every free period. What is collected for one hour is charged, hidden or doubled by the next.',
      },
      {
        keywords: [
          'equal',
          'expens',
          'statu',
          'brand',
          'theft',
          'iphone',
          'rich',
          'poor',
          'jealous',
        ],
        claim: 'Phones parade family income on every desk.',
        mechanism:
          'The newest model has become what trainers once were, only dearer and always in view. Keeping them out takes one contest off the table.',
        impact:
          'Poorer children are spared the daily comparison, and their parents the pressure to spend what they do not have.',
        example:
          'A girl with a cracked third-hand phone learns to keep it under the desk while others lay theirs on top.',
        reply: 'Clothes, bags and holidays show wealth as well, and you cannot ban them all.',
        counter:
          "Not all of them, but the worst can go. And no pencil case costs a month's rent and gets stolen from the changing room.",
      },
    ],
    against: [
      {
        keywords: [
          'safet',
          'emergenc',
          'parent',
          'reach',
          'contact',
          'call',
          'family',
          'mother',
          'urgent',
        ],
        claim: 'Parents need to be able to reach their children, and children their parents.',
        mechanism:
          'Buses fail, practice is cancelled, a grandmother is taken to hospital. A phone solves in ten seconds what a closed office cannot solve at all.',
        impact: 'Families with long journeys and two working parents lean on this every week.',
        example:
          'A twelve-year-old whose last bus does not come, in the dark, with no phone booth left in the country, is what your rule produces.',
        reply: 'The school office can pass on any message during the day, as it always did.',
        counter:
          'The trouble begins when the office is shut: on the way there, on the way back and after the match. A phone banned from school is a phone missing on the road.',
      },
      {
        keywords: [
          'learn',
          'tool',
          'dictionar',
          'research',
          'camera',
          'google',
          'educational',
          'apps',
          'information',
        ],
        claim: 'We would be locking away the best learning tool most pupils own.',
        mechanism:
          'A phone is a dictionary, a microscope camera, a recorder, a map and a library. Good teachers put it to work in minutes without booking the one computer room.',
        impact:
          'Schools with little money profit most, since they could never buy that equipment themselves.',
        example:
          'In a biology lesson outdoors, thirty pupils photograph leaves and identify them on the spot.',
        reply: 'Schools can supply tablets under their own control, without games and chats.',
        counter:
          "Many can't; the tablets are shared, broken or locked in a cupboard. Refusing what is already in the room is a luxury that only rich schools have.",
      },
      {
        keywords: [
          'disciplin',
          'responsib',
          'habit',
          'temptat',
          'grow',
          'self control',
          'learn',
          'manage',
        ],
        claim: 'Self-control cannot be learned in a place where there is nothing to control.',
        mechanism:
          'Adults have to work beside a phone all their lives. If school removes the temptation until eighteen, pupils meet it first when nobody is there to help.',
        impact:
          'The result shows in the first year of university or work, where failing is far more costly.',
        example:
          "We teach swimming in the shallow end with a coach; we don't drain the pool and wish them luck at the sea.",
        reply: "Children don't learn to handle sweets by having a bowl of them on every desk.",
        counter:
          'They do learn by having some within reach and a rule about when. That is what sensible use in school means, and a ban teaches only hiding.',
      },
      {
        keywords: [
          'medic',
          'disabl',
          'diabete',
          'translat',
          'support',
          'disease',
          'illness',
          'glasses',
          'hearing',
        ],
        claim: 'For some pupils the phone is a lifeline and not a toy.',
        mechanism:
          "It reads text aloud, translates for a newcomer, and shows a diabetic child's blood sugar. With a ban, each of them has to apply for an exception and be stared at for it.",
        impact: 'A small group pays with its dignity for the distraction of the rest.',
        example:
          'The only girl in class with a phone on her desk now has to explain her illness to everyone who asks.',
        reply: 'Every ban in force has exemptions for medical and language needs, and they work.',
        counter:
          'On paper they do; in practice a substitute teacher takes the thing away first and reads the list later. Where phones are normal, no one need reveal anything.',
      },
      {
        keywords: [
          'enforce',
          'confiscat',
          'search',
          'trust',
          'resent',
          'police',
          'teachers',
          'argument',
          'waste',
        ],
        claim: 'Enforcing a phone ban turns teachers into customs officers.',
        mechanism:
          'Pupils buy a dummy to hand in and keep the real phone in a sock. The school can either look away or begin searching teenagers.',
        impact:
          'Trust between pupils and staff is what makes a school work, and this spends it on the wrong battle.',
        example:
          'Think of the pupil who is caught, loses the phone for a week, and spends that week hating the one teacher she used to confide in.',
        reply: 'Most pupils obey quickly, and the few smugglers exist with every rule.',
        counter:
          'Obeying out of fear of a search is just what I call a loss. A rule that pupils help to write is kept without pockets being turned out.',
      },
      {
        keywords: [
          'cause',
          'bully',
          'home',
          'platform',
          'root',
          'problem',
          'cyberbullying',
          'after school',
          'evening',
        ],
        claim: 'Banning the object leaves the causes of misery untouched.',
        mechanism:
          'Cruelty, poor sleep and the hunger for approval live on the platforms and in the bedroom at midnight. The school gate has no effect on either.',
        impact:
          'Politicians can then say that something was done, and the firms who design the addiction are left in peace.',
        example:
          'A child who was awake until two with her phone sits tired in a phone-free lesson, and we call it success.',
        reply:
          'A remedy need not cure everything to be worth having, and six free hours are a start.',
        counter:
          'It would be, if it did not use up the will for anything more. I would rather see lessons in how these apps work than a cupboard full of switched-off ones.',
      },
    ],
  },
}
