import { useCallback } from 'react'
import { useParams } from 'react-router-dom'
import type { SharedDebate } from '#schema/entities.ts'
import { formatDate } from '../../lib/format.ts'
import { useSharingText } from '../../lib/i18n/use-sharing-text.ts'
import { useLanguage, useText } from '../../lib/i18n/use-text.ts'
import { RestError, rest } from '../../lib/rest.ts'
import { topicText } from '../../lib/topic-text.ts'
import { useLoaded } from '../../lib/use-loaded.ts'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { History } from '../../ui/dialogue/history.tsx'
import { InlineError } from '../../ui/inline-error.tsx'
import { MotionText } from '../../ui/motion-text.tsx'
import { StanceMark } from '../../ui/stance-mark.tsx'
import styles from './shared-page.module.css'
import { SharedScore } from './shared-score.tsx'
import { SharedSkeleton } from './shared-skeleton.tsx'
import { TakeOtherSide } from './take-other-side.tsx'

/** /shared/{token}: a debate that its owner shares, for anybody to read. */
export const SharedPage = () => {
  const { token = '' } = useParams()
  const text = useText()
  const language = useLanguage()
  const { state, retry } = useLoaded(
    useCallback((options: { signal: AbortSignal }) => rest.getShared(token, options), [token]),
  )
  const { page: words } = useSharingText()
  if (state.kind === 'failed') return <Failed error={state.error} onRetry={retry} />
  const motion = state.kind === 'ready' ? topicText(language, state.data.topic) : null
  return (
    <div className={styles.page}>
      <title>{text.common.pageTitle(motion ? `${words.title}: ${motion}` : words.title)}</title>
      {state.kind === 'ready' ? <Shared shared={state.data} /> : <SharedSkeleton />}
    </div>
  )
}

const Shared = ({ shared }: { shared: SharedDebate }) => {
  const text = useText()
  const language = useLanguage()
  const { page: words } = useSharingText()
  const { debate, topic } = shared
  const name = shared.debater ?? words.guest
  const other = debate.user_stance === 'for' ? 'against' : 'for'
  return (
    <>
      <header className={styles.head}>
        <p className={styles.kicker}>
          {words.title} · {formatDate(debate.start_time, language)}
          {debate.is_continuation && ` · ${text.common.continuation}`}
        </p>
        <MotionText text={topicText(language, topic)} size="large" as="h1" />
        <ul className={styles.sides}>
          <li>
            <StanceMark
              stance={debate.user_stance}
              label={words.argued[debate.user_stance](name)}
            />
          </li>
          <li>
            <StanceMark stance={other} label={words.argued[other](words.opponent)} />
          </li>
        </ul>
        <div className={styles.actions}>
          <TakeOtherSide shared={shared} />
          <ButtonLink kind="text" to={paths.home}>
            {words.invite}
          </ButtonLink>
        </div>
      </header>
      <SharedScore shared={shared} />
      <div className={styles.words}>
        <History debate={debate} turns={shared.turns} person={{ username: name }} debater={name} />
      </div>
    </>
  )
}

const Failed = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => {
  const text = useText()
  const { page: words } = useSharingText()
  const isGone = error instanceof RestError && error.status === 404
  return (
    <div className={styles.gone}>
      <title>{text.common.pageTitle(words.title)}</title>
      <h1>{isGone ? words.gone : words.title}</h1>
      {isGone ? <p>{words.goneText}</p> : <InlineError message={words.failed} onRetry={onRetry} />}
      <ButtonLink kind="primary" to={paths.home}>
        {words.invite}
      </ButtonLink>
    </div>
  )
}
