import type { MotionArguments } from '../types.ts'

export const STRICT_PARENTING: MotionArguments = {
  key: 'strict-parenting',
  points: {
    for: [
      {
        keywords: ['fear', 'honesty', 'lie', 'secret', 'trust', 'lying', 'lies', 'hide', 'punish'],
        claim: 'Where punishment waits, children stop telling their parents things.',
        mechanism:
          'If each confession ends in a punishment, the clever answer is to hide it better. Then the parents are the last to know, just when it becomes dangerous.',
        impact:
          'Teenagers facing drink, strangers online and broken hearts need help soonest, and they are the ones who would keep quiet.',
        example:
          'A boy scratches the car and walks around with it for two weeks. It is not the dent that is wrong in that house.',
        reply:
          'Children hide things from lenient parents as well, and a firm home at least lets them know what not to do. Respect is no terror.',
        counter:
          'Children everywhere know what they must not do. The point is whom you ring at midnight when you have done it after all.',
      },
      {
        keywords: [
          'anxious',
          'confidence',
          'self-esteem',
          'stress',
          'perfect',
          'afraid',
          'depress',
          'self worth',
          'pressure',
          'nervous',
        ],
        claim: 'Constant strictness makes children anxious and hard on themselves.',
        mechanism:
          'When love seems to depend on marks and manners, every mistake is a threat. The voice from outside moves inside and goes on scolding there for decades.',
        impact: 'It is often the obedient, quiet ones whom nobody worries about who break.',
        example:
          'A girl comes home with ninety-four out of a hundred, and is asked about the other six.',
        reply:
          'High standards say that I believe in you. Children from whom nobody expects anything do not feel loved for it, they feel unimportant.',
        counter:
          'Expect a great deal, and be glad of what comes. It is the harshness that wounds, not the height of the bar.',
      },
      {
        keywords: [
          'independent',
          'decide',
          'think',
          'control',
          'obey',
          'decisions',
          'own',
          'later',
        ],
        claim: 'Someone who has only ever obeyed cannot decide.',
        mechanism:
          'Judgement has to be practised, with small mistakes while they are cheap. Where everything is laid down, the first free choice comes at eighteen and is a large one.',
        impact: 'Universities and first flats are full of people making up for everything at once.',
        example:
          'You can often pick them out in the first term: the best-behaved ones from home, lying under the table at the party.',
        reply:
          'First you learn to play by the notes, then you may improvise. Freedom without habits is just being tossed about.',
        counter:
          'Learning by the notes is fine, with a teacher who one day closes the book. Strict homes keep it open until the pupil runs away.',
      },
      {
        keywords: ['rebel', 'resist', 'backlash', 'behaviour', 'worse', 'secretly'],
        claim: 'Pressure tends to worsen the very behaviour it is meant to stop.',
        mechanism:
          'A tight rein teaches the child to pull. What is forbidden shines, and every rule becomes a fight about who is stronger.',
        impact:
          'In the end there is shouting for everybody, and the actual issue, the homework or the phone, is forgotten.',
        example:
          'Forbid a girl every sort of make-up, and she puts it on in the school lavatory each morning, and badly.',
        reply:
          'Some children pull at any rein. Without one, they would only end up somewhere worse.',
        counter:
          'Between no rein and a tight one there is a hand that talks. Most rebels needed somebody to explain the rule, and got another rule.',
      },
      {
        keywords: ['relationship', 'love', 'warm', 'distance', 'adult', 'contact', 'grown', 'hate'],
        claim:
          'Years later the strictness is gone, and the distance between parent and child has stayed.',
        mechanism:
          'A bond is built in the small hours of play, comfort and nonsense. Whoever appears mainly as a judge will be treated as one.',
        impact: 'Old parents notice it by how rarely the telephone rings.',
        example:
          "A man of forty still tidies up in a hurry before his father's visit, and is glad when he has gone.",
        reply:
          'Many thank strict parents as soon as they have children themselves. Distance comes from coldness, which is found in easygoing homes too.',
        counter:
          'Grown children thank them for caring and forgive the tone. With the same care and a milder tone there would be nothing to forgive.',
      },
      {
        keywords: [
          'copy',
          'model',
          'violence',
          'empathy',
          'aggression',
          'hit',
          'hitting',
          'beat',
          'aggressive',
        ],
        claim: 'From their parents children learn how the strong treat the weak.',
        mechanism:
          'Commands, threats and shaming are a lesson too. What was done with them is tried out the next day on the little brother or on the class.',
        impact: 'So the cost is borne by others who were not even part of that family.',
        example: 'Listen to a child scolding her doll, and you know what is said in her kitchen.',
        reply:
          'Strict does not mean shouting and shaming. A calm no that holds is also a model, and a good one.',
        counter:
          'Every good home has a calm no in it somewhere. When people say "strict", as in this motion, they usually mean something louder.',
      },
    ],
    against: [
      {
        keywords: [
          'discipline',
          'habits',
          'self-control',
          'routine',
          'practice',
          'rules',
          'self discipline',
          'bedtime',
        ],
        claim: 'Self-control begins as control by somebody else.',
        mechanism:
          'Small children cannot stop on their own: not eating, not watching, not hitting. A fixed framework does it for them until it has become a habit.',
        impact:
          'As adults they have something that cannot be bought: they can do what they have set out to do.',
        example:
          'Where it was teeth, bag, bed each evening without discussion, you find adults who still pack the night before and never look for their keys.',
        reply:
          'Routine is wonderful, and gentle families have it too. Habits come from patience at least as much as from fear.',
        counter:
          "Habits don't come of themselves, someone has to insist on the two hundredth evening as well. That insisting is what children call strict.",
      },
      {
        keywords: ['safe', 'boundaries', 'security', 'limits', 'clear'],
        claim: 'Clear limits make children feel safe.',
        mechanism:
          'Where anything can be negotiated, nobody knows what holds. A rule that stands is like a banister: you do not lean on it all the time, but you walk more freely.',
        impact:
          'Restless and fearful children, above all, calm down when the grown-ups know what they want.',
        example:
          'Watch a class with a substitute who allows everything. After ten minutes even the wild ones wish that somebody would say stop.',
        reply:
          'Limits are there to hold a child, not to hurt it. Warm parents who explain their rules give the same support without the cold.',
        counter:
          'Explaining is fine, up to the fourth why. After that, a limit must simply be there.',
      },
      {
        keywords: ['achieve', 'school', 'success', 'effort', 'standards', 'grades', 'ambition'],
        claim: 'High demands bring out what children did not know they had.',
        mechanism:
          'Left to ourselves, most of us choose the sofa. Someone who insists on practising carries us over the dull stretch until the pleasure starts.',
        impact:
          'Poor and migrant families in particular have made it in a generation through being firm about school.',
        example:
          "A girl hates the violin on Tuesdays for four years. Now she plays in an orchestra and can't think who that child was.",
        reply:
          'For each child who was pushed to the top, there are several who never touched the instrument again. We hear from the winners.',
        counter:
          'Those who stopped can still read music, sit still and finish things. And plenty of adults say: I wish they had not let me stop.',
      },
      {
        keywords: ['danger', 'protect', 'phone', 'drugs', 'peers', 'internet', 'alcohol', 'gangs'],
        claim: 'The world outside has become rough, and leniency is no protection.',
        mechanism:
          'Algorithms, drugs and gangs do not ask how the child feels about it. A strict rule on times and devices keeps doors shut that are hard to close later.',
        impact: 'Twelve-year-olds pay for what we were too friendly to forbid.',
        example:
          "At half past ten one boy's phone lies in the kitchen. At half past ten his friends are looking at things they will not get out of their heads.",
        reply:
          "Locks work only while the child is at home. On the school bus, with someone else's phone, what counts is whether he talks to you.",
        counter:
          'A child can talk to you and still leave the phone in the kitchen at night. Why should I give up the lock because there are also windows?',
      },
      {
        keywords: ['respect', 'manners', 'considerate', 'rude', 'polite', 'teachers', 'spoiled'],
        claim: 'Children who learn respect at home spare others a lesson.',
        mechanism:
          "Greeting, waiting, apologising, keeping one's word: none of it comes by itself. Parents who do not ask for it leave it to teachers, neighbours and in the end the police.",
        impact:
          'In the classroom one child without limits takes the lesson away from twenty-nine others.',
        example:
          'On the train a boy kicks the seat in front for an hour while his mother explains to him how it makes the lady feel.',
        reply:
          'Rudeness often comes from not being noticed at all, and there strictness helps as little as explaining. Manners are copied.',
        counter:
          'Manners are copied, and demanded when the copying fails. Other people have a right to their peace, whichever method is in fashion.',
      },
      {
        keywords: ['love', 'care', 'effort', 'lenient', 'neglect', 'easy', 'caring', 'responsible'],
        claim: 'Being strict is often the harder way of loving.',
        mechanism:
          'Giving in is quick and makes you popular. To hold out against tears for the sake of a tomorrow that the child cannot see costs strength.',
        impact:
          'Tired parents know this well, and so do children later, when they learn what it took.',
        example:
          'A mother drives across town to take her daughter home from a party at eleven, and is not spoken to for two days. At thirty the daughter would drive too.',
        reply:
          'Effort is love, whatever the style. Plenty of strict parents make none; they only punish.',
        counter:
          'Parents who only punish are bad at it, and lenient ones who only shrug are bad at it as well. Judge each approach by those who do it with care.',
      },
    ],
  },
}
