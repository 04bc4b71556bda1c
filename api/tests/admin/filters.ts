import t from 'tap'
import { fillDatabase } from '#db/fill.ts'
import type { AdminDebate, AdminPage, AdminTopic, AdminUser } from '#schema/admin.ts'
import { logInAdmin, registerUser } from '../factories.ts'
import { openApp } from '../test-app.ts'

t.test('every filter finds the rows that reading them all finds, on every page', async t => {
  const app = await openApp(t)
  const token = await logInAdmin(app)
  await fillDatabase(app.app.composed.deps.db, { users: 40, debates: 1_500, topics: 30 })
  const get = async <Row>(path: string) =>
    (await app.call<AdminPage<Row>>('GET', `/api/admin${path}`, { token })).body
  const readAll = async <Row>(path: string) => {
    const first = await get<Row>(`${path}&pageSize=100`)
    const rows = [...first.data]
    for (let page = 2; page <= first.totalPages; page += 1)
      rows.push(...(await get<Row>(`${path}&pageSize=100&page=${page}`)).data)
    t.equal(rows.length, first.total, path)
    return rows
  }
  const debates = await readAll<AdminDebate>('/debates/results?sort=startTime.desc')
  t.equal(new Set(debates.map(debate => debate.debate_id)).size, 1_500)
  const byScore = await readAll<AdminDebate>('/debates/results?sort=score.asc')
  const matches = async (query: string, keep: (debate: AdminDebate) => boolean, from = debates) =>
    t.strictSame(
      (await readAll<AdminDebate>(`/debates/results?${query}`)).map(debate => debate.debate_id),
      from.filter(keep).map(debate => debate.debate_id),
      query,
    )
  const score = (debate: AdminDebate) => debate.overall_score ?? -1
  const users = [...new Set(debates.map(debate => debate.user_id))]
    .filter(id => id !== 'anonymous')
    .slice(0, 8)
  // More often than PostgreSQL plans a prepared statement again.
  for (const id of users) {
    await matches(`userId=${id}`, debate => debate.user_id === id)
    await matches(
      `userId=${id}&stance=for`,
      debate => debate.user_id === id && debate.user_stance === 'for',
    )
    await matches(
      `userId=${id}&stance=for&startedFrom=2025-06-01&scoreMin=50`,
      debate =>
        debate.user_id === id &&
        debate.user_stance === 'for' &&
        debate.start_time >= '2025-06-01' &&
        score(debate) >= 50,
    )
    await matches(
      `userId=${id}&provider=openai`,
      debate => debate.user_id === id && debate.opponent_provider === 'openai',
    )
  }
  for (const month of ['2025-01', '2025-02', '2025-03', '2025-05', '2025-07', '2025-08', '2025-10'])
    await matches(
      `startedFrom=${month}-01&startedTo=${month}-28`,
      ({ start_time }) => start_time.startsWith(month) && start_time < `${month}-29`,
    )
  for (const [least, most] of [
    [60, 70],
    [84, 85],
    [0, 20],
    [50, 50],
  ] as const) {
    const isBetween = (debate: AdminDebate) => score(debate) >= least && score(debate) <= most
    await matches(`scoreMin=${least}&scoreMax=${most}`, isBetween)
    await matches(`scoreMin=${least}&scoreMax=${most}&sort=score.asc`, isBetween, byScore)
  }
  await matches('search=DISTRICT%201', debate => debate.topic_text.includes('district 1'))
  await matches(
    'search=debater7&mode=voice',
    debate => /debater7/i.test(debate.username ?? '') && debate.debate_mode === 'voice',
  )
  const topics = await readAll<AdminTopic>('/topics?search=Robots')
  t.ok(topics.length > 0 && topics.every(topic => topic.topic_text_en.includes('robots')))
})

t.test('whoever asks after a change sees it, whatever others are being answered', async t => {
  const app = await openApp(t)
  const token = await logInAdmin(app)
  const { user } = await registerUser(app, { username: 'Ada' })
  const names = async () =>
    (await app.call<AdminPage<AdminUser>>('GET', '/api/admin/users', { token })).body.data.map(
      ({ username }) => username,
    )
  for (const username of ['Bea', 'Cleo', 'Dora', 'Elsa']) {
    const asked = Array.from({ length: 20 }, names)
    await app.call('PUT', `/api/admin/users/${user.user_id}`, { token, body: { username } })
    t.strictSame(await names(), [username])
    await Promise.all(asked)
  }
})
