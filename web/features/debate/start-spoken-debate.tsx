import { useEffect, useLayoutEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { useLanguage } from '../../lib/i18n/use-text.ts'
import type { DebateSetup } from '../../lib/storage.ts'
import { paths } from '../../paths.ts'
import { DebateWaiting } from '../../ui/dialogue/debate-waiting.tsx'
import { startOnce } from './start-once.ts'
import { usePageEvents } from './use-page-events.ts'

/** Starts the spoken debate of a setup and goes to its own address. */
export const StartSpokenDebate = ({ setup }: { setup: DebateSetup }) => {
  const language = useLanguage()
  const navigate = useNavigate()
  const onEvent = usePageEvents({})
  const latest = useRef(onEvent)
  useLayoutEffect(() => {
    latest.current = onEvent
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a setup is started once
  useEffect(() => {
    let isShown = true
    startOnce(setup, language).then(
      ({ debate_id }) => isShown && navigate(paths.debateByVoice(debate_id), { replace: true }),
      error => isShown && latest.current({ kind: 'start-failed', error, setup }),
    )
    return () => {
      isShown = false
    }
  }, [setup])
  return <DebateWaiting setup={setup} />
}
