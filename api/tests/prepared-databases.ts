import { connect, type DatabaseSettings } from '#db/database.ts'
import { type KeptRows, keepRows, restoreEmbedded, restoreOnServer } from '#db/kept-rows.ts'
import { migrateToLatest } from '#db/migrate.ts'
import { type Embedded, openInMemory } from '#db/open-embedded.ts'
import { seedTopics } from '#db/seed.ts'
import { createTestDatabase, type TestDatabase } from '#db/test-database.ts'
import { LOGIN_ENDED } from '../compose.ts'
import type { Log } from '../domain/deps.ts'
import { createEvaluationQueue } from '../jobs/evaluations.ts'

/** A preparation has nobody to tell: what goes wrong ends it. */
const fail = (fields: object, message: string): never => {
  throw new Error(message, { cause: fields })
}
const log: Log = { error: fail, warn: fail, info: () => undefined }

/** What every server does to a new database first, and what takes its start the longest. */
const prepare = async (settings: DatabaseSettings): Promise<KeptRows> => {
  const connection = await connect(settings, error => fail(error, 'a connection broke'))
  try {
    await migrateToLatest(connection.unlimited)
    await seedTopics(connection.db, new Date())
    await (await createEvaluationQueue(connection, log)).stop()
    return await keepRows(connection.executeSql)
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
  const settings = {
    kind: 'memory',
    embedded: { ...embedded, close: async () => undefined },
  } as const
  const kept = await prepare(settings)
  const files = await embedded.pglite.dumpDataDir('none')
  await embedded.close()
  return { files, kept }
})

/** A database that nobody takes for so long is closed: an open one keeps the process from ending. */
const UNUSED_MS = 2_000
const unusedEmbedded = new Map<Embedded, NodeJS.Timeout>()

const takeUnused = (): Embedded | null => {
  for (const [copy, timer] of unusedEmbedded) {
    clearTimeout(timer)
    unusedEmbedded.delete(copy)
    return copy
  }
  return null
}

const openCopy = async (): Promise<Embedded> => {
  const { files, kept } = await preparedFiles()
  const { pglite, close } = await openInMemory(files)
  const copy = {
    pglite,
    close: async () => {
      await pglite.unlisten(LOGIN_ENDED)
      if (!(await restoreEmbedded(pglite, kept))) return close()
      const closeUnused = async () => {
        unusedEmbedded.delete(copy)
        await close()
      }
      unusedEmbedded.set(copy, setTimeout(closeUnused, UNUSED_MS))
    },
  }
  return copy
}

/**
 * An embedded database with the tables, the motions and the queue: one that another test of this
 * process is done with, else a copy of its first.
 */
export const openPrepared = async (): Promise<Embedded> => takeUnused() ?? openCopy()

/** The prepared databases of one PostgreSQL server; where it stays, they go with this process. */
const keepDatabases = (serverUrl: string) => {
  const all: TestDatabase[] = []
  const unused: TestDatabase[] = []
  if (process.env.TEST_DATABASE_IS_TEMPORARY === undefined)
    process.once('beforeExit', () => Promise.all(all.map(({ drop }) => drop())))
  const create = async (template?: TestDatabase) => {
    const database = await createTestDatabase(serverUrl, template)
    all.push(database)
    return database
  }
  const findTemplate = once(async () => {
    const template = await create()
    return { template, kept: await prepare({ kind: 'postgres', url: template.url }) }
  })
  return async (): Promise<TestDatabase> => {
    const { template, kept } = await findTemplate()
    const database = unused.pop() ?? (await create(template))
    const drop = async () => {
      if (await restoreOnServer(database.url, kept)) unused.push(database)
    }
    return { ...database, drop }
  }
}

const servers = new Map<string, () => Promise<TestDatabase>>()

/** The same on the PostgreSQL server at `serverUrl`, where the user must be a superuser. */
export const createPrepared = async (serverUrl: string): Promise<TestDatabase> => {
  const create = servers.get(serverUrl) ?? keepDatabases(serverUrl)
  servers.set(serverUrl, create)
  return create()
}
