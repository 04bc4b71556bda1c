import t from 'tap'
import type { AdminPage, AdminTopic } from '#schema/admin.ts'
import type { ErrorBody } from '#schema/errors.ts'
import { beginDebate, logInAdmin, registerUser } from '../factories.ts'
import { openApp } from '../test-app.ts'

type Topics = { data: AdminTopic[] }

t.test('topics are archived and restored together, each to what it was', async t => {
  const app = await openApp(t)
  const token = await logInAdmin(app)
  const { token: user } = await registerUser(app)
  await beginDebate(app, { token: user }, { topic_id: 'custom', custom_topic: 'Tea beats coffee' })
  const own = await app.call<AdminPage<AdminTopic>>('GET', '/api/admin/topics?status=custom', {
    token,
  })
  const offered = await app.call<AdminPage<AdminTopic>>(
    'GET',
    '/api/admin/topics?status=approved&pageSize=10',
    { token },
  )
  const topic_ids = [own, offered].map(({ body }) => body.data[0]?.topic_id ?? '')
  const change = (what: 'archive' | 'restore', ids: unknown = topic_ids) =>
    app.call<Topics>('POST', `/api/admin/topics/${what}`, { token, body: { topic_ids: ids } })
  t.same(
    (await change('archive')).body.data.map(topic => topic.status),
    ['archived', 'archived'],
  )
  t.same(
    (await change('restore')).body.data.map(topic => topic.status),
    ['custom', 'approved'],
    'what a debater wrote is not made public on the way',
  )
  const none = await change('archive', [])
  t.match(none, { status: 400, body: { error: 'Please choose 1 to 100 topics' } })
  t.equal((await change('archive', ['nonsense'])).status, 404)
  const gone = '00000000-0000-4000-8000-000000000000'
  t.equal((await change('archive', [...topic_ids, gone])).status, 404)
  const { body: untouched } = await app.call<AdminPage<AdminTopic>>(
    'GET',
    '/api/admin/topics?status=archived',
    { token },
  )
  t.equal(untouched.total, 0, 'all or none')
  const { body: refusal } = await change('archive', Array(50_000).fill(0))
  const { errors = [] } = refusal as unknown as ErrorBody
  t.ok(errors.length > 0 && errors.length <= 101, 'not each of thousands is told')

  const [ownId = ''] = topic_ids
  const publish = (more: object) =>
    app.call('PUT', `/api/admin/topics/${ownId}`, {
      token,
      body: { status: 'approved', ...more },
    })
  t.match(await publish({}), {
    status: 400,
    body: { errors: [{ field: 'confirm_public', code: 'PUBLISH_NOT_CONFIRMED' }] },
  })
  await change('archive')
  t.equal((await publish({})).status, 400, 'nor by way of the archive')
  t.match((await publish({ confirm_public: true })).body, {
    status: 'approved',
    is_self_written: false,
  })
  const sorted = await app.call<AdminPage<AdminTopic>>(
    'GET',
    '/api/admin/topics?sort=status.asc&sort=createdAt.desc&pageSize=100',
    { token },
  )
  t.equal(sorted.body.data[0]?.status, 'approved')
})

const CSV = [
  'topic_text_en;topic_text_zh;is_recommended;brief_for_1;brief_for_2;brief_against_1;brief_zh_for_1',
  'Libraries should lend tools;图书馆应当出借工具;yes;"Nobody drills twice; a shelf is enough.";;They break.;一年只用一次。',
  'Cities should plant fruit trees;;;;;;',
].join('\r\n')

