import { questionKindOf } from '../language/read-question.ts'
import { splitSentences } from '../language/sentences.ts'
import { answerCuesIn } from './cross-examination/answer-cues.ts'
import { lastClaim } from './last-claim.ts'
import type { Preparation } from './prepare-reply.ts'
import { endsOn } from './stands-out.ts'

const BESIDES = ['tags', 'jests', 'asks our meaning', 'claims by asking', 'demands a case'] as const

/** The last question of the turn that asks what we ourselves think, want or would do; or null. */
export const askedOfUs = ({ turn, debate, beside }: Preparation): string | null => {
  const cues = answerCuesIn(debate.language)
  return (
    splitSentences(turn.text).findLast(
      sentence =>
        /[?？]["”]?$/u.test(sentence) &&
        endsOn(sentence, turn.text) &&
        !beside.includes(sentence) &&
        questionKindOf(sentence) === 'opinion' &&
        !BESIDES.some(name => cues[name].test(sentence)),
    ) ?? null
  )
}

/** That we have no view of our own, and on which side we are: beside an argument that is enough. */
export const nameSide = ({ speech, tools, debate }: Preparation): string | null =>
  speech.pick(tools.phrases['side-answer-plain'], {
    ours: tools.sides[debate.userStance === 'for' ? 'against' : 'for'],
  })

/** That we have no view of our own, and what our side answers: a point of it, where there is one. */
export const answerForSide = (question: string, prepared: Preparation): string | null => {
  const { speech, tools, ownPoints, points, made, settled, isKnown, briefed } = prepared
  const all = isKnown ? points : briefed
  const last = lastClaim(prepared)?.point ?? null
  const order = [ownPoints.about(question, all), last, ...made, ...all]
  const own = order
    .filter(point => point !== null && all.includes(point) && !settled.has(point))
    .map(point => point && ownPoints.label(point))
    .find(label => label !== null)
  return own ? speech.pick(tools.phrases['side-answer'], { own }) : nameSide(prepared)
}
