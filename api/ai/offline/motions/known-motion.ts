import type { DebateSoFar } from '#api/ai/opponent.ts'
import type { Language } from '#schema/constants.ts'
import { loadHeads } from '#schema/motions/load-head.ts'
import { onceALanguage } from '../data/once-a-language.ts'
import { onceAText } from '../data/once-a-text.ts'
import { readSections, textsOf } from '../data/read-sections.ts'
import { stemOf } from '../language/stem-of.ts'
import { normalise } from '../language/words.ts'
import { motionToRead } from './bare-motion.ts'

/** The section of the words that a motion may have or not. */
const FREE = 'free words'

/**
 * How else people ask what the prepared motions ask, by the motion's key, and the words that make no
 * difference (data/<language>/asked.txt).
 */
const readAsked = (language: Language) => {
  const sections = readSections(language, 'asked')
  const free = sections.filter(({ name }) => name === FREE).flatMap(section => textsOf(section))
  const asked = sections.filter(({ name }) => name !== FREE)
  return { free, asked: new Map(asked.map(section => [section.name, textsOf(section)])) }
}

/** What tells a motion from others: its words in their order, but for the free ones. */
const telling = (motion: string, language: Language, free: readonly string[]): string => {
  const plain = normalise(motionToRead(motion, language))
  if (language === 'zh') return free.reduce((text, word) => text.replaceAll(word, ''), plain)
  const words = plain.split(' ').filter(word => !free.includes(word))
  return words.map(stemOf).join(' ')
}

/** All that is asked of the prepared motions, with the motion's key and what tells it. */
export const listAsked = (language: Language) => {
  const { free, asked } = readAsked(language)
  const tellingOf = (motion: string) => telling(motion, language, free)
  const own = loadHeads().map(({ key, wording }) => [key, [wording[language]]] as const)
  const all = [...asked, ...own].flatMap(([key, wordings]) =>
    wordings.map(wording => ({ key, wording, telling: tellingOf(wording) })),
  )
  return { all, tellingOf }
}

const knownIn = onceALanguage(language => {
  const { all, tellingOf } = listAsked(language)
  const keys = new Map(all.map(({ key, telling: told }) => [told, key]))
  return onceAText(motion => keys.get(tellingOf(motion)) ?? null)
})

/** The key of the prepared motion that is asked, in its own words or in others; else null. */
export const motionKeyOf = (motion: string, language: Language): string | null =>
  knownIn(language)(motion)

/** A self-written motion that asks what a prepared one asks, without a brief, is debated as that. */
export const asPrepared = (debate: DebateSoFar): DebateSoFar => {
  if (debate.motionKey !== null || debate.brief) return debate
  return { ...debate, motionKey: motionKeyOf(debate.motion, debate.language) }
}
