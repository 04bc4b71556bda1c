import t from 'tap'
import { splitSentences } from '../../language/sentences.ts'
import { isNoClaim, isOfNamedPerson } from './no-claim.ts'
import { speaksAgainstSelf } from './own-concession.ts'
import { quotableIn, withStepsBetween } from './quotable.ts'

const isNone = (text: string) => isNoClaim(text, text, 'en')

t.test('own days, pointing words and what is let to others claim nothing to be asked about', t => {
  for (const text of [
    'we light the lamp when she comes home',
    'Where they fail is how they row',
    'There is one at the lighthouse',
    'somebody might see the harbour differently',
    'Six pages of notes',
    'old Wilma at the mill, she says nobody will carry a lamp up there',
    'he reckons the boats would stay away',
  ])
    t.ok(isNone(text), text)
  for (const text of [
    'Boats carry lamps',
    'We should light the lamp at dusk',
    'Fog hides rocks',
    'What she says counts',
  ])
    t.notOk(isNone(text), text)
  t.ok(isNoClaim('sure lamps cost money', 'sure lamps cost money but boats need them', 'en'))
  t.end()
})

t.test('what a named person does is told of that person', t => {
  const told = 'Wilma bakes a fine plum tart.'
  t.ok(isOfNamedPerson(told, `I asked old Wilma. ${told}`, 'en'))
  t.notOk(
    isOfNamedPerson('Norway lights each pier.', 'They do it in Norway. Norway lights it.', 'en'),
  )
  t.end()
})

t.test(
  'a thing and its place, a condition, the end of a list and a question at the end claim nothing',
  t => {
    for (const [quote, sentence] of [
      ['the bench beside the slipway', 'I mean the bench beside the slipway, and the lamp.'],
      [
        'if the ferry sails at night again',
        'It would take much, if the ferry sails at night again.',
      ],
      [
        'the lamp on the mole all come from one year',
        'The roof, the lamp on the mole all come from one year.',
      ],
      [
        'who’d be helped by a second pier',
        'Who’d be helped by a second pier… the crews, I suppose.',
      ],
      ['every week in the boat', 'They say so, every week in the boat.'],
      ['he would never get a paper, would he', 'He would never get a paper, would he.'],
    ] as const)
      t.ok(isNoClaim(quote, sentence, 'en'), quote)
    for (const claim of [
      'the bench beside the slipway rots',
      'if the ferry sails at night, the crew will be tired',
    ])
      t.notOk(isNoClaim(claim, claim, 'en'), claim)
    t.end()
  },
)

t.test('what the user grants with a stressed verb speaks against the own side', t => {
  const speaks = (sentence: string) =>
    speaksAgainstSelf(
      { sentence, quote: sentence, step: null, weight: 1, quotes: [] },
      { kind: 'unread' },
      'en',
    )
  t.ok(speaks('Moving it does shut out the old sailors'))
  t.notOk(speaks('But the pier did get its roof'))
  t.notOk(speaks('The crews do their best at night'))
  const dear = '贵是贵了点，三天花了四千'
  t.ok(
    speaksAgainstSelf(
      { sentence: dear, quote: dear, step: null, weight: 1, quotes: [] },
      ...([{ kind: 'unread' }, 'zh'] as const),
    ),
  )
  t.end()
})

t.test('a further example is not taken for the reason of what follows', t => {
  const stepsIn = (text: string) =>
    withStepsBetween(quotableIn(text, 'zh'), splitSentences(text), 'zh').map(({ step }) => step)
  t.ok(
    stepsIn('山上的小站连电线都没有。所以对守夜的人来说，火炉更要紧。').some(step => step !== null),
  )
  t.same(
    stepsIn('还有山上的小站连电线都没有。所以对守夜的人来说，火炉更要紧。').filter(step => step),
    [],
  )
  t.end()
})
