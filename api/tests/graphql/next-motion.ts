import t from 'tap'
import { SKILLS, type Skill } from '#schema/constants.ts'
import type { Message } from '#schema/messages/message.ts'
import { say } from '#schema/messages/say.ts'
import { zh } from '#schema/messages/zh.ts'
import { listMotions, motionsOn } from '#schema/motions/list-motions.ts'
import { readMotion } from '#schema/motions/read-motion.ts'
import type { NextMotion } from '#schema/rest/topics.ts'
import { statementsOf } from '../count-statements.ts'
import { beginDebate, registerUser } from '../factories.ts'
import { app, graphql } from './app.ts'

type Who = { token?: string; cookie?: string }

const { db } = app.app.composed.deps
const nextFor = async (who: Who) =>
  (await app.call<NextMotion>('GET', '/api/topics/next', who)).body
const keyOf = async ({ topic }: NextMotion) =>
  (
    await db
      .selectFrom('topics')
      .select('motion_key')
      .where('topic_id', '=', topic.topic_id)
      .executeTakeFirstOrThrow()
  ).motion_key ?? ''

/** A debate with 60 points in each skill but the given ones. */
const scoreDebate = async (who: Who, low: Partial<Record<Skill, number>>, more: object = {}) => {
  const { debate_id } = await beginDebate(app, who, more)
  const scores = SKILLS.map(skill => [`${skill}_score`, low[skill] ?? 60] as const)
  await db
    .updateTable('debates')
    .set({
      ...{ status: 'scored', end_time: new Date(), overall_score: 55 },
      ...Object.fromEntries(scores),
    })
    .where('debate_id', '=', debate_id)
    .execute()
  return debate_id
}

const objectionsOf = (key: string) => {
  const { points } = readMotion(key) ?? { points: { for: [], against: [] } }
  return [...points.for, ...points.against].flatMap(({ objections }) => objections).length
}

t.test('whoever has no score is given a motion to begin with, known or not', async t => {
  const { token } = await registerUser(app)
  for (const who of [{}, { token }]) {
    const next = await nextFor(who)
    t.match(next, { weakest: null, stance: 'for', reason_code: 'NEXT_MOTION_FIRST' })
    t.ok(motionsOn('education').includes(await keyOf(next)))
  }
})

t.test('the weakest skill of the last three scored debates chooses, in two statements', async t => {
  const { token } = await registerUser(app)
  // Long ago clarity was far worse; it counts no more.
  await scoreDebate({ token }, { clarity: 1 })
  for (const refutation of [30, 31, 33.5]) await scoreDebate({ token }, { refutation })
  const found: NextMotion[] = []
  const statements = await statementsOf(app, async () => {
    found.push(await nextFor({ token }))
  })
  const [next] = found
  if (!next) throw new Error('there is no next motion')
  t.equal(statements.filter(sql => /debates/.test(sql)).length, 2, statements.join('\n'))
  t.same(next.weakest, { skill: 'refutation', score: 31.5 })
  const objections = objectionsOf(await keyOf(next))
  t.equal(
    next.reason,
    `Refutation was lowest (32). On this motion ${objections} objections are prepared, ` +
      'so there is much to answer.',
  )
  t.equal(next.stance, 'against', 'three times for: now the other side')
  const above = [...listMotions().keys()].filter(key => objectionsOf(key) > objections)
  t.ok(above.length < 12, `only ${above.length} motions have more`)
})

t.test('every skill has a motion that fits it, and says why in both languages', async t => {
  const seen = new Map<string, string>()
  for (const skill of SKILLS) {
    const { token } = await registerUser(app)
    await scoreDebate({ token }, { [skill]: 20 })
    const next = await nextFor({ token })
    t.equal(next.reason_code, `NEXT_MOTION_${skill.toUpperCase()}`)
    t.match(next.reason, /^\w+ was lowest \(20\)\. [^{}]+\.$/)
    const message = { code: next.reason_code, params: next.reason_params } as Message
    t.match(say(zh, message), /^“.+”最低（20）。[^{}]+。$/)
    seen.set(skill, await keyOf(next))
  }
  const wordsOf = (skill: Skill) => readMotion(seen.get(skill) ?? '')?.wording.en.split(' ').length
  t.ok((wordsOf('clarity') ?? 99) < (wordsOf('organization') ?? 0))
})

t.test('a motion is not offered again until all have been argued; guests too', async t => {
  const first = await beginDebate(app)
  const guest = { cookie: first.cookie }
  await scoreDebate(guest, { delivery: 10 }, { topic_id: first.topic.topic_id })
  const all = await app.call<{ topic_id: string }[]>('GET', '/api/topics?limit=100')
  const offered: NextMotion[] = []
  for (const _ of all.body.slice(1)) {
    const next = await nextFor(guest)
    offered.push(next)
    const { debate_id } = await beginDebate(app, guest, { topic_id: next.topic.topic_id })
    // A guest has only so many unfinished ones.
    await app.call('POST', `/api/debates/${debate_id}/end`, guest)
  }
  const ids = offered.map(({ topic }) => topic.topic_id)
  t.equal(new Set([...ids, first.topic.topic_id]).size, all.body.length)
  const reasons = offered.map(({ reason_code }) => reason_code)
  const fitting = reasons.lastIndexOf('NEXT_MOTION_DELIVERY')
  t.ok(fitting > 5, 'those that fit come first')
  t.same(new Set(reasons.slice(fitting + 1)), new Set(['NEXT_MOTION_NEW']))
  const again = await nextFor(guest)
  t.equal(again.reason_code, 'NEXT_MOTION_DELIVERY', 'then the fitting one argued longest ago')
  t.ok(
    ids.slice(0, fitting + 1).includes(again.topic.topic_id) ||
      again.topic.topic_id === first.topic.topic_id,
  )
})

t.test('GraphQL answers the same', async t => {
  const { token } = await registerUser(app)
  await scoreDebate({ token }, { persuasion: 12.5 })
  const rest = await nextFor({ token })
  const query = `{ nextMotion {
    topic { id debateCount } stance weakest { skill score } reason reasonCode reasonParams
  } }`
  t.same((await graphql(query, {}, { token })).body.data, {
    nextMotion: {
      topic: { id: rest.topic.topic_id, debateCount: rest.topic.debate_count },
      stance: rest.stance,
      weakest: rest.weakest,
      reason: rest.reason,
      reasonCode: rest.reason_code,
      reasonParams: rest.reason_params,
    },
  })
})
