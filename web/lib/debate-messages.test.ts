import t from 'tap'
import type { Turn } from '#schema/entities.ts'
import { sayNoWords, toMessage } from './debate-messages.ts'
import { enDebate } from './i18n/en-debate.ts'
import { zhDebate } from './i18n/zh-debate.ts'

const speech = { timing: {}, keeps_fillers: false }
const emptyTurn = { turn_id: 't1', speaker: 'user', message_text: '', timestamp: '' }
const say = (text: typeof enDebate, more: object) =>
  sayNoWords(text.debate, toMessage({ ...emptyTurn, ...more } as Turn))

t.test('a spoken turn without words was not made out; a written one has no content', t => {
  t.equal(say(enDebate, { speech }), 'The words could not be made out.')
  t.equal(say(zhDebate, { speech }), '没有听清这段话。')
  t.equal(say(enDebate, { speech: null }), 'No message content')
  t.end()
})
