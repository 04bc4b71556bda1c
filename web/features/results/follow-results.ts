import type { DebateResults } from '#schema/entities.ts'

type Calls = {
  getResults(): Promise<DebateResults>
  /** Ending an ended debate again waits for its verdict, at the server, for 20 s at most. */
  endDebate(): Promise<unknown>
  /** Rejects when nobody waits any more. */
  pause(): Promise<void>
}

/**
 * A debate's results, and again until its verdict is there. The server waits for the verdict's event
 * (decision 0046); a pause comes only where it was waited for in vain. Throws what the first look
 * throws; one that fails later is no reason to leave the page.
 */
export async function* followResults(
  first: Promise<DebateResults>,
  { getResults, endDebate, pause }: Calls,
): AsyncGenerator<DebateResults, void> {
  let results = await first
  yield results
  while (results.status === 'evaluating') {
    try {
      await endDebate()
      results = await getResults()
    } catch {
      await pause()
      continue
    }
    yield results
    if (results.status === 'evaluating') await pause()
  }
}
