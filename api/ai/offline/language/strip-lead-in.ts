import type { Language } from '#schema/constants.ts'
import { readingCuesIn } from './reading-cues.ts'

/** Lead-ins follow each other: "Well, first of all, I think that …". */
const MOST_LEAD_INS = 4
/** Less than this is no claim, so what looked like a lead-in was all there is. */
const SHORTEST = 4

/** A sentence or clause without "first", "I think that" and their like. */
export const stripLeadIn = (clause: string, language: Language): string => {
  let rest = clause.trim().replace(/^["“'‘(]+/, '')
  for (let round = 0; round < MOST_LEAD_INS; round += 1) {
    const next = rest.replace(readingCuesIn(language)['lead-in'], '')
    if (next === rest || next.length < SHORTEST) break
    rest = next
  }
  return rest
}
