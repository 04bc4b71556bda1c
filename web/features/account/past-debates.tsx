import { useId } from 'react'
import { Link } from 'react-router-dom'
import type { UserProfile } from '#schema/entities.ts'
import { formatScore } from '../../lib/format.ts'
import { useLanguage, useText } from '../../lib/i18n/use-text.ts'
import { topicText } from '../../lib/topic-text.ts'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { MotionText } from '../../ui/motion-text.tsx'
import styles from './profile-page.module.css'

/** The own debates, each leading to its results. */
export const PastDebates = ({ debates }: { debates: UserProfile['recentDebates'] }) => {
  const words = useText().account.profile
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
            <li key={debate.debate_id}>
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
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
