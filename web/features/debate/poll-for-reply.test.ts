import t from 'tap'
import { createFakeClock } from '../../lib/fake-clock.ts'
import { pollForReply } from './poll-for-reply.ts'

const PAUSES = [1000, 2000]
const turnOf = (speaker: 'user' | 'ai') => ({ turn_id: speaker, speaker })

/** A server whose debate is, from look to look, as told. */
const serve = (...looks: { status?: string; last?: 'user' | 'ai' }[]) => {
  const seen = { looks: 0 }
  globalThis.fetch = async address => {
    const isTurns = String(address).endsWith('/turns')
    const look = looks[seen.looks]
    if (isTurns) seen.looks += 1
    if (!look) throw new TypeError('no network')
    const { status = 'in_progress', last = 'user' } = look
    return Response.json(isTurns ? { turns: [turnOf(last)] } : { debate: { status }, topic: {} })
  }
  return seen
}
/** Polls while time goes by in seconds. */
const poll = async (isWanted = () => true) => {
  const clock = createFakeClock()
  const result = pollForReply(clock, 'd', PAUSES, isWanted)
  for (let second = 0; second < 5; second += 1) {
    for (let turns = 0; turns < 10; turns += 1) await new Promise(resolve => setImmediate(resolve))
    clock.tick(1000)
  }
  return result
}

t.test('it looks until the last turn is the opponent’s', async t => {
  const seen = serve({}, { last: 'ai' }, {})
  t.match(await poll(), { kind: 'seen', turns: [{ speaker: 'ai' }] })
  t.equal(seen.looks, 2)
})

t.test('after the last pause it tells what there is', async t => {
  const seen = serve({}, {}, {}, { last: 'ai' })
  t.match(await poll(), { kind: 'seen', turns: [{ speaker: 'user' }] })
  t.equal(seen.looks, 3)
})

t.test('a debate that is over, a server that is away, and nobody who waits any more', async t => {
  serve({ status: 'scored' })
  t.same(await poll(), { kind: 'ended' })
  serve()
  t.same(await poll(), { kind: 'unreachable' })
  serve()
  t.same(await poll(() => false), { kind: 'dropped' })
  serve({})
  t.same(await poll(() => false), { kind: 'dropped' })
})
