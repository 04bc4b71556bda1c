import type { Point } from '../arguments/point.ts'
import { quotesIn } from '../language/pick-quote.ts'
import type { UserClaim } from '../language/read-claims.ts'
import { splitSentences } from '../language/sentences.ts'
import { copiedShare, tokensOf } from '../language/similarity.ts'
import { dot, vectorOf } from '../language/word-vectors.ts'
import { wordsOf } from '../language/words.ts'
import type { Reply } from './build-reply.ts'
import { mainClaims } from './cross-examination/cross-examine.ts'
import { type FoundAnswer, findAttack, findDefence } from './find-answer.ts'
import { attackUnsure, findByMeaning } from './find-by-meaning.ts'
import { ARGUED, isOwned, mainReason, reasonLetStand } from './let-stand.ts'
import { SAME_WORDS } from './match-objection.ts'
import { contradictsSaid } from './one-story.ts'
import { phraseKindOf } from './phrase-kind-of.ts'
import type { Preparation } from './prepare-reply.ts'
import {
  isOurs,
  pairsIn,
  passagesIn,
  type TurnPassage,
  type TurnPassages,
} from './read-passages.ts'

/** Of a sentence, 0–1: with so much of our own words it is about what we said. */
const NAMES_US = 0.2
/** From this score on what follows an answer surely does. */
const COMEBACK = 0.7
/** How well two sentences together have to make an objection. */
const PAIR = 0.55
/** Shorter English words say too little about the matter; in letters. */
const SHORTEST = 3
/** From this weight on a claim gives a reason. */
const WEIGHTY = 2
/** In words: so much is kept free for the question at the end. */
export const QUESTION_ROOM = 10

type Met = FoundAnswer & { sentence: string; claim: UserClaim | null }

/**
 * What is said first: what defends our points, what attacks theirs, the rest; of replies that readers
 * coded, so many answers and attacks met what was said, 0–1.
 */
const WORTH = { answer: 0.6, attack: 0.35, more: 0 }
/** The chances, 0–1, from which on what is answered is quoted, or is answered beside another one. */
const MEANS = { quoted: 0.5, beside: 0.5 }
/**
 * The chances, 0–1, that an objection is meant, or that its point is spoken to, from one of which on
 * an answer comes before a question about the turn's heart: of replies that readers coded, those
 * above met the turn in 85 of 109, those below in 6 of 20.
 */
const SURE = { meant: 0.5, toPoint: 0.55 }
/** The chance that a match of words is right: so many of the coded ones are. */
const MATCHED = 0.75

/** A short sentence is easily alike; one of many words says what its speaker means. */
const sureness = ({ score, sentence }: Met): number =>
  score * Math.log(1 + wordsOf(sentence).length)

const matchedChance = ({ score }: FoundAnswer): number => (score >= SAME_WORDS ? 1 : MATCHED)

/** The chance that an answer meets what was said; more about our own point meets it least. */
const chanceFor = (met: FoundAnswer): number =>
  met.chance ?? (met.how === 'more' ? 0 : matchedChance(met))
const worthOf = (met: FoundAnswer) => WORTH[met.how] * chanceFor(met)
const byRank = (one: FoundAnswer, other: FoundAnswer): number => worthOf(other) - worthOf(one)

const answerTo = (passage: TurnPassage, prepared: Preparation): Met | null => {
  const { texts, sentence, said, claim } = passage
  const isOnUs = claim !== null || copiedShare(sentence, prepared.ownWords) > NAMES_US
  const defence = findDefence(texts, prepared, said)
  const isLoose = defence?.isComeback === true && defence.score < COMEBACK
  const attack = isOnUs && (!defence || isLoose) ? findAttack(sentence, prepared, said) : null
  // What is known of the argument itself fits it better than what was kept for later.
  const found = attack?.isFirm ? attack : (defence ?? attack)
  const meant = isOurs(passage, prepared) ? [] : findByMeaning(said, prepared)
  const [best] = [...(found ? [found] : []), ...meant].sort(byRank)
  return best ? { ...best, sentence, claim } : null
}

/** What two sentences say, where none is answered by itself. */
const pairedAnswers = (passages: TurnPassages, prepared: Preparation): Met[] =>
  pairsIn(passages).flatMap(({ texts, sentence, claim }): Met[] => {
    const found = findDefence(texts, prepared)
    return found && found.score >= PAIR ? [{ ...found, sentence, claim }] : []
  })

