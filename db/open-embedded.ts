import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { PGlite } from '@electric-sql/pglite'
import { dataDir as emptyDatabase } from '@electric-sql/pglite-prepopulatedfs'
import { checkDataFolder, layEmptyDatabase } from './data-folder.ts'
import { lockDataDir } from './embedded-lock.ts'

/**
 * V8's optimising compiler takes half a gigabyte for the database's
 * largest functions and slows the start; without it a turn costs the
 * same and a table page 1.4 times as much (`npm run bench:start`).
 */
const BASELINE_COMPILER_ONLY = ['--liftoff-only', '--no-wasm-tier-up', '--no-wasm-dynamic-tiering']

export type Embedded = { pglite: PGlite; close(): Promise<void> }

const create = async (
  place: string,
  options: { loadDataDir?: Blob; startParams?: string[] } = {},
): Promise<PGlite> => {
  for (const flag of BASELINE_COMPILER_ONLY) setFlagsFromString(flag)
  return PGlite.create(place, options)
}

/** PostgreSQL clears its 128 MB of page cache at each start; files in memory need none. */
const SMALL_PAGE_CACHE = ['-c', 'shared_buffers=16MB']

/**
 * A database that lives as long as this process, for tests: empty, or with the `files` of another.
 */
export const openInMemory = async (files?: Blob): Promise<Embedded> => {
  const pglite = await create('memory://', {
    loadDataDir: files ?? (await emptyDatabase()),
    startParams: [...PGlite.defaultStartParams, ...SMALL_PAGE_CACHE],
  })
  return { pglite, close: () => pglite.close() }
}

/**
 * The database in `dataDir`/db, made where there is none, and locked for this process. Throws an
 * OperatorError or the system's own error when the folder cannot be used.
 */
export const openEmbedded = async (dataDir: string): Promise<Embedded> => {
  checkDataFolder(dataDir)
  const release = lockDataDir(dataDir)
  try {
    await layEmptyDatabase(dataDir)
    const pglite = await create(join(dataDir, 'db'))
    const close = async () => {
      await pglite.close()
      release()
    }
    return { pglite, close }
  } catch (error) {
    release()
    throw error
  }
}
