import type { MatchedPoint } from '../arguments/match-point.ts'
import type { Objection, Point } from '../arguments/point.ts'
import { actCuesIn } from '../language/act-cues.ts'
import { splitSentences } from '../language/sentences.ts'
import { normalise } from '../language/words.ts'
import { type HeardObjection, SAME_WORDS } from './match-objection.ts'
import type { Preparation } from './prepare-reply.ts'

/**
 * What the matter has to say to some words of the user: the answer to an objection to one of our
 * points, an objection to one of theirs, or what has not been said yet of a point of ours.
 */
export type FoundAnswer = {
  text: string
  point: Point
  how: 'answer' | 'attack' | 'more'
  /** The objection or the argument that was heard: a quotation has words of it. */
  heard: string
  /** How well the words fit. */
  score: number
  /** Whether it follows an answer that was given. */
  isComeback?: boolean
  isFirm: boolean
  /** The chance, 0–1, that the words mean what is answered. */
  chance?: number
  /** The chance, 0–1, that they say something to its point. */
  toPoint?: number
}

/** From this score on an objection that the user does not make in our words is firm. */
const DEFENCE = 0.44
/**
 * An argument is the user's when it is matched so well, by so many words, or by most words of a
 * sentence, 0–1; what has nothing to do with the user's words is said against it only where it is
 * plainly that argument.
 */
const ATTACK = { least: 8, shared: 3, plain: 12, few: 2, near: 0.04, most: 0.5 }

/** What follows an answer fits fewer words than the answer itself: the chance, 0–1, that it needs. */
export const COMEBACK = 0.75

/** What another objection to a point needs where we have just misread one: the chance, 0–1. */
const MISREAD = 0.4

/**
 * What words match is meant where its chance, 0–1, is not below `least`; then it is right at least so
 * often (of the coded sentences 27 of 50 below .6, and 4 of 22 below `least`).
 */
const MATCHED = { least: 0.2, right: 0.5 }

/** What we have left to say to an objection: its answer, then what follows; null when all is said. */
export const leftToSay = (
  { answer, again }: Objection,
  wasSaid: (text: string) => boolean,
): string | null => [answer, again].find(text => text !== '' && !wasSaid(text)) ?? null

/** Whether a turn of ours has the beginning of a text. */
const isIn = (turn: string, text: string): boolean => {
  const [first = ''] = splitSentences(text)
  return first !== '' && normalise(turn).includes(normalise(first))
}

/** Whether an answer means the person of a card's case ("her"), of whom we told before our last turn. */
export const meansForgotten = (
  { example }: Point,
  text: string,
  { debate, speech, lastTurn }: Preparation,
): boolean =>
  debate.motionKey === null &&
  example !== '' &&
  speech.wasSaid(example) &&
  !isIn(lastTurn, example) &&
  actCuesIn(debate.language)['means a person'].test(text)

type Threads = readonly Omit<HeardObjection, 'score'>[]

/** Whether the user says now that what we answered was never said: such an objection, or its point. */
export const wasMisread = (
  { point, objection, chance }: { point: Point; objection: Objection | null; chance: number },
  { act, lastTurn }: Preparation,
): boolean => {
  if (act?.kind !== 'complains' || act.sort !== 'misread') return false
  const isLast = ({ answer, again }: Objection) => isIn(lastTurn, answer) || isIn(lastTurn, again)
  // Another objection to the same point has to be heard more surely than one to any other point.
  const isOther = objection !== null && !isLast(objection) && chance >= MISREAD
  return point.objections.some(isLast) && !isOther
}

/** The objections that were answered in our last turn and have something left to say. */
const findThreads = ({ made, lastTurn, speech }: Preparation): Threads => {
  return made.flatMap(point =>
    point.objections
      .filter(
        ({ answer, again }) => again !== '' && !speech.wasSaid(again) && isIn(lastTurn, answer),
      )
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

/**
 * The chance, 0–1, that a sentence means just this, where it is known: words that match a text by
 * chance mean something else.
 */
const chanceOf = (
  sentence: string,
  point: Point,
  objection: Objection | null,
  { heard }: Preparation,
): number | null => {
  const meanings = heard().get(sentence)
  const found = meanings?.find(each => each.point === point && each.objection === objection)
  return meanings ? (found?.chance ?? 0) : null
}

/**
 * An answer to an objection that some words make, or what follows an answer that they answer; they
 * are words of a sentence that was said.
 */
export const findDefence = (
  words: readonly string[],
  prepared: Preparation,
  said?: string,
): FoundAnswer | null => {
  const { made, objectionIn, speech } = prepared
  let heard: HeardObjection | null = null
  for (const text of new Set(words)) {
    const found = objectionIn.heardIn(text, made)
    if (found && found.score >= DEFENCE) heard = found
    if (heard) break
  }
  // Who asks does not answer what we said last.
  const told = words.filter(text => !/[?？]/u.test(text))
  const open = () =>
    openThreads(prepared).find(({ objection }) =>
      told.some(text => objectionIn.goesOnAbout(text, objection)),
    )
  const found = heard ?? open()
  const text = found ? leftToSay(found.objection, speech.wasSaid) : null
  if (!found || text === null) return null
  const { point, objection } = found
  if (meansForgotten(point, text, prepared)) return null
  const isSame = heard !== null && heard.score >= SAME_WORDS
  const chance = said === undefined || isSame ? null : chanceOf(said, point, objection, prepared)
  if (wasMisread({ point, objection, chance: chance ?? Number(isSame) }, prepared)) return null
  const isComeback = text === found.objection.again
  if (chance !== null && chance < (isComeback ? COMEBACK : MATCHED.least)) return null
  return {
    ...{ text, point, how: 'answer', score: heard?.score ?? 0, isFirm: true },
    heard: [objection.objection, ...objection.wordings, objection.answer].join('\n'),
    isComeback,
    ...(chance !== null && { chance: Math.max(chance, MATCHED.right) }),
  }
}

/** What is left to say against an argument that some words make; null where it is not near them. */
const attackOn = (
  words: string,
  { point, score, share }: MatchedPoint,
  { attacks }: Preparation,
): FoundAnswer | null => {
  const next = attacks.next(point, words)
  const isFirm = score >= ATTACK.plain || share >= ATTACK.most
  if (!next || (!isFirm && next.nearness <= ATTACK.near)) return null
  const heard = [point.claim, point.mechanism, point.impact, next.text].join('\n')
  return { text: next.text, point, how: 'attack', heard, score, isFirm }
}

/**
 * What can be said against an argument of the user's side that some words make; they are words of a
 * sentence that was said.
 */
export const findAttack = (
  words: string,
  prepared: Preparation,
  said = words,
): FoundAnswer | null => {
  const found = prepared.attacks.pointOf(words)
  if (!found) return null
  if ((chanceOf(said, found.point, null, prepared) ?? 1) < MATCHED.least) return null
  const { score, shared, share } = found
  const isPlain = score >= ATTACK.plain && shared >= ATTACK.few
  const isSure = (score >= ATTACK.least || share >= ATTACK.most) && shared >= ATTACK.shared
  return isPlain || isSure ? attackOn(words, found, prepared) : null
}

/** What has not been said yet of a point of ours that some words are about. */
const findMore = (words: string, { ownPoints, made }: Preparation): FoundAnswer | null => {
  const point = ownPoints.about(words, made)
  const text = point ? ownPoints.more(point) : null
  return point && text !== null
    ? { text, point, how: 'more', heard: point.claim, score: 0, isFirm: false }
    : null
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
