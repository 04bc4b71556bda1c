import t from 'tap'
import { keepRecording } from '#api/domain/voice/keep-recording.ts'
import type { DebateResults, SharedDebate, ShareLink, Turn } from '#schema/entities.ts'
import { beginDebate, logInAdmin, registerUser, SPEECH } from './factories.ts'
import { fileOf, type SpokenSample, speakDebate, timingOf } from './spoken-debate.ts'
import { openApp } from './test-app.ts'

const app = await openApp(t, {}, { KEEP_AUDIO: 'on' })
const { call, graphql } = app
const admin = await logInAdmin(app)
const ada = await registerUser(app, { username: 'Ada' })
const bob = await registerUser(app, { username: 'Bob' })
const me = { token: ada.token }

const measured: SpokenSample = { text: SPEECH, speech: { timing: timingOf(), keeps_fillers: true } }
const untold: SpokenSample = { text: SPEECH, speech: { timing: null, keeps_fillers: false } }

const end = (debateId: string, token = ada.token) =>
  call('POST', `/api/debates/${debateId}/end`, { token })
const resultsOf = async (debateId: string) =>
  (await call<DebateResults>('GET', `/api/debates/${debateId}/results`, me)).body

const FIGURES = `voice {
  pace { value usual unit } pauses { value usual longestMs }
  firstWord { value usual } fillers { value usual unit }
}`

t.test('a spoken debate has its figures in the results, on every door', async t => {
  const { debate_id } = await speakDebate(app, me, [
    measured,
    { ...measured, text: `${SPEECH} Um.` },
  ])
  await end(debate_id)
  const { review, turns } = await resultsOf(debate_id)
  // Seventy words a speech, in a minute altogether.
  const words = 2 * 70 + 1
  t.match(review?.voice, {
    pace: { value: words, unit: 'words', usual: [125, 180] },
    pauses: { value: 2, longest_ms: 700 },
    first_word: { value: 900 },
    fillers: { value: 0.7 },
  })
  t.same(
    turns.map(turn => turn.speech?.timing?.speech_ms ?? null),
    [null, 30_000, null, 30_000, null],
  )
  const query = (field: string) => `query($id: ID!) { ${field}(id: $id) { review { ${FIGURES} }
    turns { hasRecording speech { keepsFillers timing { firstWordMs pauses { atMs lengthMs } } } } } }`
  for (const [field, token] of [
    ['debate', ada.token],
    ['adminDebate', admin],
  ] as const) {
    const { body } = await graphql<Record<string, object>>(
      query(field),
      { id: debate_id },
      { token },
    )
    t.same(body.errors, undefined)
    t.match(body.data?.[field], {
      review: {
        voice: {
          pace: { value: words, unit: 'words', usual: [125, 180] },
          pauses: { longestMs: 700 },
          firstWord: { value: 900, usual: [0, 1500] },
        },
      },
      turns: { 1: { hasRecording: false, speech: { timing: { pauses: [{ lengthMs: 700 }] } } } },
    })
  }
})

t.test('what could not be measured is null, and a debate in writing has no figures', async t => {
  const { debate_id } = await speakDebate(app, me, [untold, untold])
  await end(debate_id)
  t.same((await resultsOf(debate_id)).review?.voice, {
    pace: null,
    pauses: null,
    first_word: null,
    fillers: null,
  })
  const written = await beginDebate(app, me)
  for (const message of [SPEECH, `${SPEECH} Again.`])
    await call('POST', `/api/debates/${written.debate_id}/turn`, { ...me, body: { message } })
  await end(written.debate_id)
  const results = await resultsOf(written.debate_id)
  t.equal(results.status, 'scored')
  t.equal(results.review?.voice, null)
  t.ok(results.turns.every(turn => turn.speech === null && !turn.has_recording))
})

