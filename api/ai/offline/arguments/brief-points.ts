import type { Brief } from '#schema/brief.ts'
import type { Language, Stance } from '#schema/constants.ts'
import { splitSentences } from '../language/sentences.ts'
import type { Point } from './point.ts'

const END: Record<Language, string> = { en: '.', zh: '。' }

/** A point as it is said: whole sentences that begin with a capital. */
const asSentences = (text: string, language: Language): string => {
  const tidy = text.replace(/\s+/g, ' ').trim()
  const ended = /[.!?。！？]["”’'）)]*$/u.test(tidy) ? tidy : `${tidy}${END[language]}`
  return ended.charAt(0).toUpperCase() + ended.slice(1)
}

/**
 * The points of a brief, in its order. Only what the author wrote is said: the first sentence is the
 * claim, the others its reason; there is nothing more, and no answer to an objection.
 */
export const briefPoints = (
  brief: Brief | null | undefined,
  stance: Stance,
  language: Language,
): Point[] =>
  (brief?.[stance] ?? []).map((text, at) => {
    const [claim = '', ...reasons] = splitSentences(asSentences(text, language))
    return {
      id: `brief/${stance}/${at}`,
      specific: true,
      keywords: [],
      claim,
      mechanism: reasons.join(language === 'zh' ? '' : ' '),
      impact: '',
      example: '',
      heard: [],
      objections: [],
    }
  })
