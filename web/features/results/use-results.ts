import { useEffect, useState } from 'react'
import type { DebateResults } from '#schema/entities.ts'
import { takeResults } from '../../lib/early-results.ts'
import { rest } from '../../lib/rest.ts'

export type ResultsState =
  | { kind: 'loading' }
  | { kind: 'failed'; error: unknown }
  | { kind: 'ready'; results: DebateResults }

const FIRST_LOOK = 2000
const LONGEST_PAUSE = 15_000
/** Each pause is this many times the one before. */
const SLOWER = 1.5

/**
 * A debate's results; while it is being evaluated, it looks again after longer and longer pauses.
 */
export const useResults = (debateId: string): ResultsState => {
  const [state, setState] = useState<ResultsState>({ kind: 'loading' })

  useEffect(() => {
    const abort = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const lookAfter = (pause: number) => {
      timer = setTimeout(() => look(Math.min(pause * SLOWER, LONGEST_PAUSE)), pause)
    }
    const look = async (nextPause: number, isFirst = false) => {
      try {
        const early = isFirst ? takeResults(debateId) : null
        const results = await (early ?? rest.getResults(debateId, { signal: abort.signal }))
        if (abort.signal.aborted) return
        setState({ kind: 'ready', results })
        if (results.status === 'evaluating') lookAfter(nextPause)
      } catch (error) {
        if (abort.signal.aborted) return
        // A poll that failed in between is no reason to leave the page.
        if (isFirst) setState({ kind: 'failed', error })
        else lookAfter(nextPause)
      }
    }
    setState({ kind: 'loading' })
    void look(FIRST_LOOK, true)
    return () => {
      abort.abort()
      clearTimeout(timer)
    }
  }, [debateId])

  return state
}