t.test('motions come from a file, with both languages and the points of both sides', async t => {
  const heard: unknown[] = []
  const app = await openApp(t, {
    opponent: {
      provider: 'test',
      model: 'listening',
      open: async debate => {
        heard.push(debate.brief)
        return { welcome: 'Welcome.', opening: 'My opening argument stands.' }
      },
      flawsIn: async () => [],
      async *reply() {
        yield 'No.'
      },
    },
  })
  const token = await logInAdmin(app)
  const send = <Answer>(path: string, text: string, format = 'csv') =>
    app.call<Answer & ErrorBody>('POST', `/api/admin/topics/import${path}`, {
      token,
      body: { format, text },
    })
  const preview = await send<{ data: { entry: number; errors: object[] }[] }>('/preview', CSV)
  t.match(preview.body.data, [
    {
      entry: 1,
      topic_text_zh: '图书馆应当出借工具',
      is_recommended: true,
      brief: { for: ['Nobody drills twice; a shelf is enough.'], against: ['They break.'] },
      brief_zh: { for: ['一年只用一次。'], against: [] },
      errors: [],
    },
    { entry: 2, topic_text_zh: null, is_recommended: false, brief: null, errors: [] },
  ])
  const { body, status } = await send<Topics>('', CSV)
  t.equal(status, 201)
  const topic_id = body.data[0]?.topic_id
  for (const language of ['en', 'zh'])
    await beginDebate(app, {}, { topic_id, language, stance: 'against' })
  t.same(heard, [
    { for: ['Nobody drills twice; a shelf is enough.'], against: ['They break.'] },
    { for: ['一年只用一次。'], against: [] },
  ])

  const faulty = `${CSV}\r\nshort;;;;;;\r\nlibraries should lend tools;;;;;;`
  const refused = await send('', faulty)
  t.equal(refused.status, 400)
  t.match(refused.body.errors, [
    { field: 'entries.1.topic_text_en', code: 'TOPIC_EXISTS' },
    { field: 'entries.2.topic_text_en', code: 'TOPIC_EXISTS' },
    { field: 'entries.3.topic_text_en', code: 'TOPIC_LENGTH' },
    { field: 'entries.4.topic_text_en', code: 'TOPIC_EXISTS' },
    { field: 'entries.4.topic_text_en', code: 'TOPIC_TWICE_IN_FILE', params: { first: 1 } },
  ])
  for (const [format, text, code] of [
    ['yaml', '- topic_text_en: [', 'FILE_UNREADABLE'],
    ['yaml', 'a: b', 'FILE_UNREADABLE'],
    ['yaml', '[]', 'FILE_WITHOUT_ROWS'],
    ['csv', '', 'FILE_WITHOUT_ROWS'],
    ['csv', 'topic_text_en,password\nA motion of some length,x', 'FILE_COLUMN_UNKNOWN'],
    [
      'yaml',
      '- topic_text_en: A motion of some length\n  brief: { pro: [x] }',
      'FILE_COLUMN_UNKNOWN',
    ],
    ['csv', `topic_text_en\n${'A motion of some length\n'.repeat(201)}`, 'FILE_TOO_LONG'],
  ] as const)
    t.match(await send('', text, format), { status: 400, body: { errors: [{ code }] } }, text)

  const yaml = [
    '- topic_text_en: Trains should be free on Sundays',
    '  topic_text_zh: 周日火车应当免费',
    '  brief: { for: [Families travel then.], against: Somebody pays. }',
  ].join('\n')
  const byGraphql = await app.graphql(
    `query($input: TopicFileInput!) {
      topicImportPreview(input: $input) {
        textEn textZh brief { for against } briefZh { for } faults { messageCode }
      }
    }`,
    { input: { format: 'yaml', text: yaml } },
    { token },
  )
  t.same(byGraphql.body.data, {
    topicImportPreview: [
      {
        textEn: 'Trains should be free on Sundays',
        textZh: '周日火车应当免费',
        brief: { for: ['Families travel then.'], against: ['Somebody pays.'] },
        briefZh: null,
        faults: [],
      },
    ],
  })
  t.equal((await send('', yaml, 'yaml')).status, 201)
})

t.test('GraphQL says whether a topic that was deleted is gone or archived', async t => {
  const app = await openApp(t)
  const token = await logInAdmin(app)
  const add = async (textEn: string) => {
    const query =
      'mutation($input: CreateTopicInput!) { createTopic(input: $input) { topic { id } } }'
    type Added = { createTopic: { topic: { id: string } } }
    const { body } = await app.graphql<Added>(query, { input: { textEn } }, { token })
    return body.data?.createTopic.topic.id ?? ''
  }
  const remove = async (topicId: string) => {
    const query = `mutation($input: DeleteTopicInput!) {
      deleteTopic(input: $input) { deletedTopicId archived } }`
    return (await app.graphql(query, { input: { topicId } }, { token })).body.data
  }
  const idle = await add('Libraries should lend tools')
  t.same(await remove(idle), { deleteTopic: { deletedTopicId: idle, archived: false } })
  const debated = await add('Parks should close at night')
  const { token: user } = await registerUser(app)
  await beginDebate(app, { token: user }, { topic_id: debated })
  t.same(await remove(debated), { deleteTopic: { deletedTopicId: null, archived: true } })
})
