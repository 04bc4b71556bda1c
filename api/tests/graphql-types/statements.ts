import t from 'tap'
import { statementsOf } from '../count-statements.ts'
import { beginDebate } from '../factories.ts'
import { ada, admin, app, bob, graphql, playScored } from './app.ts'

t.test('what a row has of its user and its motion costs the table of debates nothing', async t => {
  const count = async (fields: string) => {
    const query = `{ adminDebates(pageSize: 5) { nodes { id ${fields} } totalCount } }`
    const ask = async () => {
      const { body } = await graphql(query, {}, { token: admin })
      t.same(body.errors, undefined)
    }
    // The fewer of two: the server may read something for itself meanwhile.
    const [once, again] = [await statementsOf(app, ask), await statementsOf(app, ask)]
    return Math.min(once.length, again.length)
  }
  const shown = await count('user { id username email } topic { id text textZh } debater')
  t.equal(shown, await count(''))
  t.ok(shown < (await count('user { registrationDate }')), 'anything else is read')
})

t.test('what hangs on many rows costs the same statements for two rows as for many', async t => {
  const debateFields = [
    'turns { id text }',
    'topic { textEn isRecommended createdAt }',
    'user { username email registrationDate }',
    'debater',
    'scores { depth }',
    'review { noise }',
    'noise',
    'previousScore',
    'performanceTrend { score }',
    'bothSides { noise other { id } overall { for } skills { skill against } }',
    'shareLink { token }',
    'isContinuation',
    'continuedFrom { id status }',
    'welcomeMessage',
    'results { turns { text } scores { depth } review { noise } welcomeMessage }',
  ]
  const userFields = [
    'rank',
    'socialProvider',
    'monthlyPerformance { month }',
    'skillTrend { date scores { depth } }',
    'stats { bestScore favoriteTopic }',
    'loginHistory { timestamp }',
    'debates(first: 2) { totalCount nodes { turns { id } topic { text } } }',
  ]
  const topicFields = ['text', 'averageScore', 'createdAt']
  for (const field of topicFields) t.ok(field)
  const lists: [list: (size: number) => string, fields: string[], token: string][] = [
    [size => `adminDebates(pageSize: ${size})`, debateFields, admin],
    [size => `viewer { debates(first: ${size})`, debateFields, ada.token],
    [size => `adminUsers(pageSize: ${size})`, userFields, admin],
    [size => `adminTopics(pageSize: ${size})`, topicFields, admin],
    [size => `topics(first: ${size})`, ['text', 'createdAt', 'debateCount'], admin],
  ]
  for (let more = 0; more < 4; more += 1) await beginDebate(app, { token: ada.token })
  await playScored(ada.token)
  await playScored(bob.token)
  for (const [list, fields, token] of lists)
    for (const field of [...fields, fields.join(' ')]) {
      const count = async (size: number) => {
        const opened = list(size)
        const end = opened.startsWith('viewer') ? '}' : ''
        const query = `{ ${opened} { nodes { id ${field} } } ${end} }`
        const ask = async () => {
          const { body } = await graphql(query, {}, { token })
          t.same(body.errors, undefined, query)
        }
        // The fewer of two: the server may read something for itself meanwhile.
        const [once, again] = [await statementsOf(app, ask), await statementsOf(app, ask)]
        return Math.min(once.length, again.length)
      }
      t.equal(await count(6), await count(2), `${list(6)} ${field.slice(0, 40)}`)
    }
})
