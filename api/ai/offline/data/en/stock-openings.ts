import type { Frames } from '#api/ai/offline/arguments/point.ts'

/** For and against making something possible or permitted. {change} is a gerund phrase or "this change". */
export const SUPPORT_ENABLE: Frames = [
  [
    'doors',
    'innovation discover science technology progress opportunity opportunities inspire',
    '{change} opens possibilities that nobody can open alone.',
    'Some goods pay off for all of us together and for no one singly, so they wait until somebody makes a start. Once it is made, others build on it in ways that no planner foresaw.',
    'What we refuse to begin costs us not one benefit but everything that would have grown from it.',
    'The internet began as a research network with a handful of machines on it, paid for by the public, and hardly anyone could have said what it was for.',
    'Possibilities are cheap to promise, because nobody can be held to them. Ask what {change} will do for an ordinary person next year, and the answer grows vague.',
    'Vague is not the same as empty. Hardly any great improvement could have listed its benefits on the first day.',
  ],
  [
    'in-earnest',
    'commitment serious promise symbolic goal',
    '{change} shows that we mean what we say.',
    'Words cost nothing. A decision ties time, names and resources to an aim, and from then on somebody can be held to it.',
    'An aim that nobody is ever held to is a decoration, and we have enough of those.',
    'When Kennedy named the Moon and the decade, engineers had a date to work to, and they met it.',
    'Meaning it is not the same as getting it right. Plenty of errors were made in earnest, and those were the ones that cost most.',
    'An earnest attempt can be corrected. What cannot be corrected is an intention that nobody ever acted on.',
  ],
]

export const SUPPORT_PERMIT: Frames = [
  [
    'own-decision',
    'freedom liberty choice choose rights autonomy decide adults',
    'People are entitled to decide for themselves what concerns them most.',
    'Nobody knows a life from the inside but the one who lives it. {change} leaves the decision with the person who has to bear the result, and who therefore has the best reason to think it over.',
    'To be allowed to choose is part of being taken seriously, even for those who then choose otherwise.',
    'We let people marry whom they like, though some choose badly, because the alternative is to have somebody choose for them.',
    "A decision is rarely one person's affair. Others share the results, and some of those who decide are in no position to refuse.",
    'Where others are truly harmed there can be limits. What I resist is treating every choice as a harm in disguise.',
  ],
  [
    'in-the-open',
    'underground illegal secret secretly anyway hide hidden safer',
    'What is done in the open can be made safer.',
    'It happens in any case. {change} brings it to where there are standards, advice and somebody to turn to when it goes wrong.',
    'One can only look after what one is willing to see.',
    'Portugal stopped treating drug users as criminals and began to treat them as patients, and people who had been hiding came in for help.',
    'In the open it also looks approved. More people do what is plainly permitted, and no standard makes up for the greater number.',
    'Some more may do it, and all of them will be better protected; I would take that exchange.',
  ],
  [
    'responsibility',
    'mature immature responsible irresponsible young learn trust experience',
    'Responsibility grows where people are trusted with it.',
    'Nobody learns judgement by having it exercised on their behalf. {change} gives room for small mistakes early, which are the best protection against large ones later.',
    'Those who are never trusted arrive unpractised at the day when nobody can protect them any more.',
    'No one has learned to ride a bicycle by being carried.',
    'Trust should follow ability, not the other way round. We do not hand over the car keys in the hope that skill will come.',
    'We do hand them over to learners, with somebody beside them. That is just what I have in mind.',
  ],
]

export const OPPOSE_PERMIT: Frames = [
  [
    'pressure',
    'freedom liberty choice choose rights autonomy decide individual',
    'What is open to one person soon becomes expected of the next.',
    'A permission changes the position of everyone. After {change}, those who would rather not have to explain themselves, compete with those who do, and in the end go along.',
    'The freedom that some gain, others pay for with the freedom to be left alone.',
    'Once some athletes dope, the others are free to stay clean in about the same way as they are free to lose.',
    'If we forbade all that may put pressure on somebody, nothing would be left. The answer to pressure is to stand by those who say no.',
    'Standing by them is easy to promise. A clear rule is what gives the shy person something to point to.',
  ],
  [
    'no-way-back',
    'trial gradual step regulate limits strict conditions safeguards',
    'A permission once given is almost never taken back.',
    'Habits form around it, businesses are built on it, and soon it counts as a right. Before {change} we can still think; afterwards we can only regret.',
    'When one mistake can be corrected and the other cannot, we should risk the first.',
    'Every town that let cars into the old square knows how long it takes to get them out again.',
    'Permissions are narrowed all the time, as smokers will confirm. To fear every step because it might be kept is to give up on learning.',
    'It took half a century and millions of lives before that one was narrowed. It is hardly a comforting example.',
  ],
  [
    'the-unready',
    'mature responsible educate trust adults parents benefit benefits',
    'Those who are least ready for it will be the first to use it.',
    'The careful wait and read the small print. {change} is taken up first by the impulsive, the lonely and the desperate, and they are the ones who can least afford a mistake.',
    'A rule should be judged by how it treats those who need one.',
    'Easy credit was made for people who could manage it, and found the others first.',
    'That is a reason for help and conditions, not for shutting out the many who are ready.',
    'Conditions are written for the careful as well. The others do not read them.',
  ],
]
