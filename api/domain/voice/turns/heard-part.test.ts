import t from 'tap'
import { type CutReply, heardPart } from './heard-part.ts'

const TEXT = 'Sleep is lost to screens. Homework is not to blame for it at all.'
const FIRST = 'Sleep is lost to screens. '.length
const reply: CutReply = {
  text: TEXT,
  isWhole: true,
  language: 'en',
  sentences: [
    { characters: FIRST, ms: 2_000, isWhole: true },
    { characters: TEXT.length - FIRST, ms: 4_000, isWhole: true },
  ],
}

t.test('by the time that was played', async t => {
  t.equal(heardPart(reply, { playedMs: 0 }), '')
  t.equal(heardPart(reply, { playedMs: 40 }), '', 'no word was whole')
  t.equal(heardPart(reply, { playedMs: 2_000 }), 'Sleep is lost to screens. …')
  t.equal(heardPart(reply, { playedMs: 4_000 }), 'Sleep is lost to screens. Homework is not to …')
  t.equal(heardPart(reply, { playedMs: 6_000 }), TEXT)
  t.equal(heardPart(reply, { playedMs: 60_000 }), TEXT, 'never more than was said')
})

t.test('without a time, what was sent counts as heard', async t => {
  t.equal(heardPart(reply, {}), TEXT)
  const sentences = reply.sentences?.slice(0, 1) ?? []
  t.equal(heardPart({ ...reply, sentences }, {}), 'Sleep is lost to screens. …')
  t.equal(heardPart({ ...reply, sentences: [] }, {}), '', 'nothing was sent')
})

t.test('a sentence of which only the beginning was sent was not heard whole', async t => {
  const sentences = [
    { characters: FIRST, ms: 2_000, isWhole: true },
    { characters: TEXT.length - FIRST, ms: 1_000, isWhole: false },
  ]
  t.equal(heardPart({ ...reply, sentences }, {}), 'Sleep is lost to screens. Homework is …')
  const first = [{ characters: FIRST, ms: 700, isWhole: false }]
  t.equal(heardPart({ ...reply, sentences: first }, { playedMs: 9_000 }), 'Sleep is …')
  t.equal(
    heardPart(
      {
        text: '睡眠是被屏幕偷走的。作业没有错。',
        isWhole: true,
        language: 'zh',
        sentences: [{ characters: 10, ms: 1_000, isWhole: false }],
      },
      {},
    ),
    '睡眠是被 …',
  )
})

t.test('by the words that were spoken aloud', async t => {
  const heard = (heardText: string) => heardPart({ ...reply, sentences: null }, { heardText })
  t.equal(heard('Sleep is lost'), 'Sleep is lost …')
  t.equal(heard('Sleep  is\nlost to'), 'Sleep is lost to …', 'white space does not matter')
  t.equal(heard('Sleep is lo'), 'Sleep is …')
  t.equal(heard(TEXT), TEXT)
  t.equal(heard(''), '')
  t.equal(heard('Sleep is lost to you, fool'), 'Sleep is lost to …', 'only what was said')
  t.equal(heardPart({ ...reply, sentences: null }, {}), TEXT)
})

t.test('a reply that was still being written breaks off', async t => {
  const cut = { ...reply, text: 'Sleep is lost to scre', isWhole: false, sentences: null }
  t.equal(heardPart(cut, {}), 'Sleep is lost to …')
})
