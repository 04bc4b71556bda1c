import type { FlawReview } from '#schema/review.ts'
import { languageOf } from '../../lib/format.ts'
import { Fold } from './fold.tsx'
import styles from './planted-flaws.module.css'
import report from './report.module.css'
import { useText } from './use-text.ts'

/** The weaknesses the opponent left on purpose: which the user caught, and what each is called. */
export const PlantedFlaws = ({ flaws }: { flaws: readonly FlawReview[] }) => {
  const { flaws: words } = useText().results
  const caught = flaws.filter(({ reply }) => reply !== null).length
  return (
    <Fold id="flaws" title={words.title} gist={words.gist(caught, flaws.length)}>
      <p className={report.lead}>{words.lead(caught, flaws.length)}</p>
      <ol className={report.list}>
        {flaws.map(({ kind, flaw, reply }) => (
          <li key={`${flaw.turn_id} ${flaw.text}`} className={`${report.row} ${styles.row}`}>
            <div className={styles.name}>
              <p className={reply ? styles.caught : styles.missed}>
                <svg className={report.sign} viewBox="0 0 16 16" aria-hidden="true">
                  <path
                    d={reply ? 'M3 8.5l3.5 3.5L13 4.5' : 'M4 4l8 8M12 4l-8 8'}
                    fill="none"
                    stroke="currentColor"
                    strokeWidth="1.75"
                  />
                </svg>
                {reply ? words.caught : words.missed}
              </p>
              <h3 className={styles.kind}>{words.kinds[kind].name}</h3>
            </div>
            <div className={styles.texts}>
              <blockquote className={report.quote} lang={languageOf(flaw.text)}>
                {flaw.text}
              </blockquote>
              <p className={styles.why}>{words.kinds[kind].why}</p>
              {reply && (
                <>
                  <h4 className={styles.label}>{words.reply}</h4>
                  <blockquote className={report.quote} lang={languageOf(reply.text)}>
                    {reply.text}
                  </blockquote>
                </>
              )}
            </div>
          </li>
        ))}
      </ol>
    </Fold>
  )
}
