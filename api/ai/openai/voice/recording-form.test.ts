import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer as bytesOf } from 'node:stream/consumers'
import t, { type Test } from 'tap'
import { type RecordingForm, recordingForm, sendingForm } from './recording-form.ts'

const BYTES = Buffer.alloc(4_000_000, 'sound of sleep')

type Received = { headers: IncomingHttpHeaders; body: Buffer }

/** A service that sends those away who call /moved; what it has received as a whole. */
const startService = async (t: Test, moved = '/') => {
  const received: Received[] = []
  const server = createServer(async (request, response) => {
    const body = await bytesOf(request).catch(() => null)
    if (body) received.push({ headers: request.headers, body })
    if (request.url === '/moved') response.writeHead(308, { location: moved })
    response.end()
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  t.teardown(() => server.close())
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received }
}

const formOf = (bytes: Buffer) =>
  recordingForm(
    { model: 'heard', prompt: undefined },
    { bytes, name: 'turn.webm', type: 'audio/webm' },
  )
const send = (form: RecordingForm, url: string) =>
  sendingForm(fetch, form)(url, { method: 'POST', headers: { authorization: 'Bearer key' } })

/** What a server makes of it. */
const parse = async ({ headers, body }: Received) => {
  const type = headers['content-type'] ?? ''
  const form = await new Response(new Uint8Array(body), {
    headers: { 'content-type': type },
  }).formData()
  const file = form.get('file') as File
  const bytes = Buffer.from(await file.arrayBuffer())
  return { names: [...form.keys()], model: form.get('model'), file, bytes }
}

t.test('each time that it is sent it is the same whole form, whose length is told', async t => {
  const { url, received } = await startService(t)
  const form = formOf(BYTES)
  await send(form, url)
  await send(form, url)
  t.equal(received.length, 2)
  for (const each of received) {
    t.equal(each.headers['content-length'], String(each.body.length))
    const { bytes, ...read } = await parse(each)
    t.match(read, { names: ['model', 'file'], model: 'heard' })
    t.match(read.file, { name: 'turn.webm', type: 'audio/webm' })
    t.ok(bytes.equals(BYTES))
  }
})

t.test('a service that has moved gets it at its new place, and no key of the old one', async t => {
  const elsewhere = await startService(t)
  const near = await startService(t)
  const far = await startService(t, elsewhere.url)
  t.equal((await send(formOf(BYTES), `${near.url}/moved`)).status, 200)
  t.equal((await send(formOf(BYTES), `${far.url}/moved`)).status, 200)
  const arrived = [near.received[1], elsewhere.received[0]]
  for (const each of arrived) t.ok(each?.body.includes(BYTES))
  t.same(
    arrived.map(each => each?.headers.authorization),
    ['Bearer key', undefined],
  )
})

t.test('as long as nobody takes it, it is no second time in memory', async t => {
  const before = process.memoryUsage().arrayBuffers
  const form = formOf(BYTES)
  // No fetch connects to this port.
  await t.rejects(send(form, 'http://127.0.0.1:9'))
  t.ok(process.memoryUsage().arrayBuffers - before < BYTES.length / 4)
})

t.test('what was let go meanwhile is not sent as a shorter recording', async t => {
  const { url, received } = await startService(t)
  const bytes = Buffer.from(BYTES)
  const form = formOf(bytes)
  bytes.buffer.transfer(0)
  await t.rejects(send(form, url))
  t.equal(received.length, 0)
})
