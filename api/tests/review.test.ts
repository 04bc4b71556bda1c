import { randomUUID } from 'node:crypto'
import t from 'tap'
import type { DebateResults, PopularTopic } from '#schema/entities.ts'
import type { DebateAnswer, StartDebateAnswer } from '#schema/rest/debates.ts'
import type { TurnRetry } from '#schema/review.ts'
import { beginDebate, firstTopic, registerUser } from './factories.ts'
import { app, call, graphql, play, token } from './review/app.ts'
import { answerTo, CATCHES, FIRST, SAID, SUMMARY } from './review/said.ts'

t.test(
  'level and style are stored with the debate, in every API, and change what is said',
  async t => {
    const openings = new Set<string>()
    for (const opponent_style of ['professor', 'barrister', 'coach']) {
      const { debate_id, welcome_message } = await beginDebate(
        app,
        { token },
        { opponent_level: 'tournament', opponent_style },
      )
      const { debate } = (await call<DebateAnswer>('GET', `/api/debates/${debate_id}`, { token }))
        .body
      t.match(debate, { opponent_level: 'tournament', opponent_style })
      const { body } = await graphql<{ debate: object }>(
        'query($id: ID!) { debate(id: $id) { opponentLevel opponentStyle } }',
        { id: debate_id },
        { token },
      )
      t.strictSame(body.data?.debate, {
        opponentLevel: 'tournament',
        opponentStyle: opponent_style,
      })
      openings.add(welcome_message)
    }
    t.equal(openings.size, 3)
    const usual = await beginDebate(app, { token })
    t.match(
      (await call<DebateAnswer>('GET', `/api/debates/${usual.debate_id}`, { token })).body.debate,
      {
        opponent_level: 'club',
        opponent_style: 'professor',
      },
    )
    const { topic_id } = await firstTopic(app)
    const { body } = await graphql<{ startDebate: { debate: object } }>(
      `mutation($input: StartDebateInput!) {
        startDebate(input: $input) {
          debate { opponentLevel opponentStyle } userErrors { message }
        }
      }`,
      {
        input: {
          topicId: topic_id,
          stance: 'for',
          mode: 'text',
          opponentLevel: 'beginner',
          opponentStyle: 'coach',
        },
      },
      { token },
    )
    t.strictSame(body.data?.startDebate.debate, {
      opponentLevel: 'beginner',
      opponentStyle: 'coach',
    })
    for (const wrong of [{ opponent_level: 'grandmaster' }, { opponent_style: '' }])
      t.equal(
        (
          await call<StartDebateAnswer>('POST', '/api/debates/start', {
            token,
            body: { topic_id, stance: 'for', mode: 'text', ...wrong },
          })
        ).status,
        400,
      )
  },
)

t.test('the review goes turn by turn, with words that stand in that very turn', async t => {
  // An insult is a fault beyond doubt.
  const sure =
    'You are an idiot. Everybody knows that libraries matter, and my town kept all of its own.'
  const { review, turns } = await play({}, { token }, [FIRST, sure, SUMMARY])
  const own = turns.filter(turn => turn.speaker === 'user')
  t.ok(review)
  // A turn about which nothing is sure is left out; the others are in the order of speaking.
  const shown = review?.turns.map(turn => turn.turn_id) ?? []
  t.ok(shown.length >= 2)
  t.strictSame(
    shown,
    own.map(turn => turn.turn_id).filter(id => shown.includes(id)),
  )
  for (const { turn_id, strongest, weakest } of review?.turns ?? []) {
    t.ok(strongest || weakest)
    for (const move of [strongest, weakest]) {
      if (!move) continue
      t.equal(move.quote.turn_id, turn_id)
      t.ok(own.find(turn => turn.turn_id === turn_id)?.message_text.includes(move.quote.text))
      t.ok(move.why.length > 20)
    }
    if (strongest && weakest) t.not(strongest.quote.text, weakest.quote.text)
  }
})

/** The last turns have no word of the flaws in them: who says nothing to them has missed them. */
const ON_ZOOS = [
  'Zoos should close because an elephant needs many miles a day, and a pen has eighty steps.',
  'A bear that walks in circles is ill, and every visitor can see that it is ill.',
  'The money for the pens would keep whole forests standing, which keeps whole kinds alive.',
  'Children learn more from a film of wild wolves than from one that sleeps behind glass.',
  'To sum up, a pen takes the wild out of a wolf, and all that we get for it is a Sunday walk.',
]
/** Enough for one flaw that is caught and one that is not. */
const MOST_DEBATES = 20

