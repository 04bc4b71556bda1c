import { createPointMatcher, type PointMatcher } from '../arguments/match-point.ts'
import type { CaseMaterial, Objection, Point } from '../arguments/point.ts'
import { once } from '../data/once.ts'
import { onceAText } from '../data/once-a-text.ts'
import { onceAnObject } from '../data/once-an-object.ts'
import { splitSentences } from '../language/sentences.ts'
import type { ObjectionMatcher } from './match-objection.ts'
import { contradictsSaid } from './one-story.ts'
import type { Speech } from './speech.ts'

/** How much the rest of the turn tells, beside the sentence, of which objection fits. */
const REST_OF_TURN = 0.5
/** How well an argument counts as matched that the user goes on with, and by how many words. */
const GOES_ON = 9
const ATTACKED = 3

export type Attacks = {
  /**
   * What to say next against an argument of the user's side that some words make: the objection
   * nearest to them, and how near it is; null when nothing is left.
   */
  next(point: Point, words: string): { text: string; nearness: number } | null
  /** Whether it can still be said, after all that this reply has said. */
  isLeft(point: Point, text: string): boolean
  /** Finds an argument of the user's side that a sentence makes and something can be said against. */
  pointOf: PointMatcher
}

/** Which objections to the user's arguments are left to make in answer to this turn. */
export const planAttacks = (input: {
  material: CaseMaterial
  /** Finds the objections to the user's arguments. */
  objections: ObjectionMatcher
  /** The user's turn, those before it, and the opponent's last one. */
  text: string
  earlier: readonly string[]
  lastTurn: string
  speech: Speech
}): Attacks => {
  const { material, objections, text, earlier, lastTurn, speech } = input
  const { own, theirs } = material
  // The case of an argument of the user's side is told by nobody.
  const isLeft = (each: Objection) =>
    each.standsAlone?.() !== false &&
    !speech.wasSaid(each.objection) &&
    !contradictsSaid(each, speech)
  // Whoever names an objection to their own argument has met it already.
  const met = once(() => {
    const named = splitSentences(text).map(
      sentence => objections.heardIn(sentence, theirs)?.objection,
    )
    const answered = [text, ...earlier].flatMap(turn => [...objections.answeredIn(turn)])
    return new Set([...named, ...answered])
  })
  const nearTurn = once(() => onceAnObject(objections.nearnessTo(text)))
  const next = (point: Point, words: string) => {
    const near = objections.nearnessTo(words)
    const [nearest] = point.objections
      .filter(objection => isLeft(objection) && !met().has(objection))
      .map(objection => ({
        text: objection.objection,
        nearness: near(objection) + REST_OF_TURN * nearTurn()(objection),
      }))
      .toSorted((one, other) => other.nearness - one.nearness)
    return nearest ?? null
  }
  // A curated motion has arguments of its own: they are what is meant, not the stock ones.
  const isKnown = theirs.some(point => point.specific)
  const open = theirs.filter(point => point.specific === isKnown && point.objections.some(isLeft))
  const argued = createPointMatcher(
    open,
    [...own, ...theirs].filter(point => point.specific === isKnown),
  )
  const attacked = open.flatMap(point =>
    point.objections
      .filter(({ objection }) => lastTurn.includes(objection))
      .map(objection => ({ point, objection })),
  )
  return {
    next,
    isLeft: ({ objections }, text) =>
      objections.some(each => each.objection === text && isLeft(each)),
    pointOf: onceAText(sentence => {
      const found = argued(sentence)
      if (found) return found
      const again = attacked.find(({ objection }) => objections.goesOnAbout(sentence, objection))
      return again ? { point: again.point, score: GOES_ON, shared: ATTACKED, share: 0 } : null
    }),
  }
}
