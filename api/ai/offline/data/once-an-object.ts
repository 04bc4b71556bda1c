/** Makes what depends on an object when the object is first met, and keeps it as long as the object. */
export const onceAnObject = <K extends object, T>(make: (key: K) => T): ((key: K) => T) => {
  const made = new WeakMap<K, { value: T }>()
  return key => {
    const known = made.get(key)
    if (known) return known.value
    const value = make(key)
    made.set(key, { value })
    return value
  }
}
