/** The beginning of a text, at most so many characters, with an ellipsis where words are left out. */
export const firstWords = (text: string, most: number): string => {
  const signs = Array.from(text)
  if (signs.length <= most) return text
  const [cut, next = ''] = [signs.slice(0, most).join(''), signs[most] ?? '']
  // Without spaces, as in Chinese, any character may be the last.
  const words = /\s/.test(next) ? cut : cut.replace(/(?<=\s)[^\s\p{Script=Han}]+$/u, '')
  return `${words.trimEnd()}…`
}
