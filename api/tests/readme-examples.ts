import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getOperationAST, type OperationTypeNode, parse } from 'graphql'
import { beginDebate, logInAdmin, registerUser, SPEECH } from './factories.ts'
import type { TestApp } from './test-app.ts'

const ROOT = join(import.meta.dirname, '../..')
const BLOCK = /```graphql\n(.*?)```/gs
/** The first line of an example: who may ask. */
const WHO = /^# (anybody|a user|an administrator)\n/

export type Asker = 'anybody' | 'a user' | 'an administrator'

export type Example = {
  /** File and line, for messages. */
  place: string
  asker: Asker
  query: string
  operation: OperationTypeNode
  /** The variables that have to be given. */
  needs: string[]
}

const toExample = (place: string, query: string): Example => {
  const asker = WHO.exec(query)?.[1] as Asker | undefined
  if (!asker) throw new Error(`${place}: the first line does not say who may ask`)
  try {
    const operation = getOperationAST(parse(query))
    if (!operation) throw new Error('not one operation that can be run')
    const needs = (operation.variableDefinitions ?? [])
      .filter(({ type, defaultValue }) => type.kind === 'NonNullType' && !defaultValue)
      .map(({ variable }) => variable.name.value)
    return { place, asker, query, operation: operation.operation, needs }
  } catch (cause) {
    throw new Error(`${place}: ${(cause as Error).message}`, { cause })
  }
}

/** The GraphQL of one page. Throws, with file and line, for a block that cannot be run. */
export const examplesOf = (file: string, text: string): Example[] =>
  Array.from(text.matchAll(BLOCK), ({ 1: query = '', index }) =>
    toExample(`${file}:${text.slice(0, index).split('\n').length}`, query),
  )

/** Every GraphQL example of the repository's pages. */
export const readExamples = (): Example[] =>
  globSync('**/*.md', { cwd: ROOT, exclude: ['**/node_modules', '**/dist'] })
    .sort()
    .flatMap(file => examplesOf(file, readFileSync(join(ROOT, file), 'utf8')))

/** Those who ask, a scored debate of the user, and the ids that the examples take. */
export const prepareExamples = async (app: TestApp) => {
  const { token } = await registerUser(app, { username: 'Ada' })
  const { debate_id } = await beginDebate(app, { token })
  const debate = `/api/debates/${debate_id}`
  for (const message of [SPEECH, `${SPEECH} Again.`])
    await app.call('POST', `${debate}/turn`, { token, body: { message } })
  await app.call('POST', `${debate}/end`, { token })
  const tokens: Record<Asker, string | null> = {
    anybody: null,
    'a user': token,
    'an administrator': await logInAdmin(app),
  }
  const { body } = await app.graphql<{ viewer: { debates: { nodes: { id: string }[] } } }>(
    '{ viewer { debates(first: 1) { nodes { id } } } }',
    {},
    { token },
  )
  const known: Record<string, string | undefined> = {
    debateId: body.data?.viewer.debates.nodes[0]?.id,
  }
  const variablesOf = ({ place, needs }: Example): Record<string, string> =>
    Object.fromEntries(
      needs.map(name => {
        const value = known[name]
        if (value === undefined) throw new Error(`${place}: no value is known for $${name}`)
        return [name, value]
      }),
    )
  return { tokens, variablesOf }
}
