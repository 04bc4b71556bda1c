import type { Language } from '#schema/constants.ts'
import { actCuesIn } from '../language/act-cues.ts'

/**
 * A sentence without what it only says again of the opponent's: "You say …, but …" is what comes
 * after it; empty where nothing does.
 */
export const withoutReport = (sentence: string, language: Language): string => {
  const cues = actCuesIn(language)
  const report = cues['reports ours'].exec(sentence)
  if (!report) return sentence
  const rest = sentence.slice(report[0].length)
  const turn = cues['turns from report'].exec(rest)
  if (!turn) return ''
  // A question asks about the whole.
  const own = rest.slice(turn.index + turn[0].length).trim()
  return own === '' ? sentence : own
}
