import type { LanguageTools } from './language-tools.ts'
import type { Point } from './point.ts'
import type { UserClaim } from './read-claims.ts'
import type { UserTurn } from './read-user-turn.ts'
import { keywordHits } from './similarity.ts'
import type { Speech } from './speech.ts'

type Match = { claim: UserClaim; point: Point | null; score: number }

/** Frames hold words so common that one of them proves nothing; the bank's words are the motion's own. */
const hitsNeeded = (point: Point) => (point.specific ? 1 : 2)

/** The claim that can be answered best, with our answer to the argument it makes where we have one. */
const bestMatch = (claims: readonly UserClaim[], theirs: readonly Point[], speech: Speech): Match | null => {
  const options = claims.flatMap((claim, at): Match[] => {
    const heard = speech.wasSaid(claim.quote) ? 3 : 0
    const base = claim.weight - heard - at * 0.1
    const known = theirs
      .filter(point => !speech.wasSaid(point.reply))
      .map(point => ({ point, hits: keywordHits(claim.sentence, point.keywords) }))
      .filter(({ point, hits }) => hits >= hitsNeeded(point))
      .map(({ point, hits }) => ({ claim, point, score: base + Math.min(hits, 4) + (point.specific ? 1 : 0) }))
    return [{ claim, point: null, score: base }, ...known]
  })
  return options.sort((a, b) => b.score - a.score)[0] ?? null
}

/** Says the user's claim back in the user's words and attacks it. */
export const answerClaim = (input: {
  turn: UserTurn
  theirs: readonly Point[]
  speech: Speech
  tools: LanguageTools
  brief: boolean
}): (string | null)[] => {
  const { turn, theirs, speech, tools, brief } = input
  const match = bestMatch(turn.claims, theirs, speech)
  if (!match) return []
  const said = brief ? null : speech.pick(tools.phrases.sayBack, { q: match.claim.quote })
  const answer = match.point ? speech.say(match.point.reply) : null
  // A short answer of substance is followed by a press on the link itself.
  const link = answer === null || tools.length(answer) < 22 ? speech.pick(tools.phrases.attack[match.claim.link]) : null
  return [said, answer, link]
}
