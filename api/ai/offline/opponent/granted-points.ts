import type { Language } from '#schema/constants.ts'
import type { Point } from '../arguments/point.ts'
import { onceALanguage } from '../data/once-a-language.ts'
import { onceAText } from '../data/once-a-text.ts'
import { actCuesIn } from '../language/act-cues.ts'
import { splitSentences } from '../language/sentences.ts'
import { sideCuesIn } from '../language/side-cues.ts'
import type { OwnPoints } from './own-points.ts'

/** Ends what is granted, at the beginning of a sentence or inside of it. */
const BACK: Record<Language, RegExp> = {
  en: /^(?:but|still|however|yet|nevertheless|even so|though)\b|,? (?:but|however)\b|, so\b/i,
  zh: /但|可是|然而|不过|却|所以|因此/u,
}

/** Concedes something wherever it stands in a sentence. */
const CONCEDES: Record<Language, RegExp> = {
  en: /\bi (?:\w+ )?(?:grant|concede) (?:you|that|it|your|the)\b/i,
  zh: /我(?:方|也)?(?:完全)?(?:承认|认可)(?:您|你|对方)/u,
}

const grantedIn = (text: string, language: Language): string[] => {
  const cues = actCuesIn(language)
  const { agrees } = sideCuesIn(language)
  const sentences = splitSentences(text)
  // Without a "but" that ends it nobody knows how far the granting goes.
  const last = sentences.findLastIndex(sentence => BACK[language].test(sentence))
  let isGranting = false
  return sentences.flatMap((sentence, at) => {
    const back = BACK[language].exec(sentence)
    const said = back === null ? sentence : sentence.slice(0, back.index)
    const grants = [agrees, CONCEDES[language], cues.grants, cues.yields].some(cue =>
      cue.test(said),
    )
    isGranting = grants || (isGranting && at <= last)
    const granted = isGranting && said !== '' ? [said] : []
    if (back !== null) isGranting = false
    return granted
  })
}

/** The turns of a debate are read again at every turn. */
const grantedOnce = onceALanguage(language => onceAText(text => grantedIn(text, language)))

/** The sentences of a turn that grant something: from the granting words to the next "but". */
export const grantedSentences = (text: string, language: Language): readonly string[] =>
  grantedOnce(language)(text)

/** The points that the user has granted in some turn: nobody argues for them any more. */
export const grantedPoints = (
  turns: readonly string[],
  points: readonly Point[],
  { about }: OwnPoints,
  language: Language,
): ReadonlySet<Point> => {
  const granted = turns.flatMap(text => grantedSentences(text, language))
  const parts = granted.flatMap(sentence => [sentence, ...sentence.split(/[,，;；]/u)])
  // A sentence of one clause is its own only part.
  return new Set([...new Set(parts)].flatMap(part => about(part, points) ?? []))
}
