import t from 'tap'
import { API_KEY_SCOPES } from '#schema/api-scopes.ts'
import { ada, admin, app, calling, create, goOn, graphql, keyWith, revoke, rotate } from './app.ts'

const HOUR = 3_600_000
const inHours = (hours: number) =>
  new Date(app.app.composed.deps.now().getTime() + hours * HOUR).toISOString()

t.test('a key is made by an administrator, shown once and stored as a hash', async t => {
  const { body } = await create({ name: ' Export ', scopes: ['USERS_READ', 'DEBATES_READ'] })
  const { apiKey, secret, userErrors } = body.data?.createApiKey ?? {}
  t.same(userErrors, [])
  t.match(secret, /^adt_[0-9a-z]{57}$/)
  t.match(apiKey, {
    name: 'Export',
    scopes: ['DEBATES_READ', 'USERS_READ'],
    prefix: secret?.slice(0, 12),
    expiresAt: null,
    lastUsedAt: null,
    revokedAt: null,
  })
  t.match(await calling(secret ?? ''), { id: apiKey?.id, lastUsedAt: String })
  const { rows } = await app.app.composed.connection.executeSql(
    'select * from api_keys where key_id = $1',
    [apiKey?.id ?? ''],
  )
  t.match(rows, [{ key_id: apiKey?.id, secret_hash: /^[0-9a-f]{64}$/ }])
  t.notMatch(JSON.stringify(rows), secret, 'the secret is nowhere')
})

t.test('what cannot be is said by field, and nothing is made', async t => {
  for (const [input, field, messageCode] of [
    [{ name: ' ', scopes: ['USERS_READ'] }, 'name', 'KEY_NAME_LENGTH'],
    [{ name: 'x'.repeat(61), scopes: ['USERS_READ'] }, 'name', 'KEY_NAME_LENGTH'],
    [{ name: 'x', scopes: [] }, 'scopes', 'SCOPES_REQUIRED'],
    [{ name: 'x', scopes: ['USERS_READ'], expiresAt: inHours(-1) }, 'expiresAt', 'MOMENT_PAST'],
  ] as const)
    t.match((await create(input)).body.data?.createApiKey, {
      apiKey: null,
      secret: null,
      userErrors: [{ field, code: 'VALIDATION', messageCode }],
    })
  t.equal((await create({ name: 'x', scopes: ['EVERYTHING'] })).status, 400)
  const never = { name: 'x', scopes: ['USERS_READ'], expiresAt: 'soon' }
  t.equal((await create(never)).status, 400)
})

t.test('only an administrator in person makes, changes and ends keys', async t => {
  const own = await keyWith(...API_KEY_SCOPES)
  for (const [token, code] of [
    [own.secret, 'KEY_REFUSED'],
    [ada.token, 'ADMINS_ONLY'],
  ] as const)
    for (const answer of [
      await create({ name: 'x', scopes: ['USERS_READ'] }, token),
      await rotate({ apiKeyId: own.id }, token),
      await revoke(own.id, token),
      await graphql('{ apiKeys { totalCount } }', {}, { token }),
    ])
      t.match(answer.body.errors, [{ extensions: { messageCode: code } }])
  t.ok(await calling(own.secret), 'it still works')
})

t.test('a rotated key keeps its old secret for a day', async t => {
  const { id, secret } = await keyWith('DEBATES_READ')
  const first = (await rotate({ apiKeyId: id })).body.data?.rotateApiKey
  t.same(first?.userErrors, [])
  t.not(first?.secret, secret)
  t.match(await calling(secret), { id }, 'the old one works')
  t.match(await calling(first?.secret ?? ''), { id, prefix: first?.secret?.slice(0, 12) })
  const second = (await rotate({ apiKeyId: id })).body.data?.rotateApiKey
  t.equal(await calling(secret), null, 'the one before the last is over')
  t.match(await calling(first?.secret ?? ''), { id })
  goOn(24 * HOUR + 1)
  t.equal(await calling(first?.secret ?? ''), null, 'a day later the old one is over')
  t.match(await calling(second?.secret ?? ''), { id })
})

t.test('a key ends at its moment, and its old secret not later', async t => {
  const ends = inHours(2)
  const { body } = await create({ name: 'Short', scopes: ['DEBATES_READ'], expiresAt: ends })
  const { apiKey, secret } = body.data?.createApiKey ?? {}
  t.equal(apiKey?.expiresAt, ends)
  const apiKeyId = apiKey?.id ?? ''
  const renewed = (await rotate({ apiKeyId, expiresAt: inHours(9) })).body.data?.rotateApiKey
  t.equal(renewed?.apiKey?.previousUntil, ends)
  goOn(3 * HOUR)
  t.equal(await calling(secret ?? ''), null)
  t.match(await calling(renewed?.secret ?? ''), { id: apiKeyId })
  goOn(7 * HOUR)
  t.equal(await calling(renewed?.secret ?? ''), null)
  t.match((await rotate({ apiKeyId })).body.data?.rotateApiKey, {
    userErrors: [{ field: 'expiresAt', messageCode: 'MOMENT_PAST' }],
  })
  t.match((await rotate({ apiKeyId, expiresAt: null })).body.data?.rotateApiKey, {
    apiKey: { expiresAt: null },
    userErrors: [],
  })
})

