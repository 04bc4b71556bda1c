import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statfsSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { extract } from 'tar'
import { OperatorError } from './operator-error.ts'

const MEGABYTE = 1024 * 1024
/**
 * A new database takes 56 MB; then PostgreSQL adds a segment of 16 MB before it recycles old ones.
 */
const NEEDED_AT_FIRST = 100 * MEGABYTE
const NEEDED = 20 * MEGABYTE

const isNew = (database: string) => !existsSync(database) || readdirSync(database).length === 0

const checkSpace = (dataDir: string, needed: number) => {
  const { bavail, bsize } = statfsSync(dataDir)
  const free = bavail * bsize
  if (free >= needed) return
  throw new OperatorError(
    `The disk is full: ${Math.floor(free / MEGABYTE)} MB are free in ${dataDir}, and ` +
      `${needed / MEGABYTE} MB are needed. Free some space, or choose a folder on another disk with DATA_DIR.`,
  )
}

/**
 * Throws when the folder cannot be used, so that the error names it and does not come later from
 * within the database.
 */
export const checkDataFolder = (dataDir: string): void => {
  mkdirSync(dataDir, { recursive: true })
  accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
  const database = join(dataDir, 'db')
  if (!isNew(database)) {
    accessSync(database, constants.R_OK | constants.W_OK | constants.X_OK)
    accessSync(join(database, 'PG_VERSION'), constants.R_OK | constants.W_OK)
  }
  checkSpace(dataDir, isNew(database) ? NEEDED_AT_FIRST : NEEDED)
}

/**
 * Puts an empty database, prepared with PGlite's own initdb, where there is none: running initdb
 * here would take four seconds and twice the memory. It gets its final name when it is complete.
 */
export const layEmptyDatabase = async (dataDir: string): Promise<void> => {
  const database = join(dataDir, 'db')
  if (!isNew(database)) return
  const unpacked = join(dataDir, 'db.new')
  rmSync(unpacked, { recursive: true, force: true })
  mkdirSync(unpacked)
  const module = fileURLToPath(import.meta.resolve('@electric-sql/pglite-prepopulatedfs'))
  await extract({ file: join(dirname(module), 'prepopulatedfs.tgz'), cwd: unpacked })
  rmSync(database, { recursive: true, force: true })
  renameSync(unpacked, database)
}
