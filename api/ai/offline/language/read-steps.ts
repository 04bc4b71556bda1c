import type { Language } from '#schema/constants.ts'

/** A premise and what is drawn from it, both in the user's words. */
export type Step = { premise: string; conclusion: string }

/** Where a sentence draws one thing from another; the groups are named. */
const JOINTS: Record<Language, readonly RegExp[]> = {
  en: [
    /^(?:because|since) (?<premise>[^,;]+), (?<conclusion>[^;]+)$/i,
    /^if (?<premise>[^,;]+), (?:then )?(?<conclusion>[^;]+)$/i,
    /^(?<premise>[^;]+?)(?:, (?:so|and so|which means|and (?:that|this) means)(?: that)? (?!that\b|much\b|many\b|far\b|long\b)|[,;]? (?:and )?(?:therefore|hence|(?:that|this|which) is why),? )(?<conclusion>[^;]+)$/i,
    /^(?<conclusion>[^;]+?),? because (?<premise>[^;]+)$/i,
  ],
  zh: [
    /^(?:因为|由于)(?<premise>[^，；]+)，(?:所以|因此|因而|于是|就)?(?<conclusion>[^；]+)$/u,
    /^(?:如果|要是|只要|若是)(?<premise>[^，；]+)，(?:那么|那)?就?(?<conclusion>[^；]+)$/u,
    /^(?<premise>[^；]+?)，(?:所以|因此|因而|于是|这样一来，?)(?<conclusion>[^；]+)$/u,
    /^(?<conclusion>[^；]+?)，(?:因为|毕竟)(?<premise>[^；]+)$/u,
  ],
}

/** Too short says nothing when it is said back, too long drowns the answer: in words, in Chinese in characters. */
const LENGTHS: Record<Language, readonly [number, number]> = { en: [3, 14], zh: [4, 20] }
const HANGING = /^(?:of|to|by|not|even|only|and|or|but|that)\b/i
const OPEN_END = /\b(?:and|or|but|of|to|by|with|the|an?|not|even|only|just|merely|simply|partly)$/i

const isWhole = (part: string, language: Language): boolean => {
  const length = language === 'zh' ? [...part].length : part.split(/\s+/).length
  const [least, most] = LENGTHS[language]
  return length >= least && length <= most && !HANGING.test(part) && !OPEN_END.test(part)
}

/** The step of a sentence that has been freed of its lead-in; null where it takes none, or one too long to say back. */
export const stepIn = (sentence: string, language: Language): Step | null => {
  for (const joint of JOINTS[language]) {
    const { premise = '', conclusion = '' } = joint.exec(sentence)?.groups ?? {}
    const step = { premise: premise.trim(), conclusion: conclusion.trim() }
    if (isWhole(step.premise, language) && isWhole(step.conclusion, language)) return step
  }
  return null
}
