import type { ReactNode } from 'react'
import type { Skill } from '#schema/constants.ts'
import { hasGaps } from '#schema/gaps.ts'
import type { Review } from '#schema/review.ts'
import { languageOf } from '../../lib/format.ts'
import { useText } from '../../lib/i18n/use-text.ts'
import styles from './feedback.module.css'

/**
 * What to do next: the strength, one or two priorities, a drill;
 * or the plain text where there is no review.
 */
export const Feedback = ({
  review,
  feedback,
}: {
  review: Review | null
  feedback: string | null
}) => {
  const { results: text } = useText()
  if (!review && !feedback) return null
  return (
    <section className={styles.section} aria-labelledby="feedback-title">
      <h2 id="feedback-title" className={styles.title}>
        {text.feedback}
      </h2>
      {review && <ReviewParts review={review} />}
      {!review && feedback && <Plain text={feedback} />}
      {review && feedback && (
        <details className={styles.whole}>
          <summary>{text.wholeFeedback}</summary>
          <Plain text={feedback} />
        </details>
      )}
    </section>
  )
}

const ReviewParts = ({ review }: { review: Review }) => {
  const { results: text } = useText()
  const { strength, priorities, drill, notes } = review
  return (
    <>
      {strength && (
        <Part title={text.strength} skill={strength.skill}>
          <Quoted text={strength.quote.text} />
          <p>{strength.why}</p>
        </Part>
      )}
      {priorities.map((priority, index) => (
        <Part
          key={priority.skill}
          title={text.priority(index + 1, priorities.length)}
          skill={priority.skill}
        >
          <Point name={text.you}>
            <Quoted text={priority.quote.text} />
          </Point>
          <Point name={text.why}>
            <p>{priority.why}</p>
          </Point>
          {priority.rewrite && (
            <Point name={hasGaps(priority.rewrite) ? text.frame : text.rewrite}>
              <blockquote className={styles.rewrite} lang={languageOf(priority.rewrite)}>
                {priority.rewrite}
              </blockquote>
            </Point>
          )}
          <Point name={text.lift}>
            <p>{priority.lift}</p>
          </Point>
        </Part>
      ))}
      <Part title={text.drill} skill={drill.skill}>
        <p className={styles.drill}>{drill.text}</p>
      </Part>
      {notes.length > 0 && (
        <Part title={text.notes}>
          {notes.map(note => (
            <p key={note}>{note}</p>
          ))}
        </Part>
      )}
    </>
  )
}

const Part = ({
  title,
  skill,
  children,
}: {
  title: string
  skill?: Skill
  children: ReactNode
}) => {
  const { results: text } = useText()
  return (
    <section className={styles.part}>
      <header className={styles.head}>
        <h3 className={styles.name}>{title}</h3>
        {skill && <p className={styles.skill}>{text.skills[skill]}</p>}
      </header>
      <div className={styles.body}>{children}</div>
    </section>
  )
}

const Point = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className={styles.point}>
    <h4 className={styles.label}>{name}</h4>
    {children}
  </div>
)

/** The user's own words, marked as with a pen. */
const Quoted = ({ text }: { text: string }) => (
  <blockquote className={styles.quote} lang={languageOf(text)}>
    <mark>{text}</mark>
  </blockquote>
)

const Plain = ({ text }: { text: string }) => (
  <div className={styles.plain} lang={languageOf(text)}>
    {text.split(/\n{2,}/).map(paragraph => (
      <p key={paragraph}>{paragraph}</p>
    ))}
  </div>
)
