/** A half-width mark, and the mark that Chinese writes for it. */
const FULL: Readonly<Record<string, string>> = {
  ',': '，',
  '.': '。',
  ':': '：',
  ';': '；',
  '!': '！',
  '?': '？',
}

/** A mark after a Chinese word, or between a figure or a bracket and one; three dots are none. */
const HALF_WIDTH =
  /(?<=\p{Script=Han}["”’」』）)]?)(?:[,:;!?]|\.(?!\.))[ \t]*|(?<=[\p{L}\p{N}%)])[,:;!?][ \t]*(?=\p{Script=Han})/gu

/** A Chinese text with the marks of Chinese: many keyboards type those of English between its words. */
export const inFullWidth = (text: string): string =>
  text.replace(HALF_WIDTH, mark => FULL[mark.trim()] ?? mark)
