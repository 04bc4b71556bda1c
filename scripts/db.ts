import { mkdirSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { ConfigError, readConfig } from '#api/config.ts'
import { connect, type DatabaseConnection } from '#db/database.ts'
import { fillDatabase } from '#db/fill.ts'
import { isMigrated, migrateToLatest } from '#db/migrate.ts'
import { findTotals } from '#db/queries/results.ts'
import { seedTopics } from '#db/seed.ts'

const SIZES = { users: 100_000, debates: 1_000_000, topics: 2_000 }

/** The command line as it was meant; null for a word or an option that means nothing here. */
const readArguments = () => {
  const size = { type: 'string' } as const
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { users: size, debates: size, topics: size },
    })
    const verb = VERBS[positionals[0] ?? '']
    return verb === undefined || positionals.length > 1 ? null : { verb, values }
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    console.error(error.message)
    return null
  }
}

type Sizes = { [Name in keyof typeof SIZES]?: string }

const sizeOf = (name: keyof typeof SIZES, { [name]: given }: Sizes): number => {
  const value = given === undefined ? SIZES[name] : Number(given)
  if (!Number.isInteger(value) || value < 1)
    throw new Error(`--${name} must be a whole number from 1`, { cause: name })
  return value
}

const VERBS: Record<
  string,
  { does: string; run(connection: DatabaseConnection, sizes: Sizes): Promise<string> }
> = {
  migrate: {
    does: 'brings the tables up to date',
    run: async ({ db }) => {
      const applied = await migrateToLatest(db)
      return applied.length > 0 ? `Applied ${applied.join(', ')}.` : 'Nothing to apply.'
    },
  },
  seed: {
    does: 'adds the curated motions that are missing',
    run: async ({ db }) => `Added ${await seedTopics(db, new Date())} motions.`,
  },
  fill: {
    does: 'fills an empty database for measuring: --users 100000 --debates 1000000 --topics 2000',
    run: async ({ db }, sizes) => {
      const startedAt = performance.now()
      const size = {
        users: sizeOf('users', sizes),
        debates: sizeOf('debates', sizes),
        topics: sizeOf('topics', sizes),
      }
      await migrateToLatest(db)
      await fillDatabase(db, size)
      return `Filled in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`
    },
  },
  status: {
    does: 'says what is in the database',
    run: async ({ db, backend }) => {
      if (!(await isMigrated(db))) return `${backend}: migrations wait; run npm run db -- migrate.`
      const { users, debates, topics } = await findTotals(db)
      return `${backend}: up to date, ${users} users, ${debates} debates, ${topics} topics.`
    },
  },
}

const usage = () =>
  [
    'Usage: npm run db -- VERB',
    ...Object.entries(VERBS).map(([verb, { does }]) => `  ${verb.padEnd(8)} ${does}`),
  ].join('\n')

const asked = readArguments()
if (asked === null) {
  console.error(usage())
  process.exit(2)
}
try {
  const { database } = readConfig(process.env)
  if (database.kind === 'embedded') mkdirSync(database.dataDir, { recursive: true })
  const connection = await connect(database, error => console.error(error.message))
  try {
    console.log(await asked.verb.run(connection, asked.values))
  } finally {
    await connection.close()
  }
} catch (error) {
  const isExpected = error instanceof ConfigError || (error instanceof Error && 'cause' in error)
  console.error(isExpected ? (error as Error).message : error)
  process.exitCode = 1
}
