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

const GAP = /\[[^\][\n]{2,}\]|【[^【】\n]{2,}】/gu

/** The gaps of a frame, in brackets, that are for the user to fill. */
const gapsIn = (text: string): string[] => text.match(GAP) ?? []

/** Whether a text is a frame: it has gaps in brackets. */
export const hasGaps = (text: string): boolean => gapsIn(text).length > 0

/** Whether a text has gaps that an earlier one does not have. */
export const hasNewGaps = (text: string, before: string): boolean =>
  gapsIn(text).some(gap => !before.includes(gap))
