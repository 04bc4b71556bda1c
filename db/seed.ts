import { createHash } from 'node:crypto'
import { listMotions } from '#schema/motions/list-motions.ts'
import type { Db } from './database.ts'
import { findMotionKeys, insertMissingTopics } from './queries/topics.ts'

/** The same motion has the same id on every installation, so that links and exports can be compared. */
const topicIdOf = (key: string) => {
  const hex = createHash('sha256').update(`motion:${key}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/**
 * Adds the curated motions that are missing; returns how many. Their popularity comes from real
 * debates only.
 */
export const seedTopics = async (db: Db, now: Date): Promise<number> => {
  const known = await findMotionKeys(db)
  const missing = new Set([...listMotions().keys()].filter(key => !known.has(key)))
  if (missing.size === 0) return 0
  // Most starts find nothing missing: they need no parser.
  const { readHeads } = await import('#schema/motions/read-heads.ts')
  const added = await insertMissingTopics(
    db,
    readHeads(missing).map(({ key, wording, recommended }) => ({
      topic_id: topicIdOf(key),
      motion_key: key,
      topic_text_en: wording.en,
      topic_text_zh: wording.zh,
      language: 'en' as const,
      is_recommended: recommended,
      status: 'approved' as const,
      created_by: null,
      created_at: now,
    })),
  )
  return added.length
}
