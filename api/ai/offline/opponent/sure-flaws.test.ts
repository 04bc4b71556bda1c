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
