import { englishVerbs } from './english-verbs.ts'

/** Of one syllable and one vowel: its last letter is doubled. */
const DOUBLING = /^[^aeiou]*[aeiou][^aeiouwxy]$/i

/** The gerund of any English verb: "walking", "stopping". */
export const gerundOf = (verb: string): string =>
  DOUBLING.test(verb) ? `${verb}${verb.at(-1)}ing` : englishVerbs().gerundOf(verb)
