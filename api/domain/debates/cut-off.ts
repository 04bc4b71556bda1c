const BROKEN_WORD = /[^\s\p{Script=Han}\p{P}]+$/u
const BORDER = /^[\s\p{Script=Han}\p{P}]/u

/**
 * The first `length` characters of what was said, as somebody has it who heard no more: without
 * the word that broke off, and with a mark that it goes on. Empty when no word was whole.
 */
export const cutOff = (text: string, length = text.length): string => {
  const heard = text.slice(0, length)
  const isWhole = BORDER.test(text.slice(length))
  const words = (isWhole ? heard : heard.replace(BROKEN_WORD, '')).trimEnd()
  return words === '' ? '' : `${words} …`
}
