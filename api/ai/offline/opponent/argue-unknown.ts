import { answerClaim } from './answer-claim.ts'
import type { Reply } from './build-reply.ts'
import type { Preparation } from './prepare-reply.ts'

/** Answers a turn on a motion of which nothing is written: with arguments that fit any motion. */
export const argueUnknown = (reply: Reply, prepared: Preparation): void => {
  const { turn, claims, attacks, speech, tools, ownCase, round, level } = prepared
  const asksOnly = turn.question !== null && claims.length < 2
  const answers = asksOnly
    ? ownCase.answer(turn.question ?? '')
    : answerClaim({ turn: { ...turn, claims }, attacks, speech, tools }).parts
  for (const part of answers) reply.addAfter(null, part)
  const isOld = round % level.extends === 0 || claims.length === 0
  if (reply.length() < level.full)
    for (const part of isOld ? ownCase.extend() : ownCase.newPoint()) reply.addAfter(null, part)
  if (!reply.asks())
    reply.add(
      speech.pick(tools.phrases.question) ??
        speech.pick(tools.phrases['late-question'], { own: ownCase.label() }),
    )
}
