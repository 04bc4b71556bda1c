/** A cell that begins like this would run as a formula in a spreadsheet. */
const FORMULA = /^[=+\-@\t\r]/

const toCell = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  if (typeof value !== 'string') return String(value)
  const text = FORMULA.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** One line of RFC 4180; a leading apostrophe keeps formulas from running. */
export const toCsvLine = (values: readonly unknown[]): string =>
  `${values.map(toCell).join(',')}\r\n`
