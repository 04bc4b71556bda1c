import t from 'tap'
import type { SharedDebate, ShareLink } from '#schema/entities.ts'
import type { ShareAnswer } from '#schema/rest/debates.ts'
import { beginDebate, registerUser, SPEECH } from './factories.ts'
import { openApp } from './test-app.ts'

t.test('a shared debate can be read by anybody until its owner takes the link back', async t => {
  const app = await openApp(t)
  const { call } = app
  const { token, user } = await registerUser(app)
  const other = await registerUser(app)
  const { debate_id, topic } = await beginDebate(app, { token })
  for (const message of [SPEECH, `${SPEECH} Again.`])
    await call('POST', `/api/debates/${debate_id}/turn`, { token, body: { message } })
  await call('POST', `/api/debates/${debate_id}/end`, { token })
  const path = `/api/debates/${debate_id}/share`
  t.same((await call('GET', path, { token })).body, { share: null })

  for (const who of [{ token: other.token }, {}])
    for (const method of ['GET', 'POST', 'DELETE'] as const)
      t.equal((await call(method, path, who)).status, 404)

  const shared = await call<ShareLink>('POST', path, { token })
  t.equal(shared.status, 201)
  t.match(shared.body.token, /^[\w-]{24}$/)
  t.equal(shared.body.path, `/shared/${shared.body.token}`)
  t.same((await call('POST', path, { token })).body, shared.body, 'sharing again is the same link')
  t.same((await call<ShareAnswer>('GET', path, { token })).body.share, shared.body)

  const read = await call<SharedDebate>('GET', `/api/shared/${shared.body.token}`)
  t.equal(read.status, 200)
  t.equal(read.headers['x-robots-tag'], 'noindex')
  t.match(read.body, {
    debater: user.username,
    topic: { topic_id: topic.topic_id },
    debate: { status: 'scored' },
  })
  t.equal(read.body.turns.length, 5)
  t.ok(read.body.scores)
  t.notMatch(JSON.stringify(read.body), user.user_id, 'no id of a person')
  t.notMatch(JSON.stringify(read.body), user.email)
  t.notMatch(JSON.stringify(read.body), debate_id, 'nor the debate’s own')

  const query =
    'query($token: String!) { sharedDebate(token: $token) { debater overallScore turns { text } } }'
  t.match((await app.graphql(query, { token: shared.body.token })).body, {
    data: {
      sharedDebate: {
        debater: user.username,
        overallScore: read.body.debate.overall_score,
        turns: read.body.turns.map(turn => ({ text: turn.message_text })),
      },
    },
  })

  t.equal((await call('DELETE', path, { token })).status, 204)
  t.equal((await call('DELETE', path, { token })).status, 204, 'taking back twice is no fault')
  t.match(await call('GET', `/api/shared/${shared.body.token}`), {
    status: 404,
    body: { error: /taken it back/ },
  })
  t.match((await app.graphql(query, { token: shared.body.token })).body.errors, [
    { extensions: { code: 'NOT_FOUND' } },
  ])

  const mutation =
    'mutation($id: ID!) { shareDebate(input: { debateId: $id }) { shareLink { token path } } }'
  const again = await app.graphql<{ shareDebate: { shareLink: ShareLink } }>(
    mutation,
    { id: debate_id },
    { token },
  )
  t.not(
    again.body.data?.shareDebate.shareLink.token,
    shared.body.token,
    'the old link never comes back',
  )
  const revoke = `mutation($id: ID!) { revokeShare(input: { debateId: $id }) {
    debate { shareLink { token } } userErrors { code }
  } }`
  t.match((await app.graphql(revoke, { id: debate_id }, { token })).body, {
    data: { revokeShare: { debate: { shareLink: null }, userErrors: [] } },
  })
})

t.test('a guest shares too, without a name', async t => {
  const app = await openApp(t)
  const { debate_id, cookie } = await beginDebate(app)
  const { body } = await app.call<ShareLink>('POST', `/api/debates/${debate_id}/share`, {
    cookie: cookie ?? '',
  })
  t.match((await app.call('GET', `/api/shared/${body.token}`)).body, {
    debater: null,
    debate: { status: 'in_progress' },
  })
  for (const token of ['nonsense', '%00', "' or 1=1 --"])
    t.match((await app.call('GET', `/api/shared/${encodeURIComponent(token)}`)).status, /40[04]/)
})
