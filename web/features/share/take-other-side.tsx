import type { SharedDebate } from '#schema/entities.ts'
import { useSharingText } from '../../lib/i18n/use-sharing-text.ts'
import { readLastChoice } from '../../lib/last-choice.ts'
import { useSession } from '../../lib/session.tsx'
import { setupOfMotion } from '../../lib/setup-of-motion.ts'
import { allowGuestDebate, writeDebateSetup } from '../../lib/storage.ts'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'

/**
 * Starts the same motion from the other side at once, against the opponent of one's last debate; a
 * visitor debates as a guest.
 */
export const TakeOtherSide = ({ shared: { topic, debate } }: { shared: SharedDebate }) => {
  const words = useSharingText().page
  const { user, loading } = useSession()
  const start = () => {
    const stance = debate.user_stance === 'for' ? 'against' : 'for'
    if (!user && !loading) allowGuestDebate()
    writeDebateSetup({ ...setupOfMotion(topic), ...readLastChoice().options, stance, mode: 'text' })
  }
  return (
    <ButtonLink kind="primary" to={paths.debate} onClick={start}>
      {words.otherSide}
    </ButtonLink>
  )
}
