import { useCallback } from 'react'
import { useParams } from 'react-router-dom'
import type { SharedDebate } from '#schema/entities.ts'
import { formatScore } from '../../lib/format.ts'
import { useLanguage, useText } from '../../lib/i18n/use-text.ts'
import { RestError, rest } from '../../lib/rest.ts'
import { topicText } from '../../lib/topic-text.ts'
import { useLoaded } from '../../lib/use-loaded.ts'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { DebateFrame } from '../../ui/dialogue/debate-frame.tsx'
import { History, HistorySkeleton } from '../../ui/dialogue/history.tsx'
import { InlineError } from '../../ui/inline-error.tsx'
import styles from './shared-page.module.css'

/** /shared/{token}: a debate that its owner shares, for anybody to read. */
export const SharedPage = () => {
  const { token = '' } = useParams()
  const text = useText()
  const language = useLanguage()
  const { state, retry } = useLoaded(
    useCallback((options: { signal: AbortSignal }) => rest.getShared(token, options), [token]),
  )
  const { page: words } = text.sharing
  if (state.kind === 'failed') return <Failed error={state.error} onRetry={retry} />
  const shared = state.kind === 'ready' ? state.data : null
  const name = shared?.debater ?? words.guest
  return (
    <DebateFrame
      title={words.title}
      kicker={shared ? undefined : words.title}
      back={{ to: paths.home, label: text.debate.home }}
      action={<ButtonLink to={paths.home}>{words.invite}</ButtonLink>}
      motion={shared && topicText(language, shared.topic)}
      stance={shared?.debate.user_stance ?? null}
      {...(shared && { stanceLabel: words.argued[shared.debate.user_stance](name) })}
      notice={shared && <Score shared={shared} />}
    >
      {shared ? (
        <History
          debate={shared.debate}
          turns={shared.turns}
          person={{ username: name }}
          debater={name}
        />
      ) : (
        <HistorySkeleton />
      )}
    </DebateFrame>
  )
}

const Score = ({ shared: { debate, noise } }: { shared: SharedDebate }) => {
  const text = useText()
  if (debate.overall_score === null) return null
  return (
    <p className={styles.score}>
      {text.sharing.page.score}
      <span className={styles.scoreNumber}>{formatScore(debate.overall_score)}</span>
      {noise !== null && text.results.score.noise(formatScore(noise))}
    </p>
  )
}

const Failed = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => {
  const text = useText()
  const { page: words } = text.sharing
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