t.test('a beginner’s opponent leaves flaws, and the results say which were caught', async t => {
  // Where the opponent leaves them goes by the debate's id: one turn of three has a flaw.
  const outcomes = new Set<string>()
  const { token: own } = await registerUser(app)
  const { body: topics } = await call<PopularTopic[]>(
    'GET',
    '/api/topics?search=close%20all%20zoos',
  )
  const options = { topic_id: topics[0]?.topic_id, opponent_level: 'beginner' }
  for (let debates = 0; outcomes.size < 2 && debates < MOST_DEBATES; debates += 1) {
    // In every other debate nothing is caught; in the others each of the later turns tries it.
    const at = 1 + ((debates / 2) % (ON_ZOOS.length - 1))
    const words = debates % 2 === 0 ? ON_ZOOS.toSpliced(at, 1, CATCHES) : ON_ZOOS
    const { review, turns } = await play(options, { token: own }, words)
    const flaws = review?.flaws.map(({ flaw }) => flaw.text) ?? []
    const caught = review?.flaws.flatMap(({ reply }) => reply?.text ?? []) ?? []
    for (const { weakest } of review?.turns ?? [])
      t.notOk(
        caught.includes(weakest?.quote.text ?? ''),
        'what caught a flaw is not the weakest move',
      )
    t.notOk(
      review?.clash.some(({ point }) => flaws.includes(point.text)),
      'a flaw is no main point',
    )
    for (const { flaw, reply } of review?.flaws ?? []) {
      outcomes.add(reply ? 'caught' : 'missed')
      const of = (speaker: string, turnId: string) =>
        turns.find(turn => turn.turn_id === turnId && turn.speaker === speaker)?.message_text ?? ''
      t.ok(of('ai', flaw.turn_id).includes(flaw.text))
      if (reply) t.ok(of('user', reply.turn_id).includes(reply.text))
    }
  }
  t.same([...outcomes].toSorted(), ['caught', 'missed'])
})

t.test(
  'the weakest turn written anew is judged before and after, and nothing else changes',
  async t => {
    const results = await play({})
    const { debate_id } = results.debate
    const skill = results.review?.retry?.skill
    t.ok(skill)
    const path = `/api/debates/${debate_id}/retry`
    const original =
      results.turns.find(turn => turn.turn_id === results.review?.retry?.turn_id)?.message_text ??
      ''
    const better = `${original} ${answerTo(results.review?.clash[0]?.point.text ?? '')}`
    const same = (await call<TurnRetry>('POST', path, { token, body: { message: original } })).body
    t.match(same, { skill, before: same.after, tests_gained: [] })
    const retry = (await call<TurnRetry>('POST', path, { token, body: { message: better } })).body
    t.equal(retry.before, same.before)
    t.ok(retry.after >= retry.before, `${retry.before} → ${retry.after}`)
    t.ok(retry.noise > 0)
    const nothing = (await call<TurnRetry>('POST', path, { token, body: { message: 'No.' } })).body
    t.ok(nothing.after < retry.after, `${nothing.after} < ${retry.after}`)
    const { body } = await graphql<{ retryTurn: { retry: object } }>(
      `mutation($input: RetryTurnInput!) { retryTurn(input: $input) {
      retry { turnId skill before after noise gained testsGained } userErrors { message } } }`,
      { input: { debateId: debate_id, message: better } },
      { token },
    )
    t.ok(retry.tests_gained.length > 0)
    t.strictSame(body.data?.retryTurn.retry, {
      turnId: retry.turn_id,
      skill: retry.skill,
      before: retry.before,
      after: retry.after,
      noise: retry.noise,
      gained: retry.tests_gained.map(id => id.replace('-', '_')),
      testsGained: retry.tests_gained,
    })
    t.strictSame(
      (await call<DebateResults>('GET', `/api/debates/${debate_id}/results`, { token })).body,
      results,
    )

    const { token: stranger } = await registerUser(app)
    t.equal(
      (await call('POST', path, { token: stranger, body: { message: answerTo('that') } })).status,
      404,
    )
    t.equal((await call('POST', path, { token, body: { message: ' ' } })).status, 400)
    const frame = `${original} The reason is that [what happens first].`
    const unfilled = await call('POST', path, { token, body: { message: frame } })
    t.match(unfilled, { status: 400, body: { errors: [{ code: 'GAPS_UNFILLED' }] } })
    const elsewhere = SAID.filter(said => said !== original).join(' ')
    const moved = { message: `${original} ${elsewhere}` }
    const again = (await call<TurnRetry>('POST', path, { token, body: moved })).body
    t.equal(again.after, same.after, 'what was said in another turn earns nothing')
    const running = await beginDebate(app, { token })
    const conflict = await call('POST', `/api/debates/${running.debate_id}/retry`, {
      token,
      body: { message: answerTo('that') },
    })
    t.equal(conflict.status, 409)
  },
)

