import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Stance } from '#schema/constants.ts'
import { useDebateText } from '../../lib/i18n/use-debate-text.ts'
import { useText } from '../../lib/i18n/use-text.ts'
import { StanceMark } from '../stance-mark.tsx'
import styles from './debate-frame.module.css'
import { PinnedMotion } from './pinned-motion.tsx'
import { useKeyboardHeight } from './use-keyboard-height.ts'

type DebateFrameProps = {
  /** Of the window, and the heading where it names the screen. */
  title: string
  /** Under the product's name. */
  subtitle?: string
  /** Shown above the motion, as on a transcript. */
  kicker?: string | undefined
  /** Beside the reader's side: how far the debate is. */
  where?: ReactNode
  /** Another way to hold the debate. */
  aside?: ReactNode
  back: { to: string; label: string }
  action?: ReactNode
  motion: string | null
  /** It has been read: where there is little room it keeps to one line. */
  isMotionKnown?: boolean
  stance: Stance | null
  /** Whose side it is; the reader's own by default. */
  stanceLabel?: string
  notice?: ReactNode
  foot?: ReactNode
  children: ReactNode
}

/**
 * The frame of a debate and of a transcript: a header, the motion pinned under it, the speeches,
 * and a footer.
 */
export const DebateFrame = (props: DebateFrameProps) => {
  const { title, subtitle, kicker, where, aside, back, action, motion, isMotionKnown } = props
  const { stance, stanceLabel, notice, foot, children } = props
  const { common } = useText()
  const words = useDebateText()
  useKeyboardHeight()
  return (
    <div className={styles.frame}>
      <title>{common.pageTitle(motion ? `${title}: ${motion}` : title)}</title>
      <header className={styles.bar}>
        <Link to={back.to} className={styles.back} aria-label={back.label} title={back.label}>
          <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
            <path
              d="M12 4l-6 6 6 6"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.5"
              strokeLinecap="round"
            />
          </svg>
        </Link>
        <p className={styles.product}>
          {words.header}
          {subtitle && <span className={styles.subtitle}>{subtitle}</span>}
        </p>
        <div className={styles.action}>{action}</div>
      </header>
      <div className={styles.motion}>
        <div className={styles.kicker}>
          <div className={styles.where}>
            {kicker && <span>{kicker}</span>}
            {stance && <StanceMark stance={stance} label={stanceLabel ?? words.youArgue[stance]} />}
          </div>
          {where && <div className={styles.progress}>{where}</div>}
          {aside && <div className={styles.aside}>{aside}</div>}
        </div>
        <PinnedMotion text={motion} isKnown={isMotionKnown === true} />
        {notice && <div className={styles.notice}>{notice}</div>}
      </div>
      <div className={styles.words}>{children}</div>
      {foot && <div className={styles.foot}>{foot}</div>}
    </div>
  )
}
