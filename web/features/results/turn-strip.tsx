import { useId, useState } from 'react'
import type { DebateResults } from '#schema/entities.ts'
import type { Move, Review, TurnReview } from '#schema/review.ts'
import { languageOf } from '../../lib/format.ts'
import { chooseMend, ownTurnsOf } from './choose-mend.ts'
import report from './report.module.css'
import { RewriteForm } from './rewrite-form.tsx'
import styles from './turn-strip.module.css'
import { useText } from './use-text.ts'

type TurnMark = 'strong' | 'weak' | 'both' | 'none'

/** What the review says of a turn: its moves, and what it names to mend in it. */
const markOf = (review: Review | null, turnId: string): TurnMark => {
  const moves = review?.turns.find(({ turn_id }) => turn_id === turnId)
  const isNamed = review?.priorities.some(({ quote }) => quote.turn_id === turnId)
  const isWeak = Boolean(moves?.weakest || isNamed)
  if (moves?.strongest) return isWeak ? 'both' : 'strong'
  return isWeak ? 'weak' : 'none'
}

/** The user's turns as a strip, each with its mark; a tap opens one, to read or write it anew. */
export const TurnStrip = ({ results }: { results: DebateResults }) => {
  const { results: text } = useText()
  const panelId = useId()
  const [openId, setOpenId] = useState<string | null>(null)
  const own = ownTurnsOf(results.turns)
  const reviewOf = (id: string) => results.review?.turns.find(({ turn_id }) => turn_id === id)
  const open = own.find(({ turn }) => turn.turn_id === openId)
  return (
    <section id="turns" className={report.section} aria-labelledby="turns-title" tabIndex={-1}>
      <h2 id="turns-title" className={report.title}>
        {text.turns.title}
      </h2>
      <ol className={styles.strip}>
        {own.map(({ turn: { turn_id }, number }) => {
          const mark = markOf(results.review, turn_id)
          const isOpen = turn_id === openId
          return (
            <li key={turn_id} className={styles.cell}>
              <button
                type="button"
                className={styles.turn}
                aria-expanded={isOpen}
                aria-controls={panelId}
                onClick={() => setOpenId(isOpen ? null : turn_id)}
              >
                <MarkSign mark={mark} />
                <span className={styles.number}>{text.turns.turn(number)}</span>
                <span className={styles.mark}>{text.turns.marks[mark]}</span>
              </button>
            </li>
          )
        })}
      </ol>
      <div id={panelId}>
        {open && (
          <OpenTurn
            key={open.turn.turn_id}
            results={results}
            own={open}
            review={reviewOf(open.turn.turn_id)}
          />
        )}
      </div>
    </section>
  )
}

type OpenTurnProps = {
  results: DebateResults
  own: ReturnType<typeof ownTurnsOf>[number]
  review: TurnReview | undefined
}

const OpenTurn = ({ results, own: { turn, number }, review }: OpenTurnProps) => {
  const { results: text } = useText()
  const mend = chooseMend(results)
  const offered = mend?.kind === 'sentence' ? mend.priority.skill : mend?.skill
  return (
    <div className={styles.panel}>
      <h3 className={styles.heading}>{text.turns.turn(number)}</h3>
      {review ? (
        <div className={styles.moves}>
          <MoveShown
            name={text.turns.strongest}
            kind="strong"
            move={review.strongest}
            none={text.turns.noStrongest}
          />
          <MoveShown
            name={text.turns.weakest}
            kind="weak"
            move={review.weakest}
            none={text.turns.noWeakest}
          />
        </div>
      ) : (
        <>
          <blockquote className={report.quote} lang={languageOf(turn.message_text)}>
            {turn.message_text}
          </blockquote>
          <p className={styles.why}>{text.turns.none}</p>
        </>
      )}
      <RewriteForm
        debateId={results.debate.debate_id}
        turn={turn}
        sentence={null}
        skill={review?.weakest?.skill ?? offered ?? 'argumentation'}
      />
    </div>
  )
}

const ARROWS: Record<TurnMark, string> = {
  strong: 'M3 10l5-5 5 5',
  weak: 'M3 6l5 5 5-5',
  both: 'M4 7l4-4 4 4M4 9l4 4 4-4',
  none: 'M4 8h8',
}

const MarkSign = ({ mark }: { mark: TurnMark }) => (
  <svg className={report.sign} viewBox="0 0 16 16" aria-hidden="true">
    <path d={ARROWS[mark]} fill="none" stroke="currentColor" strokeWidth="1.75" />
  </svg>
)

type MoveShownProps = { name: string; kind: 'strong' | 'weak'; move: Move | null; none: string }

const MoveShown = ({ name, kind, move, none }: MoveShownProps) => {
  const { results: text } = useText()
  return (
    <div className={styles.move}>
      <h4 className={styles.label}>
        <MarkSign mark={kind} />
        {name}
        {move && <span className={styles.skill}>{text.skills[move.skill]}</span>}
      </h4>
      {move ? (
        <>
          <blockquote className={report.quote} lang={languageOf(move.quote.text)}>
            {move.quote.text}
          </blockquote>
          <p className={styles.why}>{move.why}</p>
        </>
      ) : (
        <p className={styles.why}>{none}</p>
      )}
    </div>
  )
}
