/** What waits, by caller: callers take turns, so that one with a thousand delays only itself. */
type RoundRobin<Item> = {
  /** How much waits in all, and of one caller. */
  size(): number
  sizeOf(caller: string): number
  add(caller: string, item: Item): void
  /** The oldest item of the caller whose turn it is. */
  next(): Item | undefined
}

export const createRoundRobin = <Item>(): RoundRobin<Item> => {
  const waiting = new Map<string, Item[]>()
  let size = 0
  return {
    size: () => size,
    sizeOf: caller => waiting.get(caller)?.length ?? 0,
    add: (caller, item) => {
      const items = waiting.get(caller)
      if (items) items.push(item)
      else waiting.set(caller, [item])
      size += 1
    },
    next: () => {
      const [first] = waiting
      if (!first) return undefined
      const [caller, items] = first
      const item = items.shift()
      // Put last: everybody else comes first.
      waiting.delete(caller)
      if (items.length > 0) waiting.set(caller, items)
      size -= 1
      return item
    },
  }
}
