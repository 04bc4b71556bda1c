import type { Language } from '#schema/constants.ts'
import { onceALanguage } from '../data/once-a-language.ts'
import { onceAText } from '../data/once-a-text.ts'
import { cuesIn, FLAGS } from '../data/read-cues.ts'
import { readSections } from '../data/read-sections.ts'

/** Words that are addressed to the judge or to the machine: data/<language>/instructions.txt. */
export const readInstructions = (language: Language): readonly RegExp[] =>
  cuesIn(readSections(language, 'instructions'), FLAGS[language]).map(({ pattern }) => pattern)

const instructionsIn = onceALanguage(readInstructions)

/** Each sentence of a turn is asked about several times. */
const KEPT = 2000

/** Whether words are addressed to the judge and are not part of the debate. */
export const isInstruction = onceAText(
  text =>
    instructionsIn('en').some(pattern => pattern.test(text)) ||
    instructionsIn('zh').some(pattern => pattern.test(text)),
  KEPT,
)

/** What is left of a sentence and shorter than this is a remainder of the instruction. */
const SHORTEST_REST = { words: 6, characters: 10 }

/**
 * A sentence without the instructions to the judge in it. `rest` is what remains of the debate,
 * empty when the whole sentence is an instruction.
 */
export const withoutInstructions = (sentence: string): { rest: string; found: boolean } => {
  if (!isInstruction(sentence)) return { rest: sentence, found: false }
  const clauses = sentence.split(/(?<=[,;:—–，；：])\s*|\s+(?=(?:and|but|so) )/)
  const kept = clauses.filter(clause => !isInstruction(clause)).join(' ')
  const words = kept.split(/\s+/).filter(word => /\p{L}/u.test(word))
  const isShred = /\p{Script=Han}/u.test(kept)
    ? kept.length < SHORTEST_REST.characters
    : words.length < SHORTEST_REST.words
  // An instruction over several clauses, or its remainders, leaves nothing worth reading.
  return { rest: isShred || isInstruction(kept) ? '' : kept, found: true }
}
