import { useState } from 'react'
import type { Stance } from '#schema/constants.ts'
import { languageOf } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import styles from './passage.module.css'
import { useText } from './use-text.ts'

/** A longer text is cut after a few lines until the rest is asked for. Characters. */
const SHOWN_WHOLE = { en: 75, zh: 36 }

type PassageProps = {
  /** Whose words they are. */
  name: string
  stance: Stance
  text: string
  /** As with a pen. */
  isMarked?: boolean
}

/** Words of one side, under the name of who said them. */
export const Passage = ({ name, stance, text, isMarked = false }: PassageProps) => {
  const { mend: words } = useText().results
  const [isWhole, setWhole] = useState(false)
  const language = languageOf(text)
  const isLong = !isMarked && text.length > SHOWN_WHOLE[language]
  return (
    <div className={styles.passage}>
      <div className={styles.head}>
        <h3 className={[styles.name, styles[stance]].join(' ')}>{name}</h3>
        {isLong && (
          <Button
            kind="text"
            className={styles.more}
            aria-expanded={isWhole}
            onClick={() => setWhole(!isWhole)}
          >
            {isWhole ? words.showLess : words.showAll}
          </Button>
        )}
      </div>
      <blockquote
        lang={language}
        className={isLong && !isWhole ? [styles.text, styles.cut].join(' ') : styles.text}
      >
        {isMarked ? <mark>{text}</mark> : text}
      </blockquote>
    </div>
  )
}
