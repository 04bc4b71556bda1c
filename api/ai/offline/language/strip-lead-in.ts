import type { Language } from '#schema/constants.ts'
import { readingCuesIn } from './reading-cues.ts'

/** Lead-ins follow each other: "Well, first of all, I think that …". */
const MOST_LEAD_INS = 4
/** Less than this is no claim, so what looked like a lead-in was all there is. */
const SHORTEST = 4

/** "I believe in hard work" loses its sense without its verb. */
const isTorn = (rest: string, next: string) =>
  /^i\s/i.test(rest) && /^(?:in|of|about)\b/i.test(next)

/** A sentence or clause without "first", "I think that" and their like. */
export const stripLeadIn = (clause: string, language: Language): string => {
  let rest = clause.trim().replace(/^["“'‘(]+/, '')
  for (let round = 0; round < MOST_LEAD_INS; round += 1) {
    const next = rest.replace(readingCuesIn(language)['lead-in'], '')
    if (next === rest || next.length < SHORTEST || isTorn(rest, next)) break
    rest = next
  }
  return rest
}
