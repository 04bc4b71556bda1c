import t from 'tap'
import type { PopularTopic } from '#schema/entities.ts'
import { motionsOn } from '#schema/motions/list-motions.ts'
import { readMotion } from '#schema/motions/read-motion.ts'
import { statementsOf } from '../count-statements.ts'
import { beginDebate, registerUser } from '../factories.ts'
import { app, graphql } from './app.ts'

type TopicsPage = {
  topics: {
    nodes: { id: string }[]
    totalCount: number
    pageInfo: { hasNextPage: boolean; endCursor: string }
  }
}
const TOPICS = `query($after: String) { topics(first: 17, after: $after) {
  nodes { id } totalCount pageInfo { hasNextPage endCursor }
} }`

t.test('topics page through their connection without a gap', async t => {
  const seen: string[] = []
  const readFrom = async (after: string | null): Promise<number> => {
    const { topics } = (await graphql<TopicsPage>(TOPICS, { after })).body.data ?? {}
    seen.push(...(topics?.nodes ?? []).map(({ id }) => id))
    return topics?.pageInfo.hasNextPage
      ? readFrom(topics.pageInfo.endCursor)
      : (topics?.totalCount ?? 0)
  }
  t.equal(await readFrom(null), seen.length)
  t.equal(new Set(seen).size, seen.length)
})

t.test('a theme has its own curated motions, over both APIs', async t => {
  const query = '{ topics(first: 100, filter: { theme: health }) { nodes { text } totalCount } }'
  type Listed = { topics: { nodes: { text: string }[]; totalCount: number } }
  const { topics } = (await graphql<Listed>(query, {})).body.data ?? {}
  const texts = topics?.nodes.map(({ text }) => text) ?? []
  const written = motionsOn('health').map(key => readMotion(key)?.wording.en)
  t.same(texts.toSorted(), written.toSorted())
  t.equal(topics?.totalCount, written.length)
  const rest = await app.call<PopularTopic[]>('GET', '/api/topics?theme=health')
  t.same(
    rest.body.map(({ topic_text }) => topic_text),
    texts,
  )
})

t.test('the topic and turns of many debates cost one query each', async t => {
  const { token } = await registerUser(app)
  for (let count = 0; count < 4; count += 1) await beginDebate(app, { token })
  const statements = await statementsOf(app, () =>
    graphql(
      '{ viewer { debates(first: 4) { nodes { topic { text } turns { text } scores { depth } } } } }',
      {},
      { token },
    ),
  )
  t.equal(statements.filter(sql => /from "turns"/.test(sql)).length, 1)
  t.ok(statements.length < 12, `${statements.length} statements for four debates`)
})
