import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import {
  DEFAULT_MIGRATION_TABLE,
  type Migration,
  type MigrationProvider,
  Migrator,
} from 'kysely/migration'
import { OperatorError } from './operator-error.ts'
import type { Tables } from './tables.ts'

const readMigration = async (file: string): Promise<[name: string, Migration]> => [
  basename(file, '.ts'),
  await import(`./migrations/${file}`),
]
const files = globSync('[0-9]*-*.ts', { cwd: join(import.meta.dirname, 'migrations') })
const migrations = Object.fromEntries(await Promise.all(files.map(readMigration)))

/** A released migration is never changed: a change is a new file with the next number. */
const provider: MigrationProvider = { getMigrations: async () => migrations }

/** A database that a newer version has worked on must not be written to by this one. */
const refuseNewer = async (db: Kysely<Tables>): Promise<void> => {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return
  const { rows } = await sql<{ name: string }>`
    select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name
  `.execute(db)
  const newer = rows.find(({ name }) => !(name in migrations))
  if (newer)
    throw new OperatorError(
      `The data was made by a newer version of the product (${newer.name} is not known here). ` +
        'Update this one (git pull), or go back to a backup of the data.',
    )
}

/**
 * Brings the database to the newest tables; returns the names of the migrations it applied. Throws
 * the cause.
 */
export const migrateToLatest = async (db: Kysely<Tables>): Promise<string[]> => {
  await refuseNewer(db)
  const { error, results } = await new Migrator({ db, provider }).migrateToLatest()
  if (error) throw error
  return (results ?? []).map(result => result.migrationName)
}

/** True when every migration has been applied. */
export const isMigrated = async (db: Kysely<Tables>): Promise<boolean> => {
  const migrations = await new Migrator({ db, provider }).getMigrations()
  return migrations.every(migration => migration.executedAt !== undefined)
}
