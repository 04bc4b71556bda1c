/** The turns of a debate are read again with every turn of it. */
const KEPT = 200

/**
 * Makes what depends on a text when the text is first met. With more texts than are to be kept it
 * forgets them all.
 */
export const onceAText = <T>(make: (text: string) => T, kept = KEPT): ((text: string) => T) => {
  const made = new Map<string, { value: T }>()
  return text => {
    const known = made.get(text)
    if (known) return known.value
    if (made.size >= kept) made.clear()
    const value = make(text)
    made.set(text, { value })
    return value
  }
}
