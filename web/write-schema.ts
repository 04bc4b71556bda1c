import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { GRAPHQL_SCHEMA_PATH } from '../schema/constants.ts'

const SCHEMA = resolve(import.meta.dirname, '../schema')

const readSchema = (): string =>
  globSync('{graphql,generated}/*.graphql', { cwd: SCHEMA })
    .sort()
    .map(name => readFileSync(resolve(SCHEMA, name), 'utf8'))
    .join('\n')

/** The GraphQL schema as one file of the web app, for who wants to read or keep it. */
export const writeSchema = (): Plugin => ({
  name: 'write-schema',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: GRAPHQL_SCHEMA_PATH.slice(1), source: readSchema() })
  },
  configureServer: ({ middlewares }) => {
    middlewares.use(GRAPHQL_SCHEMA_PATH, (_request, response) => {
      response.end(readSchema())
    })
  },
})
