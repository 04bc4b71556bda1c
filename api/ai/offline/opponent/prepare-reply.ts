import type { DebateSoFar } from '#api/ai/opponent.ts'
import { caseMaterialFor } from '../arguments/case-material.ts'
import { createPointMatcher } from '../arguments/match-point.ts'
import { readUserTurn } from '../language/read-user-turn.ts'
import { findFlaws } from './find-flaws.ts'
import { languageToolsFor } from './language-tools.ts'
import { LEVELS } from './levels.ts'
import { createOwnCase } from './own-case.ts'
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
  // A curated motion has arguments of its own: they are what is meant, not the stock ones.
  const isKnown = material.theirs.some(point => point.specific)
  const pointOf = createPointMatcher(
    material.theirs.filter(
      point => point.specific === isKnown && !speech.wasSaid(point.objections[0]?.objection ?? ''),
    ),
    [...material.own, ...material.theirs].filter(point => point.specific === isKnown),
  )
  const { own: points, theirs } = material
  const ownCase = createOwnCase({ points, theirs, pointOf, speech, tools, userTurns })
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
    pointOf,
    ownCase,
    ownTurns: ownTurns.length,
    round: userTurns.length,
  }
}

export type Preparation = ReturnType<typeof prepareReply>
