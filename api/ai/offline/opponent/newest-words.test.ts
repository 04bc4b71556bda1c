import t from 'tap'
import { splitSentences } from '../language/sentences.ts'
import { MOST_READ } from './most-read.ts'
import { newestWords } from './newest-words.ts'
import { lastReply, VOTING } from './play-opponent.ts'

const OLD = 'Whoever pays taxes may choose who spends them. '
const NEW = 'Sixteen is too young, because at that age most of them vote as their parents do.'

t.test('a turn of usual length is read as it stands', async t => {
  const text = `${OLD.repeat(6)}\n\n${NEW} `
  t.equal(newestWords(text, 'en'), text)
})

t.test('of a long turn whole sentences are read, the newest ones', async t => {
  const read = newestWords(`First of all this. ${OLD.repeat(150)}${NEW}`, 'en')
  t.ok(read.length <= MOST_READ.characters.en)
  const [first, ...more] = splitSentences(read)
  t.equal(first, OLD.trim())
  t.equal(more.at(-1), NEW)
})

t.test('of many short sentences the newest are read', async t => {
  const read = newestWords('Why? '.repeat(100), 'en')
  t.equal(splitSentences(read).length, MOST_READ.sentences)
})

t.test('a long turn in one sentence is read from a word on', async t => {
  const read = newestWords(`${'and pupils learn from homework '.repeat(200)}at night`, 'en')
  t.match(read, /^(?:and|pupils|learn|from|homework) .* at night$/)
  const chinese = newestWords('我们认为十六岁的人应该投票，'.repeat(100), 'zh')
  t.match(chinese, /^我们认为十六岁的人应该投票，/)
  t.ok(chinese.length <= MOST_READ.characters.zh)
})

t.test('what a long turn ends with is answered like the same words alone', async t => {
  const setting = { ...VOTING, debateId: 'long' }
  const plain = await lastReply(setting, `${OLD.repeat(24)}${NEW}`)
  const long = await lastReply(setting, `${OLD.repeat(150)}${NEW}`)
  t.equal(long, plain)
})
