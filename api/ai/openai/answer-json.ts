/** An answer that is not what was asked for. The message is for the model that gets it back. */
export class UnusableAnswer extends Error {
  override name = 'UnusableAnswer'
}

const LONGEST_TEXT = 1200

export const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
export const items = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
export const words = (value: unknown): string =>
  typeof value === 'string' ? value.trim().slice(0, LONGEST_TEXT) : ''
export const oneOf = <T extends string>(values: readonly T[], value: unknown): T | null =>
  values.find(each => each === value) ?? null

/** The JSON object in an answer, also where a server wraps it in a thought or a code fence. */
export const jsonIn = (answer: string): Record<string, unknown> => {
  const spoken = answer.replace(/^\s*<think>[\s\S]*?<\/think>/, '')
  const body = spoken.slice(spoken.indexOf('{'), spoken.lastIndexOf('}') + 1)
  try {
    return record(JSON.parse(body))
  } catch (error) {
    throw new UnusableAnswer('It is not one JSON object.', { cause: error })
  }
}