t.test('a revoked key ends at once, with its old secret, and for good', async t => {
  const { id, secret } = await keyWith('DEBATES_READ')
  const next = (await rotate({ apiKeyId: id })).body.data?.rotateApiKey?.secret ?? ''
  const { apiKey } = (await revoke(id)).body.data?.revokeApiKey ?? {}
  t.match(apiKey, { revokedAt: String, previousUntil: null })
  for (const ended of [secret, next])
    t.match(await app.call('GET', '/api/admin/debates/results', { token: ended }), {
      status: 401,
      body: { message_code: 'KEY_INVALID' },
    })
  goOn(1_000)
  t.equal((await revoke(id)).body.data?.revokeApiKey.apiKey?.revokedAt, apiKey?.revokedAt)
  t.match((await rotate({ apiKeyId: id })).body.data?.rotateApiKey, {
    secret: null,
    userErrors: [{ field: null, code: 'CONFLICT', messageCode: 'API_KEY_REVOKED' }],
  })
  t.match((await revoke('00000000-0000-4000-8000-000000000000')).body.data?.revokeApiKey, {
    userErrors: [{ code: 'NOT_FOUND', messageCode: 'API_KEY_NOT_FOUND' }],
  })
})

t.test('keys end with the administrator who made them', async t => {
  const { id, secret } = await keyWith('DEBATES_READ')
  t.ok(await calling(secret))
  const other = '00000000-0000-4000-8000-00000000000a'
  const { executeSql } = app.app.composed.connection
  for (const statement of [
    `insert into admins (admin_id, email, password_hash, full_name, avatar_id, created_at)
      values ('${other}', 'other@example.org', '', 'Other', 'avatar-1', now())`,
    `update api_keys set created_by = '${other}' where key_id = '${id}'`,
  ])
    await executeSql(statement, [])
  t.ok(await calling(secret))
  const end = (at: string) =>
    executeSql(`update admins set revoked_at = ${at} where admin_id = '${other}'`, [])
  await end('now()')
  t.equal(await calling(secret), null)
  await end('null')
  t.equal(await calling(secret), null, 'for good')
})

t.test('the last use is written down once a minute', async t => {
  const { secret } = await keyWith('DEBATES_READ')
  const first = (await calling(secret))?.lastUsedAt ?? ''
  goOn(59_000)
  t.equal((await calling(secret))?.lastUsedAt, first)
  goOn(2_000)
  t.ok(((await calling(secret))?.lastUsedAt ?? '') > first)
})

t.test('the list shows all keys, newest first, by cursors', async t => {
  const query = `query($first: Int, $after: String) { apiKeys(first: $first, after: $after) {
    totalCount nodes { id name adminEmail } pageInfo { hasNextPage endCursor }
  } }`
  type Page = {
    apiKeys: {
      totalCount: number
      nodes: { id: string; adminEmail: string }[]
      pageInfo: { hasNextPage: boolean; endCursor: string }
    }
  }
  const read = async (variables: object) =>
    (await graphql<Page>(query, variables, { token: admin })).body.data?.apiKeys
  const all = await read({})
  t.equal(all?.nodes[0]?.adminEmail, 'admin@example.org')
  const paged: string[] = []
  let after: string | null = null
  for (;;) {
    const page = await read({ first: 3, after })
    paged.push(...(page?.nodes.map(({ id }) => id) ?? []))
    if (!page?.pageInfo.hasNextPage) break
    after = page.pageInfo.endCursor
  }
  t.same(
    paged,
    all?.nodes.map(({ id }) => id),
  )
  t.equal(paged.length, all?.totalCount)
})

t.test('the audit log says who made a key, and what a key changed', async t => {
  const { secret } = await keyWith('TOPICS_WRITE')
  const body = { topic_text_en: 'Libraries should lend tools' }
  t.equal((await app.call('POST', '/api/admin/topics', { token: secret, body })).status, 201)
  const audit = '{ adminAudit(first: 2) { nodes { action adminEmail apiKey details } } }'
  const answer = await graphql<{ adminAudit: { nodes: object[] } }>(audit, {}, { token: admin })
  t.match(answer.body.data?.adminAudit.nodes, [
    { action: 'create_topic', adminEmail: 'admin@example.org', apiKey: 'TOPICS_WRITE' },
    { action: 'create_api_key', apiKey: null, details: '{"scopes":["TOPICS_WRITE"]}' },
  ])
})
