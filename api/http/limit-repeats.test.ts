import { Writable } from 'node:stream'
import fastify from 'fastify'
import t from 'tap'
import { limitRepeats } from './limit-repeats.ts'

const setUp = () => {
  const lines: Record<string, unknown>[] = []
  const clock = { ms: 0 }
  const stream = new Writable({
    write: (line, _encoding, done) => {
      lines.push(JSON.parse(String(line)))
      done()
    },
  })
  const hooks = { logMethod: limitRepeats(() => clock.ms) }
  return { log: fastify({ logger: { hooks, stream } }).log, lines, clock }
}

const fail = (detail: string) => new Error(`no such thing: ${detail}`)

t.test('a fault that repeats is written five times a minute, and then its number', async t => {
  const { log, lines, clock } = setUp()
  for (let nth = 0; nth < 1000; nth += 1) log.error({ err: fail(`${nth}`) }, 'a request failed')
  t.equal(lines.length, 5, 'whatever a caller writes into its details')
  clock.ms += 60_000
  log.child({ reqId: 1 }).error({ err: fail('again') }, 'a request failed')
  t.match(lines.slice(5), [{ msg: 'a request failed', left_out: 995, err: { message: /again/ } }])
})

t.test('another fault, and what is no fault, are written', async t => {
  const { log, lines } = setUp()
  for (let nth = 0; nth < 10; nth += 1) {
    log.warn('one')
    log.info('news')
  }
  log.warn(new TypeError('two'))
  log.error({ err: fail('three') }, 'three')
  t.equal(lines.filter(({ msg }) => msg === 'one').length, 5)
  t.equal(lines.filter(({ msg }) => msg === 'news').length, 10)
  t.match(lines.slice(-2), [{ err: { type: 'TypeError' } }, { msg: 'three' }])
})
