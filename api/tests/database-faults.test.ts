import { io } from 'socket.io-client'
import t, { type Test } from 'tap'
import type { Turn } from '#schema/entities.ts'
import type { ErrorBody } from '#schema/errors.ts'
import { findBinaries, startPostgres } from '#scripts/postgres.ts'
import { beginDebate, registerUser, SPEECH, until } from './factories.ts'
import { openApp, type TestApp } from './test-app.ts'

const binaries = findBinaries()
/** The other tests' PostgreSQL must not stand still: this file starts its own, once. */
const isOther = Boolean(process.env.TEST_DATABASE_URL)
const skip = (!binaries || isOther) && 'needs a PostgreSQL of its own'
/** What the watch writes when it finds PostgreSQL frozen: long before a statement's own limit. */
const FOUND = /PostgreSQL does not answer: calls are refused/

const opens = (t: Test, { url }: TestApp, token: string) => {
  const socket = io(`${url}/text-debate`, {
    ...{ auth: { token }, transports: ['websocket'], forceNew: true, reconnection: false },
  })
  t.teardown(() => socket.disconnect())
  return new Promise<{ socket: typeof socket; refused: ErrorBody | null }>(resolve => {
    socket.once('connect', () => resolve({ socket, refused: null }))
    socket.once('connect_error', error =>
      resolve({ socket, refused: (error as Error & { data: ErrorBody }).data }),
    )
  })
}

/** The code with which a socket of subscriptions is closed. */
const closesSubscriptions = ({ url }: TestApp, token: string) =>
  new Promise<number>(resolve => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws')
    socket.onclose = ({ code }) => resolve(code)
    const payload = { authorization: token }
    socket.onopen = () => socket.send(JSON.stringify({ type: 'connection_init', payload }))
  })

t.test(
  'while the database is away every door says so, and goes on when it is back',
  { skip },
  async t => {
    if (!binaries) return
    const postgres = await startPostgres(binaries)
    t.teardown(async () => {
      postgres.thaw()
      await postgres.stop()
    })
    const lines: string[] = []
    const app = await openApp(
      t,
      { logStream: { write: line => void lines.push(line) } },
      { DATABASE_URL: postgres.url, JWT_SECRET: 'x'.repeat(32), LOG_LEVEL: 'error' },
    )
    const { token } = await registerUser(app)
    const { debate_id } = await beginDebate(app, { token })
    const { socket } = await opens(t, app, token)
    await socket.emitWithAck('join-debate', { debateId: debate_id })
    const turn = { message: SPEECH, client_turn_id: 'once' }
    const takeTurn = () =>
      app.call<ErrorBody>('POST', `/api/debates/${debate_id}/turn`, { token, body: turn })
    const isReady = async () => (await app.call('GET', '/readyz')).status === 200

    const refusesEverywhere = async (t: Test) => {
      // All at once: none of them has found out before that the database is away.
      const told = new Promise<{ code: string }>(resolve => socket.once('error', resolve))
      const [rest, graphql, ack, opened, closed, ready] = await Promise.all([
        takeTurn(),
        app.graphql('{ viewer { username } }', {}, { token }),
        socket.emitWithAck('submit-turn', { message: SPEECH, clientTurnId: 'once' }),
        opens(t, app, token),
        closesSubscriptions(app, token),
        app.call('GET', '/readyz'),
      ])
      t.match(lines.join(''), FOUND)
      t.equal(rest.status, 503)
      t.match(rest.body, { code: 'UNAVAILABLE', message_code: 'DATABASE_UNAVAILABLE' })
      t.equal(rest.headers['retry-after'], '2')
      t.equal(graphql.status, 503)
      t.equal(graphql.headers['retry-after'], '2')
      t.equal(graphql.body.data?.viewer ?? null, null)
      const asGraphql = { code: 'UNAVAILABLE', messageCode: 'DATABASE_UNAVAILABLE' }
      t.match(graphql.body.errors, [{ extensions: asGraphql }])
      t.match(ack, { code: 'UNAVAILABLE', message_code: 'DATABASE_UNAVAILABLE' })
      t.match(await told, { code: 'UNAVAILABLE', message_code: 'DATABASE_UNAVAILABLE' })
      t.match(opened.refused, { code: 'UNAVAILABLE' })
      t.equal(closed, 1013)
      t.equal(ready.status, 503)
      t.same(ready.body, { status: 'unready', waiting_for: 'database' })
      t.equal((await app.call('GET', '/healthz')).status, 200, 'the process itself is well')
      t.equal((await takeTurn()).status, 503)
    }

    await t.test('frozen in mid-work', async t => {
      postgres.freeze()
      await refusesEverywhere(t)
      postgres.thaw()
      await until('the server is ready again', isReady)
      await until('the turn is taken', async () => (await takeTurn()).status === 200)
    })

    await t.test('restarted', async t => {
      await postgres.restart()
      await until('the server is ready again', isReady)
      t.equal((await takeTurn()).status, 200, 'the same turn is answered again')
    })

    await t.test('nothing was stored twice, and nothing holds on to a connection', async t => {
      const { body } = await app.call<{ turns: Turn[] }>('GET', `/api/debates/${debate_id}/turns`, {
        token,
      })
      t.same(
        body.turns.map(({ speaker }) => speaker),
        ['ai', 'user', 'ai'],
      )
      const { rows } = await app.app.composed.connection.executeSql(
        "select count(*)::int as open from pg_stat_activity where state = 'idle in transaction'",
      )
      t.same(rows, [{ open: 0 }])
    })

    await t.test('a server stops although its database is frozen', async () => {
      postgres.freeze()
      // More than there are connections: some are being made when the server stops.
      const calls = Array.from({ length: 20 }, () =>
        app.graphql('{ viewer { username } }', {}, { token }),
      )
      // What other servers are to hear of.
      const telling = app.app.composed.deps.debateEvents
      telling.publish({ kind: 'ended', debateId: debate_id })
      await Promise.all(calls)
      await app.app.close()
    })
  },
)
