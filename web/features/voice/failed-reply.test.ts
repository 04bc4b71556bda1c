import t from 'tap'
import { OPENING_DELAY_MS } from '#schema/constants.ts'
import type { Turn } from '#schema/entities.ts'
import { enVoice } from '../../lib/i18n/en-voice.ts'
import { zhVoice } from '../../lib/i18n/zh-voice.ts'
import { OPENING, openFakeVoice, settle } from './open-fake-voice.ts'
import { sayAdvice } from './say-problem.ts'

const BECAUSE: Turn = { ...OPENING, turn_id: 'u1', speaker: 'user', message_text: 'Because.' }
const REPLY: Turn = { ...OPENING, turn_id: 'a1', message_text: 'But …' }
const BROKE_OFF = { code: 'UNAVAILABLE', message_code: 'MODEL_BROKE_OFF', fatal: false } as const

const failReply = async (stored: Turn[]) => {
  const voice = openFakeVoice()
  voice.clock.tick(OPENING_DELAY_MS)
  voice.join()
  await voice.speak()
  await voice.commit()
  voice.stored.turns = stored
  voice.socket.says('realtime-error', { message: 'Broke off', ...BROKE_OFF })
  voice.socket.says('processing-complete', { status: 'failed' })
  await settle()
  return { ...voice, hindrance: () => voice.client.read().hindrance }
}

t.test('a turn without its reply is said to be kept, until one speaks again', async t => {
  const voice = await failReply([OPENING, BECAUSE])
  t.match(voice.problem(), { kind: 'reply-failed', failure: { error: 'Broke off' } })
  t.same(voice.hindrance(), { kind: 'unanswered' })
  voice.clock.tick(5_000)
  t.same([voice.problem(), voice.hindrance()], [undefined, { kind: 'unanswered' }])
  await voice.speak()
  t.equal(voice.hindrance(), null)
})

t.test(
  'a reply that broke off in its middle, or a turn that was not taken, is not that',
  async t => {
    for (const stored of [[OPENING, BECAUSE, REPLY], [OPENING]])
      t.equal((await failReply(stored)).hindrance(), null)
  },
)

t.test('nobody is told to say again what is kept', t => {
  for (const text of [enVoice, zhVoice])
    for (const kind of ['reply-failed', 'unanswered'] as const) {
      const advice = sayAdvice(text, { kind, failure: { error: '' } }, false)
      t.notMatch(advice, /[Ss]peak again|say .* again|再说一/)
      t.match(advice, /kept|保留/)
    }
  t.end()
})

t.test('so it is when the page has given up waiting', async t => {
  const voice = openFakeVoice()
  voice.join()
  await voice.speak()
  await voice.commit()
  voice.clock.tick(10_000)
  voice.socket.says('realtime-error', { message: 'Too slow', ...BROKE_OFF })
  t.match(voice.problem(), { kind: 'reply-failed' })
})

t.test('what was not taken is to be said again', async t => {
  const voice = openFakeVoice()
  voice.join()
  await voice.speak()
  const tooFast = { code: 'UNAVAILABLE', message_code: 'AUDIO_TOO_FAST' } as const
  voice.socket.says('realtime-error', { message: 'Too fast', ...tooFast, fatal: false })
  t.match(voice.problem(), { kind: 'said' })
})

t.test('on return to a turn without a reply it says so, until the reply is there', async t => {
  const voice = openFakeVoice({ turns: [OPENING, BECAUSE] })
  t.equal(voice.client.read().hindrance, null, 'nothing is known yet')
  voice.join()
  t.same(voice.client.read().hindrance, { kind: 'unanswered' })
  await settle()
  voice.stored.turns = [OPENING, BECAUSE, REPLY]
  voice.clock.tick(1_000)
  await settle()
  t.equal(voice.client.read().hindrance, null)
})
