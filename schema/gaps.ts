import type { Language } from './constants.ts'

/** What introduces a frame where nothing else does, as in the feedback's text. */
export const FRAME_LABELS: Record<Language, string> = {
  en: 'A frame to fill in: ',
  zh: '框架，请补完：',
}

/** A rewrite without those words, for where a heading says the same. */
export const withoutLabel = (rewrite: string): string => {
  const label = Object.values(FRAME_LABELS).find(words => rewrite.startsWith(words)) ?? ''
  return rewrite.slice(label.length)
}

/** By brackets: a gap of one kind may stand in one of the other. */
const GAPS = [/\[[^\][\n]{2,}\]/gu, /【[^【】\n]{2,}】/gu]
const GAP = new RegExp(GAPS.map(({ source }) => source).join('|'), 'gu')

const matchesOf = (pattern: RegExp, text: string): string[] => text.match(pattern) ?? []

/** The gaps of a frame, in brackets, that are for the user to fill. */
const gapsIn = (text: string): string[] => matchesOf(GAP, text)

/** Whether a text is a frame: it has gaps in brackets. */
export const hasGaps = (text: string): boolean => gapsIn(text).length > 0

/** Whether a text has gaps that an earlier one does not have. */
export const hasNewGaps = (text: string, before: string): boolean => {
  const known = new Set(GAPS.flatMap(pattern => matchesOf(pattern, before)))
  return gapsIn(text).some(gap => !known.has(gap))
}
