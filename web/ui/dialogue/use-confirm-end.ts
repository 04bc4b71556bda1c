import type { Speaker } from '#schema/constants.ts'
import { tooLittleToJudge } from '#schema/judgeable.ts'
import { say } from '#schema/messages/say.ts'
import { nextStepAfter } from '#schema/next-step.ts'
import { useText } from '../../lib/i18n/use-text.ts'
import { useAlerts } from '../alerts.tsx'

type Said = { speaker: Speaker; message_text: string }

/** Asks whether the debate shall end, and says so first where there is too little to judge. */
export const useConfirmEnd = () => {
  const { debate, messages } = useText()
  const { end: text } = debate
  const { confirm: ask } = useAlerts()
  /** `word` puts the question in its final words. */
  return (said: readonly Said[], word = (question: string) => question): Promise<boolean> => {
    const confirm: typeof ask = (question, labels) => ask(word(question), labels)
    const little = tooLittleToJudge(said)
    if (!little) return confirm(text.ask, { confirm: text.confirm, cancel: text.keepGoing })
    return confirm(text.tooLittle(say(messages, nextStepAfter(little.turns))), {
      confirm: text.withoutScore,
      cancel: text.goOn,
    })
  }
}
