import { EventEmitter, once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import fastify from 'fastify'
import t, { type Test } from 'tap'
import {
  connectionLimits,
  limitConnections,
  refuseBrokenRequest,
  timeLimits,
} from './connection-limits.ts'

const HEADER = 'POST / HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n'

/** A server that is as strict as the real one, but quicker. */
const openStrict = async (t: Test) => {
  const quick = { headersMs: 150, requestMs: 300, checkMs: 25 }
  const app = fastify({
    ...timeLimits({ ...connectionLimits(100, false), ...quick }),
    clientErrorHandler: refuseBrokenRequest,
  })
  app.post('/', async () => ({ read: true }))
  t.teardown(() => app.close())
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  return Number(port)
}

t.test('a request that drips is cut off, and told why', async t => {
  const port = await openStrict(t)
  for (const [what, sent] of [
    ['nothing at all', ''],
    ['headers without an end', 'POST / HTTP/1.1\r\nhost:'],
    ['a body without an end', `${HEADER}content-length: 900\r\n\r\n{"email":`],
  ] as const) {
    const socket = connect(port, '127.0.0.1')
    socket.write(sent)
    const answered = await text(socket)
    t.match(answered, /^HTTP\/1\.1 408 Request Timeout\r\n/, what)
    t.match(JSON.parse(answered.split('\r\n\r\n')[1] ?? ''), { message_code: 'REQUEST_REFUSED' })
  }
})

t.test('what is no request is answered in the same shape', async t => {
  const socket = connect(await openStrict(t), '127.0.0.1')
  socket.write('hello\r\n\r\n')
  const answered = await text(socket)
  t.match(answered, /^HTTP\/1\.1 400 Bad Request\r\n/)
  t.match(answered, /"code":"VALIDATION"/)
})

t.test('connections over the limits are refused, and free their place when they end', async t => {
  const server = createServer((_request, response) => response.end('served')).listen(0, '127.0.0.1')
  t.teardown(() => {
    server.closeAllConnections()
    server.close()
  })
  limitConnections(server, { ...connectionLimits(3, false), mostFromOne: 2 }, () => false)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const ask = async () => {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => undefined)
    socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n')
    const isServed = await Promise.race([
      once(socket, 'data').then(() => true),
      once(socket, 'close').then(() => false),
    ])
    return { socket, isServed }
  }
  const [first, second, third] = [await ask(), await ask(), await ask()]
  t.same(
    [first, second, third].map(({ isServed }) => isServed),
    [true, true, false],
  )
  const closed = once(first.socket, 'close')
  first.socket.destroy()
  await closed
  const served = async (): Promise<boolean> => (await ask()).isServed || served()
  t.ok(await served(), 'the place is free again')
  t.equal(server.maxConnections, 3)
})

/** Connections as a server hears of them. */
const listen = (mostFromOne: number) => {
  const server = Object.assign(new EventEmitter(), { maxConnections: 0 })
  limitConnections(server, { ...connectionLimits(100, false), mostFromOne })
  return (remoteAddress: string) => {
    let isRefused = false
    const destroy = () => {
      isRefused = true
      socket.emit('close')
    }
    const socket = Object.assign(new EventEmitter(), { remoteAddress, destroy })
    server.emit('connection', socket)
    return { isRefused, close: () => socket.emit('close') }
  }
}

t.test('a /48 of IPv6 has half as many connections again as one network in it', async t => {
  const connectFrom = listen(2)
  const isRefused = (address: string) => connectFrom(address).isRefused
  const first = connectFrom('2001:db8:1:1::1')
  t.notOk(isRefused('2001:db8:1:1::2'))
  t.ok(isRefused('2001:db8:1:1::3'), 'the third of its network')
  t.notOk(isRefused('2001:db8:1:2::1'))
  t.ok(isRefused('2001:db8:1:3::1'), 'the fourth of its site')
  t.notOk(isRefused('2001:db8:2:1::1'), 'another site')
  first.close()
  t.notOk(isRefused('2001:db8:1:3::1'), 'the place of the first')
  t.ok(isRefused('2001:db8:1:4::1'))
})
