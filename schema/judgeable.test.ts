import t from 'tap'
import { JUDGEABLE, tooLittleToJudge, whyTooLittle } from './judgeable.ts'
import { en } from './messages/en.ts'
import { say } from './messages/say.ts'
import { zh } from './messages/zh.ts'

const OPENING = { speaker: 'ai', message_text: 'I take the other side.' } as const
const START = { speaker: 'user', message_text: 'Sugar costs lives.' } as const

const sentencesFor = (turns: Parameters<typeof tooLittleToJudge>[0]) => {
  const little = tooLittleToJudge(turns)
  if (!little) return null
  const why = whyTooLittle(little)
  return [say(en, why), say(zh, why)]
}

t.test('who said nothing is not told that a start was made', async t => {
  t.same(sentencesFor([OPENING]), [
    'You have not said anything in this debate, so there is nothing to score.',
    '你在这场辩论中没有发言，所以没有可以评分的内容。',
  ])
})

t.test('who said a little has made a start', async t => {
  const [english, chinese] = sentencesFor([OPENING, START]) ?? []
  t.match(english, /^You have made a start\./)
  t.match(chinese, /^你已经开了个头。/)
})

t.test('enough turns with enough words can be judged', async t => {
  const long = { speaker: 'user', message_text: 'word '.repeat(JUDGEABLE.words) } as const
  t.equal(sentencesFor([OPENING, START, long]), null)
})
