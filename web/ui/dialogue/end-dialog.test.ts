import t from 'tap'
import { LANGUAGES, type Language } from '#schema/constants.ts'
import { JUDGEABLE } from '#schema/judgeable.ts'
import { en as enMessages } from '#schema/messages/en.ts'
import { zh as zhMessages } from '#schema/messages/zh.ts'
import { enDebate } from '../../lib/i18n/en-debate.ts'
import { zhDebate } from '../../lib/i18n/zh-debate.ts'
import { endDialog } from './end-dialog.ts'

const WORDS = { en: enDebate, zh: zhDebate }
const MESSAGES = { en: enMessages, zh: zhMessages }

const ask = (language: Language, said: Parameters<typeof endDialog>[2]) =>
  endDialog(WORDS[language].debate.end, MESSAGES[language], said)

const OPENING = { speaker: 'ai', message_text: 'I take the other side.' } as const
const START = { speaker: 'user', message_text: 'Sugar costs lives.' } as const
const LONG = { speaker: 'user', message_text: 'word '.repeat(JUDGEABLE.words) } as const

t.test('with too little to judge nothing is asked, and going on is the main answer', async t => {
  for (const said of [[OPENING], [OPENING, START]])
    for (const language of LANGUAGES) {
      const { message, labels } = ask(language, said)
      const { end } = WORDS[language].debate
      t.notMatch(message, /[?？]/)
      t.same(labels, {
        confirm: end.withoutScore,
        cancel: end.goOn,
        isCancelMain: true,
      })
    }
})

t.test('somebody who has begun is told what ending now means', async t => {
  const said = [OPENING, START]
  t.match(ask('en', said).message, /^You have made a start, .*Ended now, .* no score\.$/)
  t.match(ask('zh', said).message, /^你已经开了个头，.*现在结束就没有分数。$/)
})

t.test('somebody who has said nothing is not told that a start was made', async t => {
  t.match(ask('en', [OPENING]).message, /^You have not taken a turn yet, so there is nothing/)
  t.match(ask('zh', [OPENING]).message, /^目前还没有你的发言可以评分。/)
})

t.test('a debate that can be judged is ended with a question', async t => {
  const said = [OPENING, LONG, LONG]
  const { message, labels } = ask('en', said)
  t.equal(message, 'Are you sure you want to end this debate?')
  t.same(labels, { confirm: 'End and see the score', cancel: 'Keep going' })
})
