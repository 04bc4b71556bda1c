import { once } from '../data/once.ts'
import { isUsable, LONGEST_SIDE } from './is-usable.ts'
import { englishMotionCues } from './motion-cues.ts'
import type { MotionKind } from './motion-kind.ts'

const withoutVerb = (text: string | undefined) => text?.replace(/ (is|are)$/i, '')

const comparison = (
  object: string | undefined,
  other: string | undefined,
  flipped: boolean,
): MotionKind | null =>
  isUsable(object, LONGEST_SIDE) && isUsable(other, LONGEST_SIDE)
    ? { kind: 'comparison', object, other, flipped }
    : null

const value = (object: string | undefined, flipped: boolean): MotionKind | null =>
  isUsable(object) ? { kind: 'value', object, flipped } : null

/** "Trains are better than planes", "we should choose trains over planes". */
export const readEnglishComparison = (text: string): MotionKind | null => {
  const cues = englishMotionCues()
  const found =
    cues['comparison better'].exec(text) ??
    cues['comparison better thing'].exec(text) ??
    cues['comparison versus'].exec(text)
  if (found?.groups)
    return comparison(
      withoutVerb(found.groups.object),
      found.groups.other,
      found.groups.word === 'worse',
    )
  const chosen = cues['comparison choice'].exec(text)?.groups
  return chosen ? comparison(chosen.object, chosen.other, false) : null
}

/** "Is homework a good thing?": the object, a denial, and a good or a bad word. */
const valued = once(() => {
  const { good, bad } = englishMotionCues()
  const degree = '(?:very |really |more |always |mostly )?'
  const word = `(?:(?:${good.source})|(?<bad>${bad.source}))`
  const before = `^(?:is|are)?\\s*(?<object>.+?)(?: is| are)? (?<denial>not )?(?:a |an )?`
  return new RegExp(`${before}${degree}${word}(?: (?:for|to) .+)?$`, 'i')
})

/** "Phones belong in schools", "zoos do more harm than good", "homework is a waste of time". */
export const readEnglishValue = (text: string): MotionKind | null => {
  const cues = englishMotionCues()
  const placed = cues['value place'].exec(text)?.groups
  // Matters of taste have no benefits or harms to argue: they are plain statements.
  if (placed && cues['matter of taste'].test(text)) return { kind: 'fact', flipped: false }
  if (placed) return value(`${placed.object} ${placed.place}`, placed.denial !== undefined)
  const sum = cues['value sum'].exec(text)?.groups
  if (sum) return value(sum.object, sum.word === 'harm')
  const scales = cues['value scales'].exec(text)?.groups
  if (scales) return value(scales.object, !/^(ben|adv)/i.test(scales.word ?? ''))
  const plain = valued().exec(text)?.groups
  if (!plain || !/\b(is|are)\b/i.test(text)) return null
  const isBad = plain.bad !== undefined
  return value(withoutVerb(plain.object), isBad !== (plain.denial !== undefined))
}
