import { createHash } from 'node:crypto'
import { DomainError } from '#api/domain/domain-error.ts'

/** Queries, and their characters together; the least asked for make room. */
const MOST = { queries: 1_000, characters: 5_000_000 }

const hashOf = (query: string): string => createHash('sha256').update(query).digest('hex')

/**
 * Queries that clients name by their SHA-256 from the second time on (Apollo's automatic persisted
 * queries). In this process alone: where a query is not known its client sends it again.
 */
export const createPersistedQueries = (most = MOST) => {
  const kept = new Map<string, string>()
  let characters = 0
  const drop = (hash: string) => {
    characters -= kept.get(hash)?.length ?? 0
    kept.delete(hash)
  }
  return {
    find: (hash: string): string => {
      const query = kept.get(hash)
      if (query === undefined) throw new DomainError('PERSISTED_QUERY_NOT_FOUND')
      // Put last, so that the first ones are those not asked for longest.
      kept.delete(hash)
      kept.set(hash, query)
      return query
    },
    /** PERSISTED_QUERY_MISMATCH */
    keep: (hash: string, query: string): void => {
      if (kept.get(hash) === query) return
      if (hashOf(query) !== hash) throw new DomainError('PERSISTED_QUERY_MISMATCH')
      drop(hash)
      kept.set(hash, query)
      characters += query.length
      for (const oldest of kept.keys()) {
        if (kept.size <= most.queries && characters <= most.characters) return
        drop(oldest)
      }
    },
  }
}
