import { useLayoutEffect, useRef, useState } from 'react'
import { useDebateText } from '../../lib/i18n/use-debate-text.ts'
import { MotionText } from '../motion-text.tsx'
import { Skeleton } from '../skeleton.tsx'
import styles from './pinned-motion.module.css'

/**
 * Longer motions are set smaller, so that the words said about them keep their room. Characters.
 */
const LARGE_UP_TO = 90
const LIST_UP_TO = 200

const sizeOf = (text: string) => {
  if (text.length <= LARGE_UP_TO) return 'large'
  return text.length <= LIST_UP_TO ? 'list' : 'small'
}

/**
 * The motion as the page's heading;
 * a very long one folds after a few lines. Null while it is loading.
 */
export const PinnedMotion = ({ text, isKnown }: { text: string | null; isKnown: boolean }) => {
  const words = useDebateText()
  const box = useRef<HTMLDivElement>(null)
  const [isFolded, setFolded] = useState(true)
  const [isLong, setLong] = useState(false)

  useLayoutEffect(() => {
    const element = box.current
    if (!element || text === null) return
    const observer = new ResizeObserver(() => {
      const line = element.firstElementChild
      if (line && isFolded) setLong(line.scrollHeight > line.clientHeight + 1)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [text, isFolded])

  if (text === null)
    return (
      <div className={styles.pinned}>
        <Skeleton width="28rem" height="2.25rem" />
      </div>
    )
  const classes = [styles.pinned, isFolded && styles.folded, isKnown && styles.known]
  return (
    <div ref={box} className={classes.filter(Boolean).join(' ')}>
      <MotionText text={text} size={sizeOf(text)} as="h1" />
      {isLong && (
        <button
          type="button"
          className={styles.fold}
          aria-expanded={!isFolded}
          onClick={() => setFolded(!isFolded)}
        >
          <span>{isFolded ? words.showAll : words.showLess}</span>
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <path d="M3 6l5 5 5-5" fill="none" stroke="currentColor" strokeWidth="1.5" />
          </svg>
        </button>
      )}
    </div>
  )
}
