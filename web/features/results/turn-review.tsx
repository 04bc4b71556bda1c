import type { Turn } from '#schema/entities.ts'
import type { Move, Review } from '#schema/review.ts'
import { languageOf } from '../../lib/format.ts'
import { useText } from '../../lib/i18n/use-text.ts'
import report from './report.module.css'
import { RetryTurn } from './retry-turn.tsx'
import styles from './turn-review.module.css'

type TurnByTurnProps = { debateId: string; review: Review; turns: readonly Turn[] }

/** Each turn with its strongest and its weakest move; the weakest turn can be rewritten. */
export const TurnByTurn = ({ debateId, review, turns }: TurnByTurnProps) => {
  const { results: text } = useText()
  const own = turns.filter(turn => turn.speaker === 'user')
  const numberOf = (turnId: string) => own.findIndex(turn => turn.turn_id === turnId) + 1
  const { retry } = review
  const weakest = own.find(turn => turn.turn_id === retry?.turn_id)
  return (
    <section className={report.section} aria-labelledby="turns-title">
      <h2 id="turns-title" className={report.title}>
        {text.turns.title}
      </h2>
      {review.turns.length === 0 && <p className={report.lead}>{text.turns.none}</p>}
      <ol className={report.list}>
        {review.turns.map(({ turn_id, strongest, weakest: weak }) => (
          <li key={turn_id} className={`${report.row} ${styles.row}`}>
            <h3 className={styles.number}>{text.turns.turn(numberOf(turn_id))}</h3>
            <MoveShown
              name={text.turns.strongest}
              kind="strong"
              move={strongest}
              none={text.turns.noStrongest}
            />
            <MoveShown
              name={text.turns.weakest}
              kind="weak"
              move={weak}
              none={turn_id === retry?.turn_id ? text.turns.mendBelow : text.turns.noWeakest}
            />
          </li>
        ))}
      </ol>
      {retry && weakest && (
        <RetryTurn
          debateId={debateId}
          turn={weakest}
          number={numberOf(weakest.turn_id)}
          skill={retry.skill}
        />
      )}
    </section>
  )
}

type MoveShownProps = { name: string; kind: 'strong' | 'weak'; move: Move | null; none: string }

const MoveShown = ({ name, kind, move, none }: MoveShownProps) => {
  const { results: text } = useText()
  return (
    <div className={styles.move}>
      <h4 className={styles.label}>
        <svg className={report.sign} viewBox="0 0 16 16" aria-hidden="true">
          <path
            d={kind === 'strong' ? 'M3 10l5-5 5 5' : 'M3 6l5 5 5-5'}
            fill="none"
            stroke="currentColor"
            strokeWidth="1.75"
          />
        </svg>
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
