/** A record with one value a key. */
export const recordOf = <Key extends string, Value>(
  keys: readonly Key[],
  make: (key: Key) => Value,
): Record<Key, Value> => Object.fromEntries(keys.map(key => [key, make(key)])) as Record<Key, Value>
