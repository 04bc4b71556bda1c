/**
 * Loads what is asked for in one round of resolvers together: each key once, in one call of `load`.
 * Nothing is kept: after a mutation the next round reads again. A key without a value is undefined.
 */
export const createBatch = <Value>(
  load: (keys: readonly string[]) => Promise<Map<string, Value>>,
) => {
  let round: { keys: Set<string>; answer: Promise<Map<string, Value>> } | null = null
  const begin = () => {
    const keys = new Set<string>()
    const answer = new Promise(resolve => setImmediate(resolve)).then(() => {
      round = null
      return load([...keys])
    })
    return { keys, answer }
  }
  return async (key: string): Promise<Value | undefined> => {
    round ??= begin()
    round.keys.add(key)
    return (await round.answer).get(key)
  }
}
