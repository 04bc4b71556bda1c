import t from 'tap'
import {
  activatePendingSetup,
  readDebateSetup,
  readItem,
  readPendingSetup,
  readToken,
  removeDebateSetup,
  removeItems,
  toDebateSetup,
  writeDebateSetup,
  writeItem,
  writePendingSetup,
  writeToken,
} from './storage.ts'

t.test('where the browser refuses storage, values last as long as the page', async t => {
  t.equal(readToken(), null)
  writeToken('token')
  t.equal(readToken(), 'token')
})

t.test('a missing setup is told apart from one that cannot be read', async t => {
  t.same(readDebateSetup(), { kind: 'none' })
  writeItem('session', 'debateSetup', '{"stance":')
  t.same(readDebateSetup(), { kind: 'invalid' })
  removeDebateSetup()
  t.same(readDebateSetup(), { kind: 'none' })
})

t.test('a setup needs a side, a mode and a motion', async t => {
  const setup = { stance: 'for', mode: 'text', topic_id: 'a' }
  t.same(toDebateSetup(setup), setup)
  t.equal(toDebateSetup({ ...setup, stance: 'maybe' }), null)
  t.equal(toDebateSetup({ ...setup, mode: undefined }), null)
  t.equal(toDebateSetup({ stance: 'for', mode: 'text' }), null)
  t.equal(toDebateSetup({ ...setup, topic_id: 'custom' }), null)
  t.match(toDebateSetup({ ...setup, topic_id: 'custom', custom_topic: 'Cats before dogs' }), {
    custom_topic: 'Cats before dogs',
  })
  t.equal(toDebateSetup(null), null)
})

t.test('the setup that waited for a login becomes the active one, once', async t => {
  writeDebateSetup({ stance: 'for', mode: 'text', topic_id: 'old' })
  writePendingSetup({ stance: 'against', mode: 'text', topic_id: 'new' })
  t.equal(activatePendingSetup(), true)
  t.match(readDebateSetup(), { kind: 'ready', setup: { stance: 'against', topic_id: 'new' } })
  t.same(readPendingSetup(), { kind: 'none' })
  t.equal(activatePendingSetup(), false)
  t.match(readDebateSetup(), { setup: { topic_id: 'new' } })
})

t.test('what a library keeps is removed by the beginning of its names', async t => {
  writeItem('session', 'graphiql:query', '{ viewer { id } }')
  writeItem('session', 'draft', 'mine')
  removeItems('session', 'graphiql:')
  t.equal(readItem('session', 'graphiql:query'), null)
  t.equal(readItem('session', 'draft'), 'mine')
})

t.test('a stored setup keeps its brief, and drops one that the server would refuse', async t => {
  const setup = { stance: 'for', mode: 'text', custom_topic: 'Cats before dogs' }
  const brief = { for: ['Cats are quiet'], against: [] }
  t.match(toDebateSetup({ ...setup, brief }), { brief })
  t.equal(toDebateSetup({ ...setup, brief: { for: ['a'.repeat(301)] } })?.brief, undefined)
  t.equal(toDebateSetup({ ...setup, brief: 'Cats are quiet' })?.brief, undefined)
  const curated = { ...setup, topic_id: 'a', custom_topic: undefined }
  t.equal(toDebateSetup({ ...curated, brief })?.brief, undefined, 'only with a motion of one’s own')
})
