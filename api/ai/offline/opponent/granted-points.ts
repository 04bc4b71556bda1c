import type { Language } from '#schema/constants.ts'
import type { Point } from '../arguments/point.ts'
import { actCuesIn } from '../language/act-cues.ts'
import { splitSentences } from '../language/sentences.ts'
import { sideCuesIn } from '../language/side-cues.ts'
import type { OwnPoints } from './own-points.ts'

/** Ends what is granted, at the beginning of a sentence or inside of it. */
const BACK: Record<Language, RegExp> = {
  en: /^(?:but|still|however|yet|nevertheless|even so|though)\b|,? (?:but|however)\b/i,
  zh: /但|可是|然而|不过|却/u,
}

/** The sentences of a turn that grant something: from the granting words to the next "but". */
export const grantedSentences = (text: string, language: Language): string[] => {
  const cues = actCuesIn(language)
  const { agrees } = sideCuesIn(language)
  let isGranting = false
  return splitSentences(text).flatMap(sentence => {
    const back = BACK[language].exec(sentence)
    const said = back === null ? sentence : sentence.slice(0, back.index)
    isGranting ||= [agrees, cues.grants, cues.yields].some(cue => cue.test(said))
    const granted = isGranting && said !== '' ? [said] : []
    if (back !== null) isGranting = false
    return granted
  })
}

/** The points that the user has granted in some turn: nobody argues for them any more. */
export const grantedPoints = (
  turns: readonly string[],
  points: readonly Point[],
  { about }: OwnPoints,
  language: Language,
): ReadonlySet<Point> =>
  new Set(
    turns
      .flatMap(text => grantedSentences(text, language))
      .flatMap(sentence => about(sentence, points) ?? []),
  )
