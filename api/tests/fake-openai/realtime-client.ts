import { once } from 'node:events'
import type { Test } from 'tap'
import { WebSocket } from 'ws'
import { type FakeOptions, startFakeOpenAi } from './fake-openai.ts'
import type { FakeRealtimeSession } from './realtime-session.ts'
import { toneOf } from './tone.ts'

type Told = {
  type: string
  item_id: string
  previous_item_id: string | null
  delta: string
  transcript: string
  response: { id: string; status: string; status_details: { reason?: string } | null }
  session: { output_modalities: string[]; audio: { input: object; output: object } }
  error: { code: string; message: string; event_id: string | null }
}

export const PUSH_TO_TALK = {
  type: 'realtime',
  audio: {
    input: { transcription: { model: 'gpt-transcribe', language: 'en' }, turn_detection: null },
  },
}

/** A client that keeps what it hears; `next` waits for the next event of a kind. */
export const connect = async (test: Test, url: string, headers: Record<string, string> = {}) => {
  const socket = new WebSocket(url, { headers: { authorization: 'Bearer sk-test', ...headers } })
  test.teardown(() => socket.terminate())
  const heard: Told[] = []
  let read = 0
  let wake = (): void => undefined
  socket.on('message', data => {
    heard.push(JSON.parse(String(data)))
    wake()
  })
  const next = async (type: string): Promise<Told> => {
    for (;;) {
      while (read < heard.length) {
        const event = heard[read++]
        if (event?.type === type) return event
      }
      await new Promise<void>(resolve => {
        wake = resolve
      })
    }
  }
  const say = (type: string, fields: object = {}) =>
    socket.send(JSON.stringify({ type, ...fields }))
  const refusal = async (type: string, fields: object = {}) => {
    say(type, { event_id: 'mine', ...fields })
    const { error } = await next('error')
    return { code: error.code, message: error.message, event_id: error.event_id }
  }
  return { socket, heard, next, say, refusal }
}

export const openFake = async (test: Test, options: FakeOptions = {}) => {
  const fake = await startFakeOpenAi(options)
  test.teardown(() => fake.close())
  const url = `${fake.baseUrl.replace('http', 'ws')}/realtime?model=gpt-realtime-2.1`
  const open = async () => {
    const client = await connect(test, url)
    await client.next('session.created')
    const session = fake.realtime.sessions.at(-1) as FakeRealtimeSession
    return { ...client, session }
  }
  /** A session that is set up, with a committed second of audio. */
  const ready = async () => {
    const client = await open()
    client.say('session.update', { session: PUSH_TO_TALK })
    await client.next('session.updated')
    return client
  }
  const commit = (client: Awaited<ReturnType<typeof open>>) => {
    client.say('input_audio_buffer.append', { audio: toneOf(1000).toString('base64') })
    client.say('input_audio_buffer.commit')
    return client.next('input_audio_buffer.committed')
  }
  return { fake, url, open, ready, commit }
}

export const statusOf = async (test: Test, url: string, headers: Record<string, string>) => {
  const socket = new WebSocket(url, { headers })
  test.teardown(() => socket.terminate())
  socket.on('error', () => undefined)
  const [, response] = await once(socket, 'unexpected-response')
  return response.statusCode
}
