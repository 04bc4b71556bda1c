import { useId } from 'react'
import { Link } from 'react-router-dom'
import type { DebateRow } from '#schema/entities.ts'
import { formatDate, formatScore } from '../../lib/format.ts'
import { useAccountText } from '../../lib/i18n/use-account-text.ts'
import { useLanguage, useText } from '../../lib/i18n/use-text.ts'
import { topicText } from '../../lib/topic-text.ts'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { MotionText } from '../../ui/motion-text.tsx'
import { StanceMark } from '../../ui/stance-mark.tsx'
import styles from './profile-page.module.css'

/**
 * The own debates, newest first, each leading to its results, and an unfinished one also to where
 * it stood. `counted` are those too that are no longer listed, but no continuations.
 */
export const PastDebates = ({ debates, counted }: { debates: DebateRow[]; counted: number }) => {
  const { common, profile } = useText()
  const account = useAccountText()
  const words = account.profile
  const titleId = useId()
  const total = Math.max(counted, debates.length)
  return (
    <section aria-labelledby={titleId} className={styles.past}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {profile.pastDebates}
        </h2>
        {debates.length > 0 && (
          <ButtonLink kind="primary" to={paths.home}>
            {words.start}
          </ButtonLink>
        )}
      </div>
      {debates.length === 0 ? (
        <div className={styles.empty}>
          <p>{words.empty}</p>
          <ButtonLink kind="primary" to={paths.home}>
            {words.firstDebate}
          </ButtonLink>
        </div>
      ) : (
        <>
          <ul className={styles.list}>
            {debates.map(debate => (
              <PastDebate key={debate.debate_id} debate={debate} />
            ))}
          </ul>
          <p className={styles.count}>
            {total > debates.length ? words.latest(debates.length, total) : common.debates(total)}
          </p>
        </>
      )}
    </section>
  )
}

const PastDebate = ({ debate }: { debate: DebateRow }) => {
  const { common } = useText()
  const account = useAccountText()
  const words = account.profile
  const language = useLanguage()
  const motionId = useId()
  const { debate_id, status, overall_score, start_time, continued_from } = debate
  const state = status === 'scored' ? null : words.states[status]
  return (
    <li className={styles.row}>
      <Link to={paths.results(debate_id)} className={styles.debate}>
        <MotionText
          id={motionId}
          as="span"
          size="small"
          text={topicText(language, debate) || words.topicFallback(debate.topic_id)}
        />
        <span className={styles.meta}>
          <StanceMark stance={debate.user_stance} />
          <span>{words.modes[debate.debate_mode]}</span>
          <time dateTime={start_time}>{formatDate(start_time, language)}</time>
          {continued_from !== null && <span>{common.continuation}</span>}
        </span>
        <span className={styles.outcome}>
          <span className={styles.score}>
            {words.score(overall_score === null ? '-' : formatScore(overall_score))}
          </span>
          {state && <span className={styles.state}>{state}</span>}
        </span>
      </Link>
      {status === 'in_progress' && (
        <ButtonLink
          to={paths.ongoingDebate(debate_id)}
          className={styles.goOn}
          aria-describedby={motionId}
        >
          {words.goOn}
        </ButtonLink>
      )}
    </li>
  )
}
