import { totalmem } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { PGlite } from '@electric-sql/pglite'
import { dataDir as emptyDatabase } from '@electric-sql/pglite-prepopulatedfs'
import { checkDataFolder, layEmptyDatabase } from './data-folder.ts'
import { lockDataDir } from './embedded-lock.ts'

/** V8's optimising compiler takes half a gigabyte for the database's largest functions. */
const OPTIMISE_FROM_BYTES = 2 * 1024 ** 3
const BASELINE_COMPILER_ONLY = ['--liftoff-only', '--no-wasm-tier-up', '--no-wasm-dynamic-tiering']

/** What this process may use: a container's limit where there is one. */
const memory = () => {
  const limit = process.constrainedMemory()
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem()
}

export type Embedded = { pglite: PGlite; close(): Promise<void> }

const create = async (place: string, options: { loadDataDir?: Blob } = {}): Promise<PGlite> => {
  if (memory() < OPTIMISE_FROM_BYTES) BASELINE_COMPILER_ONLY.forEach(setFlagsFromString)
  return PGlite.create(place, options)
}

/** An empty database that lives as long as this process: for tests. */
export const openInMemory = async (): Promise<Embedded> => {
  const pglite = await create('memory://', { loadDataDir: await emptyDatabase() })
  return { pglite, close: () => pglite.close() }
}

/**
 * The database in `dataDir`/db, made where there is none, held for this process alone. Throws an OperatorError or the
 * system's own error when the folder cannot be used.
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
