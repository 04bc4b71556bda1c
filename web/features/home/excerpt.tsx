import { useId, useState } from 'react'
import { useText } from '../../lib/i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { StanceMark } from '../../ui/stance-mark.tsx'
import styles from './excerpt.module.css'

/** What happens here, on a sentence of a real debate: said, marked, mended. */
export const Excerpt = () => {
  const { excerpt: words } = useText().home
  const { opponent, said, marked, why, mended, before, after } = words.debate
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <section className={styles.excerpt} aria-labelledby={id} data-open={isOpen || undefined}>
      <h2 id={id} className={styles.title}>
        {words.title}
      </h2>
      <Button
        kind="text"
        className={styles.more}
        aria-expanded={isOpen}
        onClick={() => setOpen(open => !open)}
      >
        {words.open}
      </Button>
      <ol className={styles.steps}>
        <li className={styles.step}>
          <StanceMark stance="against" label={words.opponent} />
          <p className={styles.words}>{opponent}</p>
        </li>
        <li className={styles.step}>
          <StanceMark stance="for" label={words.said} />
          <p className={styles.words}>
            <mark>{marked}</mark>
            {said.slice(marked.length)}
          </p>
          <p className={styles.why}>{why}</p>
        </li>
        <li className={styles.step}>
          <span className={styles.head}>
            <StanceMark stance="for" label={words.mended} />
            <span className={styles.score}>{words.score(before, after)}</span>
          </span>
          <p className={styles.words}>{mended}</p>
        </li>
      </ol>
    </section>
  )
}
