import { createHash } from 'node:crypto'
import t from 'tap'
import { createPersistedQueries } from './persisted-queries.ts'

const hashOf = (query: string) => createHash('sha256').update(query).digest('hex')
const missing = { message: 'PersistedQueryNotFound' }

t.test('a query is found by its hash, and no other text is kept under it', async t => {
  const queries = createPersistedQueries()
  const query = '{ statistics { totalUsers } }'
  t.throws(() => queries.find(hashOf(query)), missing)
  t.throws(() => queries.keep(hashOf(query), '{ viewer { id } }'), {
    message: /not that of the query/,
  })
  t.throws(() => queries.find(hashOf(query)), missing)
  queries.keep(hashOf(query), query)
  t.equal(queries.find(hashOf(query)), query)
})

t.test('what was not asked for longest makes room, by number and by length', async t => {
  const queries = createPersistedQueries({ queries: 2, characters: 10 })
  const keep = (query: string) => queries.keep(hashOf(query), query)
  keep('aaa')
  keep('bbb')
  queries.find(hashOf('aaa'))
  keep('ccc')
  t.throws(() => queries.find(hashOf('bbb')), missing)
  t.equal(queries.find(hashOf('aaa')), 'aaa')
  keep('dddddddd')
  t.throws(() => queries.find(hashOf('ccc')), missing)
  t.throws(() => queries.find(hashOf('aaa')), missing)
  t.equal(queries.find(hashOf('dddddddd')), 'dddddddd')
})
