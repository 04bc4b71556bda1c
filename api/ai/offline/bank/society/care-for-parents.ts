import type { MotionArguments } from '../types.ts'

export const CARE_FOR_PARENTS: MotionArguments = {
  key: 'care-for-parents',
  points: {
    for: [
      {
        keywords: ['gratitude', 'raised', 'repay', 'sacrifice', 'owe', 'grateful', 'thank', 'back'],
        claim: 'Those who were carried should carry in their turn.',
        mechanism:
          "For twenty years parents gave sleep, money and worry with no contract. When their own strength fades, it is only right that this does not depend on a child's mood.",
        impact:
          'Old people who gave everything to their children instead of a pension fund would otherwise have staked their lives on kindness.',
        example:
          "A mother sells her shop to pay for her son's degree. Thirty years on he has a house with a guest room, and she has a neighbour who looks in.",
        reply:
          "Children did not ask to be born, and raising them was the parents' own decision and duty. A gift that is followed by a bill was a loan.",
        counter:
          'Nobody is sending a bill for the past. Being closely tied creates duties for both, and the law names only one of the two at present.',
      },
      {
        keywords: [
          'state',
          'budget',
          'ageing',
          'pension',
          'taxpayers',
          'taxes',
          'expensive',
          'money',
          'nursing',
        ],
        claim: 'Public purses cannot care for an ageing society alone.',
        mechanism:
          'There are fewer workers for each pensioner every decade. Where families who can afford it take on their share, what there is will go to those who have nobody.',
        impact:
          'It is the childless poor who have the most to fear if everyone leans on the same small fund.',
        example:
          'A district nurse with eighty old people on her round spends as long on the one with three well-off children in the city as on the one who has nobody.',
        reply:
          'Families break under care, and then the state pays twice, for the parents and for the exhausted daughter. Insurance spreads the risk better.',
        counter:
          'Insurance and duty can work together, as they do for children. Those who cannot manage would be exempt; it is those who will not who are meant.',
      },
      {
        keywords: ['neglect', 'lonely', 'protect', 'abandoned', 'elderly', 'alone', 'homeless'],
        claim: 'A legal duty protects old people who would otherwise be left alone.',
        mechanism:
          'Many would never complain about their own children in public. A law says it for them, and often a letter from an office is enough to get the brothers to talk.',
        impact: 'Those who are frail, ashamed and far from any court are the ones it is for.',
        example:
          'Singapore has such a law, and it sends most families to a mediator before a judge ever sees them.',
        reply:
          'A visit under threat of court is not company. The lonely need neighbours, clubs and lifts that work.',
        counter:
          'Heating and medicine need not come with affection, they need to come. A duty to maintain does not write any love letters.',
      },
      {
        keywords: ['fair', 'siblings', 'daughters', 'share', 'equal', 'sister', 'brother'],
        claim: 'Clear rules make the burden fairer within the family.',
        mechanism:
          'As it is, the one who lives closest and cannot say no does everything, and that is usually a daughter. The others telephone at Christmas and have opinions.',
        impact:
          "The child who does most would get a legal claim on the others' money and time, and would no longer be the one who is just too nice.",
        example:
          'Of four children one gave up her job. At the funeral all four sat in the front row.',
        reply:
          'An invoice from a sister mends no family. Pay carers a wage and a pension, and the daughter is helped without a lawyer.',
        counter:
          'A wage from the state is good, and brothers are still brothers. Without a rule the nicest one will go on losing.',
      },
      {
        keywords: ['values', 'respect', 'tradition', 'culture', 'society', 'honour', 'honor'],
        claim: 'Law says what a society thinks its old people are worth.',
        mechanism:
          'We oblige parents to look after children because the weak need someone who is answerable. Whoever is weak at the other end of life deserves the same sentence.',
        impact: 'The young learn from it that a person does not lose value with strength.',
        example:
          'In China the duty stands in the constitution, and many families there would call it ordinary decency written down.',
        reply:
          'What a society thinks is better shown in good homes and warm wards. Respect that is forced is theatre.',
        counter:
          'Good homes too, of course. But no one ever called the duty to feed children theatre because it is in a statute.',
      },
      {
        keywords: [
          'home',
          'better',
          'personal',
          'family',
          'care',
          'nursing home',
          'stranger',
          'love',
        ],
        claim: 'Nobody replaces someone who knows your story.',
        mechanism:
          'A carer knows the pills, a daughter knows why the radio must be on at seven. When families are bound in, old people stay longer among faces they recognise.',
        impact: 'Those with dementia, for whom each stranger is a fright, need it most.',
        example:
          'Imagine an old man who no longer knows what day it is. When his son comes in whistling, he puts his hand out.',
        reply:
          'A son who comes under orders brings little warmth. And professionals can lift, wash and calm people in ways that relatives cannot.',
        counter:
          'Let the professionals lift. Being responsible need not mean doing it all, it means that somebody of yours is in charge.',
      },
    ],
    against: [
      {
        keywords: ['choice', 'born', 'consent', 'contract', 'free', 'ask', 'asked', 'chose'],
        claim: 'Nobody ever signed up for their own parents.',
        mechanism:
          'Duties come from what we do, and being born is not something that we did. Those who have children choose the task; those who are children chose nothing.',
        impact: 'Adults would be liable for decades to people they may hardly know.',
        example:
          'The letter arrives at your desk: your father, whom you last saw when you were four, needs a room.',
        reply:
          'Much that binds us we did not choose, from citizenship to siblings. And for parents who disappeared, every such law has an exception.',
        counter:
          'Citizenship can be given up, and this cannot. The exception has to be proved, by you, with thirty-year-old wounds, before a stranger.',
      },
      {
        keywords: [
          'abuse',
          'bad',
          'violent',
          'parents',
          'estranged',
          'beaten',
          'abusive',
          'abandoned',
        ],
        claim: 'Some parents have forfeited every claim.',
        mechanism:
          'Beaten, abandoned and abused children have worked for years to close that door. A duty puts the key back into the hand that hit them.',
        impact: 'To have it waived, they must tell it all again and hope that there are papers.',
        example:
          'What happened in that kitchen has no witness except the one who now wants to be maintained.',
        reply:
          'Courts already look into such stories when it is about custody or inheritance. A handful of terrible fathers is no reason to leave millions of good mothers alone.',
        counter:
          'Good mothers mostly have children who come anyway. So the law would bite in the families where something happened.',
      },
      {
        keywords: [
          'love',
          'relationship',
          'quality',
          'resentment',
          'hate',
          'duty',
          'unwilling',
          'force',
        ],
        claim: 'Care that is enforced becomes bad care.',
        mechanism:
          'Washing, feeding and patience need goodwill. If it is missing, resentment moves in, and frail people cannot defend themselves against a rough hand.',
        impact:
          'It is the parents themselves who would be handed over to someone who would rather be elsewhere.',
        example:
          'A cup of tea slammed down every afternoon at four is also care in the eyes of the law.',
        reply:
          'Nobody is forced to do the washing; paying for help is enough. Grudging support still beats a cold flat.',
        counter:
          'If it is about payment, then call it a tax and take it from all according to their means. Sending the bill to those with a grudge makes it no warmer.',
      },
      {
        keywords: ['women', 'daughters', 'career', 'burden', 'sandwich', 'job', 'wives', 'unequal'],
        claim: 'In practice the duty would land on daughters.',
        mechanism:
          'Law speaks of children, and habit hears "the girl". She goes part-time at fifty, in the middle of raising her own, and her pension shrinks.',
        impact:
          'A generation of women who have just arrived at work would be sent back to the sickbed by statute.',
        example:
          "A woman of fifty has an hour to herself on Sundays, between her son's exam and her father's hip, and she sleeps through it.",
        reply:
          'Daughters do it today without any right. A law that names the brothers helps them more than none.',
        counter:
          'Brothers will pay and sisters will wash, with a paragraph to bless it. Public care is the only thing that has ever got women out of that room.',
      },
      {
        keywords: ['state', 'insurance', 'professional', 'fair', 'pooled', 'everyone', 'nurses'],
        claim: 'Old age is a risk for everyone and should be carried by everyone.',
        mechanism:
          'One family has a healthy mother, the next has ten years of dementia. That is luck, and for luck we have insurance.',
        impact:
          'Otherwise people with little pay for sick parents while others inherit from healthy ones.',
        example: 'If your house burns down, we do not ask your children to rebuild it.',
        reply:
          'Pools are already stretched and get smaller every year. Where children earn well, it is odd to ask the cleaner next door to contribute before they do.',
        counter:
          'Ask the well-off through taxes, and ask them whether their mother is ill or not. So the cleaner is spared without drawing lots.',
      },
      {
        keywords: [
          'poor',
          'poverty',
          'cycle',
          'mobility',
          'debt',
          'young',
          'children',
          'chance',
          'rich',
        ],
        claim: 'Such a duty chains the young to the poverty they come from.',
        mechanism:
          "Parents who need money mostly have children with little of it. What is taken there is missing for the grandchildren's books.",
        impact:
          'Those climbing out of a hard start would be pulled back by the ankle, and the heirs of the rich would not notice.',
        example:
          'The first in the family to earn a decent salary starts with a transfer home and ends without savings of her own.',
        reply:
          'Duties go by income, and below a limit nobody pays. In many families such help is sent without a law, and proudly.',
        counter:
          'People are proud of such help because it is theirs to give. Limits slip when budgets tighten, and then pride becomes a standing order.',
      },
    ],
  },
}
