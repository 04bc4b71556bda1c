import type { Frames } from '#api/ai/offline/arguments/point.ts'

/** The motion is true. Its wording is not used: only "the motion". */
export const AFFIRM: Frames = [
  [
    'ordinary-cases',
    'usually generally normally typical majority most',
    'The motion holds in the ordinary case.',
    'A general claim is judged by that: nobody who makes one denies that there are exceptions. Look at how people in fact live and decide, and the motion describes it well.',
    'A claim that holds nine times in ten is worth guiding ourselves by.',
    'We say that winters are cold without withdrawing it on a mild day in January.',
    'What counts as ordinary is exactly the question. If you choose the cases first, the rule will always fit them.',
    'Then choose the cases yourself, at random, and see in how many of them the motion fails.',
  ],
  [
    'deeper-reason',
    'psychology nature instinct explain reason',
    'There is a reason behind the motion and not merely a run of examples.',
    'People act on what they need, what they fear and what they see others do. From these three alone, one would expect what the motion says, even before looking.',
    'A pattern with a cause behind it will go on; a mere coincidence will not.',
    'We trust the tide table because of the moon, and not because yesterday went well.',
    'A neat explanation is not yet a true one. It is possible to explain the opposite just as smoothly, which should make us careful.',
    'Possible, perhaps, but on more assumptions. The simpler account should be preferred until it fails.',
  ],
  [
    'what-follows',
    'danger risk careful consequence',
    'We live better by taking the motion as true than by denying it.',
    'If the motion is right and we ignore it, we go on being surprised by the same things. If it is somewhat too strong and we heed it, we were merely a bit more careful than necessary.',
    'The two mistakes are not equally expensive, and mine is the cheap one.',
    'A sailor who heeds a doubtful storm warning loses an afternoon.',
    'What is useful to believe is not therefore true. And being too careful has its price as well, in chances that were missed.',
    'I grant the price. It is the size of it, next to the other one, that decides between us.',
  ],
  [
    'experience',
    'experience history grandparents proverb',
    'Experience across many people and many times speaks for the motion.',
    'Opinions differ from place to place, but what the motion says has been noticed again and again by people with nothing else in common. Agreement of that sort is hard to get by accident.',
    'Against so wide a testimony one needs more than a clever doubt.',
    'Proverbs in languages that never met often say the same thing, and seldom for no reason.',
    'Experience has testified to a good many errors, and with great confidence. What everybody knows ought to be checked first of all.',
    'Checked, by all means. But until the check has been made, the witness of many counts for more than the suspicion of one.',
  ],
]

/** The motion is not true. */
export const DENY: Frames = [
  [
    'too-broad',
    'depends exception sometimes different',
    'The motion claims far more than anybody could show.',
    'It speaks as if one sentence could cover people and places that have almost nothing in common. Take away the cases where it depends on something else, and what is left is too small to carry the words.',
    'A claim which is right now and then is not a truth, it is a coincidence with good publicity.',
    'A stopped clock is right twice a day, and no one sets their watch by it.',
    'Every general claim leaves something out. The question is whether the rule holds oftener than not, and you have not touched that.',
    'Oftener than not is a matter of counting, and the counting has yet to be done on your side.',
  ],
  [
    'other-causes',
    'factor factors correlation coincidence luck',
    'What the motion describes has other causes that explain it better.',
    'Two things that appear together may both come from a third: money, age, upbringing, plain luck. As long as these are not ruled out, the motion takes the shadow for the thing.',
    'Whoever acts on the wrong cause works hard and changes nothing.',
    'Ice-cream sales and drownings rise together, and it is the summer that does it.',
    'One can always say "something else". Until you name the something and show it at work, the plain explanation stands.',
    'It is for the one who asserts a cause to rule out the rivals. Naming them is already more than I owe.',
  ],
  [
    'cost-of-belief',
    'harmful believing belief misleading',
    'Believing the motion does harm of its own.',
    'Whoever takes the motion as settled stops looking: at the person in front of them, at the exception, at what might be changed. Simple truths are comfortable, and comfort is the end of inquiry.',
    'An error that keeps us from looking is worse than a doubt which keeps us awake.',
    'Doctors were sure for centuries that bleeding helped, and the certainty killed more people than many a disease.',
    'Every belief can be held lazily. That speaks against laziness, and not against this belief.',
    'Some beliefs invite it more than others, and the sweeping ones most of all.',
  ],
  [
    'changing-times',
    'today modern nowadays changed changing past anymore',
    'Even where the motion was once true it need not be so any more.',
    'What looks like a law of life is often the habit of a period. Circumstances move, people move with them, and sayings stay behind.',
    'We should judge the motion by the world in which we have to live, and that is this one.',
    'Letter-writing was the natural way to keep a friendship for centuries, right up to the moment when it was not.',
    'Fashions change; people less so. You would have to show that the thing beneath has changed, and not just its clothes.',
    'Then tell me what the thing beneath is, for so far the motion has only shown us its clothes.',
  ],
]
