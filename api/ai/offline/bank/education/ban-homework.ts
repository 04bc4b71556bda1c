import type { MotionArguments } from '../types.ts'

export const BAN_HOMEWORK: MotionArguments = {
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
        keywords: [
          'motivat',
          'curios',
          'hate',
          'boredom',
          'reading',
          'fun',
          'boring',
          'love',
          'joy',
          'enjoy',
        ],
        claim: 'Nothing kills a love of reading faster than reading for a signature.',
        mechanism:
          'When an activity is checked and punished, children begin to do it for the check. Take away the check later and the habit goes with it.',
        impact:
          'We are talking about the years in which attitudes to learning are formed, and those last longer than any worksheet.',
        example:
          'Plenty of us know a child who devoured comics under the blanket but had to be bribed through three set pages a night.',
        reply:
          'Without a nudge most children would read nothing at all, and then there is no love to kill.',
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
        example:
          'Ask any music teacher what happens when a beginner practises a wrong fingering alone for a week.',
        reply:
          'Errors on a homework sheet show the teacher the next morning what the class has not understood.',
        counter:
          "They show it a day late, and only if the work was the child's own. A short exercise in the lesson tells the same story at once and honestly.",
      },
      {
        keywords: ['teacher', 'lesson', 'workload', 'correct', 'hours', 'prepare', 'grading'],
        claim: 'Teachers would teach better if they were not buried in worksheets.',
        mechanism:
          'Every sheet that goes out has to come back, be chased, be ticked and be entered somewhere. Those hours come straight out of planning and of talking to children who struggle.',
        impact:
          'Every pupil feels it, since a rested teacher with a good lesson beats a tired one with a tall pile.',
        example:
          'Think of a Sunday night at the kitchen table: thirty exercise books, the same sum, thirty identical ticks.',
        reply:
          "Marking is how a teacher gets to know each child's thinking, and apps can take over the dull part.",
        counter:
          'If an app does the marking, nobody is getting to know anyone. Give the teacher ten minutes beside the child instead; that is where thinking shows.',
      },
      {
        keywords: [
          'outdoor',
          'friend',
          'sport',
          'health',
          'sleep',
          'play',
          'music',
          'nature',
          'hobbies',
          'games',
        ],
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
        example:
          'Nobody learned the piano from the weekly lesson alone. It was the ten minutes a day in between.',
        reply:
          'School has five hours a day, so there is ample room to repeat things there with a teacher watching.',
        counter:
          'Repeating it an hour later in the same room is not the same as recalling it after a gap. And every hour of drill in class is an hour less of experiments, music and talk.',
      },
      {
        keywords: [
          'parent',
          'window',
          'involv',
          'school',
          'contact',
          'see',
          'know',
          'home',
          'interest',
        ],
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
        reply:
          'Feeding a pet or laying the table teaches responsibility too, and no one cries over it.',
        counter:
          "Chores are fine, but they are someone else's reminder. Homework is the first promise a child makes to a person outside the family.",
      },
      {
        keywords: ['inequal', 'tutor', 'privat', 'rich', 'ambitiou', 'gap', 'tuition', 'unfair'],
        claim: 'A ban would widen the gap between rich and poor children.',
        mechanism:
          'Ambitious parents will not stop when the school does: they will buy workbooks, tutors and weekend courses. Homework set by the school is the only extra practice that reaches everyone.',
        impact: 'Those left with nothing are the very children this proposal claims to protect.',
        example:
          'Go to any city where schools cut back and count the tuition centres that open round the corner.',
        reply:
          'Tutors exist already, homework or no homework, so the ban adds nothing to that gap.',
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
        impact:
          'Abolition throws away useful practice for everyone because some teachers overdo it.',
        example:
          'We did not respond to greasy school lunches by closing the canteen; we changed the menu.',
        reply:
          'Schools have promised sensible limits for decades, and the bags keep getting heavier.',
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
}
