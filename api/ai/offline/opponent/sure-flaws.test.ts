import t from 'tap'
import { flawsIn } from './flaw-book.ts'
import { sureFlaws } from './sure-flaws.ts'

const [FLAW = ''] = flawsIn('en').hasty_generalisation.sentences

const found = (...answers: string[]) =>
  sureFlaws(
    [
      { speaker: 'ai', text: `Trams are slow. ${FLAW}` },
      ...answers.flatMap(text => [
        { speaker: 'user' as const, text },
        { speaker: 'ai' as const, text: 'Go on.' },
      ]),
    ],
    'en',
  )

t.test('a flaw that is named is caught, one that nothing comes near is missed', async t => {
  const caught = 'Your neighbour is one case, and that proves nothing.'
  t.equal(found(caught)[0]?.reply?.sentence, caught)
  t.equal(found('Trams are cheaper than cars.')[0]?.reply, null)
})

t.test('a flaw that is touched without being named is left out', async t => {
  t.same(found('Somebody next door went through exactly that, long ago.'), [])
})

t.test('what is shown as the catch is what was read out, where the doubt stands alone', async t => {
  const [quoted, doubt] = [
    'You said a neighbour of mine went through exactly this.',
    'Rails do not rust in a year.',
  ]
  t.equal(found(`${quoted} ${doubt}`)[0]?.reply?.sentence, quoted)
})

t.test('a bare denial shows no weakness, however it is put', async t => {
  for (const said of [
    'A neighbour of mine went through exactly this, wrong again, neighbours are for chatting.',
    'One neighbour, exactly this, no.',
  ])
    t.same(found(said), [], said)
  const [step = ''] = flawsIn('zh').slippery_slope.sentences
  const denied = sureFlaws(
    [
      { speaker: 'ai', text: step },
      { speaker: 'user', text: '这一点只要松口就什么都守不住不对，松口不对，守住也不对。' },
    ],
    'zh',
  )
  t.same(denied, [])
})

t.test('a flaw that is named in plain words is caught', async t => {
  const [, once = ''] = flawsIn('en').hasty_generalisation.sentences
  const [, way = ''] = flawsIn('en').false_dilemma.sentences
  const [, slope = ''] = flawsIn('en').slippery_slope.sentences
  for (const [flaw, said] of [
    [once, 'and you have seen it only once so'],
    [way, 'its not only 2 roads, one can walk between them'],
    [slope, 'one step and it does not go to the bottom'],
  ] as const) {
    const [seen] = sureFlaws(
      [
        { speaker: 'ai', text: flaw },
        { speaker: 'user', text: said },
      ],
      'en',
    )
    t.equal(seen?.reply?.sentence, said)
  }
})

t.test('who quotes a flaw means it, whatever was said before', async t => {
  const [flaw = ''] = flawsIn('en').circular.sentences
  const quoting = '“My side is right here for the simple reason” only turns in a circle.'
  const [seen] = sureFlaws(
    [
      { speaker: 'ai', text: flaw },
      {
        speaker: 'user',
        text: `I gave you figures, and you only say that they need it. ${quoting}`,
      },
    ],
    'en',
  )
  t.equal(seen?.reply?.sentence, quoting)
})

t.test('an answer that is put off, or only a laugh, catches nothing', async t => {
  t.same(found('Your neighbour is one case, but I will come back to that later.'), [])
  t.same(found('Your neighbour is one case, hahaha.'), [])
})

t.test('who names a mistake in reasoning may have caught it', async t => {
  t.same(found('A fallacy, plain as day.'), [])
  t.same(found('Not in my street.'), [])
})

t.test('what names a kind of flaw is no catch of one that it says nothing of', async t => {
  t.same(
    found('Their one example is a tram in Oslo.').filter(({ reply }) => reply !== null),
    [],
  )
  const named = 'One neighbour is one example.'
  t.equal(found(named)[0]?.reply?.sentence, named)
})
