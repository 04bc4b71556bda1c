import type { ReactNode } from 'react'
import type { Skill } from '#schema/constants.ts'
import { hasGaps, withoutLabel } from '#schema/gaps.ts'
import type { Priority, Review } from '#schema/review.ts'
import { languageOf } from '../../lib/format.ts'
import styles from './feedback.module.css'
import fold from './fold.module.css'
import { useText } from './use-text.ts'

type FeedbackProps = {
  review: Review | null
  feedback: string | null
  /** The priority that stands at the page's top already. */
  mended: Priority | null
}

/**
 * The strength, the other priorities, a drill and the whole text, each closed until asked for;
 * or the plain text where there is no review.
 */
export const Feedback = ({ review, feedback, mended }: FeedbackProps) => {
  const { results: text } = useText()
  if (!review && !feedback) return null
  return (
    <section className={styles.section} aria-labelledby="feedback-title">
      <h2 id="feedback-title" className={styles.title}>
        {text.feedback}
      </h2>
      {!review && feedback && <Plain text={feedback} />}
      {review && (
        <div>
          <ReviewParts review={review} mended={mended} />
          {feedback && (
            <Part title={text.wholeFeedback}>
              <Plain text={feedback} />
            </Part>
          )}
        </div>
      )}
    </section>
  )
}

const ReviewParts = ({ review, mended }: { review: Review; mended: Priority | null }) => {
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
      {priorities.map(
        (priority, index) =>
          priority !== mended && (
            <Part
              key={priority.skill}
              title={text.priority(index + 1, priorities.length)}
              skill={priority.skill}
            >
              <PriorityParts priority={priority} />
            </Part>
          ),
      )}
      <Part title={text.drill} skill={drill.skill}>
        <p>{drill.text}</p>
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

const PriorityParts = ({ priority }: { priority: Priority }) => {
  const { results: text } = useText()
  return (
    <>
      <Point name={text.you}>
        <Quoted text={priority.quote.text} />
      </Point>
      <Point name={text.why}>
        <p>{priority.why}</p>
      </Point>
      {priority.rewrite && (
        <Point name={hasGaps(priority.rewrite) ? text.frame : text.rewrite}>
          <blockquote className={styles.rewrite} lang={languageOf(priority.rewrite)}>
            {withoutLabel(priority.rewrite)}
          </blockquote>
        </Point>
      )}
      <Point name={text.lift}>
        <p>{priority.lift}</p>
      </Point>
    </>
  )
}

type PartProps = { title: string; skill?: Skill; children: ReactNode }

const Part = ({ title, skill, children }: PartProps) => {
  const { results: text } = useText()
  // What is of no skill is no part of the review's outline.
  const Title = skill ? 'h3' : 'span'
  return (
    <details className={fold.fold}>
      <summary className={fold.summary}>
        <Title className={styles.name}>{title}</Title>
        {skill && <span className={fold.gist}>{text.skills[skill]}</span>}
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
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
