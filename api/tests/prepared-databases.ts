import { connect, type DatabaseSettings } from '#db/database.ts'
import { migrateToLatest } from '#db/migrate.ts'
import { type Embedded, openInMemory } from '#db/open-embedded.ts'
import { seedTopics } from '#db/seed.ts'
import { createTestDatabase, type TestDatabase } from '#db/test-database.ts'
import type { Log } from '../domain/deps.ts'
import { createEvaluationQueue } from '../jobs/evaluations.ts'

/** A preparation has nobody to tell: what goes wrong ends it. */
const fail = (fields: object, message: string): never => {
  throw new Error(message, { cause: fields })
}
const log: Log = { error: fail, warn: fail, info: () => undefined }

/** What every server does to a new database first, and what takes its start the longest. */
const prepare = async (settings: DatabaseSettings): Promise<void> => {
  const connection = await connect(settings, error => fail(error, 'a connection broke'))
  try {
    await migrateToLatest(connection.unlimited)
    await seedTopics(connection.db, new Date())
    await (await createEvaluationQueue(connection, log)).stop()
  } finally {
    await connection.close()
  }
}

const once = <Made>(make: () => Promise<Made>): (() => Promise<Made>) => {
  let made: Promise<Made> | undefined
  return () => {
    made ??= make()
    return made
  }
}

const preparedFiles = once(async () => {
  const embedded = await openInMemory()
  await prepare({ kind: 'memory', embedded: { ...embedded, close: async () => undefined } })
  const files = await embedded.pglite.dumpDataDir('none')
  await embedded.close()
  return files
})

/** An embedded database with the tables, the motions and the queue, as a copy of this process's first. */
export const openPrepared = async (): Promise<Embedded> => openInMemory(await preparedFiles())

const templates = new Map<string, () => Promise<TestDatabase>>()

const makeTemplate = async (serverUrl: string): Promise<TestDatabase> => {
  const template = await createTestDatabase(serverUrl)
  process.once('beforeExit', template.drop)
  await prepare({ kind: 'postgres', url: template.url })
  return template
}

/** The same on the PostgreSQL server at `serverUrl`; `drop` removes it again. */
export const createPrepared = async (serverUrl: string): Promise<TestDatabase> => {
  const findTemplate = templates.get(serverUrl) ?? once(() => makeTemplate(serverUrl))
  templates.set(serverUrl, findTemplate)
  return createTestDatabase(serverUrl, await findTemplate())
}
