import type { MatchedPoint } from '../arguments/match-point.ts'
import type { Objection, Point } from '../arguments/point.ts'
import { actCuesIn } from '../language/act-cues.ts'
import { splitSentences } from '../language/sentences.ts'
import { normalise } from '../language/words.ts'
import type { HeardMeaning } from './hearing/hear-turn.ts'
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
  /** The objection or the argument that was heard: a quotation has words of it. */
  heard: string
  /** How well the words fit. */
  score: number
  /** Whether it follows an answer that was given. */
  isComeback?: boolean
  isFirm: boolean
  /** The chance, 0–1, that the words mean what is answered. */
  chance?: number
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
const COMEBACK = 0.6

/** What we have left to say to an objection: its answer, then what follows; null when all is said. */
const leftToSay = (
  { answer, again }: Objection,
  wasSaid: (text: string) => boolean,
): string | null => [answer, again].find(text => text !== '' && !wasSaid(text)) ?? null

type Threads = readonly Omit<HeardObjection, 'score'>[]

/** Whether a turn of ours has the beginning of a text. */
const isIn = (turn: string, text: string): boolean => {
  const [first = ''] = splitSentences(text)
  return first !== '' && normalise(turn).includes(normalise(first))
}

/** Whether the user says now that what we answered on this point was never said. */
const wasMisread = (point: Point, { act, lastTurn }: Preparation): boolean =>
  act?.kind === 'complains' &&
  act.sort === 'misread' &&
  point.objections.some(({ answer, again }) => isIn(lastTurn, answer) || isIn(lastTurn, again))

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
  // Who asks does not answer what we said last.
  const told = words.filter(text => !/[?？]/u.test(text))
  const open = () =>
    openThreads(prepared).find(({ objection }) =>
      told.some(text => objectionIn.goesOnAbout(text, objection)),
    )
  const found = heard ?? open()
  const text = found ? leftToSay(found.objection, speech.wasSaid) : null
  if (!found || text === null || wasMisread(found.point, prepared)) return null
  const { point, objection } = found
  const said = [objection.objection, ...objection.wordings, objection.answer].join('\n')
  const isComeback = text === objection.again
  const score = heard?.score ?? 0
  return { text, point, how: 'answer', heard: said, score, isFirm: true, isComeback }
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

/** What can be said against an argument of the user's side that some words make. */
export const findAttack = (words: string, prepared: Preparation): FoundAnswer | null => {
  const found = prepared.attacks.pointOf(words)
  if (!found) return null
  const { score, shared, share } = found
  const isPlain = score >= ATTACK.plain && shared >= ATTACK.few
  const isSure = (score >= ATTACK.least || share >= ATTACK.most) && shared >= ATTACK.shared
  return isPlain || isSure ? attackOn(words, found, prepared) : null
}

/** What can be said against an argument of the user's that some words probably make. */
const attackMeaning = (
  words: string,
  { point, chance }: HeardMeaning,
  { attacks }: Preparation,
): FoundAnswer | null => {
  const next = attacks.next(point, words)
  const heard = [point.claim, point.mechanism, point.impact, next?.text].join('\n')
  return next && { text: next.text, point, how: 'attack', heard, score: 0, isFirm: true, chance }
}

/**
 * The answer to an objection that some words probably make. A point of ours that nobody has made
 * yet is made in the answer, and a person that the answer means is told of before it.
 */
const answerMeaning = (
  { point, objection, chance }: HeardMeaning,
  { made, speech, tools, debate }: Preparation,
): FoundAnswer | null => {
  const text = objection && leftToSay(objection, speech.wasSaid)
  if (!objection || text === null) return null
  const isComeback = text === objection.again
  if (isComeback && chance < COMEBACK) return null
  const isNew = !made.includes(point) && !isComeback
  const isTold = point.example === '' || speech.wasSaid(point.example)
  const lacksPerson = !isTold && actCuesIn(debate.language)['means a person'].test(text)
  const parts = [...(isNew ? [point.claim] : []), ...(lacksPerson ? [point.example] : []), text]
  const heard = [objection.objection, ...objection.wordings, objection.answer].join('\n')
  const how = 'answer'
  return { text: tools.join(parts), point, how, heard, score: 0, isFirm: true, isComeback, chance }
}

/** The chances, 0–1, from which on an objection is answered and an argument attacked. */
const MEANS = { answer: 0.15, attack: 0.2 }

/**
 * What can be said to a sentence by what it probably means, in either way. Who answers an objection
 * of ours is not met by another one.
 */
export const findByMeaning = (sentence: string, prepared: Preparation): FoundAnswer[] => {
  const meanings = (prepared.heard().get(sentence) ?? []).filter(
    ({ point }) => !wasMisread(point, prepared),
  )
  const first = (least: number, find: (meaning: HeardMeaning) => FoundAnswer | null) => {
    for (const meaning of meanings) {
      const found = meaning.chance >= least ? find(meaning) : null
      if (found) return [found]
    }
    return []
  }
  return [
    ...first(MEANS.answer, meaning => (meaning.isOurs ? answerMeaning(meaning, prepared) : null)),
    ...first(MEANS.attack, meaning =>
      meaning.isOurs || meaning.objection ? null : attackMeaning(sentence, meaning, prepared),
    ),
  ]
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
