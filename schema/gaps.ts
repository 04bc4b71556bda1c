const GAP = /\[[^\][\n]{2,}\]|【[^【】\n]{2,}】/gu

/** The gaps of a frame, in brackets, that are for the user to fill. */
const gapsIn = (text: string): string[] => text.match(GAP) ?? []

/** Whether a text is a frame: it has gaps in brackets. */
export const hasGaps = (text: string): boolean => gapsIn(text).length > 0

/** Whether a text has gaps that an earlier one does not have. */
export const hasNewGaps = (text: string, before: string): boolean =>
  gapsIn(text).some(gap => !before.includes(gap))
