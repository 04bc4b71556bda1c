import { ANONYMOUS_USER_ID, type Stance } from '#schema/constants.ts'
import type { DebateResults } from '#schema/entities.ts'
import { setupOfMotion } from '../../lib/setup-of-motion.ts'
import { allowGuestDebate, type DebateSetup, writeDebateSetup } from '../../lib/storage.ts'

type Results = Pick<DebateResults, 'topic' | 'debate'>

/** The same motion once more. */
const setupAgain = ({ topic, debate }: Results, stance: Stance): DebateSetup => ({
  ...setupOfMotion(topic),
  stance,
  mode: debate.debate_mode,
  level: debate.opponent_level,
  style: debate.opponent_style,
})

/** Sets the same motion up for /debate, from the same side by default. */
export const argueAgain = (results: Results, stance: Stance = results.debate.user_stance) => {
  writeDebateSetup(setupAgain(results, stance))
  // Who has debated as a guest need not say so again.
  if (results.debate.user_id === ANONYMOUS_USER_ID) allowGuestDebate()
}