t.test('any turn of the user’s can be written anew, on any skill', async t => {
  const { debate, turns } = await play({})
  const path = `/api/debates/${debate.debate_id}/retry`
  const retry = (body: object) => call<TurnRetry>('POST', path, { token, body })
  const turnId = (speaker: string, nth: number) =>
    turns.filter(turn => turn.speaker === speaker).at(nth)?.turn_id
  for (const nth of [0, 1, 2]) {
    const turn_id = turnId('user', nth)
    const body = { turn_id, skill: 'clarity', message: SAID[nth] }
    const same = await retry(body)
    t.match(same, { status: 200, body: { turn_id, skill: 'clarity', tests_gained: [] } })
    t.equal(same.body.before, same.body.after)
  }
  const input = { debateId: debate.debate_id, turnId: turnId('user', 0), skill: 'depth' }
  const { body } = await graphql(
    `mutation($input: RetryTurnInput!) {
      retryTurn(input: $input) { retry { turnId skill } } }`,
    { input: { ...input, message: FIRST } },
    { token },
  )
  t.match(body.data, { retryTurn: { retry: { turnId: input.turnId, skill: 'depth' } } })
  const message = { message: FIRST }
  t.match(await retry({ ...message, turn_id: turnId('ai', 0) }), { status: 409 })
  t.match(await retry({ ...message, turn_id: debate.debate_id }), { status: 409 })
  t.match(await retry({ ...message, turn_id: 'first' }), { status: 400 })
  t.match(await retry({ ...message, skill: 'charm' }), { status: 400 })
})

t.test('a turn sent again as it was gains and loses nothing, whoever said the same', async t => {
  const message = `${FIRST} ${CATCHES}`
  const { debate, turns } = await play({}, { token }, [FIRST, message, SUMMARY])
  const { turn_id } = turns.find(turn => turn.message_text === message) ?? {}
  const path = `/api/debates/${debate.debate_id}/retry`
  const body = { turn_id, skill: 'argumentation', message }
  const { before, after } = (await call<TurnRetry>('POST', path, { token, body })).body
  t.ok(before > 0)
  t.equal(after, before)
})

/** A debate has this many turns at most besides the one that is written anew. */
const LONG_TURNS = 48
const LONGEST = 8000

t.test('many sentences are looked for in the longest debate within a second', async t => {
  const { debate, turns } = await play({})
  const { deps } = app.app.composed
  const text = 'a'.repeat(LONGEST)
  await deps.db
    .insertInto('turns')
    .values(
      Array.from({ length: LONG_TURNS }, (_, nth) => ({
        ...{ turn_id: randomUUID(), debate_id: debate.debate_id, position: turns.length + nth },
        ...{ speaker: 'user' as const, message_text: text, timestamp: new Date() },
        client_turn_id: null,
      })),
    )
    .execute()
  const message = 'aaab.'.repeat(LONGEST / 5)
  const before = process.threadCpuUsage()
  const path = `/api/debates/${debate.debate_id}/retry`
  t.equal((await call('POST', path, { token, body: { message } })).status, 200)
  const { user, system } = process.threadCpuUsage(before)
  t.ok((user + system) / 1000 < 1000, `${(user + system) / 1000} ms of CPU`)
})

t.test('both sides of a motion are compared once both are scored', async t => {
  const { token: own } = await registerUser(app)
  const motion = { topic_id: 'custom', custom_topic: 'Museums should be free' }
  const sides = async (options: object, who: object = { token: own }) =>
    play({ ...motion, ...options }, who)
  const first = await sides({ stance: 'for' })
  t.equal(first.both_sides, null)
  t.equal((await sides({ stance: 'for' })).both_sides, null, 'the same side again is no other')
  t.equal((await play({ stance: 'against' }, { token: own })).both_sides, null, 'another motion')
  t.equal((await sides({ stance: 'against' }, { token })).both_sides, null, 'somebody else’s')
  const second = await sides({ stance: 'against' })
  const latest = second.both_sides
  t.equal(latest?.skills.length, 7)
  t.equal(latest?.overall.against, second.debate.overall_score)
  t.equal(latest?.skills[0]?.against, second.scores?.depth_score)
  t.ok((latest?.noise ?? 0) > 0)
  const read = (id: string) =>
    call<DebateResults>('GET', `/api/debates/${id}/results`, { token: own })
  const { both_sides } = (await read(first.debate.debate_id)).body
  t.match(both_sides, {
    other_debate_id: second.debate.debate_id,
    overall: { for: first.debate.overall_score, against: second.debate.overall_score },
  })
  const { body } = await graphql<{ debate: { bothSides: object } }>(
    `query($id: ID!) { debate(id: $id) {
      bothSides { other { id } noise overall { for against } skills { skill for against } } } }`,
    { id: first.debate.debate_id },
    { token: own },
  )
  const { other_debate_id, ...figures } = both_sides ?? { other_debate_id: '' }
  t.strictSame(body.data?.debate.bothSides, { other: { id: other_debate_id }, ...figures })
  const { cookie } = await beginDebate(app)
  await sides({ stance: 'for' }, { cookie })
  t.ok((await sides({ stance: 'against' }, { cookie })).both_sides, 'a guest’s too')
})
