import type { Remark } from './captions.ts'
import styles from './remarks.module.css'
import { useVoiceText } from './use-voice-text.ts'

const isAddress = (source: string) => /^https?:\/\//.test(source)

const Fact = ({ fact }: { fact: Extract<Remark, { kind: 'fact' }> }) => {
  const { fact: text } = useVoiceText()
  return (
    <>
      <p className={styles.title}>
        {text.title} · {text.verdict[fact.verdict]}
        <span className={styles.sure}>{text.sure(Math.round(fact.confidence * 100))}</span>
      </p>
      <blockquote className={styles.claim}>{fact.claim}</blockquote>
      <p>{fact.explanation}</p>
      {fact.sources.length === 0 ? (
        <p className={styles.source}>{text.noSource}</p>
      ) : (
        <ul className={styles.source} aria-label={text.sources}>
          {fact.sources.map(source => (
            <li key={source}>
              {isAddress(source) ? (
                <a href={source} rel="noreferrer" target="_blank">
                  {source}
                </a>
              ) : (
                source
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

const Question = ({ question }: { question: Extract<Remark, { kind: 'question' }> }) => {
  const { question: text } = useVoiceText()
  const { reason } = question
  return (
    <>
      {reason !== 'inaudible' && <p className={styles.title}>{text[reason]}</p>}
      {question.quote && <blockquote className={styles.claim}>{question.quote}</blockquote>}
      <p>{question.question}</p>
    </>
  )
}

/** Fact checks and questions about something that was said. */
export const Remarks = ({ remarks }: { remarks: readonly Remark[] }) =>
  remarks.map(remark => (
    <aside
      key={remark.id}
      className={styles.remark}
      data-verdict={remark.kind === 'fact' ? remark.verdict : undefined}
    >
      {remark.kind === 'fact' ? <Fact fact={remark} /> : <Question question={remark} />}
    </aside>
  ))
