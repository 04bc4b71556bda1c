import { connect } from '#db/database.ts'
import { type FillSize, fillDatabase } from '#db/fill.ts'
import { migrateToLatest } from '#db/migrate.ts'
import { findBinaries, startPostgres } from '../postgres.ts'
import { post } from './client.ts'
import { serveOn } from './serve.ts'

export const LARGE: FillSize = { users: 100_000, debates: 1_000_000, topics: 2_000 }

const ADMIN = { email: 'bench@example.org', password: 'bench-secret' }

/** The server, an administrator's token, and the address of its PostgreSQL. */
export type FilledPlace = { url: string; token: string; database: string }

/** Runs `act` with a server on a temporary PostgreSQL that is filled to `size`. */
export const withFilledServer = async <T>(
  size: FillSize,
  act: (place: FilledPlace) => Promise<T>,
): Promise<T> => {
  const binaries = findBinaries()
  if (!binaries)
    throw new Error('This benchmark needs PostgreSQL 15 or newer: apt-get install postgresql')
  const postgres = await startPostgres(binaries)
  try {
    const startedAt = performance.now()
    const connection = await connect({ kind: 'postgres', url: postgres.url }, error =>
      console.error(error.message),
    )
    await migrateToLatest(connection.unlimited)
    await fillDatabase(connection.unlimited, size)
    // Otherwise pages that the fill has not yet written would be written during the first
    // measurements.
    await connection.executeSql('checkpoint')
    await connection.close()
    console.log(
      `${size.debates} debates filled in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`,
    )
    const server = await serveOn({
      DATABASE_URL: postgres.url,
      JWT_SECRET: 'a secret of the benchmark alone, long enough',
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
    })
    try {
      const { token } = await post<{ token: string }>(`${server.url}/api/admin/auth/login`, ADMIN)
      return await act({ url: server.url, token, database: postgres.url })
    } finally {
      await server.stop()
    }
  } finally {
    await postgres.stop()
  }
}
