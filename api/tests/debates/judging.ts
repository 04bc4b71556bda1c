import t from 'tap'
import { createOfflineJudge } from '#api/ai/offline/judge/create-judge.ts'
import type { DebateChange } from '#api/domain/debate-events.ts'
import { endDebate } from '#api/domain/debates/end-debate.ts'
import type { EndDebateAnswer } from '#schema/rest/debates.ts'
import { beginDebate, failingJudge, registerUser, SPEECH, until } from '../factories.ts'
import { openApp } from '../test-app.ts'
import { say } from './say.ts'

t.test('a judge that fails to the last leaves no score, and its failure as the reason', async t => {
  const app = await openApp(t, { judge: failingJudge(Infinity, createOfflineJudge()) })
  const { token } = await registerUser(app)
  const { debate_id } = await beginDebate(app, { token })
  await say(app, debate_id, SPEECH, { token })
  await say(app, debate_id, `${SPEECH} Again.`, { token })
  const { deps, connection } = app.app.composed
  const published: DebateChange[] = []
  deps.debateEvents.subscribe(change => published.push(change))
  const ended = app.call<EndDebateAnswer>('POST', `/api/debates/${debate_id}/end`, { token })
  const toLastTry = `update pgboss.job set start_after = now(), retry_count = retry_limit - 1
    where state = 'retry' and data ->> 'debateId' = $1 returning id`
  await until('the first try has failed', async () => {
    const { rows } = await connection.executeSql(toLastTry, [debate_id])
    return rows.length === 1
  })
  t.match((await ended).body, { status: 'unscored', unscored_code: 'JUDGE_GAVE_UP' })
  t.match((await app.call('GET', `/api/debates/${debate_id}/results`, { token })).body, {
    status: 'unscored',
    unscored_reason: /^The judge could not score this debate within a day\. The AI service cannot/,
    unscored_code: 'JUDGE_GAVE_UP',
    unscored_params: { failure: { code: 'MODEL_UNREACHABLE' } },
  })
  t.same(
    published.map(({ kind }) => kind),
    ['ended', 'unscored'],
  )
})

t.test('a judge that fails is asked again until the score arrives', async t => {
  const app = await openApp(t, { judge: failingJudge(1, createOfflineJudge()) })
  const { token } = await registerUser(app)
  const { debate_id } = await beginDebate(app, { token })
  await say(app, debate_id, SPEECH, { token })
  await say(app, debate_id, `${SPEECH} Again.`, { token })
  const { deps, connection } = app.app.composed
  const ended = app.call<EndDebateAnswer>('POST', `/api/debates/${debate_id}/end`, { token })
  await until('the second try is due', async () => {
    const { rows } = await connection.executeSql(
      `update pgboss.job set start_after = now()
        where state = 'retry' and data ->> 'debateId' = $1 returning id`,
      [debate_id],
    )
    return rows.length === 1
  })
  deps.evaluations.nudge()
  t.equal((await ended).body.status, 'scored')
})

const never = () => new Promise<void>(() => undefined)
const deaf = { publish: () => undefined, subscribe: () => () => undefined }

t.test(
  'who ends a debate hears of its verdict, or looks for it once at the end of the wait',
  async t => {
    const offline = createOfflineJudge()
    let held = Promise.withResolvers<void>()
    const app = await openApp(t, {
      judge: { ...offline, judge: (...asked) => held.promise.then(() => offline.judge(...asked)) },
    })
    const { deps } = app.app.composed
    const { token, user } = await registerUser(app)
    const viewer = { kind: 'user', userId: user.user_id, guestId: null, address: '' } as const
    const exchanged = async () => {
      held = Promise.withResolvers()
      const { debate_id } = await beginDebate(app, { token })
      await say(app, debate_id, SPEECH, { token })
      await say(app, debate_id, `${SPEECH} Again.`, { token })
      return { debate_id }
    }

    const heard = await exchanged()
    const endless = async () => {
      held.resolve()
      await never()
    }
    t.match(await endDebate({ ...deps, wait: endless }, viewer, heard), { status: 'scored' })

    const waits: number[] = []
    const unheard = await exchanged()
    const scored = async () => {
      const results = await app.call('GET', `/api/debates/${unheard.debate_id}/results`, { token })
      return results.body.status === 'scored'
    }
    const wait = async (ms: number) => {
      waits.push(ms)
      held.resolve()
      await until('the verdict is stored', scored)
    }
    const ended = endDebate({ ...deps, debateEvents: deaf, wait }, viewer, unheard)
    t.match(await ended, { status: 'scored' })
    t.same(waits, [20_000])
  },
)
