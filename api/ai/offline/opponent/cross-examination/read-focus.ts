import type { Language } from '#schema/constants.ts'
import { answerCuesIn } from './answer-cues.ts'
import type { AskKind } from './ask-kinds.ts'

/** A word of a claim that can be asked about whatever the claim is about. */
type Focus = { kind: AskKind; word: string }

const CUES = [
  ['says only', 'only'],
  ['says how many', 'extent'],
  ['says alike', 'alike'],
  ['says more', 'degree'],
  ['says can', 'likely'],
] as const

/** The words of a claim by which a question is sure to fit it, the most telling first. */
export const focusesOf = (quote: string, language: Language): Focus[] => {
  const cues = answerCuesIn(language)
  return CUES.flatMap(([name, kind]) => {
    const [word] = cues[name].exec(quote) ?? []
    return word === undefined ? [] : [{ kind, word: word.trim().toLowerCase() }]
  })
}
