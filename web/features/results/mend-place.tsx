import { useId, useState } from 'react'
import type { DebateResults } from '#schema/entities.ts'
import { hasGaps, withoutLabel } from '#schema/gaps.ts'
import { languageOf } from '../../lib/format.ts'
import { chooseMend, type Mend, type OwnTurn, theirWords } from './choose-mend.ts'
import styles from './mend-place.module.css'
import { Passage } from './passage.tsx'
import { RewriteForm } from './rewrite-form.tsx'
import { useText } from './use-text.ts'

type MendPlaceProps = { results: DebateResults }

/** The one thing to mend, and the place to do it; any turn where the review names nothing. */
export const MendPlace = ({ results }: MendPlaceProps) => {
  const mend = chooseMend(results)
  if (mend?.kind === 'sentence') return <MendSentence results={results} mend={mend} />
  return mend && <MendAnyTurn results={results} mend={mend} />
}

type Of<Kind extends Mend['kind']> = MendPlaceProps & { mend: Extract<Mend, { kind: Kind }> }

const MendSentence = ({ results, mend: { own, priority } }: Of<'sentence'>) => {
  const { results: text } = useText()
  const titleId = useId()
  const { rewrite, quote, skill, why, lift } = priority
  const help = (
    <>
      {rewrite && (
        <div className={styles.help}>
          <h3 className={styles.label}>{hasGaps(rewrite) ? text.frame : text.rewrite}</h3>
          <blockquote lang={languageOf(rewrite)}>{withoutLabel(rewrite)}</blockquote>
        </div>
      )}
      <div className={styles.help}>
        <h3 className={styles.label}>{text.lift}</h3>
        <p>{lift}</p>
      </div>
    </>
  )
  return (
    <section id="mend" className={styles.section} aria-labelledby={titleId} tabIndex={-1}>
      <header className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {text.mend.title}
        </h2>
        <p className={styles.skill}>{text.skills[skill]}</p>
      </header>
      <Exchange results={results} own={own} sentence={quote.text} remark={why} />
      <p className={styles.why}>{why}</p>
      <RewriteForm
        debateId={results.debate.debate_id}
        turn={own.turn}
        sentence={quote.text}
        skill={skill}
        help={help}
      />
    </section>
  )
}

const MendAnyTurn = ({ results, mend }: Of<'any'>) => {
  const { results: text } = useText()
  const titleId = useId()
  const [own, setOwn] = useState(mend.first)
  const exercise = results.review?.drill.text
  return (
    <section id="mend" className={styles.section} aria-labelledby={titleId} tabIndex={-1}>
      <header className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {text.mend.titleAny}
        </h2>
        <p className={styles.skill}>{text.skills[mend.skill]}</p>
      </header>
      <p className={styles.why}>{exercise || text.mend.anyLead}</p>
      {mend.own.length > 1 && (
        <fieldset className={styles.choice}>
          <legend className="visually-hidden">{text.mend.which}</legend>
          {mend.own.map(each => (
            <label key={each.turn.turn_id} className={styles.option}>
              <input
                type="radio"
                name={titleId}
                checked={each.turn.turn_id === own.turn.turn_id}
                onChange={() => setOwn(each)}
              />
              {text.turns.turn(each.number)}
            </label>
          ))}
        </fieldset>
      )}
      <Exchange
        results={results}
        own={own}
        sentence={null}
        {...(own === mend.first && exercise && { remark: exercise })}
      />
      <RewriteForm
        key={own.turn.turn_id}
        debateId={results.debate.debate_id}
        turn={own.turn}
        sentence={null}
        skill={mend.skill}
      />
    </section>
  )
}

type ExchangeProps = MendPlaceProps & {
  own: OwnTurn
  sentence: string | null
  /** What the judge says about it. */
  remark?: string
}

/** What they said beside what the user made of it. */
const Exchange = ({ results, own, sentence, remark }: ExchangeProps) => {
  const { results: text } = useText()
  const theirs = theirWords(results, own, sentence, remark)
  const { user_stance: mine } = results.debate
  return (
    <div className={styles.exchange}>
      {theirs && (
        <Passage name={text.theySaid} stance={mine === 'for' ? 'against' : 'for'} text={theirs} />
      )}
      <Passage
        key={own.turn.turn_id}
        name={text.mend.youSaid(own.number)}
        stance={mine}
        text={sentence ?? own.turn.message_text}
        isMarked={sentence !== null}
      />
    </div>
  )
}
