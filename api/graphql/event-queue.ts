import { DomainError } from '#api/domain/domain-error.ts'

/** What waits for one subscriber that reads slowly; beyond, its subscription ends. */
const MOST_WAITING = 1_000

type Tell<Event> = (event: Event) => void

/**
 * The events of a publisher one after another, from now on until the reader returns. A generator
 * would not do: it cannot be ended while it waits. Throws NEWS_TOO_MANY once too many wait.
 */
export const listenTo = <Event>(
  subscribe: (tell: Tell<Event>) => () => void,
  most = MOST_WAITING,
): AsyncIterableIterator<Event, undefined> => {
  const waiting: Event[] = []
  let asked: ((result: IteratorResult<Event, undefined>) => void)[] = []
  let state: 'open' | 'overrun' | 'ended' = 'open'
  const stop = subscribe(event => {
    if (state !== 'open') return
    const reader = asked.shift()
    if (reader) return reader({ value: event, done: false })
    if (waiting.push(event) <= most) return
    state = 'overrun'
    waiting.length = 0
  })
  const end = (): IteratorResult<Event, undefined> => {
    stop()
    state = 'ended'
    waiting.length = 0
    const readers = asked
    asked = []
    for (const reader of readers) reader({ value: undefined, done: true })
    return { value: undefined, done: true }
  }
  return {
    next: () => {
      const event = waiting.shift()
      if (event !== undefined) return Promise.resolve({ value: event, done: false })
      if (state === 'ended') return Promise.resolve(end())
      if (state === 'open') return new Promise(resolve => asked.push(resolve))
      end()
      return Promise.reject(new DomainError('NEWS_TOO_MANY', { max: most }))
    },
    return: () => Promise.resolve(end()),
    throw: error => {
      end()
      return Promise.reject(error)
    },
    [Symbol.asyncIterator]() {
      return this
    },
  }
}
