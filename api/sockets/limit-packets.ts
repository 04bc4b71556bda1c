import type { Socket, Transport } from 'engine.io'
import { createSocketBudget } from '#api/http/socket-budget.ts'

/**
 * Of one connection: more than its sockets' own limits take (`limit-events.ts`), which say why they
 * close it. What is for no socket yet is counted here alone.
 */
const PER_SECOND = { events: 500, bytes: 1 }
/** A client of the polling transport sends what it has collected while the last request was out. */
const MOST_IN_REQUEST = 1_000
/** What separates the packets of a request (Engine.IO protocol, version 4). */
const SEPARATOR = '\x1e'

/** Engine.IO's own class declares it as protected. */
type PollingTransport = { onData(data: string): void }

/**
 * A connection with too many packets is closed. All of a request are read in one go, so a request
 * with too many is not even read. `now` in milliseconds.
 */
export const limitPackets = (
  connection: Pick<Socket, 'on' | 'close'> & { transport: Pick<Transport, 'name'> },
  now: () => number,
): void => {
  const budget = createSocketBudget(PER_SECOND, now)
  connection.on('packet', () => {
    if (!budget.spend(0)) connection.close(true)
  })
  if (connection.transport.name !== 'polling') return
  const transport = connection.transport as unknown as PollingTransport
  const read = transport.onData.bind(transport)
  transport.onData = data => {
    if (data.split(SEPARATOR, MOST_IN_REQUEST + 1).length > MOST_IN_REQUEST) connection.close(true)
    else read(data)
  }
}