t.test('a recording is its owner’s and the administrators’, and nobody else’s', async t => {
  const sound = new Uint8Array([82, 73, 70, 70, 0, 255, 128, 7])
  const { debate_id, turnIds } = await speakDebate(app, me, [{ ...measured, sound }, measured])
  const [kept = '', silent = ''] = turnIds
  const path = (turnId: string, debateId = debate_id) =>
    `/api/debates/${debateId}/turns/${turnId}/audio`
  for (const token of [ada.token, admin]) {
    const response = await fetch(`${app.url}${path(kept)}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    t.equal(response.status, 200)
    t.equal(response.headers.get('content-type'), 'audio/wav')
    t.equal(response.headers.get('cache-control'), 'no-store')
    t.same(new Uint8Array(await response.arrayBuffer()), sound)
  }
  const { turns } = (await call<{ turns: Turn[] }>('GET', `/api/debates/${debate_id}/turns`, me))
    .body
  t.same(
    turns.filter(turn => turn.has_recording).map(turn => turn.turn_id),
    [kept],
  )
  const other = await beginDebate(app, me)
  for (const [why, wanted, options] of [
    ['somebody else', path(kept), { token: bob.token }],
    ['nobody', path(kept), {}],
    ['a turn without one', path(silent), me],
    ['another debate', path(kept, other.debate_id), me],
    ['no id', path('x'), me],
    ['no id, for an administrator', path(kept, 'x'), { token: admin }],
  ] as const)
    t.equal((await call('GET', wanted, options)).status, 404, why)
  await end(debate_id)
  const { token } = (await call<ShareLink>('POST', `/api/debates/${debate_id}/share`, me)).body
  const shared = (await call<SharedDebate>('GET', `/api/shared/${token}`)).body
  t.ok(shared.turns.every(turn => turn.speech === null && !turn.has_recording))
  const { body } = await graphql(
    'query($t: String!) { sharedDebate(token: $t) { turns { speech { keepsFillers } hasRecording } } }',
    { t: token },
    { token: bob.token },
  )
  t.match(body.data, { sharedDebate: { turns: [{}, { speech: null, hasRecording: null }] } })
  t.ok(body.errors?.every(error => error.extensions.code === 'FORBIDDEN'))
})

t.test('a guest hears their own recording', async t => {
  const sound = new Uint8Array([1, 2])
  const start = await beginDebate(app, {})
  const { debate_id, turnIds } = await speakDebate(app, { cookie: start.cookie }, [
    { ...measured, sound },
  ])
  const path = `/api/debates/${debate_id}/turns/${turnIds[0]}/audio`
  t.equal((await call('GET', path, { cookie: start.cookie })).status, 200)
  t.equal((await call('GET', path)).status, 404)
})

t.test('recordings go with the debate, and with the person', async t => {
  const { deps } = app.app.composed
  const countOf = async (turnIds: readonly string[]) =>
    (
      await deps.db
        .selectFrom('turn_audio')
        .select('turn_id')
        .where('turn_id', 'in', turnIds)
        .execute()
    ).length
  const sound = new Uint8Array([1, 2])
  const leaver = await registerUser(app, { username: 'Leaver' })
  const hers = await speakDebate(app, { token: leaver.token }, [{ ...measured, sound }])
  const mine = await speakDebate(app, me, [{ ...measured, sound }])
  t.equal(await countOf(hers.turnIds), 1)
  const erased = `/api/admin/users/${leaver.user.user_id}`
  t.equal((await call('DELETE', erased, { token: admin })).status, 204)
  t.equal(await countOf(hers.turnIds), 0)
  const turns = await deps.db
    .selectFrom('turns')
    .select('message_text')
    .where('debate_id', '=', hers.debate_id)
    .execute()
  t.ok(turns.length > 1, 'the debate itself stays')
  await keepRecording(deps, hers.turnIds[0] ?? '', fileOf(sound, 'audio/wav'))
  t.equal(await countOf(hers.turnIds), 0, 'nothing comes after')
  await deps.db.deleteFrom('debates').where('debate_id', '=', mine.debate_id).execute()
  t.equal(await countOf(mine.turnIds), 0)
})

t.test(
  'without KEEP_AUDIO nothing is kept, and a recorder’s type is no other than audio',
  async t => {
    const { deps } = app.app.composed
    const sound = new Uint8Array([1, 2])
    const { debate_id, turnIds } = await speakDebate(app, me, [measured, measured])
    const [first = '', second = ''] = turnIds
    const none = { db: deps.db, keepsAudio: false }
    await keepRecording(none, first, fileOf(sound, 'text/html'))
    await keepRecording(deps, second, fileOf(sound, 'text/html'))
    const typeOf = async (turnId: string) =>
      (await call('GET', `/api/debates/${debate_id}/turns/${turnId}/audio`, me)).headers[
        'content-type'
      ]
    t.match(await typeOf(first), /json/, 'not found')
    t.equal(await typeOf(second), 'application/octet-stream')
  },
)
