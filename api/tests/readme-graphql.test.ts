import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  buildClientSchema,
  getIntrospectionQuery,
  type IntrospectionQuery,
  parse,
  validate,
} from 'graphql'
import t from 'tap'
import { logInAdmin, registerUser } from './factories.ts'
import { openApp } from './test-app.ts'

const ROOT = join(import.meta.dirname, '../..')
const BLOCK = /```graphql\n(.*?)```/gs

const examples = globSync(['*.md', '{api,schema,web,db,scripts}/**/README.md'], { cwd: ROOT })
  .map(file => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }))
  .flatMap(({ file, text }) =>
    Array.from(text.matchAll(BLOCK), ([, query = '']) => ({ file, query })),
  )

t.test(
  'the GraphQL of the READMEs is what the schema has, and runs as a client runs it',
  async t => {
    const app = await openApp(t)
    const user = await registerUser(app, { username: 'Ada' })
    const admin = await logInAdmin(app)
    const send = async (query: string, token?: string) => {
      const answer = await fetch(`${app.url}/graphql`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify({ query }),
      })
      return (await answer.json()) as { data?: unknown; errors?: { message: string }[] }
    }
    const { data } = await send(getIntrospectionQuery())
    const schema = buildClientSchema(data as IntrospectionQuery)
    t.ok(examples.length >= 4)
    for (const { file, query } of examples) {
      t.same(
        validate(schema, parse(query)).map(error => error.message),
        [],
        `${file}: ${query}`,
      )
      const token = query.includes('admin') ? admin : user.token
      t.same((await send(query, token)).errors, undefined, `${file}: ${query}`)
    }
  },
)
