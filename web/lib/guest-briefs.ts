import type { Brief } from '#schema/brief.ts'
import { readBrief, readItem, writeItem } from './storage.ts'

const KEY = 'debateBrief'

/** Keeps the brief of a debate until the tab is closed: nobody can look up a guest's motion. */
export const rememberBrief = (debateId: string, brief: Brief) =>
  writeItem('session', `${KEY}:${debateId}`, JSON.stringify(brief))

/** The brief with which this tab started a debate; null where it knows of none. */
export const briefOf = (debateId: string): Brief | null => {
  const kept = readItem('session', `${KEY}:${debateId}`)
  if (kept === null) return null
  try {
    return readBrief(JSON.parse(kept))
  } catch {
    // Somebody else wrote there: the debate goes on without a brief.
    return null
  }
}
