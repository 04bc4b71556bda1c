import { useCallback, useEffect, useState } from 'react'
import { LIMITS, type Theme } from '#schema/constants.ts'
import type { PopularTopic } from '#schema/entities.ts'
import { rest } from '../../lib/rest.ts'
import { useLoaded } from '../../lib/use-loaded.ts'
import { matchTopics } from './match-topics.ts'

/** Which motions are listed; the twenty most popular ones where nothing is asked for. */
export type WantedTopics = { query: string; theme: Theme | null; isAll: boolean }

/** Typing is over after this long, in milliseconds. */
const TYPED_MS = 200

const useTyped = (query: string) => {
  const [typed, setTyped] = useState(query)
  useEffect(() => {
    const timer = setTimeout(() => setTyped(query), TYPED_MS)
    return () => clearTimeout(timer)
  }, [query])
  return typed
}

/**
 * The motions that are wanted, of all that there are. While the server looks, those that are known
 * already are `found`.
 */
export const useTopics = ({ query, theme, isAll }: WantedTopics) => {
  const wanted = query.trim()
  const search = useTyped(wanted)
  const { state, retry } = useLoaded(
    useCallback(
      (options: { signal: AbortSignal }) =>
        search === '' && theme === null && !isAll
          ? rest.listPopularTopics(LIMITS.popularTopics, options)
          : rest.listTopics(
              {
                limit: LIMITS.topicsPage,
                ...(search !== '' && { search }),
                ...(theme !== null && { theme }),
              },
              options,
            ),
      [search, theme, isAll],
    ),
  )
  const [known, setKnown] = useState<readonly PopularTopic[]>([])
  useEffect(() => {
    if (state.kind === 'ready')
      setKnown(before => [
        ...state.data,
        ...before.filter(topic => !state.data.some(each => each.topic_id === topic.topic_id)),
      ])
  }, [state])
  const isAnswered = state.kind === 'ready' && search === wanted
  const meanwhile = wanted === '' ? [] : matchTopics(known, wanted)
  return { state, isAnswered, found: isAnswered ? state.data : meanwhile, retry }
}