/** Best first, one reply a text. */
const ranked = (met: readonly Met[]): Met[] =>
  met
    .toSorted((a, b) => byRank(a, b) || sureness(b) - sureness(a))
    .filter(
      ({ text, point }, at, all) =>
        all.findIndex(other => other.text === text || other.point === point) === at,
    )

/** What passages of the turn may argue, for which nothing surer was found. */
const unsureOf = (passages: TurnPassages, prepared: Preparation): Met[] =>
  passages.flatMap(passage =>
    passage === null || isOurs(passage, prepared) || prepared.debate.motionKey === null
      ? []
      : attackUnsure(passage.said, prepared).map(
          (found): Met => ({ ...found, sentence: passage.sentence, claim: passage.claim }),
        ),
  )

/** What can be said to the passages of the turn, best first. */
const answersTo = (prepared: Preparation): Met[] => {
  const passages = passagesIn(prepared)
  const single = passages.flatMap(each => (each && answerTo(each, prepared)) ?? [])
  const met = single.length > 0 ? single : pairedAnswers(passages, prepared)
  return ranked(met)
}

/** Whole clauses of a claim that we have not said back yet. */
const freshQuotes = (claim: UserClaim | null, { debate, speech }: Preparation): string[] =>
  claim ? quotesIn(claim, debate.language).filter(quote => !speech.wasSaid(quote)) : []

/** The first of them. */
export const freshQuote = (claim: UserClaim | null, prepared: Preparation): string | null =>
  freshQuotes(claim, prepared)[0] ?? null

/** The clause that is answered: the one most like what was heard, with a word of it. */
const quoteOf = ({ claim, heard, chance = 1 }: Met, prepared: Preparation): string | null => {
  if (chance < MEANS.quoted) return null
  const words = tokensOf(heard, SHORTEST)
  const direction = vectorOf(heard)
  const [best] = freshQuotes(claim, prepared)
    .filter(quote => [...tokensOf(quote, SHORTEST)].some(word => words.has(word)))
    .map(quote => ({ quote, likeness: dot(vectorOf(quote), direction) }))
    .toSorted((one, other) => other.likeness - one.likeness)
  return best?.quote ?? null
}

/** The user's words, or the point that they are about, before they are answered. */
const leadTo = (met: Met, prepared: Preparation): string | null => {
  const { speech, tools, ownPoints } = prepared
  const { phrases } = tools
  const quote = quoteOf(met, prepared)
  const restatements = prepared.level.isSimple ? 'simple-restatement' : 'restatement'
  if (quote !== null) return speech.pick(phrases[restatements], { q: quote })
  const isSure = (met.chance ?? 1) >= MEANS.quoted && prepared.made.includes(met.point)
  const label = met.how !== 'attack' && isSure ? ownPoints.label(met.point) : null
  // "First, your argument. To your argument." would say it twice.
  if (label === null && prepared.level.signposts) return null
  return label === null
    ? speech.pick(phrases['to-your-point'])
    : speech.pick(phrases['touched-point'], { own: label })
}

/** The points of ours that were spoken of, the last one last. */
export type Argued = {
  spoken: Point[]
  /** Whether the turn was met by a question about it, so that no other one is asked. */
  hasAsked: boolean
  /** Whether a point of ours that belongs to the turn was set against it. */
  hasOwn: boolean
  /** Whether nothing was said to what the turn claims. */
  isUnmet: boolean
}

export const NOTHING: Argued = { spoken: [], hasAsked: false, hasOwn: false, isUnmet: false }

/** A point of ours that the turn is about and that was not made yet: what was is answered. */
const nearPoint = (prepared: Preparation): Point | null => {
  const { turn, points, ownPoints, settled, made, speech } = prepared
  const free = points.filter(each => !settled.has(each) && !contradictsSaid(each, speech))
  const point = ownPoints.about(turn.text, free)
  return point && !made.includes(point) ? point : null
}

/** How often a reason is supposed to be true in a debate; a card has fewer answers. */
const MOST_SUPPOSED = { motion: 1, card: 3 }

/** Before a point that has nothing to do with the turn: its main reason is supposed to be true. */
export const leadBeside = (prepared: Preparation): string | null => {
  const { turns, motionKey } = prepared.debate
  const isOfCard = motionKey === null
  const isSupposed = (text: string) =>
    splitSentences(text).some(sentence => phraseKindOf(sentence) === 'supposed')
  const supposed = turns.filter(({ speaker, text }) => speaker === 'ai' && isSupposed(text))
  if (supposed.length >= MOST_SUPPOSED[isOfCard ? 'card' : 'motion']) return null
  // A card knows so little that else a turn of plain words would be passed over without one.
  const [main] = mainClaims(prepared).filter(
    ({ weight, chance }) => (isOfCard || weight >= WEIGHTY) && chance >= ARGUED,
  )
  const quote = mainReason(prepared) ?? main?.quote ?? null
  return quote === null ? null : prepared.speech.pick(prepared.tools.phrases.supposed, { q: quote })
}

