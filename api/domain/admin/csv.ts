/**
 * Signs with which a formula begins, also as full-width and small forms, which spreadsheets read as
 * the same; before them whatever cannot be seen. A cell begins at the start of the text, and where
 * a spreadsheet of another language separates cells by semicolons, tabs or lines, after each of them.
 */
const BEGINS = String.raw`(^|[;\t\r\n])`
const UNSEEN = String.raw`((?:\p{Cc}|\p{Cf}|\p{Z}|")*)`
const FORMULA = new RegExp(`${BEGINS}${UNSEEN}([=+\\-@＝＋－＠﹦﹢﹣﹫])`, 'gu')

/** A control character at the start may hide what comes after it. */
const HIDDEN = /^[\t\r]/

/** An apostrophe makes a spreadsheet take a cell for text. */
export const disarm = (text: string): string =>
  (HIDDEN.test(text) ? `'${text}` : text).replace(FORMULA, "$1'$2$3")

const toCell = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  if (typeof value !== 'string') return String(value)
  return `"${disarm(value).replaceAll('"', '""')}"`
}

/** One line of RFC 4180, every text in quotes; no cell runs as a formula. */
export const toCsvLine = (values: readonly unknown[]): string =>
  `${values.map(toCell).join(',')}\r\n`

/** The line of names, which are ours. */
export const toCsvHead = (names: readonly string[]): string => `${names.join(',')}\r\n`
