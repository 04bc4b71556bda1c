import { useEffect, useState } from 'react'
import type { DebateResults } from '#schema/entities.ts'
import { browserClock, pause } from '../../lib/clock.ts'
import { takeResults } from '../../lib/early-results.ts'
import { rest } from '../../lib/rest.ts'
import { followResults } from './follow-results.ts'

export type ResultsState =
  | { kind: 'loading' }
  | { kind: 'failed'; error: unknown }
  | { kind: 'ready'; results: DebateResults }

const PAUSE_MS = 5_000

/** A debate's results; while it is being evaluated, they wait for its verdict. */
export const useResults = (debateId: string): ResultsState => {
  const [state, setState] = useState<ResultsState>({ kind: 'loading' })

  useEffect(() => {
    const abort = new AbortController()
    const { signal } = abort
    const getResults = () => rest.getResults(debateId, { signal })
    const follow = async () => {
      const all = followResults(takeResults(debateId) ?? getResults(), {
        getResults,
        endDebate: () => rest.endDebate(debateId, { signal }),
        pause: async () => {
          await pause(browserClock, PAUSE_MS)
          signal.throwIfAborted()
        },
      })
      for await (const results of all) {
        if (signal.aborted) return
        setState({ kind: 'ready', results })
      }
    }
    setState({ kind: 'loading' })
    follow().catch(error => {
      if (!signal.aborted) setState({ kind: 'failed', error })
    })
    return () => abort.abort()
  }, [debateId])

  return state
}
