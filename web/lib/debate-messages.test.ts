import t from 'tap'
import type { Turn } from '#schema/entities.ts'
import { sayNoWords, toMessage } from './debate-messages.ts'
import { en } from './i18n/en.ts'
import { zh } from './i18n/zh.ts'

const speech = { timing: {}, keeps_fillers: false }
const emptyTurn = { turn_id: 't1', speaker: 'user', message_text: '', timestamp: '' }
const say = (text: typeof en, more: object) =>
  sayNoWords(text.debate, toMessage({ ...emptyTurn, ...more } as Turn))

t.test('a spoken turn without words was not made out; a written one has no content', t => {
  t.equal(say(en, { speech }), 'The words could not be made out.')
  t.equal(say(zh, { speech }), '没有听清这段话。')
  t.equal(say(en, { speech: null }), 'No message content')
  t.end()
})
