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
/** The section of words that are one: "phone = smartphone". */
const SAME = 'same words'

/**
 * How else people ask what the prepared motions ask, by the motion's key, the words that make no
 * difference, and those that are one (data/<language>/asked.txt).
 */
const readAsked = (language: Language) => {
  const sections = readSections(language, 'asked')
  const textsIn = (section: string) =>
    sections.filter(({ name }) => name === section).flatMap(found => textsOf(found))
  const asked = sections.filter(({ name }) => name !== FREE && name !== SAME)
  return {
    free: textsIn(FREE),
    same: textsIn(SAME).map(line => line.split(' = ')),
    asked: new Map(asked.map(section => [section.name, textsOf(section)])),
  }
}

/** Finds any of these words; in English as whole words, the longest first. */
const anyOf = (words: readonly string[], language: Language): RegExp => {
  const longestFirst = words.toSorted((a, b) => b.length - a.length).join('|')
  if (words.length === 0) return /(?!)/g
  return new RegExp(language === 'zh' ? longestFirst : `(?<![^ ])(?:${longestFirst})(?![^ ])`, 'g')
}

const inOrder = (text: string) => text.split(' ').filter(Boolean)

/** Reads what tells a motion from others: its words in their order, but for the free ones. */
const tellingIn = (language: Language, free: readonly string[], same: readonly string[][]) => {
  const ofNoMatter = anyOf(free, language)
  const stems = (text: string) =>
    inOrder(normalise(text).replace(ofNoMatter, language === 'zh' ? '' : ' '))
      .map(stemOf)
      .join(' ')
  const first = new Map(
    same.flatMap(([one = '', ...others]) => others.map(other => [stems(other), stems(one)])),
  )
  const others = anyOf([...first.keys()], language)
  return (motion: string) => stems(motion).replace(others, found => first.get(found) ?? found)
}

/** All that is asked of the prepared motions, with the motion's key and what tells it. */
export const listAsked = (language: Language) => {
  const { free, same, asked } = readAsked(language)
  const tellingOf = tellingIn(language, free, same)
  const own = loadHeads().map(({ key, wording }) => [key, [wording[language]]] as const)
  const all = [...asked, ...own].flatMap(([key, wordings]) =>
    wordings.map(wording => ({ key, wording, telling: tellingOf(wording) })),
  )
  return { all, tellingOf }
}

const knownIn = onceALanguage(language => {
  const { all, tellingOf } = listAsked(language)
  const keys = new Map(all.map(({ key, telling: told }) => [told, key]))
  return onceAText(motion => keys.get(tellingOf(motionToRead(motion, language))) ?? null)
})

/** The key of the prepared motion that is asked, in its own words or in others; else null. */
export const motionKeyOf = (motion: string, language: Language): string | null =>
  knownIn(language)(motion)

const wordedIn = onceALanguage(language => {
  const keys = new Map(loadHeads().map(({ key, wording }) => [normalise(wording[language]), key]))
  return onceAText(motion => keys.get(normalise(motion)) ?? null)
})

/** The key of the prepared motion that has these very words; else null. */
export const motionKeyByWording = (motion: string, language: Language): string | null =>
  wordedIn(language)(motion)

/** A self-written motion that asks what a prepared one asks, without a brief, is debated as that. */
export const asPrepared = (debate: DebateSoFar): DebateSoFar => {
  if (debate.motionKey !== null || debate.brief) return debate
  return { ...debate, motionKey: motionKeyOf(debate.motion, debate.language) }
}
