import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statfsSync,
  statSync,
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

/** Nobody but its owner may look into the data folder. */
export const DATA_FOLDER_MODE = 0o700
const OTHERS = 0o007
const GROUP_AND_OTHERS = 0o077
const STICKY = 0o1000

/**
 * Closes a folder to everybody else. One of somebody else, such as a mounted volume, may keep what
 * its group may do; a folder for all users, such as /tmp, is no place for data.
 */
const closeToOthers = (dataDir: string) => {
  const user = process.getuid?.()
  const { mode, uid } = statSync(dataDir)
  // Windows has other means, and no such modes.
  if (user === undefined || (mode & GROUP_AND_OTHERS) === 0) return
  if ([uid, 0].includes(user) && (mode & STICKY) === 0) chmodSync(dataDir, DATA_FOLDER_MODE)
  else if ((mode & OTHERS) !== 0)
    throw new OperatorError(
      `Every user of this machine could read the data in ${dataDir}. ` +
        `Close it (chmod 700 ${dataDir}), or choose a folder of its own with DATA_DIR.`,
    )
}

/**
 * Throws when the folder cannot be used, so that the error names it and does not come later from
 * within the database.
 */
export const checkDataFolder = (dataDir: string): void => {
  mkdirSync(dataDir, { recursive: true, mode: DATA_FOLDER_MODE })
  accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
  closeToOthers(dataDir)
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
