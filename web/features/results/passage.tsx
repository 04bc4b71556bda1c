import { useRef, useState } from 'react'
import type { Stance } from '#schema/constants.ts'
import { languageOf } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import styles from './passage.module.css'
import { useIsCut } from './use-is-cut.ts'
import { useText } from './use-text.ts'

type PassageProps = {
  /** Whose words they are. */
  name: string
  stance: Stance
  text: string
  /** As with a pen. */
  isMarked?: boolean
}

/**
 * Words of one side, under the name of who said them; cut after a few lines until the rest is asked
 * for, unless they are marked.
 */
export const Passage = ({ name, stance, text, isMarked = false }: PassageProps) => {
  const { mend: words } = useText().results
  const [isWhole, setWhole] = useState(false)
  const quote = useRef<HTMLQuoteElement>(null)
  const isCut = useIsCut(quote)
  return (
    <div className={styles.passage}>
      <div className={styles.head}>
        <h3 className={[styles.name, styles[stance]].join(' ')}>{name}</h3>
        {(isCut || isWhole) && (
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
        ref={quote}
        lang={languageOf(text)}
        className={isMarked || isWhole ? styles.text : [styles.text, styles.cut].join(' ')}
      >
        {isMarked ? <mark>{text}</mark> : text}
      </blockquote>
    </div>
  )
}
