import type { DebateSoFar } from '#api/ai/opponent.ts'
import { caseMaterialFor } from '../arguments/case-material.ts'
import { readUserTurn } from '../language/read-user-turn.ts'
import { findFlaws } from './find-flaws.ts'
import { languageToolsFor } from './language-tools.ts'
import { LEVELS } from './levels.ts'
import { createObjectionMatcher } from './match-objection.ts'
import { createOwnCase } from './own-case.ts'
import { planAttacks } from './plan-attacks.ts'
import { createSpeech } from './speech.ts'

/** All that a reply to the user's last turn is planned from. */
export const prepareReply = (debate: DebateSoFar) => {
  const tools = languageToolsFor(debate.language, debate.style)
  const material = caseMaterialFor(debate)
  const ownTurns = debate.turns.filter(turn => turn.speaker === 'ai').map(turn => turn.text)
  const userTurns = debate.turns.filter(turn => turn.speaker === 'user').map(turn => turn.text)
  const turn = readUserTurn(userTurns.at(-1) ?? '', {
    language: debate.language,
    ownTurns,
    earlier: userTurns.slice(0, -1),
  })
  const speech = createSpeech(debate.debateId, ownTurns, tools.preferred)
  const { own: points, theirs } = material
  const lastTurn = ownTurns.at(-1) ?? ''
  const attacks = planAttacks({ material, text: turn.text, lastTurn, speech })
  const ownCase = createOwnCase({ points, theirs, attacks, speech, tools, userTurns })
  // The user's sentences of this turn that caught a flaw answer it, and are no claims.
  const caught = findFlaws(debate.turns, debate.language).flatMap(({ reply }) =>
    reply?.turn === debate.turns.length - 1 ? [reply.sentence] : [],
  )
  return {
    debate,
    tools,
    level: LEVELS[debate.level],
    turn,
    claims: turn.claims.filter(({ sentence }) => !caught.some(said => said.includes(sentence))),
    hasCaught: caught.length > 0,
    speech,
    attacks,
    /** Our points that the user has heard, and the objections to them. */
    made: points.filter(point => speech.wasSaid(point.claim)),
    objectionIn: createObjectionMatcher(points),
    lastTurn,
    ownCase,
    /** Nothing is known of the motion. */
    isUnprepared: points.length === 0,
    ownTurns: ownTurns.length,
    round: userTurns.length,
  }
}

export type Preparation = ReturnType<typeof prepareReply>
