import { setImmediate as later, setTimeout as pause } from 'node:timers/promises'
import { type Hearers, openNotifications } from '#db/notifications.ts'
import {
  DEBATE_CHANGE_KINDS,
  type DebateChange,
  type DebateEvents,
} from './domain/debate-events.ts'
import type { Log } from './domain/deps.ts'

const CHANNEL = 'debate_changed'
/** At a stop, for what the other servers are still to hear. */
const LAST_NEWS_MS = 1_000

export type SharedEvents = { events: DebateEvents; close(): Promise<void> }

const toText = (change: DebateChange): string =>
  'turnId' in change
    ? `${change.kind} ${change.debateId} ${change.turnId}`
    : `${change.kind} ${change.debateId}`

/** Null where another version of ours tells what this one does not know. */
const readChange = (text: string): DebateChange | null => {
  const [kind, debateId, turnId] = text.split(' ')
  const isOfTurn = kind === 'turn_added' || kind === 'turn_withdrawn'
  if (isOfTurn && debateId && turnId) return { kind, debateId, turnId }
  const known = DEBATE_CHANGE_KINDS.find(each => each === kind)
  return known && debateId ? { kind: known, debateId } : null
}

type Sharing = {
  debateEvents: DebateEvents
  /** What else is heard over the same connection, by channel. */
  hearers: Hearers
  /** The connection was made again: something may have been missed. */
  onBack: () => void
  log: Log
}

/**
 * Lets all servers on one PostgreSQL hear what each publishes. A subscriber here hears of its own
 * server at once, of others as the database tells; what a broken connection loses is only logged.
 */
export const shareEvents = async (
  url: string,
  { debateEvents: events, hearers, onBack, log }: Sharing,
): Promise<SharedEvents> => {
  const telling = new Set<Promise<void>>()
  const notifications = await openNotifications(
    url,
    {
      ...hearers,
      [CHANNEL]: text => {
        const change = readChange(text)
        if (change) events.publish(change)
      },
    },
    {
      onError: error => log.error({ err: error }, 'the connection for news of other servers broke'),
      onBack,
    },
  )
  const tell = (change: DebateChange) => {
    // A reply to the turn that is told of is asked for first.
    const told = later()
      .then(() => notifications.tell(CHANNEL, toText(change)))
      .catch(error => log.warn({ err: error, ...change }, 'other servers did not hear of a debate'))
      .finally(() => telling.delete(told))
    telling.add(told)
  }
  return {
    events: {
      ...events,
      publish: change => {
        events.publish(change)
        tell(change)
      },
    },
    close: async () => {
      await Promise.race([Promise.all(telling), pause(LAST_NEWS_MS, undefined, { ref: false })])
      await notifications.close()
    },
  }
}
