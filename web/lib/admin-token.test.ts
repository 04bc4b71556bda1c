import t from 'tap'
import { decodeAdminToken } from './admin-token.ts'

const tokenOf = (claims: object) =>
  `x.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.y`
const good = { id: 'a1', email: 'boss@example.org', type: 'admin', full_name: '管理员', exp: 2 }

t.test('a token counts with an id, an email and the type admin, until it ends', async t => {
  t.match(decodeAdminToken(tokenOf(good), 1000), {
    id: 'a1',
    email: 'boss@example.org',
    fullName: '管理员',
  })
  for (const bad of [
    { ...good, id: '' },
    { ...good, email: undefined },
    { ...good, type: 'user' },
  ])
    t.equal(decodeAdminToken(tokenOf(bad), 1000), null)
  t.equal(decodeAdminToken(tokenOf(good), 2000), null)
  for (const nonsense of ['', 'x', 'a.b.c', tokenOf([])])
    t.equal(decodeAdminToken(nonsense, 0), null)
})
