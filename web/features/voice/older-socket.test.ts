import { EventEmitter } from 'node:events'
import t from 'tap'
import type { SessionReady } from '#schema/voice/socket-events.ts'
import type { VoiceSocketEvent } from '../../lib/voice-socket.ts'
import { createOlderLine, type SpokenReply } from './older-line.ts'
import { createOlderSocket, type OlderClientSocket } from './older-socket.ts'

const SESSION: SessionReady = {
  ...{ debateId: 'd1', language: 'en', sendsAudio: true, keepsAudio: false },
  ...{ channel: 'turns', replying: false, transcribing: [] },
}

/** A socket that remembers what is sent, and says what it is told to. */
const openFake = () => {
  const server = new EventEmitter()
  const sent: unknown[][] = []
  const raw = {
    connected: true,
    active: false,
    io: new EventEmitter(),
    connect: () => undefined,
    disconnect: () => undefined,
    on: (name: string, listener: (payload: unknown) => void) => server.on(name, listener),
    emit: (...args: unknown[]) => sent.push(args),
  }
  const heard: VoiceSocketEvent[] = []
  const spoken: SpokenReply[] = []
  const line = createOlderLine()
  line.play = speech => spoken.push(speech)
  const socket = createOlderSocket({
    ...{ line, session: SESSION },
    open: () => raw as unknown as OlderClientSocket,
  })(event => heard.push(event))
  const says = (name: string, payload: unknown) => server.emit(name, payload)
  return { raw, sent, heard, spoken, socket, says }
}

/** The reply to a turn, in the channel's own events. */
const answer = (says: (name: string, payload: unknown) => void, aiResponse: string) => {
  says('transcription', { text: 'My point.', debateId: 'd1' })
  says('turn-processed', {
    ...{ debateId: 'd1', userTurnId: 'u1', turnId: 'a1', userText: 'My point.', aiResponse },
  })
}

t.test('a turn goes in chunks, its words and reply come whole, and the reply is spoken', t => {
  const { sent, heard, spoken, socket, says } = openFake()
  socket.join('d1')
  says('joined-debate', { debateId: 'd1' })
  socket.clear(null)
  socket.sendAudio('AAAA')
  socket.sendAudio('BBBB')
  socket.commit()
  answer(says, 'I disagree.')
  says('tts-response', { audio: 'AQID', mediaType: 'audio/mpeg', text: 'I disagree.' })
  t.same(sent, [
    ['join-debate', 'd1'],
    ['voice-stream', 'AAAA', false],
    ['voice-stream', 'BBBB', false],
    ['voice-stream', '', true],
    ['request-tts', 'I disagree.'],
  ])
  t.match(heard, [
    { kind: 'session-ready', payload: SESSION },
    { kind: 'transcription-complete', payload: { text: 'My point.', role: 'user' } },
    { kind: 'transcription-complete', payload: { text: 'I disagree.', role: 'ai', turnId: 'a1' } },
    { kind: 'processing-complete', payload: { status: 'completed' } },
  ])
  t.same(spoken, [{ itemId: 'a1', bytes: new Uint8Array([1, 2, 3]) }])
  t.end()
})

t.test('a speech that comes after the next turn has begun is not played', t => {
  const { socket, spoken, says } = openFake()
  says('joined-debate', { debateId: 'd1' })
  socket.commit()
  answer(says, 'I disagree.')
  socket.clear(null)
  says('tts-response', { audio: 'AQID', mediaType: 'audio/mpeg', text: 'I disagree.' })
  t.same(spoken, [])
  t.end()
})

t.test('what a dropped turn has sent is forgotten before the next one', t => {
  const { sent, socket, says } = openFake()
  says('joined-debate', { debateId: 'd1' })
  socket.sendAudio('AAAA')
  socket.clear(null)
  t.same(sent.slice(1), [
    ['leave-debate', 'd1'],
    ['join-debate', 'd1'],
  ])
  t.end()
})

t.test('a failure before the join ends the attempt, one of a turn answers it', t => {
  const { heard, socket, says } = openFake()
  says('error', {
    message: 'Debate not found',
    code: 'NOT_FOUND',
    message_code: 'DEBATE_NOT_FOUND',
  })
  says('joined-debate', { debateId: 'd1' })
  socket.commit()
  says('error', { message: 'No words', code: 'UNAVAILABLE', message_code: 'MODEL_FAULT' })
  t.match(heard, [
    { kind: 'error', payload: { message: 'Debate not found' } },
    { kind: 'session-ready' },
    { kind: 'realtime-error', payload: { message: 'No words', fatal: false } },
    { kind: 'processing-complete', payload: { status: 'failed' } },
  ])
  t.equal(socket.endDebate, null, 'the debate ends over REST')
  t.end()
})

t.test('without a connection nothing is sent, and nothing kept for later', t => {
  const { raw, sent, socket } = openFake()
  raw.connected = false
  socket.join('d1')
  socket.sendAudio('AAAA')
  socket.commit()
  t.same(sent, [])
  t.end()
})
