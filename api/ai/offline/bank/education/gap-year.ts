import type { MotionArguments } from '../types.ts'

export const GAP_YEAR: MotionArguments = {
  key: 'gap-year',
  points: {
    for: [
      {
        keywords: [
          'choos',
          'cours',
          'matur',
          'decid',
          'drop',
          'choice',
          'subject',
          'wrong',
          'study',
        ],
        claim: 'A year outside school helps you to choose the right course.',
        mechanism:
          'At eighteen most people know subjects only as they appear on a timetable. A hospital ward or a building site shows in weeks what no prospectus can tell.',
        impact:
          'Those who choose badly lose years and money, and the course loses a seat that another person wanted.',
        example:
          "Somebody who planned to be a vet spends a winter on a farm and finds that it's the machines she loves.",
        reply:
          'You can change courses in the first year, so the mistake costs less than a year of waiting.',
        counter:
          'Changing is rarer than you think; most people stay in what they began, out of pride. It is better to stray before enrolling than after.',
      },
      {
        keywords: [
          'burnout',
          'rest',
          'tired',
          'exams',
          'motivat',
          'exhausted',
          'break',
          'stress',
          'pause',
        ],
        claim:
          'Twelve years of tests leave people tired at the very moment when they should be curious.',
        mechanism:
          'A break lets the appetite for learning return. Somebody who wants to study again reads for pleasure what others read for marks.',
        impact:
          'Universities and lecturers gain as well, because a hungry student lifts the whole seminar.',
        example:
          'After eight months of carrying plates, a lecture in a warm hall feels like a treat.',
        reply: 'Long holidays exist for rest, and a year without study makes the mind rusty.',
        counter:
          'A rusty mind is oiled in a month. One that is sick of books can sit in the front row for three years and take nothing in.',
      },
      {
        keywords: [
          'independen',
          'grow',
          'adult',
          'confiden',
          'live',
          'mature',
          'maturity',
          'responsib',
          'self',
          'alone',
        ],
        claim: 'Growing up needs some time in which nobody tells you what to do next.',
        mechanism:
          'Earning rent, missing a train in a strange place and asking for help are lessons in judgement. School, with all its virtues, has a bell for everything.',
        impact: 'Parents and universities see the difference, and so do later employers.',
        example:
          'The girl who could not make a phone call in June runs a hostel reception the next May.',
        reply:
          'Living away from home as a student teaches the same things, with a degree at the end.',
        counter:
          'It teaches them all at once, along with new friends and harder work, and that is when people break. One hill at a time is good advice.',
      },
      {
        keywords: [
          'work',
          'money',
          'saving',
          'debt',
          'experien',
          'earn',
          'job',
          'job market',
          'cv',
        ],
        claim: 'Starting university with some savings and a work record is a great advantage.',
        mechanism:
          "A year's wages cover books and a deposit, and a first reference opens the door to better student jobs. Money you have earned yourself is also spent with more care.",
        impact:
          'Young people without rich parents benefit especially, because the year pays for their freedom.',
        example: 'Ten months in a warehouse can mean three years without a night shift.',
        reply: 'For a poor family, a wage once tasted may mean that the degree never happens.',
        counter:
          "If a modest wage is enough to keep someone away, then the place on the course wasn't secure to begin with. Universities can promise to hold the seat, and then the choice stays open.",
      },
      {
        keywords: [
          'world',
          'perspect',
          'communit',
          'volunteer',
          'empath',
          'travel',
          'cultures',
          'languages',
          'country',
        ],
        claim: 'It does a person good to meet people unlike those at school.',
        mechanism:
          'Classmates share an age, a town and often a bank balance. A year of work, travel or service brings you next to old people, foreigners and those who left school at fifteen.',
        impact:
          'Doctors, judges and managers who have once been at the bottom treat those at the bottom better.',
        example:
          'A future lawyer who has washed the bodies of the old will never talk about care costs in the same way again.',
        reply:
          'A fortnight painting a school abroad flatters the visitor more than it helps the village.',
        counter:
          "That's an argument against the brochure kind of gap year. Twelve months in a home for the elderly round the corner flatters nobody.",
      },
      {
        keywords: ['time', 'later', 'career', 'famil', 'moment', 'now', 'young', 'free', 'kids'],
        claim: 'There will never be an easier moment for a year off than the summer after school.',
        mechanism:
          'At eighteen there is no mortgage, no child and no boss to persuade. Put it off, and the next free year comes with a pension.',
        impact:
          'People carry the regret for decades, and it is a regret that a rule of thumb could have spared them.',
        example:
          'Ask those in the office who always meant to see something of the world when they last had three months to spare.',
        reply:
          'A sabbatical or a stay abroad during the course gives you the same thing with more sense.',
        counter:
          'A term abroad is a term with a timetable. Sabbaticals are for the lucky few whose employers allow them.',
      },
    ],
    against: [
      {
        keywords: [
          'momentum',
          'forget',
          'study',
          'rusty',
          'habit',
          'lose',
          'return',
          'brain',
          'routine',
        ],
        claim: 'The habit of study is hard to build and quick to lose.',
        mechanism:
          'Mathematics and languages in particular fade in months. Whoever comes back has to relearn what the others still carry with them.',
        impact:
          'The first term is when most people give up, and this makes the first term steeper.',
        example:
          'Try solving an equation from your last school year right now, and you will see how fast the door closes.',
        reply: 'Motivation makes up for rust, and those who come back are motivated.',
        counter:
          "Motivation won't give you back the rules of integration by Monday. Some of them don't come back at all, and they do not appear among the motivated.",
      },
      {
        keywords: [
          'privileg',
          'rich',
          'expens',
          'travel',
          'inequal',
          'wealthy',
          'poor',
          'afford',
          'money',
        ],
        claim: 'Gap years are a luxury, and advising everyone to take one ignores that.',
        mechanism:
          'Travel and unpaid volunteering cost money. For one young person the year is a beach and a language course, for another it is a sofa and a till.',
        impact:
          'A norm that only some can fill with meaning becomes another line by which CVs are sorted.',
        example:
          'Two applicants are asked about their year: one built wells, the other stacked shelves to help with the rent, and we know who gets asked a second question.',
        reply: 'Working at a till is a perfectly good gap year and teaches more than a beach.',
        counter:
          'I agree, but those who hire do not. A custom is judged by what it does in the world as it is.',
      },
      {
        keywords: [
          'earn',
          'career',
          'year',
          'cost',
          'pension',
          'salary',
          'wage',
          'lose',
          'older',
          'later',
        ],
        claim: 'One year at the start is one year of salary lost at the end.',
        mechanism:
          'Whoever begins later finishes later, and the year you lose is the last one before retirement, usually the best paid. Long trainings such as medicine already stretch past thirty.',
        impact: 'Women who want both a career and children feel that squeeze most sharply.',
        example:
          'Add one year to a course of six and a training of five, and the young surgeon is still on probation when her school friends have bought a house.',
        reply: 'With a working life of forty-five years, one year hardly shows.',
        counter:
          "It shows in the years that are already crowded, between twenty-five and thirty-five. Those can't be stretched by adding time at the far end.",
      },
      {
        keywords: [
          'drift',
          'aimless',
          'structur',
          'home',
          'idle',
          'plan',
          'lazy',
          'nothing',
          'games',
          'sofa',
        ],
        claim: 'Without a plan, a free year tends to dissolve.',
        mechanism:
          "Most eighteen-year-olds aren't explorers; take away the structure and they sleep late. The weeks go by in small jobs and big intentions.",
        impact:
          'Those with the least support at home drift furthest, and no teacher is left to notice.',
        example:
          'In September it was going to be Spain and a novel; in April it is the same bedroom and a better score in a game.',
        reply:
          "A little boredom is healthy, and most people set off once they've had enough of it.",
        counter:
          "Some do, and some sink. When nobody's watching, we cannot tell the two apart until it's too late to help.",
      },
      {
        keywords: [
          'individu',
          'different',
          'choic',
          'should',
          'blanket',
          'everyone',
          'each',
          'own',
        ],
        claim: 'People at eighteen are far too different for one piece of advice.',
        mechanism:
          'There are those who have burned for physics since they were nine, and those who need a pause. A general rule wrongs the first in order to suit the second.',
        impact:
          'Making it the norm puts pressure on the ready to wait and on the poor to invent an adventure.',
        example:
          'Would we tell a young violinist with a place at the academy to put down her bow for a year?',
        reply: 'The motion says should, and good general advice always has its exceptions.',
        counter:
          'Advice with so many exceptions is no longer advice. Ask yourself what you want is the better sentence, and it points one way as often as the other.',
      },
      {
        keywords: [
          'universit',
          'alread',
          'experien',
          'abroad',
          'internship',
          'exchange',
          'semester',
          'erasmus',
          'clubs',
        ],
        claim: 'University itself already offers what the gap year promises.',
        mechanism:
          'Students live on their own, work in the holidays, join clubs, go abroad and change their minds. They do it with tutors, friends and counselling within reach.',
        impact: 'So the year costs a lot and adds little that would not have come anyway.',
        example:
          'In the first term alone most freshers cook, budget, fall in love, get lost and find a job.',
        reply: 'Everything at once is exactly what overwhelms them.',
        counter:
          'It is what binds them together as well, since everyone around is just as lost. Being lost in company is easier than being lost in a year of your own.',
      },
    ],
  },
}
