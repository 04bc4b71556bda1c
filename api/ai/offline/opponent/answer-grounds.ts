import type { Point } from '../arguments/point.ts'
import { actCuesIn } from '../language/act-cues.ts'
import { splitSentences } from '../language/sentences.ts'
import { normalise } from '../language/words.ts'
import type { Reply } from './build-reply.ts'
import { examine } from './cross-examination/examination.ts'
import { simpler } from './cross-examination/simpler.ts'
import { lastClaim, saidBack } from './last-claim.ts'
import type { Preparation } from './prepare-reply.ts'
import type { Rest } from './rest.ts'

/** In turns of ours: a case that was told longer ago is not meant. */
const RECENT = 2

/** Asks our last question in simpler words, or, where that was done, an easy one about the motion. */
const askMoreSimply = (reply: Reply, prepared: Preparation): boolean => {
  const { speech, tools, debate } = prepared
  const { phrases } = tools
  const examination = examine(prepared)
  if (reply.add(simpler(examination))) return true
  const easy = speech.pick(phrases[`easy-question: ${debate.userStance}`])
  return examination.pending?.isNarrow
    ? reply.addAfter(speech.pick(phrases['leaves-question']), easy)
    : reply.add(easy)
}

/** What some words name of ours, else what we claimed last. */
const meantBy = (words: string, prepared: Preparation) => {
  const { ownPoints, made, turn } = prepared
  const all = splitSentences(turn.text)
  const before = all[all.indexOf(words) - 1] ?? ''
  const named = [words, before].map(text => ownPoints.about(text, made)).find(point => point)
  return named ? { sentence: named.claim, point: named, against: null } : lastClaim(prepared)
}

/** What is owned is said even where there is no room for what follows it. */
const addBoth = (lead: string | null, rest: string | null, reply: Reply): boolean => {
  const isSaid = reply.add(lead)
  return reply.addAfter(null, rest) || reply.add(splitSentences(rest ?? '')[0]) || isSaid
}

/** Says what a point of ours rests on: its reason, else a common case; and that it is no study. */
const addReason = (point: Point, reply: Reply, prepared: Preparation): boolean => {
  const { speech, tools, ownPoints } = prepared
  const { phrases } = tools
  const own = ownPoints.label(point)
  if (own === null) return false
  const { mechanism, example } = point
  if (mechanism !== '' && !speech.wasSaid(mechanism))
    return addBoth(speech.pick(phrases.ground, { own }), speech.sayRest(mechanism), reply)
  const [reason = ''] = splitSentences(mechanism)
  const q = saidBack(reason)
  if (example !== '' && !speech.wasSaid(example))
    return addBoth(speech.pick(phrases['ground: case'], { own }), speech.sayRest(example), reply)
  return reply.add(
    q === null
      ? speech.pick(phrases['ground: said'], { own })
      : speech.pick(phrases['ground: reason'], { own, q }),
  )
}

/** Says honestly what our last claim rests on, or that we have claimed nothing. */
export const addGround = (words: string, reply: Reply, prepared: Preparation): Point | null => {
  const { speech, tools } = prepared
  const { phrases } = tools
  const meant = meantBy(words, prepared)
  if (meant === null) {
    reply.add(speech.pick(phrases['only-asked']))
    // Beside an argument that is asked about next.
    if (prepared.claims.length === 0) askMoreSimply(reply, prepared)
    return null
  }
  const { point, sentence } = meant
  const isPointItself =
    point !== null &&
    [point.claim, point.mechanism, point.impact, point.example].some(part =>
      normalise(part).includes(normalise(sentence)),
    )
  if (isPointItself && addReason(point, reply, prepared)) return point
  const q = saidBack(sentence)
  reply.add(
    q === null
      ? speech.pick(phrases['ground: plain'])
      : speech.pick(phrases['ground: sentence'], { q }),
  )
  return point
}

/** Our point whose case was told lately, if any was. */
const caseTold = ({ debate, points }: Preparation): Point | null => {
  const own = debate.turns.filter(({ speaker }) => speaker === 'ai').map(({ text }) => text)
  const lately = normalise(own.slice(-RECENT).join(' '))
  return (
    points.findLast(
      ({ example }) =>
        example !== '' && lately.includes(normalise(splitSentences(example)[0] ?? '')),
    ) ?? null
  )
}

/** Says that we have told no case but given a reason, and which; whether there was anything to say. */
const sayNoCaseTold = (reply: Reply, prepared: Preparation): boolean => {
  const { speech, tools, ownPoints, isKnown } = prepared
  const { phrases } = tools
  const last = lastClaim(prepared)
  if (last === null && !isKnown) return false
  const own = last?.point ? ownPoints.label(last.point) : null
  const reason = last?.point?.mechanism ?? ''
  // A reason that was told already is told once more in short.
  const rest = speech.sayRest(reason) ?? splitSentences(reason)[0] ?? null
  if (own === null || rest === null) return reply.add(speech.pick(phrases['which-case']))
  return addBoth(speech.pick(phrases['told-no-case'], { own }), rest, reply)
}

/** Grants that one case proves no rule, and says what it was to show; whether we said anything. */
export const meetOneCase = (reply: Reply, prepared: Preparation): boolean => {
  const { speech, tools, ownPoints } = prepared
  const { phrases } = tools
  const point = caseTold(prepared)
  if (point === null) return sayNoCaseTold(reply, prepared)
  const own = ownPoints.label(point)
  if (own === null) return reply.add(speech.pick(phrases['one-case-plain']))
  const lead = speech.pick(phrases['one-case'], { own })
  const rest = point.mechanism === '' ? null : speech.sayRest(point.mechanism)
  return addBoth(lead, rest, reply)
}

/** Says in simpler words what was not understood: the question where that is named, else the claim. */
export const sayMorePlainly = (words: string, reply: Reply, prepared: Preparation): Rest => {
  const { speech, tools, ownPoints, debate, lastTurn } = prepared
  const { phrases } = tools
  const claim = lastClaim(prepared)
  const isQuestion = actCuesIn(debate.language)['means the question'].test(words)
  const asked = /[?？]\s*$/u.test(lastTurn.trim())
  const isOfQuestion = claim === null || (isQuestion && asked)
  // Who argues beside it is asked about that.
  if (isOfQuestion && prepared.claims.length > 0) return 'argue'
  if (isOfQuestion) return askMoreSimply(reply, prepared) ? 'nothing' : 'own case'
  const { point, against } = claim
  const own = point && ownPoints.label(point)
  const theirs = against && ownPoints.label(against)
  const q = saidBack(claim.sentence)
  // What was not said yet is said in other words than the claim was.
  const more = point && ownPoints.more(point)
  const said =
    (own
      ? reply.addAfter(
          speech.pick(phrases['defined-plain']),
          speech.pick(phrases['easy-point'], { own }),
        )
      : false) ||
    (theirs && q !== null
      ? reply.add(speech.pick(phrases['meant-against'], { own: theirs, q }))
      : false)
  if (more !== null) reply.addAfter(null, speech.sayRest(more))
  return said || more !== null ? 'question' : 'own case'
}
