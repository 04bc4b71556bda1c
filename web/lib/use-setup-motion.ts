import { useCallback } from 'react'
import { CUSTOM_TOPIC_ID } from '#schema/constants.ts'
import { languageOf } from './format.ts'
import { useLanguage } from './i18n/use-text.ts'
import { rest } from './rest.ts'
import type { DebateSetup } from './storage.ts'
import { topicText } from './topic-text.ts'
import { useLoaded } from './use-loaded.ts'

type Chosen = Pick<DebateSetup, 'topic_id' | 'custom_topic' | 'topic_text'>

/**
 * The motion of a setup in the page's language; null while it is asked for. A setup keeps the words
 * that were shown when it was made, perhaps in the other language; they stay where nothing else
 * comes. One's own motion has no translation.
 */
export const useSetupMotion = (setup: Chosen): string | null => {
  const language = useLanguage()
  const kept = setup.topic_text ?? setup.custom_topic ?? ''
  const topicId = setup.custom_topic || setup.topic_id === CUSTOM_TOPIC_ID ? null : setup.topic_id
  const wanted = kept === '' || languageOf(kept) !== language ? (topicId ?? null) : null
  const load = useCallback(
    async (options: { signal: AbortSignal }) =>
      wanted === null ? null : rest.getTopic(wanted, options),
    [wanted],
  )
  const { state } = useLoaded(load)
  if (wanted !== null && state.kind === 'loading') return null
  return state.kind === 'ready' && state.data ? topicText(language, state.data) : kept
}
