import { type Kysely, sql } from 'kysely'
import { DEFAULT_MIGRATION_TABLE, type MigrationProvider, Migrator } from 'kysely/migration'
import * as firstTables from './migrations/0001-first-tables.ts'
import * as shareLinks from './migrations/0002-share-links.ts'
import * as admin from './migrations/0003-admin.ts'
import * as topicTotal from './migrations/0004-topic-total.ts'
import * as opponent from './migrations/0005-opponent.ts'
import * as adminSearch from './migrations/0006-admin-search.ts'
import * as unscoredCodes from './migrations/0007-unscored-codes.ts'
import * as voice from './migrations/0008-voice.ts'
import * as topicBrief from './migrations/0009-topic-brief.ts'
import * as secondThoughts from './migrations/0010-second-thoughts.ts'
import * as abandonedDebates from './migrations/0011-abandoned-debates.ts'
import * as providerSignIn from './migrations/0012-provider-sign-in.ts'
import * as sessions from './migrations/0013-sessions.ts'
import * as apiKeys from './migrations/0014-api-keys.ts'
import * as changes from './migrations/0015-changes.ts'
import * as externalUsers from './migrations/0016-external-users.ts'
import * as suspensionAndFigures from './migrations/0017-suspension-and-figures.ts'
import * as topicPoints from './migrations/0018-topic-points.ts'
import * as opponentFailures from './migrations/0019-opponent-failures.ts'
import { OperatorError } from './operator-error.ts'
import type { Tables } from './tables.ts'

/** A released migration is never changed: a change is a new file, listed here in order. */
const provider: MigrationProvider = {
  getMigrations: async () => ({
    '0001-first-tables': firstTables,
    '0002-share-links': shareLinks,
    '0003-admin': admin,
    '0004-topic-total': topicTotal,
    '0005-opponent': opponent,
    '0006-admin-search': adminSearch,
    '0007-unscored-codes': unscoredCodes,
    '0008-voice': voice,
    '0009-topic-brief': topicBrief,
    '0010-second-thoughts': secondThoughts,
    '0011-abandoned-debates': abandonedDebates,
    '0012-provider-sign-in': providerSignIn,
    '0013-sessions': sessions,
    '0014-api-keys': apiKeys,
    '0015-changes': changes,
    '0016-external-users': externalUsers,
    '0017-suspension-and-figures': suspensionAndFigures,
    '0018-topic-points': topicPoints,
    '0019-opponent-failures': opponentFailures,
  }),
}

/** A database that a newer version has worked on must not be written to by this one. */
const refuseNewer = async (db: Kysely<Tables>): Promise<void> => {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return
  const { rows } = await sql<{ name: string }>`
    select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name
  `.execute(db)
  const known = Object.keys(await provider.getMigrations())
  const newer = rows.find(({ name }) => !known.includes(name))
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
