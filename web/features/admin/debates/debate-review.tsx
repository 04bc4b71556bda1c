import type { DebateDetailFragment as DebateDetail } from '../../../lib/apollo/generated/graphql.ts'
import { languageOf } from '../../../lib/format.ts'
import { useSkillsText } from '../../../lib/i18n/use-skills-text.ts'
import admin from '../admin.module.css'
import { useAdminText } from '../use-admin-text.ts'
import styles from './debate-page.module.css'

type Review = NonNullable<DebateDetail['review']>

const Quote = ({ text }: { text: string }) => (
  <blockquote className={styles.quote} lang={languageOf(text)}>
    {text}
  </blockquote>
)

/** What the judge found, as the debater reads it. */
export const DebateReview = ({ review }: { review: Review }) => {
  const { debate: words } = useAdminText()
  const skills = useSkillsText()
  const { strength, priorities, drill, clash, notes } = review
  return (
    <div className={styles.review}>
      {strength && (
        <section className={styles.finding}>
          <h3 className={styles.findingTitle}>
            {words.strength}: {skills[strength.skill]}
          </h3>
          <Quote text={strength.quote.text} />
          <p lang={languageOf(strength.why)}>{strength.why}</p>
        </section>
      )}
      {priorities.map(({ skill, quote, why, rewrite }) => (
        <section key={`${skill} ${quote.text}`} className={styles.finding}>
          <h3 className={styles.findingTitle}>
            {words.priorities}: {skills[skill]}
          </h3>
          <Quote text={quote.text} />
          <p lang={languageOf(why)}>{why}</p>
          {rewrite && (
            <p lang={languageOf(rewrite)}>
              <b>{words.rewrite}</b> {rewrite}
            </p>
          )}
        </section>
      ))}
      <section className={styles.finding}>
        <h3 className={styles.findingTitle}>
          {words.drill}: {skills[drill.skill]}
        </h3>
        <p lang={languageOf(drill.text)}>{drill.text}</p>
      </section>
      {clash.length > 0 && (
        <section className={styles.finding}>
          <h3 className={styles.findingTitle}>{words.clash}</h3>
          <ul className={styles.clash}>
            {clash.map(({ point, outcome }) => (
              <li key={`${point.turnId} ${point.text}`}>
                <b>{words.outcomes[outcome] ?? outcome}</b>
                <span lang={languageOf(point.text)}>{point.text}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {notes.map(note => (
        <p key={note} className={admin.soft} lang={languageOf(note)}>
          {note}
        </p>
      ))}
      <p className={admin.soft}>
        {words.judged(review.provider, review.model, review.rubricVersion)}
      </p>
    </div>
  )
}
