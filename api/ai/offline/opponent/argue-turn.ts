import type { Point } from '../arguments/point.ts'
import { quotesIn } from '../language/pick-quote.ts'
import type { UserClaim } from '../language/read-claims.ts'
import { splitSentences } from '../language/sentences.ts'
import { copiedShare } from '../language/similarity.ts'
import { wordsOf } from '../language/words.ts'
import type { Reply } from './build-reply.ts'
import { examineMain } from './cross-examination/cross-examine.ts'
import { type FoundAnswer, findAttack, findDefence } from './find-answer.ts'
import { reasonLetStand } from './let-stand.ts'
import type { Preparation } from './prepare-reply.ts'

/** How many sentences of a long turn are looked at. */
const MOST_SENTENCES = 24
/** Of its sentence's length, 0–1: a longer clause says the same as the sentence. */
const PART = 0.75
/** Of a sentence, 0–1: with so much of our own words it is about what we said. */
const NAMES_US = 0.2
/** In words: so much is kept free for the question at the end. */
export const QUESTION_ROOM = 10

type Met = FoundAnswer & { sentence: string; claim: UserClaim | null }

/** The order in which answers are given: what defends our points, what attacks theirs, the rest. */
const RANKS = { answer: 0, attack: 1, more: 2 }

/** A short sentence is easily alike; one of many words says what its speaker means. */
const sureness = ({ score, sentence }: Met): number =>
  score * Math.log(1 + wordsOf(sentence).length)

/** What can be said to each sentence of the turn, best first, one reply a text. */
const answersTo = (prepared: Preparation): Met[] => {
  const { turn, claims, act, grantedNow, beside, ownWords, isObjection } = prepared
  const met = splitSentences(turn.text)
    .slice(0, MOST_SENTENCES)
    .flatMap((sentence): Met[] => {
      const claim = claims.find(each => each.sentence === sentence) ?? null
      if (sentence === act?.sentence && !claim) return []
      // What is granted needs no answer, and what is beside the matter gets none.
      if (grantedNow.includes(sentence) || beside.includes(sentence)) return []
      // "You say …, but …": what comes after it may be the objection.
      const part = claim?.quotes.find(quote => quote.length < PART * sentence.length)
      const texts = [...(isObjection ? [turn.text] : []), sentence, ...(part ? [part] : [])]
      const defence = findDefence(texts, prepared)
      const isOnUs = claim !== null || copiedShare(sentence, ownWords) > NAMES_US
      const found = defence ?? (isOnUs ? findAttack(sentence, prepared) : null)
      return found ? [{ ...found, sentence, claim }] : []
    })
    .sort((a, b) => RANKS[a.how] - RANKS[b.how] || sureness(b) - sureness(a))
  return met.filter(
    ({ text, point }, at) =>
      met.findIndex(other => other.text === text || other.point === point) === at,
  )
}

/** Whole clauses of a claim that we have not said back yet. */
export const freshQuote = (
  claim: UserClaim | null,
  { debate, speech }: Preparation,
): string | null =>
  claim ? (quotesIn(claim, debate.language).find(quote => !speech.wasSaid(quote)) ?? null) : null

/** The user's words, or the point that they are about, before they are answered. */
const leadTo = ({ claim, point, how }: Met, prepared: Preparation): string | null => {
  const { speech, tools, ownPoints } = prepared
  const { phrases } = tools
  const quote = freshQuote(claim, prepared)
  if (quote !== null) return speech.pick(phrases.restatement, { q: quote })
  const label = how === 'attack' ? null : ownPoints.label(point)
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
}

const NOTHING: Argued = { spoken: [], hasAsked: false, hasOwn: false }

/** A point of ours that the turn is about, and what is left to say of it. */
const nearPoint = ({ turn, points, ownPoints, settled, made }: Preparation) => {
  const point = ownPoints.about(
    turn.text,
    points.filter(each => !settled.has(each)),
  )
  if (!point) return null
  if (!made.includes(point)) return { point, isNew: true }
  return ownPoints.more(point) === null ? null : { point, isNew: false }
}

/**
 * To a claim that the matter has no answer to: a question about it, or that it counts, where it is
 * a main reason of the user's; and a point of ours that the turn is about.
 */
const counter = (reply: Reply, prepared: Preparation): Argued => {
  const { claims, speech, tools, ownPoints, level } = prepared
  const { phrases } = tools
  if (claims.length === 0) return NOTHING
  const { question } = examineMain(prepared)
  if (reply.add(question())) return { ...NOTHING, hasAsked: true }
  const sign = level.signposts ? speech.pick(phrases['signpost: answer']) : null
  const quote = reasonLetStand(reply.text(), prepared)
  const counted = quote === null ? null : speech.pick(phrases['counts-for-you'], { q: quote })
  if (counted !== null) reply.add(tools.join([sign, counted].filter(part => part !== null)))
  const near = nearPoint(prepared)
  if (!near) return NOTHING
  const { point, isNew } = near
  const lead =
    counted === null
      ? (sign ?? speech.pick(phrases['to-your-point']))
      : speech.pick(phrases['set-against'])
  const text = isNew
    ? tools.join([claimOf(point, prepared), speech.sayRest(point.mechanism) ?? ''])
    : speech.sayRest(ownPoints.more(point) ?? '')
  return reply.addAfter(lead, text) ? { ...NOTHING, spoken: [point], hasOwn: true } : NOTHING
}

/** The claim of a point, or a flaw in its place: the same claim, overstated. */
export const claimOf = (point: Point, prepared: Preparation): string =>
  (prepared.ownPoints.name(point) !== null ? prepared.plantFlaw('overclaim', point) : null) ??
  prepared.speech.sayRest(point.claim) ??
  point.claim

/** Answers what the turn argues. */
export const argueTurn = (reply: Reply, prepared: Preparation): Argued => {
  const { level, speech, tools } = prepared
  const { phrases } = tools
  const spoken: Point[] = []
  const met = answersTo(prepared)
  let answered = 0
  for (const each of met) {
    // Beside an answer to an objection, an argument that is known for certain is attacked, too.
    const isBeside = each.how === 'attack' && each.isFirm && spoken.length > 0
    if (answered >= level.claims + (isBeside && !level.isSimple ? 1 : 0)) break
    const sign = answered === 0 ? phrases['signpost: answer'] : phrases['signpost: second answer']
    const lead = [level.signposts ? speech.pick(sign) : null, leadTo(each, prepared)]
    const text = speech.sayRest(each.text)
    const isAdded = reply.addAfter(tools.join(lead.filter(part => part !== null)), text)
    if (!isAdded) continue
    answered += 1
    if (each.how !== 'attack') spoken.push(each.point)
  }
  return answered > 0 ? { ...NOTHING, spoken } : counter(reply, prepared)
}
