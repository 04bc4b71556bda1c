import { AsyncLocalStorage } from 'node:async_hooks'
import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import fastify, { type FastifyRequest } from 'fastify'
import t, { type Test } from 'tap'
import type { Composed } from '#api/compose.ts'
import { takeTurns } from './take-turns.ts'

/** A server that notes who is answered, and on whose behalf the database would be asked. */
const open = (t: Test) => {
  const app = fastify()
  const callers = new AsyncLocalStorage<string>()
  const asCaller = <Answer>(caller: string, act: () => Answer) => callers.run(caller, act)
  const nameOf = ({ headers }: Pick<FastifyRequest, 'headers'>) => String(headers.from)
  app.decorate('composed', { connection: { asCaller } } as unknown as Composed)
  app.decorate('callerOf', request => ({ kind: 'visitor', key: nameOf(request) }))
  const routed: string[] = []
  app.addHook('onRequest', async request => {
    routed.push(nameOf(request))
  })
  takeTurns(app, false)
  const order: string[] = []
  app.post('/', async request => {
    order.push(nameOf(request))
    return { caller: callers.getStore() }
  })
  t.teardown(() => app.close())
  const ask = async (from: string): Promise<unknown> =>
    (await app.inject({ method: 'POST', url: '/', headers: { from }, payload: {} })).json()
  return { app, ask, order, routed }
}

t.test('who asks a hundred times at once is overtaken by others', async t => {
  const { ask, order } = open(t)
  const many = Array.from({ length: 100 }, () => ask('one'))
  const others = ['two', 'three'].map(ask)
  t.same(await Promise.all(others), [{ caller: 'two' }, { caller: 'three' }])
  t.ok(order.indexOf('two') < 5, order.join())
  t.ok(order.indexOf('three') < 5, order.join())
  const answers = await Promise.all(many)
  t.same(answers, Array(100).fill({ caller: 'one' }), 'and everybody is answered')
})

t.test('and what they sent is not even looked at before', async t => {
  const { app, order, routed } = open(t)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const request = (from: string) =>
    `POST / HTTP/1.1\r\nhost: a\r\nfrom: ${from}\r\nauthorization: ${from}\r\n` +
    'content-type: application/json\r\ncontent-length: 2\r\n\r\n{}'
  const sockets = Array.from({ length: 30 }, () => connect(port, '127.0.0.1'))
  t.teardown(() => sockets.forEach(socket => void socket.destroy()))
  await Promise.all(sockets.map(socket => once(socket, 'connect')))
  const last = sockets.at(-1)
  for (const socket of sockets) if (socket !== last) socket.write(request('one').repeat(3))
  last?.write(request('two'))
  while (order.length < 88) await setImmediate()
  t.ok(routed.indexOf('two') < 5, routed.join())
})

t.test('a connection with many requests that wait for an answer is closed', async t => {
  const { app, routed } = open(t)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const request = 'POST / HTTP/1.1\r\nhost: a\r\nfrom: one\r\ncontent-length: 0\r\n\r\n'
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  const closed = new Promise(resolve => socket.once('close', resolve))
  socket.write(request.repeat(20_000))
  socket.resume()
  await closed
  t.ok(routed.length < 200, `${routed.length} were begun`)
})

t.test('three requests of a connection may wait for an answer, and no fourth', async t => {
  const { app, routed } = open(t)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const request = 'POST / HTTP/1.1\r\nhost: a\r\nfrom: one\r\ncontent-length: 0\r\n\r\n'
  const begunOf = async (count: number) => {
    const earlier = routed.length
    const socket = connect(port, '127.0.0.1')
    t.teardown(() => socket.destroy())
    socket.on('error', () => undefined)
    socket.resume()
    await once(socket, 'connect')
    socket.write(request.repeat(count))
    while (!socket.closed && routed.length < earlier + count) await setImmediate()
    return routed.length - earlier
  }
  t.equal(await begunOf(3), 3)
  t.ok((await begunOf(4)) < 4)
})

t.test('what a closed connection has asked is not begun', async t => {
  const { app, routed } = open(t)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const request = 'POST / HTTP/1.1\r\nhost: a\r\nfrom: one\r\ncontent-length: 0\r\n\r\n'
  const sockets = Array.from({ length: 100 }, () => connect(port, '127.0.0.1'))
  await Promise.all(sockets.map(socket => once(socket, 'connect')))
  for (const socket of sockets) socket.write(request.repeat(3))
  while (routed.length === 0) await setImmediate()
  for (const socket of sockets) socket.destroy()
  for (let turn = 0; turn < 600; turn += 1) await setImmediate()
  t.ok(routed.length < 200, `${routed.length} of 300 were begun`)
})
