import { useDebateText } from '../../lib/i18n/use-debate-text.ts'
import type { DebateSetup } from '../../lib/storage.ts'
import { useSetupMotion } from '../../lib/use-setup-motion.ts'
import { paths } from '../../paths.ts'
import { DebateFrame } from './debate-frame.tsx'
import dialogue from './dialogue.module.css'
import { TypingDots } from './typing-dots.tsx'

/**
 * The debate screen's shape until the debate is there; with a setup the motion is known already.
 */
export const DebateWaiting = ({ setup }: { setup: DebateSetup | null }) => {
  const text = useDebateText()
  const motion = useSetupMotion(setup ?? {})
  return (
    <DebateFrame
      title={text.title}
      back={{ to: paths.home, label: text.home }}
      motion={motion || null}
      stance={setup?.stance ?? null}
    >
      <div className={dialogue.box}>
        <div className={dialogue.waiting} role="status">
          <TypingDots />
          {setup ? text.preparing : text.resuming}
        </div>
      </div>
    </DebateFrame>
  )
}
