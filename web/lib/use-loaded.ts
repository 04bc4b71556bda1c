import { useCallback, useEffect, useState } from 'react'

export type Loaded<Data> =
  | { kind: 'loading' }
  | { kind: 'failed'; error: unknown }
  | { kind: 'ready'; data: Data }

const LOADING = { kind: 'loading' } as const

/**
 * Loads once `load` is given and again when it changes or on `retry`.
 * Pass a function that keeps its identity (one from `rest`, or
 * `useCallback`). A call that the screen no longer waits for is aborted.
 */
export const useLoaded = <Data>(load: (options: { signal: AbortSignal }) => Promise<Data>) => {
  // What another `load` brought is never shown as this one's, not even until the effect has run.
  const [{ state, of }, setLoaded] = useState<{ state: Loaded<Data>; of: typeof load }>({
    state: LOADING,
    of: load,
  })
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads again
  useEffect(() => {
    const abort = new AbortController()
    const setState = (next: Loaded<Data>) => setLoaded({ state: next, of: load })
    setState(LOADING)
    load({ signal: abort.signal }).then(
      data => !abort.signal.aborted && setState({ kind: 'ready', data }),
      error => !abort.signal.aborted && setState({ kind: 'failed', error }),
    )
    return () => abort.abort()
  }, [load, attempt])

  const retry = useCallback(() => setAttempt(count => count + 1), [])
  return { state: of === load ? state : LOADING, retry }
}
