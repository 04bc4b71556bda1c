import { type ReactNode, useRef } from 'react'
import { useDebateText } from '../../lib/i18n/use-debate-text.ts'
import dialogue from './dialogue.module.css'
import styles from './scrolling-words.module.css'
import { usePinnedScroll } from './use-pinned-scroll.ts'

type ScrollingWordsProps = {
  /** Changes whenever there is more to see. */
  content: string
  /** A new value jumps to the end. */
  force: unknown
  children: ReactNode
}

/** The words of a debate that goes on: it follows them, and offers the way back to the end. */
export const ScrollingWords = ({ content, force, children }: ScrollingWordsProps) => {
  const text = useDebateText()
  const box = useRef<HTMLElement>(null)
  const { isAway, toEnd } = usePinnedScroll(box, content, force)
  return (
    <div className={styles.region}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section ref={box} className={dialogue.box} tabIndex={0} aria-label={text.dialogue}>
        {children}
      </section>
      {isAway && (
        <button type="button" className={styles.latest} onClick={toEnd}>
          {text.latest}
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <path d="M8 3v10M4 9l4 4 4-4" fill="none" stroke="currentColor" strokeWidth="1.5" />
          </svg>
        </button>
      )}
    </div>
  )
}
