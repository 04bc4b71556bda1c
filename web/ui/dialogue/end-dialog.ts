import type { Speaker } from '#schema/constants.ts'
import { tooLittleToJudge } from '#schema/judgeable.ts'
import type { Catalogue } from '#schema/messages/message.ts'
import { say } from '#schema/messages/say.ts'
import { nextStepAfter } from '#schema/next-step.ts'
import type { DebateText } from '../../lib/i18n/en-debate.ts'
import type { ConfirmLabels } from '../alerts.tsx'

type Said = { speaker: Speaker; message_text: string }
type EndDialog = { message: string; labels: ConfirmLabels }

/**
 * What is asked before a debate ends. With too little to judge it says so and offers to go on:
 * as a statement, because "go on" under a question could mean going on with ending.
 */
export const endDialog = (
  text: DebateText['end'],
  messages: Catalogue,
  said: readonly Said[],
): EndDialog => {
  const little = tooLittleToJudge(said)
  if (!little)
    return { message: text.ask, labels: { confirm: text.confirm, cancel: text.keepGoing } }
  const words = little.turns === 0 ? text.nothingSaid : text.tooLittle
  return {
    message: words(say(messages, nextStepAfter(little.turns))),
    labels: { confirm: text.withoutScore, cancel: text.goOn, isCancelMain: true },
  }
}
