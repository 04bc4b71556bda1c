import { ANONYMOUS_USER_ID, type Stance } from '#schema/constants.ts'
import type { DebateResults } from '#schema/entities.ts'
import { briefOf } from '../../lib/guest-briefs.ts'
import { isSelfWritten, setupOfMotion } from '../../lib/setup-of-motion.ts'
import { allowGuestDebate, type DebateSetup, writeDebateSetup } from '../../lib/storage.ts'

type Results = Pick<DebateResults, 'topic' | 'debate'>

/** The motion with its brief: the author's own is looked up by its id, a guest's was kept here. */
const motionAgain = ({ topic, debate }: Results) => {
  const isGuest = debate.user_id === ANONYMOUS_USER_ID
  if (isSelfWritten(topic) && !isGuest)
    return { topic_id: topic.topic_id, topic_text: topic.topic_text }
  const brief = isGuest ? briefOf(debate.debate_id) : null
  return { ...setupOfMotion(topic), ...(brief && { brief }) }
}

/** The same motion once more. */
const setupAgain = ({ topic, debate }: Results, stance: Stance): DebateSetup => ({
  ...motionAgain({ topic, debate }),
  stance,
  mode: debate.debate_mode,
  level: debate.opponent_level,
  style: debate.opponent_style,
  ...(debate.prep_time > 0 && { prepTime: debate.prep_time }),
})

/** Sets the same motion up for /debate, from the same side by default. */
export const argueAgain = (results: Results, stance: Stance = results.debate.user_stance) => {
  writeDebateSetup(setupAgain(results, stance))
  // Who has debated as a guest need not say so again.
  if (results.debate.user_id === ANONYMOUS_USER_ID) allowGuestDebate()
}
