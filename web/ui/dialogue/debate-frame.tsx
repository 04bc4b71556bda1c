import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Stance } from '#schema/constants.ts'
import { useText } from '../../lib/i18n/use-text.ts'
import { StanceMark } from '../stance-mark.tsx'
import styles from './debate-frame.module.css'
import { PinnedMotion } from './pinned-motion.tsx'

type DebateFrameProps = {
  /** Of the window, and the heading where it names the screen. */
  title: string
  /** Under the product's name. */
  subtitle?: string
  /** Shown above the motion, as on a transcript. */
  kicker?: string | undefined
  /** Beside the reader's side: another way to hold the debate. */
  aside?: ReactNode
  back: { to: string; label: string }
  action?: ReactNode
  motion: string | null
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
  const { title, subtitle, kicker, aside, back, action, motion, stance, stanceLabel } = props
  const { notice, foot, children } = props
  const text = useText()
  const { debate: words } = text
  return (
    <div className={styles.frame}>
      <title>{text.common.pageTitle(motion ? `${title}: ${motion}` : title)}</title>
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
          {kicker && <span>{kicker}</span>}
          {stance && <StanceMark stance={stance} label={stanceLabel ?? words.youArgue[stance]} />}
          {aside && <div className={styles.aside}>{aside}</div>}
        </div>
        <PinnedMotion text={motion} />
        {notice}
      </div>
      {children}
      {foot && <div className={styles.foot}>{foot}</div>}
    </div>
  )
}
