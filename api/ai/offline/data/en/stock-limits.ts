import type { Frames } from '#api/ai/offline/arguments/point.ts'

/** For and against restricting or imposing something. {change} is a gerund phrase or "this change". */
export const SUPPORT_RESTRICT: Frames = [
  [
    'bystanders',
    'victims innocent passive bystanders neighbours neighbors community',
    'The people who carry the cost today are mostly people who never chose it.',
    'Whoever gains from the present arrangement can usually pass the bill to somebody else: a neighbour, a child, a taxpayer ten years from now. {change} asks those who make the cost to take part in bearing it.',
    'A cost laid on people without a say weighs more than the same cost freely taken, and that alone should tilt this debate.',
    'Leaded petrol is the classic case: the driver saved a little, and every child on the street breathed the difference.',
    'Then aim at those cases. {change} falls just as hard on everyone who never hurt anybody, and that is a strange way to protect the innocent.',
    'A measure aimed only at proven offenders arrives after the damage. The point is to act while it can still be prevented.',
  ],
  [
    'clear-line',
    'strict rules enforce temptation warnings voluntary',
    'A clear line works better here than one more polite request.',
    'A soft rule is kept by the careful and ignored by those who cause the trouble. A clear line is the same for everybody, is simple to explain, and leaves no room for those who profit from the grey zone.',
    'A half measure mostly binds the people we never had to worry about.',
    'The gases that ate the ozone layer were not talked away; an international ban removed them, and the layer is on the mend.',
    'A clear line is not the same as a sensible one. You have leapt from "requests are not enough" to "forbid it", past every measure that lies between.',
    'The measures in between have been with us for years. If they were enough, there would be nothing left to debate.',
  ],
]

export const SUPPORT_IMPOSE: Frames = [
  [
    'reach',
    'voluntary equally disadvantaged excluded',
    'A rule for everybody reaches exactly the people that a voluntary scheme misses.',
    'Those who sign up for good things are mostly those who need them least: the informed, the motivated, the ones with time. Only when it is expected of all do the others get their share.',
    'That is why voluntary schemes so often widen the gap that they were meant to close.',
    'Schooling was for the lucky until it became compulsory; it was the obligation that opened the door for the rest.',
    'Reaching everybody is no virtue if it does not fit everybody. Those you want to reach need support that suits them, and a duty gives them only a duty.',
    'Support and duty go together: once something is required, whoever requires it also has to make it possible.',
  ],
  [
    'free-riders',
    'fair fairness share responsibility duty contribute',
    'It is only fair that everybody takes part where everybody benefits.',
    'As long as joining is optional, the conscientious carry the others. Sooner or later they notice, and good will turns into resentment. A shared duty ends that.',
    'Fairness of that kind is not decoration; it is what keeps people willing to go along at all.',
    'We do not pass the hat for streetlights or fire brigades, because too many would enjoy the light and leave the paying to the rest.',
    'Equal duties are not equal burdens. The same obligation that is a trifle for one person costs another a week of wages or a piece of conscience.',
    'Then ease the burden for those who need it. That is a reason for exceptions and help, not for giving up the duty.',
  ],
]

export const OPPOSE_RESTRICT: Frames = [
  [
    'displacement',
    'underground illegal secret secretly anyway hide smuggle sneak',
    'What is forbidden does not vanish but moves to where nobody is watching.',
    'As long as the wish is there, somebody will meet it, only now without rules, standards or anyone to complain to. {change} gives up the means to make things safer and gets silence in return.',
    'A harm that we can no longer see is not smaller, it is merely harder to treat.',
    'American Prohibition closed the bars and opened the speakeasies, and the drink in them was stronger, dirtier and taxed by gangsters.',
    'Some of it moves, most of it shrinks. That a rule is broken by a few has never been a reason to be without it.',
    'How much moves and how much shrinks is just what the case for forbidding has to show; so far the shrinking is assumed.',
  ],
  [
    'good-uses',
    'useful benefit enjoy educational innocent responsible',
    '{change} takes away the good uses together with the bad ones.',
    'Most people who would be hit by this have done nothing wrong and lose something that they value. Such a rule cannot tell the careless from the careful, so it treats every one of them as the problem.',
    'We do not usually settle a nuisance caused by some at the expense of all, and for a good reason: all of them count.',
    'Kitchen knives hurt people every year; we teach children to use them instead of eating with spoons for ever.',
    'When the bad use is common and the damage grave, the loss of some good uses is a price worth paying, and most of them have substitutes.',
    'The substitutes are named by people who do not need the thing. Ask those who do.',
  ],
]

export const OPPOSE_IMPOSE: Frames = [
  [
    'compliance',
    'forced forcing force compulsion motivation motivated resent hate pretend',
    'Compulsion gets people to comply but seldom gets them to care.',
    'What one must do, one does as cheaply as possible: the form is filled in, the hours are served, the spirit stays at home. {change} buys attendance and pays for it with the inner wish that made the thing worth doing.',
    'If the benefit comes from meaning it, a duty destroys the very thing that it tries to spread.',
    'Ask anyone who was made to read a great novel at fifteen how many years it took to open it again of their own accord.',
    'Much of what we now do gladly began as something that we had to do. Caring often follows the habit instead of leading it.',
    'Sometimes it does. Then show that it does here, for I can point to many duties which bred nothing but excuses.',
  ],
  [
    'one-size',
    'different individual circumstances exception religious religion disability flexible',
    'One rule for all will be the wrong rule for many.',
    'Lives differ in health, money, faith and circumstance, and the people who wrote the rule knew only some of them. {change} turns every difference into an application for an exception.',
    'And the exceptions go to those who know how to ask, so that the rigid part is left for the rest.',
    'A uniform sold in one size would be perfectly equal, and fit hardly anybody.',
    'Rules for everybody can be drawn with room in them; that is what exemptions are for. Difference is a reason for a flexible rule, not for none.',
    'Once the room is wide enough for every honest case, very little is left of the duty. Then why not simply invite people?',
  ],
]

/** For restricting something, where people might say that they choose it freely; said last. */
export const SUPPORT_RESTRICT_LAST: Frames = [
  [
    'thin-freedom',
    'addict advertising manipulate manipulated habit',
    'The freedom that is being defended here is thinner than it looks.',
    'A choice shaped by advertising, by habit, or by what everybody else does is not simply the wish of the one who makes it. Taking one bad option off the table can leave people freer to do what they meant to do anyway.',
    'So liberty does not sit on one side of this debate only; there is also the freedom of those who have to live with the results.',
    'Most smokers say that they would like to stop, which is an odd thing to hear from people merely exercising a preference.',
    'If every shaped choice is unfree, then no choice is left to respect. Grown people are influenced all day long and still have the right to decide for themselves.',
    'I do not say that no choice is free. I say that this one is priced, pushed and habit-forming, and that such choices deserve less deference.',
  ],
]
