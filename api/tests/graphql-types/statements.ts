import t, { type Test } from 'tap'
import { statementsOf } from '../count-statements.ts'
import { beginDebate, registerUser } from '../factories.ts'
import { ada, admin, app, bob, graphql, playScored } from './app.ts'

/** The fewest of three times: the server reads things for itself meanwhile, more when it is busy. */
const countFor = async (t: Test, query: string, token: string): Promise<number> => {
  const counts: number[] = []
  while (counts.length < 3) {
    const sent = await statementsOf(app, async () => {
      const { body } = await graphql(query, {}, { token })
      t.same(body.errors, undefined, query)
    })
    counts.push(sent.length)
  }
  return Math.min(...counts)
}

t.test('what a row has of its user and its motion costs the table of debates nothing', async t => {
  const count = (fields: string) =>
    countFor(t, `{ adminDebates(pageSize: 5) { nodes { id ${fields} } totalCount } }`, admin)
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
    'updatedAt',
    'feedback nextStep unscoredReason',
    'topicText topicTextZh motion',
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
    'lastLogin externalId updatedAt',
  ]
  const topicFields = [
    'text',
    'averageScore',
    'createdAt updatedAt',
    'brief { for } briefZh { for }',
  ]
  const lists: [list: (size: number) => string, fields: string[], token: string][] = [
    [size => `adminDebates(pageSize: ${size})`, debateFields, admin],
    [size => `viewer { debates(first: ${size})`, debateFields, ada.token],
    [size => `adminUsers(pageSize: ${size})`, userFields, admin],
    [size => `adminTopics(pageSize: ${size})`, [...topicFields, 'isSelfWritten'], admin],
    [size => `topics(first: ${size})`, ['text', 'createdAt', 'debateCount'], admin],
  ]
  for (let more = 0; more < 4; more += 1) {
    const { token } = await registerUser(app)
    await beginDebate(app, { token })
    await beginDebate(app, { token: ada.token })
  }
  await playScored(ada.token)
  await playScored(bob.token)
  for (const [list, fields, token] of lists)
    for (const field of [...fields, fields.join(' ')]) {
      const count = (size: number) => {
        const opened = list(size)
        const end = opened.startsWith('viewer') ? '}' : ''
        return countFor(t, `{ ${opened} { nodes { id ${field} } } ${end} }`, token)
      }
      t.equal(await count(6), await count(2), `${list(6)} ${field.slice(0, 40)}`)
    }
})
