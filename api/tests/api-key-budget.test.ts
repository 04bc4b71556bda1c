import t from 'tap'
import { logInAdmin } from './factories.ts'
import { openApp } from './test-app.ts'

t.test('a key has a budget of its own, not its network’s', async t => {
  const now = new Date()
  const app = await openApp(t, { now: () => now }, { RATE_LIMITS: 'on' })
  const token = await logInAdmin(app)
  const make = async () => {
    const { body } = await app.graphql<{ createApiKey: { secret: string } }>(
      'mutation { createApiKey(input: { name: "x", scopes: [DEBATES_READ] }) { secret } }',
      {},
      { token },
    )
    return body.data?.createApiKey.secret ?? ''
  }
  const costOf = async (secret: string) => {
    const { body } = await app.graphql('{ callingApiKey { name } }', {}, { token: secret })
    return (body as { extensions?: { cost: { limit: number; available: number } } }).extensions
      ?.cost
  }
  const [one, other] = [await make(), await make()]
  t.match(await costOf(one), { limit: 5_000 }, 'a first call is by the network')
  const before = await costOf(one)
  t.match(before, { limit: 20_000 })
  await costOf(other)
  const after = await costOf(other)
  t.equal(after?.available, before?.available, 'the other key has not used it up')
})
