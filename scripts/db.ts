import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig, readEnvironmentFile } from '#api/config.ts'
import { setAdminPassword } from '#api/domain/admin/set-admin-password.ts'
import { sayFault } from '#api/start/operator-faults.ts'
import { connect, type DatabaseConnection } from '#db/database.ts'
import { fillDatabase } from '#db/fill.ts'
import { isMigrated, migrateToLatest } from '#db/migrate.ts'
import { OperatorError } from '#db/operator-error.ts'
import { countAdmins } from '#db/queries/admins.ts'
import { findTotals } from '#db/queries/results.ts'
import { seedTopics } from '#db/seed.ts'
import { newEmailProblem, passwordProblem } from '#schema/validation.ts'

const SIZES = { users: 100_000, debates: 1_000_000, topics: 2_000 }

/** The parsed command line; null when a word or an option is unknown. */
const readArguments = () => {
  const size = { type: 'string' } as const
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { users: size, debates: size, topics: size },
    })
    const [name = '', ...words] = positionals
    const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
    if (command === undefined || words.length !== (command.takes ?? []).length) return null
    return { command, asked: { sizes: values, words } }
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    console.error(error.message)
    return null
  }
}

type Asked = { sizes: Sizes; words: readonly string[] }
type Sizes = { [Name in keyof typeof SIZES]?: string }

const sizeOf = (name: keyof typeof SIZES, { [name]: given }: Sizes): number => {
  const value = given === undefined ? SIZES[name] : Number(given)
  if (!Number.isInteger(value) || value < 1)
    throw new OperatorError(`--${name} must be a whole number from 1`)
  return value
}

const setAdmin = async ({ unlimited: db }: DatabaseConnection, email: string): Promise<string> => {
  const given = process.env.ADMIN_PASSWORD || null
  if (newEmailProblem(email)) throw new OperatorError(`${email} is no email address.`)
  if (given !== null && passwordProblem(given))
    throw new OperatorError('ADMIN_PASSWORD must be a password of 6 to 128 characters.')
  await migrateToLatest(db)
  const deps = { db, newId: randomUUID, now: () => new Date() }
  const { made, password } = await setAdminPassword(deps, email, given)
  const what = made ? 'is an administrator now' : 'has a new password, and is logged out everywhere'
  return given === null ? `${email} ${what}. The password: ${password}` : `${email} ${what}.`
}

type Command = {
  does: string
  /** Names of the words that come after the command. */
  takes?: readonly string[]
  run(connection: DatabaseConnection, asked: Asked): Promise<string>
}

const COMMANDS: Record<string, Command> = {
  admin: {
    takes: ['EMAIL'],
    does: 'makes an administrator or sets a new password (of ADMIN_PASSWORD, else a random one)',
    run: (connection, { words: [email = ''] }) => setAdmin(connection, email),
  },
  migrate: {
    does: 'brings the tables up to date',
    run: async ({ unlimited: db }) => {
      const applied = await migrateToLatest(db)
      return applied.length > 0 ? `Applied ${applied.join(', ')}.` : 'Nothing to apply.'
    },
  },
  seed: {
    does: 'adds the curated motions that are missing',
    run: async ({ unlimited: db }) => `Added ${await seedTopics(db, new Date())} motions.`,
  },
  fill: {
    does: 'fills an empty database for measuring: --users 100000 --debates 1000000 --topics 2000',
    run: async ({ unlimited: db }, { sizes }) => {
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
      const name = backend === 'postgres' ? 'PostgreSQL' : 'Embedded database'
      if (!(await isMigrated(db))) return `${name}: migrations wait; run npm run db -- migrate.`
      const { users, debates, topics } = await findTotals(db)
      const admins = await countAdmins(db)
      const content = `${users} users, ${debates} debates, ${topics} topics, ${admins} administrators`
      return `${name}: up to date, ${content}.`
    },
  },
}

const usage = () =>
  [
    'Usage: npm run db -- COMMAND',
    ...Object.entries(COMMANDS).map(
      ([name, { takes = [], does }]) => `  ${[name, ...takes].join(' ').padEnd(12)} ${does}`,
    ),
  ].join('\n')

const asked = readArguments()
if (asked === null) {
  console.error(usage())
  process.exit(2)
}
try {
  readEnvironmentFile(join(import.meta.dirname, '..'))
  // The administrator's variables are this command's own here, and are checked where they are used.
  const { ADMIN_EMAIL: _, ADMIN_PASSWORD: __, ...env } = process.env
  const { database } = readConfig(env)
  const connection = await connect(database, error => console.error(error.message), {
    onWait: place => console.error(`PostgreSQL does not answer at ${place} yet. Trying again …`),
  })
  try {
    console.log(await asked.command.run(connection, asked.asked))
  } finally {
    await connection.close()
  }
} catch (error) {
  console.error(sayFault(error))
  process.exitCode = 1
}
