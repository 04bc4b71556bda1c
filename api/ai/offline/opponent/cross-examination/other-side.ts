import type { Language } from '#schema/constants.ts'
import { splitSentences } from '../../language/sentences.ts'
import { answerCuesIn } from './answer-cues.ts'

/** Comes back to one's own side. */
const TURNS: Record<Language, RegExp> = {
  en: /\b(?:but|however|still|yet|though|anyway)\b/i,
  zh: /但|可是|不过|然而|却|反过来/u,
}

/**
 * The sentences of a turn that speak for the other side: what we asked for in our last turn, and
 * what is agreed to, until the user turns back.
 */
export const otherSideIn = (text: string, lastTurn: string, language: Language): string[] => {
  const cues = answerCuesIn(language)
  const sentences = splitSentences(text)
  const turnFrom = (from: number) =>
    sentences.findIndex((sentence, at) => at >= from && TURNS[language].test(sentence))
  /** From one sentence up to where the user turns; only that one where it is never turned. */
  const until = (from: number) => {
    const turned = turnFrom(from)
    return sentences.slice(from, turned < 0 ? from + 1 : turned)
  }
  const asked = cues['other side asked'].test(lastTurn) ? until(0) : []
  const agreed = sentences.findIndex(sentence => cues['agrees to that'].test(sentence))
  return agreed < 0 ? asked : [...asked, ...until(agreed)]
}
