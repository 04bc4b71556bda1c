import { useCallback, useId } from 'react'
import { Link } from 'react-router-dom'
import { LIMITS } from '#schema/constants.ts'
import type { UserProfile } from '#schema/entities.ts'
import { formatScore } from '../../lib/format.ts'
import { useLanguage, useText } from '../../lib/i18n/use-text.ts'
import { rest } from '../../lib/rest.ts'
import { topicText } from '../../lib/topic-text.ts'
import { useLoaded } from '../../lib/use-loaded.ts'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { MotionText } from '../../ui/motion-text.tsx'
import styles from './profile-page.module.css'

/** Which of the own debates go on; none while that is not known. */
const useUnfinished = (): ReadonlySet<string> => {
  const { state } = useLoaded(
    useCallback(
      (options: { signal: AbortSignal }) =>
        rest.listDebates({ limit: LIMITS.listPageMax }, options),
      [],
    ),
  )
  const rows = state.kind === 'ready' ? state.data.data : []
  return new Set(
    rows.filter(({ status }) => status === 'in_progress').map(({ debate_id }) => debate_id),
  )
}

/** The own debates, each leading to its results, and an unfinished one to where it stood. */
export const PastDebates = ({ debates }: { debates: UserProfile['recentDebates'] }) => {
  const { account, debate: debateText } = useText()
  const words = account.profile
  const unfinished = useUnfinished()
  const language = useLanguage()
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className={styles.past}>
      <h2 id={titleId} className={styles.title}>
        {words.pastDebates}
      </h2>
      {debates.length === 0 ? (
        <div className={styles.empty}>
          <p>{words.empty}</p>
          <ButtonLink kind="primary" to={paths.home}>
            {words.firstDebate}
          </ButtonLink>
        </div>
      ) : (
        <ul className={styles.list}>
          {debates.map(debate => (
            <li key={debate.debate_id} className={styles.row}>
              <Link to={paths.results(debate.debate_id)} className={styles.debate}>
                <MotionText
                  as="span"
                  size="small"
                  text={topicText(language, debate) || words.topicFallback(debate.topic_id)}
                />
                <span className={styles.score}>
                  {words.score(
                    debate.overall_score === null ? '-' : formatScore(debate.overall_score),
                  )}
                </span>
              </Link>
              {unfinished.has(debate.debate_id) && (
                <ButtonLink kind="text" to={paths.ongoingDebate(debate.debate_id)}>
                  {debateText.transcript.goOn}
                </ButtonLink>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
