import type { ReactNode } from 'react'
import type { DebateResults } from '#schema/entities.ts'
import { say, sayCode } from '#schema/messages/say.ts'
import { nextStepOf } from '#schema/next-step.ts'
import { useText } from '../../lib/i18n/use-text.ts'
import { type DebateSetup, writeDebateSetup } from '../../lib/storage.ts'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import styles from './results-page.module.css'

/** The same motion and side once more. A motion without a translation is a self-written one. */
const setupAgain = ({ topic, debate }: DebateResults): DebateSetup => ({
  ...(topic.topic_text_zh === null
    ? { custom_topic: topic.topic_text }
    : { topic_id: topic.topic_id }),
  topic_text: topic.topic_text,
  stance: debate.user_stance,
  mode: debate.debate_mode,
  level: debate.opponent_level,
  style: debate.opponent_style,
})

/** A debate without a score: still going on, being evaluated, or ended with too little to judge. */
export const Unfinished = ({ results }: { results: DebateResults }) => {
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
  const unscored = sayCode(messages, unscored_code, unscored_params, unscored_reason ?? '')
  return (
    <Notice
      title={text.unscored.title}
      words={unscored}
      nextStep={say(messages, nextStepOf(unscored_code, unscored_params))}
    >
      <ButtonLink
        kind="primary"
        to={paths.debate}
        onClick={() => writeDebateSetup(setupAgain(results))}
      >
        {text.unscored.again}
      </ButtonLink>
      <ButtonLink to={paths.home}>{text.unscored.another}</ButtonLink>
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
