import t from 'tap'
import type {
  AdminDebate,
  AdminPage,
  AdminTopic,
  AdminUser,
  AdminUserDetail,
  DashboardStats,
} from '#schema/admin.ts'
import { beginDebate, logInAdmin, registerUser } from '../factories.ts'
import { playScored } from '../play-scored.ts'
import { openApp } from '../test-app.ts'

const ID = '00000000-0000-4000-8000-000000000000'

t.test('dashboard, debates, users and topics over REST as section 7 has them', async t => {
  const app = await openApp(t)
  const token = await logInAdmin(app)
  const ada = await registerUser(app, { username: 'Ada' })
  const bob = await registerUser(app, { username: 'Bob' })
  const scored = await playScored(app, ada.token)
  const { debate_id: ongoing, topic } = await beginDebate(
    app,
    { token: bob.token },
    { stance: 'against' },
  )
  const { debate_id: guests } = await beginDebate(app)
  const get = async <Body>(path: string) =>
    (await app.call<Body>('GET', `/api/admin${path}`, { token })).body

  const stats = await get<DashboardStats>('/dashboard/stats')
  t.match(stats, {
    totalUsers: 2,
    totalDebates: 3,
    popularTopics: [{ topic_id: topic.topic_id, debate_count: 3 }],
  })

  const debates = await get<AdminPage<AdminDebate>>('/debates/results?page=1&pageSize=10')
  t.match(debates, { total: 3, totalIsExact: true, page: 1, pageSize: 10, totalPages: 1 })
  t.same(
    debates.data.map(debate => debate.debate_id),
    [guests, ongoing, scored],
    'newest first',
  )
  t.match(debates.data[0], { user_id: 'anonymous', username: null, email: null })
  t.match(debates.data[2], {
    username: 'Ada',
    email: ada.email,
    status: 'scored',
    overall_score: Number,
  })

  const idsOf = async (query: string) => {
    const { data, total } = await get<AdminPage<AdminDebate>>(`/debates/results?${query}`)
    t.equal(total, data.length, query)
    return data.map(debate => debate.debate_id)
  }
  t.same(await idsOf('stance=against'), [ongoing])
  t.same(await idsOf('status=scored'), [scored])
  t.same(await idsOf('status=scored&status=in_progress&sort=startTime.asc'), [
    scored,
    ongoing,
    guests,
  ])
  t.same(await idsOf('mode=voice'), [])
  t.same(await idsOf(`userId=${bob.user.user_id}`), [ongoing])
  t.same(await idsOf(`topicId=${topic.topic_id}&stance=for`), [guests, scored])
  t.same(await idsOf('search=ada'), [scored])
  t.same(
    await idsOf(`search=${encodeURIComponent(topic.topic_text_en.slice(3, 20).toUpperCase())}`),
    [guests, ongoing, scored],
  )
  t.same(await idsOf('search=%25'), [], 'a percent sign is a percent sign')
  t.same(await idsOf('scoreMin=1&scoreMax=100'), [scored])
  t.same(await idsOf('scoreMin=100'), [])
  t.same(await idsOf('startedFrom=2000-01-01&startedTo=2000-12-31'), [])
  t.same(await idsOf('startedFrom=2000-01-01&provider=offline&language=en'), [
    guests,
    ongoing,
    scored,
  ])
  t.same(await idsOf('sort=score.desc'), [scored, ...[guests, ongoing].sort().reverse()])
  const last = await get<AdminPage<AdminDebate>>('/debates/results?page=3&pageSize=1')
  t.same(
    last.data.map(debate => debate.debate_id),
    [scored],
    'the last page, read from its end',
  )
  t.equal((await app.call('GET', '/api/admin/debates/results?stance=maybe', { token })).status, 400)
  t.equal((await app.call('GET', '/api/admin/debates/results?page=0', { token })).status, 400)

  const users = await get<AdminPage<AdminUser>>(
    '/users?page=1&pageSize=10&search=&sortBy=username&sortOrder=asc',
  )
  t.match(users, {
    total: 2,
    data: [
      { username: 'Ada', debate_count: 1, average_score: Number },
      { username: 'Bob', average_score: null },
    ],
  })
  for (const sortBy of ['registration_date', 'debate_count', 'average_score'])
    t.equal(
      (await get<AdminPage<AdminUser>>(`/users?sortBy=${sortBy}&sortOrder=desc`)).total,
      2,
      sortBy,
    )
  t.equal((await app.call('GET', '/api/admin/users?sortBy=password_hash', { token })).status, 400)
  t.same(
    (await get<AdminPage<AdminUser>>('/users?search=BO')).data.map(user => user.username),
    ['Bob'],
  )

  const detail = await get<AdminUserDetail>(`/users/${ada.user.user_id}`)
  t.match(detail, {
    user: {
      username: 'Ada',
      debate_count: 1,
      login_history: [{ activity_type: String, timestamp: String }],
    },
    stats: {
      total_debates: 1,
      best_score: Number,
      improvement_rate: null,
      favorite_topic: topic.topic_text,
    },
    debates: [{ debate_id: scored, topic_text: topic.topic_text }],
  })
  t.match(await get(`/debates/${scored}`), {
    debate: { username: 'Ada' },
    results: { status: 'scored', turns: Array },
  })
  t.equal((await app.call('GET', `/api/admin/debates/${ID}`, { token })).status, 404)

  const topics = await get<AdminPage<AdminTopic>>('/topics?page=1&pageSize=100&status=approved')
  t.match(topics, { total: stats.totalTopics, pageSize: 100 })
})
