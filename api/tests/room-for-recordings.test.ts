import { once } from 'node:events'
import { request as openRequest } from 'node:http'
import { connect } from 'node:net'
import { text as textOf } from 'node:stream/consumers'
import t, { type Test } from 'tap'
import type { Viewer } from '#api/domain/viewer.ts'
import { createHeldRecordings, type HeldRecording } from '#api/domain/voice/held-recordings.ts'
import { joinVoiceDebate } from '#api/domain/voice/join-voice-debate.ts'
import { beginDebate, heldOpponent, registerUser, until } from './factories.ts'
import { createHeldTimers } from './fake-openai/held-timers.ts'
import { gate } from './school-servers.ts'
import { openApp, type TestApp } from './test-app.ts'

const PACE_MS = 15_000
const ANSWER_READ_MS = 1_000
const MB = 1024 * 1024
/** The head of a WebM file, which tells what a recording is. */
const HEAD = Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d', 'hex')
const RECORDING = Buffer.concat([HEAD, Buffer.alloc(MB - HEAD.length, 'sound of sleep')])
const BEGIN = '{"audio_data":"'
/** What is held of it before its last two characters have come. */
const HELD = RECORDING.length - 3
const BODY = `${BEGIN}${RECORDING.toString('base64')}"}`

const timers = createHeldTimers()
const held = heldOpponent()
const app = await openApp(
  t,
  { opponent: held.opponent, startTimer: timers.startTimer },
  { TRUST_PROXY: 'on' },
)
const { deps } = app.app.composed
let transcription = gate()
deps.voice.transcriber = {
  model: 'held',
  host: 'nowhere',
  keepsFillers: false,
  transcribe: async () => {
    await transcription.wait
    return 'Homework steals sleep.'
  },
}
t.beforeEach(() => {
  transcription = gate()
  count = 0
  const files = createHeldRecordings({ ofOne: 1.5 * MB, ofNetwork: 2.5 * MB, ofAll: 3.5 * MB })
  deps.heldFiles = { hold: viewer => counted(files.hold(viewer)) }
})

/** Bytes that are held. */
let count = 0
const counted = (held: HeldRecording): HeldRecording => {
  let own = 0
  return {
    add: bytes => {
      held.add(bytes)
      own += bytes
      count += bytes
    },
    release: () => {
      held.release()
      count -= own
      own = 0
    },
  }
}

let serial = 0
const someone = (): Viewer => {
  serial += 1
  return { kind: 'guest', guestId: `guest ${serial}`, address: `198.51.100.${serial}` }
}
type Begun = { token: string; path: string }
const begun = async (): Promise<Begun> => {
  const { token } = await registerUser(app)
  const { debate_id } = await beginDebate(app, { token }, { mode: 'voice' })
  return { token, path: `/api/debates/${debate_id}/turn` }
}

/** Begins to send a recording. */
const send = (t: Test, { token, path }: Begun, address: string) => {
  const request = openRequest(app.url + path, {
    method: 'POST',
    agent: false,
    headers: {
      'content-type': 'application/json',
      'content-length': BODY.length,
      'x-forwarded-for': address,
      authorization: `Bearer ${token}`,
    },
  })
  const answered = new Promise<{ status: number; body: Record<string, unknown> }>(
    (resolve, reject) => {
      request.on('error', reject)
      request.once('response', async response => {
        const body = JSON.parse(await textOf(response))
        resolve({ status: response.statusCode ?? 0, body })
      })
    },
  )
  answered.catch(() => undefined)
  t.teardown(() => request.destroy())
  return {
    write: (from: number, to = BODY.length) => request.write(BODY.slice(from, to)),
    answered,
    finish: () => {
      request.end(BODY.slice(-2))
      return answered
    },
    breakOff: () => request.destroy(),
  }
}
const sendMost = (t: Test, who: Begun, address: string) => {
  const sending = send(t, who, address)
  sending.write(0, BODY.length - 2)
  return sending
}

t.test('only so much of one debater, of one network and of all is read at a time', async t => {
  const [ada, ben, cleo, dan] = [await begun(), await begun(), await begun(), await begun()]
  const first = sendMost(t, ada, '192.0.2.1')
  await until('the first is here', () => count >= HELD)
  const second = sendMost(t, ada, '192.0.2.2')
  t.match(await second.answered, { status: 429 }, 'one debater')
  const third = sendMost(t, ben, '192.0.2.1')
  await until('the third is here', () => count >= 2 * HELD)
  const fourth = sendMost(t, cleo, '192.0.2.1')
  t.match(await fourth.answered, { status: 429 }, 'one network')
  const fifth = sendMost(t, cleo, '192.0.2.3')
  await until('the fifth is here', () => count >= 3 * HELD)
  const sixth = sendMost(t, dan, '192.0.2.4')
  t.match(await sixth.answered, { status: 503 }, 'all together')
  third.breakOff()
  fifth.breakOff()
  await until('they are let go', () => count < 2 * HELD)
  transcription.open()
  const answered = first.finish()
  await until('the model is asked', held.isHeld)
  held.letGo()
  t.match(await answered, { status: 200 })
  t.equal(count, 0)
})

