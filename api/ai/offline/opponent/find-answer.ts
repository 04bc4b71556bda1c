import type { Objection, Point } from '../arguments/point.ts'
import { splitSentences } from '../language/sentences.ts'
import { normalise } from '../language/words.ts'
import type { HeardObjection } from './match-objection.ts'
import type { Preparation } from './prepare-reply.ts'

/**
 * What the matter has to say to some words of the user: the answer to an objection to one of our
 * points, an objection to one of theirs, or what has not been said yet of a point of ours.
 */
export type FoundAnswer = {
  text: string
  point: Point
  how: 'answer' | 'attack' | 'more'
  /** How well the words fit. */
  score: number
  isFirm: boolean
}

/** From this score on an objection that the user does not make in our words is firm. */
const DEFENCE = 0.44
/**
 * An argument is the user's when it is matched so well, by so many words; what has nothing to do
 * with the user's words is said against it only where it is plainly that argument.
 */
const ATTACK = { least: 7, shared: 2, firm: 9, plain: 12, near: 0.04 }
/** Of a sentence's words, 0–1: so many leave no doubt about its argument. */
const MOST_WORDS = 0.5

/** What we have left to say to an objection: its answer, then what follows; null when all is said. */
const leftToSay = (
  { answer, again }: Objection,
  wasSaid: (text: string) => boolean,
): string | null => [answer, again].find(text => text !== '' && !wasSaid(text)) ?? null

type Threads = readonly Omit<HeardObjection, 'score'>[]

/** The objections that were answered in our last turn and have something left to say. */
const findThreads = ({ made, lastTurn, speech }: Preparation): Threads => {
  const last = normalise(lastTurn)
  return made.flatMap(point =>
    point.objections
      .filter(({ answer, again }) => {
        const [first = ''] = splitSentences(answer)
        return again !== '' && !speech.wasSaid(again) && last.includes(normalise(first))
      })
      .map(objection => ({ point, objection })),
  )
}

const kept = new WeakMap<Preparation, Threads>()
const openThreads = (prepared: Preparation): Threads => {
  const known = kept.get(prepared)
  if (known) return known
  const threads = findThreads(prepared)
  kept.set(prepared, threads)
  return threads
}

/** An answer to an objection that some words make, or what follows an answer that they answer. */
export const findDefence = (
  words: readonly string[],
  prepared: Preparation,
): FoundAnswer | null => {
  const { made, objectionIn, speech } = prepared
  let heard: HeardObjection | null = null
  for (const text of new Set(words)) {
    const found = objectionIn.heardIn(text, made)
    if (found && found.score >= DEFENCE) heard = found
    if (heard) break
  }
  const open = () =>
    openThreads(prepared).find(({ objection }) =>
      words.some(text => objectionIn.goesOnAbout(text, objection)),
    )
  const found = heard ?? open()
  const text = found ? leftToSay(found.objection, speech.wasSaid) : null
  return found && text !== null
    ? { text, point: found.point, how: 'answer', score: heard?.score ?? 0, isFirm: true }
    : null
}

/** What can be said against an argument of the user's side that some words make. */
export const findAttack = (words: string, { attacks }: Preparation): FoundAnswer | null => {
  const found = attacks.pointOf(words)
  const next = found ? attacks.next(found.point, words) : null
  const isSure =
    found &&
    found.shared >= ATTACK.shared &&
    (found.score >= ATTACK.least || found.share >= MOST_WORDS)
  const isPlain = found && (found.score >= ATTACK.plain || found.share >= MOST_WORDS)
  return found && next && isSure && (isPlain || next.nearness > ATTACK.near)
    ? {
        text: next.text,
        point: found.point,
        how: 'attack',
        score: found.score,
        isFirm: found.score >= ATTACK.firm || found.share >= MOST_WORDS,
      }
    : null
}

/** What has not been said yet of a point of ours that some words are about. */
const findMore = (words: string, { ownPoints, made }: Preparation): FoundAnswer | null => {
  const point = ownPoints.about(words, made)
  const text = point ? ownPoints.more(point) : null
  return point && text !== null ? { text, point, how: 'more', score: 0, isFirm: false } : null
}

/** The best that the matter has to say to a question or a complaint; null where it has nothing. */
export const findAnswer = (words: string, prepared: Preparation): FoundAnswer | null => {
  const attack = () => findAttack(words, prepared)
  // To go on with a point of ours answers a question about it; it does not answer a claim.
  return (
    findDefence([words], prepared) ??
    [attack()].find(found => found?.isFirm) ??
    findMore(words, prepared) ??
    attack()
  )
}
