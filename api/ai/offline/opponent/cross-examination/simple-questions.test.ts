import t from 'tap'
import { play } from '../play-opponent.ts'
import { questionBookFor } from './question-book.ts'

const SWING = {
  motion: 'Our garden should get a rope swing instead of a pond',
  level: 'beginner',
} as const
const POND = {
  motion: '我们院子应该装秋千，不要挖池塘',
  language: 'zh',
  level: 'beginner',
} as const
const SAID = [
  'The rope swing makes everybody laugh because it goes so high.',
  'We could hang it on the big apple tree.',
  'A pond is boring in winter and the frogs go away.',
] as const
const SAID_IN_CHINESE = [
  '秋千让大家都很开心，因为可以荡得很高。',
  '我们可以把它挂在那棵大苹果树上。',
  '池塘冬天很没意思，青蛙都走了。',
] as const

const cases = [
  ['en', SWING, SAID, 'I don’t understand the question.'],
  ['zh', POND, SAID_IN_CHINESE, '我没听懂这个问题。'],
] as const

/** Whether a text has one of these wordings, whatever is filled in. */
const says = (text: string, wordings: readonly string[]) =>
  wordings.some(wording => wording.split(/\{\w+\}/).every(part => text.includes(part)))

t.test('a beginner is asked only what a child answers at once', async t => {
  for (const [language, setting, said] of cases) {
    const book = questionBookFor(language)
    const simple = [
      ...book['ask simple fact'],
      ...book['ask simple plan'],
      ...book['simple matter'],
      ...book['simple change'],
    ]
    const [, ...replies] = await play(setting, said)
    for (const reply of replies) t.ok(says(reply, simple), reply)
    t.equal(new Set(replies).size, replies.length, 'and never the same')
  }
})

t.test('a beginner who has not understood is asked something easier', async t => {
  for (const [language, setting, said, unclear] of cases) {
    const replies = await play(setting, [said[0], unclear])
    const last = replies.at(-1) ?? ''
    t.ok(says(last, questionBookFor(language)['simple again']), last)
  }
})