/**
 * To a claim that the matter has no answer to: that it counts, where it is a main reason of the
 * user's, against a point of ours that the turn is about.
 */
const counter = (reply: Reply, prepared: Preparation): Argued => {
  const { claims, speech, tools, level } = prepared
  const { phrases } = tools
  if (claims.length === 0) return NOTHING
  const quote = reasonLetStand(reply.text(), prepared)
  const counted = quote === null ? null : speech.pick(phrases['counts-for-you'], { q: quote })
  if (counted === null) return { ...NOTHING, isUnmet: true }
  const sign = level.signposts ? speech.pick(phrases['signpost: answer']) : null
  reply.add(tools.join([sign, counted].filter(part => part !== null)))
  const point = nearPoint(prepared)
  if (!point) return NOTHING
  const text = tools.join([claimOf(point, prepared), speech.sayRest(point.mechanism) ?? ''])
  const isAdded = reply.addAfter(speech.pick(phrases['set-against']), text)
  return isAdded ? { ...NOTHING, spoken: [point], hasOwn: true } : NOTHING
}

/** The claim of a point, or a flaw in its place: the same claim, overstated. */
export const claimOf = (point: Point, prepared: Preparation): string =>
  (prepared.ownPoints.name(point) !== null ? prepared.plantFlaw('overclaim', point) : null) ??
  prepared.speech.sayRest(point.claim) ??
  point.claim

/** Says what was found, as much as the level allows; how many were met, and our points among them. */
const sayMet = (reply: Reply, prepared: Preparation, met: readonly Met[]) => {
  const { level, speech, tools, attacks } = prepared
  const { phrases } = tools
  const spoken: Point[] = []
  let answered = 0
  // Beside an answer that was owed and is not there, only other words are answered.
  const owns = isOwned(reply.text())
  for (const each of met) {
    // Beside an answer to an objection, an argument that is known for certain is attacked, too.
    const isBeside = each.how === 'attack' && each.isFirm && spoken.length > 0
    if (answered > 0 && chanceFor(each) < MEANS.beside) break
    if (each.how === 'attack' && !attacks.isLeft(each.point, each.text)) continue
    if (answered >= level.claims + (isBeside && !level.isSimple ? 1 : 0)) break
    const sign = answered === 0 ? phrases['signpost: answer'] : phrases['signpost: second answer']
    const rest =
      owns && quoteOf(each, prepared) === null ? speech.pick(phrases['to-the-rest']) : null
    const signed = level.signposts && !owns ? speech.pick(sign) : null
    const lead = [signed, rest ?? leadTo(each, prepared)]
    const text = speech.sayRest(each.text)
    const isAdded = reply.addAfter(tools.join(lead.filter(part => part !== null)), text)
    if (!isAdded) continue
    answered += 1
    if (each.how !== 'attack') spoken.push(each.point)
  }
  return { answered, spoken }
}

/** What a card knows of an argument is so little that all of it is said. */
const isSure = (met: Met, { debate }: Preparation): boolean =>
  debate.motionKey === null ||
  met.how === 'attack' ||
  chanceFor(met) >= SURE.meant ||
  (met.toPoint ?? 0) >= SURE.toPoint

/** Answers what the turn surely argues. */
export const argueTurn = (reply: Reply, prepared: Preparation): Argued => {
  const owns = isOwned(reply.text())
  const sure = answersTo(prepared).filter(met => isSure(met, prepared))
  const { answered, spoken } = sayMet(reply, prepared, sure)
  return answered > 0 || owns ? { ...NOTHING, spoken } : counter(reply, prepared)
}

/** Attacks what the turn may claim, where nothing else has met it; whether it did. */
export const attackGuess = (reply: Reply, prepared: Preparation): boolean => {
  const claimed = passagesIn(prepared).filter(passage => passage?.claim)
  return sayMet(reply, prepared, ranked(unsureOf(claimed, prepared))).answered > 0
}

/**
 * Answers an objection that the turn may make, where nothing else has met it; the points of ours
 * that were spoken of.
 */
export const answerGuess = (reply: Reply, prepared: Preparation): Point[] =>
  sayMet(
    reply,
    prepared,
    answersTo(prepared).filter(met => !isSure(met, prepared)),
  ).spoken
