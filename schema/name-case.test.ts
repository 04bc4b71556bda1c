import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { camelCase, snakeCase } from './name-case.ts'

t.test('a name of the domain and GraphQL’s are told from each other', async t => {
  for (const [domain, graphql] of [
    ['overall_score', 'overallScore'],
    ['topic_text_zh', 'topicTextZh'],
    ['mode', 'mode'],
  ] as const) {
    t.equal(camelCase(domain), graphql)
    t.equal(snakeCase(graphql), domain)
  }
})

t.test('nothing else changes between snake_case and camelCase', async t => {
  const root = join(import.meta.dirname, '..')
  const files = globSync('{api,db,schema,web}/**/*.{ts,tsx}', { cwd: root })
  const own = /\/_\(\[a-z\]\)\/g|\/\[A-Z\]\/g/
  const found = files.filter(file => own.test(readFileSync(join(root, file), 'utf8')))
  t.same(
    found.filter(file => !file.startsWith('schema/name-case')),
    [],
  )
})
