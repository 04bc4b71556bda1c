import type { MotionArguments } from './types.ts'

export const EDUCATION_DAILY_ARGUMENTS: readonly MotionArguments[] = [
  {
    key: 'ban-homework',
    points: {
      for: [
        {
          keywords: [
            'evening',
            'famil',
            'playtim',
            'tired',
            'childhood',
            'exhausted',
            'rest',
            'free',
            'play',
            'afternoon',
            'kids',
            'stress',
          ],
          claim: 'Seven hours of lessons are already a full working day for a small child.',
          mechanism:
            'Young children concentrate in short bursts, and by late afternoon the bursts are used up. What they do after that is copying, not learning.',
          impact:
            'The whole household pays, because the one hour when parents and children are home together turns into supervision.',
          example:
            'Picture a second-grader asleep over a spelling list at eight in the evening while her father writes the last three words for her.',
          reply:
            'Ten or fifteen minutes is hardly a second shift, and children manage far longer than that with a video game.',
          counter:
            'Fifteen minutes on paper becomes an hour once you count finding the sheet, the tears and the arguments. Games are chosen freely, and that is exactly why they restore a child instead of draining her.',
        },
        {
          keywords: [
            'parent',
            'unequ',
            'inequal',
            'background',
            'tutor',
            'help',
            'quiet',
            'room',
            'poor',
            'rich',
            'family',
          ],
          claim: 'Homework marks the parents rather than the pupil.',
          mechanism:
            'Once a task leaves the classroom, it depends on whether there is a quiet table, a fast connection and an adult who remembers fractions. School can even those things out; the kitchen cannot.',
          impact:
            'Children who start behind fall further behind every evening, and they conclude that they are stupid rather than unlucky.',
          example:
            "One boy's model volcano was built by an engineer, and the girl next to him brings an empty box because her mother works nights.",
          reply: 'Teachers know their pupils and can set simple tasks that need no help from anyone.',
          counter:
            'A task that needs no help still needs silence and time, and those are shared out unequally too. If it is so simple, do it at school, where everyone gets both.',
        },
        {
          keywords: ['motivat', 'curios', 'hate', 'boredom', 'reading', 'fun', 'boring', 'love', 'joy', 'enjoy'],
          claim: 'Nothing kills a love of reading faster than reading for a signature.',
          mechanism:
            'When an activity is checked and punished, children begin to do it for the check. Take away the check later and the habit goes with it.',
          impact:
            'We are talking about the years in which attitudes to learning are formed, and those last longer than any worksheet.',
          example:
            'Plenty of us know a child who devoured comics under the blanket but had to be bribed through three set pages a night.',
          reply: 'Without a nudge most children would read nothing at all, and then there is no love to kill.',
          counter:
            'A nudge can be a library card, a story at bedtime or a free reading hour at school. None of them needs a log sheet and a red mark.',
        },
        {
          keywords: [
            'feedback',
            'mistak',
            'practic',
            'marking',
            'unsupervis',
            'wrong',
            'errors',
            'alone',
            'nobody',
            'explain',
          ],
          claim: 'Practice without a teacher in the room trains mistakes as firmly as skills.',
          mechanism:
            'A child who misunderstands long division at home repeats the same error twenty times before anybody sees it. In class the teacher would have stopped it at the second.',
          impact:
            'The pupils hit hardest are the ones who most need help, because they rehearse the wrong method and must unlearn it.',
          example: 'Ask any music teacher what happens when a beginner practises a wrong fingering alone for a week.',
          reply: 'Errors on a homework sheet show the teacher the next morning what the class has not understood.',
          counter:
            "They show it a day late, and only if the work was the child's own. A short exercise in the lesson tells the same story at once and honestly.",
        },
        {
          keywords: ['teacher', 'lesson', 'workload', 'correct', 'hours', 'prepare', 'grading'],
          claim: 'Teachers would teach better if they were not buried in worksheets.',
          mechanism:
            'Every sheet that goes out has to come back, be chased, be ticked and be entered somewhere. Those hours come straight out of planning and of talking to children who struggle.',
          impact: 'Every pupil feels it, since a rested teacher with a good lesson beats a tired one with a tall pile.',
          example:
            'Think of a Sunday night at the kitchen table: thirty exercise books, the same sum, thirty identical ticks.',
          reply: "Marking is how a teacher gets to know each child's thinking, and apps can take over the dull part.",
          counter:
            'If an app does the marking, nobody is getting to know anyone. Give the teacher ten minutes beside the child instead; that is where thinking shows.',
        },
        {
          keywords: ['outdoor', 'friend', 'sport', 'health', 'sleep', 'play', 'music', 'nature', 'hobbies', 'games'],
          claim: 'Free afternoons teach things that no exercise book can.',
          mechanism:
            'Building a den, settling a quarrel and getting bored enough to invent a game all exercise planning, patience and judgement. They need stretches of time that belong to nobody else.',
          impact:
            'Children whose days are scheduled from morning to night grow up waiting for instructions, and society gets adults who do the same.',
          example:
            'Three kids who spend a week making a cart out of scrap wood learn more about measuring than any sheet will teach them.',
          reply: 'Be honest: the freed hour will go to a screen, not to a den in the woods.',
          counter:
            "Some of it will, and parents can deal with that as they do at weekends. We don't fill a child's Saturday with sums just because she might otherwise watch television.",
        },
      ],
      against: [
        {
          keywords: [
            'practic',
            'repetit',
            'memor',
            'forget',
            'fluenc',
            'practise',
            'remember',
            'repeat',
            'revise',
            'retain',
            'forgotten',
          ],
          claim: 'Skills like reading and sums only stick when they are used again the same day.',
          mechanism:
            'Memory fades quickly after a first explanation and firms up each time we pull the thing back out. A few problems in the evening are that second pull.',
          impact:
            'Children who have their tables by heart can follow the harder lesson; the others spend it counting on their fingers.',
          example: 'Nobody learned the piano from the weekly lesson alone. It was the ten minutes a day in between.',
          reply: 'School has five hours a day, so there is ample room to repeat things there with a teacher watching.',
          counter:
            'Repeating it an hour later in the same room is not the same as recalling it after a gap. And every hour of drill in class is an hour less of experiments, music and talk.',
        },
        {
          keywords: ['parent', 'window', 'involv', 'school', 'contact', 'see', 'know', 'home', 'interest'],
          claim: 'Through homework, parents see what their child is actually learning.',
          mechanism:
            'A maths sheet on the kitchen table shows strengths and troubles that no twice-yearly meeting reveals. It also gives families an easy reason to talk about school.',
          impact:
            'Parents who notice trouble in October can act in October, instead of reading about it in a report when the year is lost.',
          example:
            'A mother hears her son stumble over a paragraph he pretended to have read, and a week later he has the glasses he needed.',
          reply:
            'A weekly message from the teacher would tell the parents just as much, without making them unpaid assistants.',
          counter:
            'Messages tell you that something is hard; sitting beside your child shows you why. No teacher of thirty can write that note for every family.',
        },
        {
          keywords: [
            'habit',
            'responsib',
            'independen',
            'disciplin',
            'routin',
            'self discipline',
            'organise',
            'duty',
            'work',
            'later',
          ],
          claim: 'Small daily duties are how children learn to be responsible.',
          mechanism:
            'Writing down a task, bringing the book home and handing the work in on time is a chain a child must manage alone. The stakes are low, so failing costs little and teaches a lot.',
          impact:
            'Secondary school asks for all of this at once, and those who never practised are the ones who drown.',
          example:
            'Forgetting your worksheet at eight means a frown; forgetting your first essay at fifteen means a failed course.',
          reply: 'Feeding a pet or laying the table teaches responsibility too, and no one cries over it.',
          counter:
            "Chores are fine, but they are someone else's reminder. Homework is the first promise a child makes to a person outside the family.",
        },
        {
          keywords: ['inequal', 'tutor', 'privat', 'rich', 'ambitiou', 'gap', 'tuition', 'unfair'],
          claim: 'A ban would widen the gap between rich and poor children.',
          mechanism:
            'Ambitious parents will not stop when the school does: they will buy workbooks, tutors and weekend courses. Homework set by the school is the only extra practice that reaches everyone.',
          impact: 'Those left with nothing are the very children this proposal claims to protect.',
          example: 'Go to any city where schools cut back and count the tuition centres that open round the corner.',
          reply: 'Tutors exist already, homework or no homework, so the ban adds nothing to that gap.',
          counter:
            "Today the tutor comes on top of a common minimum. Remove the minimum and the distance between one child's evening and another's grows, it does not shrink.",
        },
        {
          keywords: [
            'reform',
            'amount',
            'moderat',
            'qualit',
            'better',
            'less',
            'limit',
            'shorter',
            'improve',
            'instead',
          ],
          claim: 'What you dislike is bad homework, and the cure for that is good homework.',
          mechanism:
            'Schools can cap the minutes, drop the colouring sheets and let pupils choose between tasks. Every complaint about tears and tiredness is a complaint about too much or too dull.',
          impact: 'Abolition throws away useful practice for everyone because some teachers overdo it.',
          example: 'We did not respond to greasy school lunches by closing the canteen; we changed the menu.',
          reply: 'Schools have promised sensible limits for decades, and the bags keep getting heavier.',
          counter:
            'A promise with no rule behind it, perhaps. If the state can enforce a complete ban, then it can enforce twenty minutes, and keep the benefit.',
        },
        {
          keywords: [
            'time',
            'curriculum',
            'crowd',
            'lesson',
            'class',
            'syllabus',
            'timetable',
            'subjects',
            'longer',
            'enough',
          ],
          claim: 'Without any work at home, something else must be cut from the timetable.',
          mechanism:
            'Practice does not vanish when you ban it from the evening; it moves into the lesson. A fixed number of lessons then has to hold explaining and drilling alike.',
          impact:
            'Art, sport and story time are always the first to go, so children lose the very things the other side wants to protect.',
          example:
            'Imagine the teacher who has ten minutes for a story or ten minutes for spelling, with the test on Friday.',
          reply: 'A leaner curriculum would solve that, and it is overdue anyway.',
          counter:
            'Then argue for a leaner curriculum first. Until it exists, this plan makes children choose between fluency and finger paint.',
        },
      ],
    },
  },
  {
    key: 'phones-in-schools',
    points: {
      for: [
        {
          keywords: ['distract', 'attent', 'concentrat', 'notificat', 'lesson', 'focus', 'playing', 'games', 'class'],
          claim: 'A phone in the pocket pulls at the mind even when it is silent.',
          mechanism:
            'Apps are built by skilled people to be checked again and again, and a thirteen-year-old has no defence against them. Each glance breaks a train of thought that takes minutes to rebuild.',
          impact:
            'It costs the whole class, since the teacher stops, the neighbour looks over, and thirty people lose the thread.',
          example:
            'Try to follow an argument in a meeting while your own phone buzzes on the table, and then imagine being twelve.',
          reply: 'Pupils stared out of windows long before there were phones; dull lessons distract, not devices.',
          counter:
            "A window does not send you a message with your name on it. Even a brilliant teacher can't compete with a machine designed to win.",
        },
        {
          keywords: ['bully', 'filming', 'camera', 'humiliat', 'priva', 'photo', 'video', 'record', 'toilet'],
          claim: 'The school toilet stopped being private on the day cameras came in.',
          mechanism:
            'With a phone in every hand, any stumble can be filmed and passed round before the bell rings. The fear of that changes how children move, speak and dare.',
          impact: 'Victims cannot leave it behind at the gate, because the clip follows them home and stays.',
          example:
            'A boy slips in the canteen; in the old days ten people laughed, and today four hundred have it by lunch.',
          reply: 'Bullies will post from home in the evening, whatever happens at school.',
          counter:
            'They can only post what they managed to film, and most of the raw material is shot between eight and three. Take that away and school is the one safe place again.',
        },
        {
          keywords: ['talk', 'social', 'friend', 'lonel', 'talking', 'break', 'playground', 'conversation', 'together'],
          claim: 'Break time has gone quiet, and that should worry us.',
          mechanism:
            'When everyone looks down, nobody starts a game, and shy pupils lose the ordinary openings by which friendships begin. Conversation is a skill that withers without use.',
          impact: 'It is the lonely child who suffers most, for a screen hides loneliness without curing it.',
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
          impact: 'Honest pupils are cheated of their rank, and the others of what they might have learned.',
          example:
            'Two visits to the toilet during a vocabulary test, and suddenly a weak pupil knows all twenty words.',
          reply: 'Collect the phones for the test hour, then; that does not require banning them all day.',
          counter:
            'Copying is not confined to tests; it happens in every exercise and every free period. What is collected for one hour is charged, hidden or doubled by the next.',
        },
        {
          keywords: ['equal', 'expens', 'statu', 'brand', 'theft', 'iphone', 'rich', 'poor', 'jealous'],
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
          keywords: ['safet', 'emergenc', 'parent', 'reach', 'contact', 'call', 'family', 'mother', 'urgent'],
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
          impact: 'Schools with little money profit most, since they could never buy that equipment themselves.',
          example: 'In a biology lesson outdoors, thirty pupils photograph leaves and identify them on the spot.',
          reply: 'Schools can supply tablets under their own control, without games and chats.',
          counter:
            "Many can't; the tablets are shared, broken or locked in a cupboard. Refusing what is already in the room is a luxury that only rich schools have.",
        },
        {
          keywords: ['disciplin', 'responsib', 'habit', 'temptat', 'grow', 'self control', 'learn', 'manage'],
          claim: 'Self-control cannot be learned in a place where there is nothing to control.',
          mechanism:
            'Adults have to work beside a phone all their lives. If school removes the temptation until eighteen, pupils meet it first when nobody is there to help.',
          impact: 'The result shows in the first year of university or work, where failing is far more costly.',
          example:
            "We teach swimming in the shallow end with a coach; we don't drain the pool and wish them luck at the sea.",
          reply: "Children don't learn to handle sweets by having a bowl of them on every desk.",
          counter:
            'They do learn by having some within reach and a rule about when. That is what sensible use in school means, and a ban teaches only hiding.',
        },
        {
          keywords: ['medic', 'disabl', 'diabete', 'translat', 'support', 'disease', 'illness', 'glasses', 'hearing'],
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
          keywords: ['enforce', 'confiscat', 'search', 'trust', 'resent', 'police', 'teachers', 'argument', 'waste'],
          claim: 'Enforcing a phone ban turns teachers into customs officers.',
          mechanism:
            'Pupils buy a dummy to hand in and keep the real phone in a sock. The school can either look away or begin searching teenagers.',
          impact: 'Trust between pupils and staff is what makes a school work, and this spends it on the wrong battle.',
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
          reply: 'A remedy need not cure everything to be worth having, and six free hours are a start.',
          counter:
            'It would be, if it did not use up the will for anything more. I would rather see lessons in how these apps work than a cupboard full of switched-off ones.',
        },
      ],
    },
  },
]