t.test('a recording takes up its room until it is written down, and no longer', async t => {
  const sending = sendMost(t, await begun(), '192.0.2.1')
  const answered = sending.finish()
  await until('it is here', () => count >= HELD)
  await until('nothing of it is still to come', () => timers.running().includes(PACE_MS) === false)
  t.ok(count >= HELD, 'while it is written down')
  transcription.open()
  await until('the model is asked', held.isHeld)
  t.equal(count, 0, 'while the reply is awaited')
  held.letGo()
  t.match(await answered, { status: 200 })
})

t.test('a recording whose sender is gone keeps its room while it is written down', async t => {
  const connected = once(app.app.server, 'connection')
  const sending = sendMost(t, await begun(), '192.0.2.1')
  const answered = sending.finish()
  await until('it is here', () => count >= HELD)
  await until('nothing of it is still to come', () => timers.running().includes(PACE_MS) === false)
  const [connection] = await connected
  const gone = once(connection, 'close')
  sending.breakOff()
  await t.rejects(answered)
  await gone
  t.ok(count >= HELD)
  transcription.open()
  await until('the model is asked', held.isHeld)
  t.equal(count, 0)
  held.letGo()
})

t.test('a recording that no turn takes is let go with its answer', async t => {
  const { path } = await begun()
  const stranger = sendMost(t, { token: (await begun()).token, path }, '192.0.2.1')
  t.match(await stranger.finish(), { status: 404 })
  await until('it is let go', () => count === 0)
})

t.test('who stalls is told and let go, who is slow is waited for', async t => {
  const sending = send(t, await begun(), '192.0.2.1')
  let sent = 0
  const sendUpTo = async (end: number) => {
    sending.write(sent, end)
    sent = end
    await until('it has come', () => count >= ((end - BEGIN.length) * 3) / 4)
    timers.runOut(PACE_MS)
  }
  for (const end of [600_000, 660_000, 720_000]) await sendUpTo(end)
  t.ok(timers.running().includes(PACE_MS), '4 kB a second are enough')
  await sendUpTo(779_999)
  t.match(await sending.answered, {
    status: 400,
    body: { message_code: 'RECORDING_INCOMPLETE' },
  })
  await until('it is let go', () => count === 0)
})

/** Sends bodies without an end, as far as anybody reads them. */
const pour = async (server: TestApp, head: string) => {
  const { port } = new URL(server.url)
  const socket = connect(Number(port), '127.0.0.1')
  let isOver = false
  socket.on('error', () => undefined)
  socket.write(`${head}\r\nhost: x\r\ncontent-type: application/json\r\n`)
  socket.write('content-length: 900000000\r\n\r\n')
  const piece = Buffer.alloc(64 * 1024, ' ')
  const more = () => {
    while (!isOver && socket.write(piece));
  }
  socket.on('drain', more)
  more()
  const answer = await textOf(socket)
  isOver = true
  return { answer, socket, poured: socket.bytesWritten }
}

t.test('a body that is too large is answered, and not read to its end', async t => {
  const cases: [head: string, status: number][] = [
    ['POST /api/auth/login HTTP/1.1', 413],
    ['POST /graphql HTTP/1.1', 413],
    ['POST /api/nowhere HTTP/1.1', 413],
    ['PUT /api/auth/me HTTP/1.1', 401],
  ]
  for (const [head, status] of cases) {
    const { answer, socket, poured } = await pour(app, head)
    t.match(answer, new RegExp(`^HTTP/1.1 ${status} `), head)
    t.ok(poured < 100 * MB, `${head}: ${poured} bytes`)
    timers.runOut(ANSWER_READ_MS)
    await until('it is cut', () => socket.destroyed)
  }
})

t.test('a spoken debate that is closed holds nothing of what still comes', async t => {
  const second = Buffer.alloc(48_000).toString('base64')
  const { heldSpeech } = deps
  t.teardown(() => {
    deps.heldSpeech = heldSpeech
  })
  const limit = 100_000
  deps.heldSpeech = createHeldRecordings({ ofOne: limit, ofNetwork: limit, ofAll: limit })
  const { token, user } = await registerUser(app)
  const { debate_id } = await beginDebate(app, { token }, { mode: 'voice' })
  const viewer: Viewer = {
    kind: 'user',
    userId: user.user_id,
    guestId: null,
    address: '192.0.2.1',
  }
  const { session } = await app.app.call(joinVoiceDebate, viewer, {
    debate_id,
    listener: () => undefined,
  })
  session.append(second)
  t.throws(() => deps.heldSpeech.hold(someone()).add(limit))
  await session.close('other-debate')
  session.append(second)
  t.doesNotThrow(() => deps.heldSpeech.hold(someone()).add(limit))
})
