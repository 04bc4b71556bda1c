import { createHash } from 'node:crypto'
import type { Db } from './database.ts'
import { insertMissingTopics } from './queries/topics.ts'
import { CULTURE } from './seed/culture.ts'
import { ECONOMY } from './seed/economy.ts'
import { EDUCATION } from './seed/education.ts'
import { ENVIRONMENT } from './seed/environment.ts'
import { HEALTH } from './seed/health.ts'
import type { Motion } from './seed/motion.ts'
import { POLITICS } from './seed/politics.ts'
import { SOCIETY } from './seed/society.ts'
import { TECHNOLOGY } from './seed/technology.ts'

export const MOTIONS: readonly Motion[] = [
  ...EDUCATION,
  ...TECHNOLOGY,
  ...ENVIRONMENT,
  ...ECONOMY,
  ...POLITICS,
  ...HEALTH,
  ...CULTURE,
  ...SOCIETY,
]

/** The same motion has the same id on every installation, so that links and exports can be compared. */
const topicIdOf = (key: string) => {
  const hex = createHash('sha256').update(`motion:${key}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** Adds the curated motions that are missing; answers how many. Popularity comes from real debates alone. */
export const seedTopics = async (db: Db, now: Date): Promise<number> => {
  const added = await insertMissingTopics(
    db,
    MOTIONS.map(motion => ({
      topic_id: topicIdOf(motion.key),
      motion_key: motion.key,
      topic_text_en: motion.en,
      topic_text_zh: motion.zh,
      language: 'en' as const,
      is_recommended: motion.recommended,
      status: 'approved' as const,
      created_by: null,
      created_at: now,
    })),
  )
  return added.length
}
