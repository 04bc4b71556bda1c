import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { OperatorError } from './operator-error.ts'

const SQLITE_BUSY = 5

/**
 * Locks DATA_DIR for this process: PGlite has no lock of its own, and two processes would corrupt
 * the database. SQLite's file lock is released by the kernel when the process dies, even by kill
 * -9. Returns the function that releases the lock; throws when another process has it.
 */
export const lockDataDir = (dataDir: string): (() => void) => {
  const file = new DatabaseSync(join(dataDir, 'lock.sqlite'))
  try {
    file.exec('PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE')
  } catch (error) {
    file.close()
    if ((error as { errcode?: number }).errcode !== SQLITE_BUSY) throw error
    throw new OperatorError(
      `Another process already uses the database in ${dataDir}. ` +
        'Stop it, or give this one its own DATA_DIR.',
      { cause: error },
    )
  }
  return () => file.close()
}
