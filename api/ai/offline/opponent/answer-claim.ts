import type { Point } from '../arguments/point.ts'
import type { UserClaim } from '../language/read-claims.ts'
import { linkOf } from '../language/read-links.ts'
import type { UserTurn } from '../language/read-user-turn.ts'
import type { Link } from '../language/reading-cues.ts'
import type { LanguageTools } from './language-tools.ts'
import type { Attacks } from './plan-attacks.ts'
import type { Speech } from './speech.ts'

type Match = { claim: UserClaim; point: Point | null; score: number }

/** How many claims of a long turn are looked at. */
const MOST_CLAIMS = 40
/** What lowers a claim's rank: that it was quoted back before, and each place after the first. */
const SAID_BACK = 3
const EACH_PLACE = 0.1
/**
 * What it adds that we have an answer: a part of how well the argument is matched, up to a limit.
 */
const MATCHED = { share: 1 / 3, most: 5 }
/** In words: an answer of this length needs no question about the link as well. */
const SUBSTANTIAL = 12

/**
 * The claim that can be answered best, with our answer to the argument it makes where we have one.
 */
const bestMatch = (
  claims: readonly UserClaim[],
  { pointOf }: Attacks,
  speech: Speech,
): Match | null => {
  const options = claims.slice(0, MOST_CLAIMS).map((claim, at): Match => {
    const isSaidBack = claim.quotes.every(speech.wasSaid)
    const base = claim.weight - (isSaidBack ? SAID_BACK : 0) - at * EACH_PLACE
    const found = pointOf(claim.sentence)
    return {
      claim,
      point: found?.point ?? null,
      score: base + (found ? Math.min(found.score * MATCHED.share, MATCHED.most) : 0),
    }
  })
  return options.sort((a, b) => b.score - a.score)[0] ?? null
}

/** Links with nothing more specific to question than the step itself, where there is one. */
const STEP_LINKS: ReadonlySet<Link> = new Set([
  'comparison',
  'causal',
  'prediction',
  'value',
  'relevance',
  'bare',
])

/** Quotes a claim of the user and attacks it; returns which claim it was. */
export const answerClaim = (input: {
  turn: UserTurn
  attacks: Attacks
  speech: Speech
  tools: LanguageTools
}): { parts: (string | null)[]; claim: UserClaim | null } => {
  const { turn, attacks, speech, tools } = input
  const match = bestMatch(turn.claims, attacks, speech)
  if (!match) return { parts: [], claim: null }
  const { claim } = match
  const { quotes, sentence, step } = claim
  const { phrases } = tools
  const quote = quotes.find(clause => !speech.wasSaid(clause)) ?? quotes[0] ?? sentence
  const link = linkOf(quote, sentence, turn.claims.length > 1)
  const isPressed =
    step !== null &&
    match.point === null &&
    STEP_LINKS.has(link) &&
    !speech.wasSaid(step.conclusion)
  const onStep = isPressed
    ? speech.pick(phrases['step-objection'], { p: step.premise, c: step.conclusion })
    : null
  if (onStep !== null) return { parts: [onStep], claim }
  const attack = match.point ? attacks.next(match.point) : null
  const said = [speech.pick(phrases.restatement, { q: quote })]
  const answer = attack === null ? null : speech.sayRest(attack)
  // A shorter answer is followed by a question about the link.
  if (answer !== null && tools.length(answer) >= SUBSTANTIAL)
    return { parts: [...said, answer], claim }
  const question =
    speech.pick(phrases[`objection: ${link}`]) ??
    speech.pick(phrases['objection: value']) ??
    speech.pick(phrases['objection: comparison'])
  return { parts: [...said, answer, question], claim }
}
