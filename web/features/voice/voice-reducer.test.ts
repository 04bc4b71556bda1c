import t from 'tap'
import type { SessionReady } from '#schema/voice/socket-events.ts'
import { initialVoice, reduceVoice, type VoiceAction, type VoiceState } from './voice-reducer.ts'

const AT = '2026-01-01T10:00:00.000Z'
const session: SessionReady = {
  debateId: 'd',
  channel: 'realtime',
  language: 'en',
  sendsAudio: true,
  keepsAudio: false,
  replying: false,
  transcribing: [],
}
const READY: VoiceAction = { kind: 'ready', session }
const STOPPED: VoiceAction = { kind: 'stopped', captionId: 'r1', at: AT }
const after = (...actions: VoiceAction[]) => actions.reduce(reduceVoice, initialVoice)
const from = (state: VoiceState, ...actions: VoiceAction[]) => actions.reduce(reduceVoice, state)
const control = (state: VoiceState) => state.control
const words = (role: 'user' | 'ai', text: string): VoiceAction => ({
  kind: 'words',
  words: { role, itemId: role, text, stage: 'said', at: AT },
})

t.test('a turn goes from press to reply and back', t => {
  const joined = after({ kind: 'connecting', to: 'voice' })
  t.same(control(joined), { kind: 'connecting', to: 'voice' })
  const ready = from(joined, READY)
  t.same(control(ready), { kind: 'ready' })
  const recording = from(ready, { kind: 'pressed' }, { kind: 'listening' })
  t.same(control(recording), { kind: 'recording' })
  const sent = from(recording, STOPPED)
  t.same(control(sent), { kind: 'processing', of: 'turn' })
  const written = from(sent, words('user', 'Because'))
  t.same(control(written), { kind: 'processing', of: 'reply' })
  t.equal(written.lastWords, 'Because')
  const speaking = from(written, { kind: 'playing' })
  t.same(control(speaking), { kind: 'speaking' })
  // The server is done long before the last word has been played.
  const answered = from(speaking, { kind: 'answered', status: 'completed' })
  t.same(control(answered), { kind: 'speaking' })
  t.same(control(from(answered, { kind: 'quiet' })), { kind: 'ready' })
  t.end()
})

t.test('a gap in the reply is waiting, not the end', t => {
  const gap = after(READY, { kind: 'pressed' }, STOPPED, { kind: 'playing' }, { kind: 'quiet' })
  t.same(control(gap), { kind: 'processing', of: 'reply' })
  t.same(control(from(gap, { kind: 'waited-long' })), { kind: 'ready' })
  t.end()
})

t.test('the answer to an interrupted turn does not end the waiting for the next one', t => {
  const state = after(READY, { kind: 'pressed' }, STOPPED, { kind: 'playing' }, { kind: 'pressed' })
  const interrupted = from(state, { kind: 'quiet' }, { ...STOPPED, captionId: 'r2' })
  t.equal(interrupted.awaiting, 2)
  const first = from(interrupted, { kind: 'answered', status: 'cancelled' })
  t.equal(control(first).kind, 'processing')
  t.same(control(from(first, { kind: 'answered', status: 'completed' })), { kind: 'ready' })
  t.end()
})

t.test('a late answer, a late microphone and a stray cancel change nothing', t => {
  const ready = after(READY)
  t.equal(from(ready, { kind: 'answered', status: 'completed' }), ready)
  t.equal(from(ready, { kind: 'listening' }), ready)
  t.equal(from(ready, { kind: 'cancelled' }), ready)
  t.end()
})

t.test('a turn that nobody could hear leaves no trace', t => {
  const sent = after(READY, { kind: 'pressed' }, { kind: 'listening' }, STOPPED)
  t.equal(sent.captions.length, 1)
  const back = from(sent, { kind: 'answered', status: 'inaudible' })
  t.same([control(back), back.captions], [{ kind: 'ready' }, []])
  t.end()
})

t.test('without a connection nothing is awaited; a rotation of the session disturbs nothing', t => {
  const sent = after(READY, { kind: 'pressed' }, { kind: 'listening' }, STOPPED)
  const lost = from(sent, { kind: 'connecting', to: 'server' })
  t.same([control(lost).kind, lost.awaiting, lost.session], ['connecting', 0, null])
  t.same(lost.captions, [], 'no words will come for it here')
  t.same(control(from(lost, READY)), { kind: 'ready' })
  const recording = after(READY, { kind: 'pressed' }, { kind: 'listening' })
  t.same(control(from(recording, READY)), { kind: 'recording' })
  const broken = from(sent, { kind: 'failed', problem: { kind: 'no-session' } })
  t.same(control(broken), { kind: 'error', problem: { kind: 'no-session' } })
  t.same(control(from(broken, READY)), { kind: 'ready' })
  t.end()
})

t.test('an alert goes only with its own end, and a hindrance with the next heard turn', t => {
  const one = after({ kind: 'alert', id: 1, problem: { kind: 'denied' } })
  const two = from(one, { kind: 'alert', id: 2, problem: { kind: 'busy' } })
  t.equal(from(two, { kind: 'alert-over', id: 1 }).alert?.id, 2)
  t.equal(from(two, { kind: 'alert-over', id: 2 }).alert, null)
  const hindered = after(READY, { kind: 'hindered', problem: { kind: 'denied' } })
  t.same(hindered.hindrance, { kind: 'denied' })
  t.equal(from(hindered, { kind: 'pressed' }, { kind: 'listening' }).hindrance, null)
  const pressed = from(two, READY, { kind: 'pressed' })
  t.equal(pressed.alert?.id, 2, 'it stays until the microphone is open')
  t.equal(from(pressed, { kind: 'listening' }).alert, null)
  t.end()
})

t.test('while it ends nothing else begins; an end that fails gives the control back', t => {
  const ending = after(READY, { kind: 'ending' })
  t.same(control(from(ending, { kind: 'pressed' }, READY)), { kind: 'ending' })
  t.same(control(from(ending, { kind: 'end-failed' })), { kind: 'ready' })
  t.end()
})
