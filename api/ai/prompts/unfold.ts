/**
 * Text whose long lines are folded in the source: a line that begins with two spaces goes on from
 * the line before. What is inserted stays as it is.
 */
export const unfold = (texts: TemplateStringsArray, ...inserted: readonly string[]): string =>
  texts.map((text, at) => text.replaceAll(/\n {2,}/g, ' ') + (inserted[at] ?? '')).join('')
