import type { ReactNode } from 'react'
import { ANONYMOUS_USER_ID } from '#schema/constants.ts'
import type { DebateResults } from '#schema/entities.ts'
import { say, sayCode } from '#schema/messages/say.ts'
import { nextStepOf } from '#schema/next-step.ts'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { argueAgain } from './argue-again.ts'
import { GoOnButton } from './go-on-button.tsx'
import { GuestBanner } from './guest-banner.tsx'
import styles from './results-page.module.css'
import { useText } from './use-text.ts'

/** A debate without a score: still going on, being evaluated, or ended with too little to judge. */
export const Unfinished = ({ results }: { results: DebateResults }) => (
  <>
    <State results={results} />
    {results.debate.user_id === ANONYMOUS_USER_ID && <GuestBanner />}
  </>
)

const State = ({ results }: { results: DebateResults }) => {
  const { results: text, messages } = useText()
  const { debate_id } = results.debate
  const history = (
    <ButtonLink kind="text" to={paths.transcript(debate_id)}>
      {text.transcript}
    </ButtonLink>
  )
  if (results.status === 'in_progress')
    return (
      <Notice title={text.notCompleted.title} words={text.notCompleted.text}>
        <ButtonLink kind="primary" to={paths.transcript(debate_id)}>
          {text.notCompleted.go}
        </ButtonLink>
      </Notice>
    )
  if (results.status === 'evaluating')
    return (
      <Notice
        title={text.evaluating.title}
        words={text.evaluating.text}
        mark={<Spinner size="2rem" />}
      >
        {history}
      </Notice>
    )
  const { unscored_code, unscored_params, unscored_reason } = results
  const last = results.turns.findLast(({ speaker }) => speaker === 'user')
  const unscored = sayCode(messages, unscored_code, unscored_params, unscored_reason ?? '')
  return (
    <Notice
      title={text.unscored.title}
      words={unscored}
      nextStep={say(messages, nextStepOf(unscored_code, unscored_params))}
    >
      {last && (
        <GoOnButton kind="primary" turnId={last.turn_id} text={last.message_text}>
          {text.unscored.go}
        </GoOnButton>
      )}
      <ButtonLink
        kind={last ? 'quiet' : 'primary'}
        to={paths.debate}
        onClick={() => argueAgain(results)}
      >
        {text.next.again}
      </ButtonLink>
      <ButtonLink to={paths.home}>{text.next.another}</ButtonLink>
      {history}
    </Notice>
  )
}

type NoticeProps = {
  title: string
  words: string
  nextStep?: string
  mark?: ReactNode
  children: ReactNode
}

const Notice = (props: NoticeProps) => (
  <section className={styles.notice} role="status">
    {props.mark}
    <h2 className={styles.noticeTitle}>{props.title}</h2>
    <p className={styles.noticeText}>{props.words}</p>
    {props.nextStep && <p className={styles.noticeText}>{props.nextStep}</p>}
    <div className={styles.actions}>{props.children}</div>
  </section>
)
