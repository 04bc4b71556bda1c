import { actCuesIn } from '../language/act-cues.ts'
import { isQuotable, quotesIn } from '../language/pick-quote.ts'
import { type Act, termsAskedIn } from '../language/read-acts.ts'
import { claimsOf } from '../language/read-claims.ts'
import { splitSentences } from '../language/sentences.ts'
import { tokensOf } from '../language/similarity.ts'
import { isHan, wordsOf } from '../language/words.ts'
import { addMeaning } from './answer-question.ts'
import { freshQuote } from './argue-turn.ts'
import type { Reply } from './build-reply.ts'
import { findAnswer } from './find-answer.ts'
import { isOwned } from './let-stand.ts'
import type { Preparation } from './prepare-reply.ts'
import type { Rest } from './rest.ts'
import { withoutReport } from './without-report.ts'

type Complaint = Extract<Act, { kind: 'complains' }>

/** Shorter English words do not tell which point is meant; in letters. */
const SHORTEST = 4
/** With more claims in a turn it is not clear which one was taken wrongly. */
const FEW_CLAIMS = 2
/** How many of the user's earlier turns are searched for what was left unanswered. */
const TURNS = 2
/** Of the words that name it best, 0–1: what shares fewer is not what the complaint names. */
const NAMED = 0.6

/** In words, or Chinese characters: what a complaint names as a whole. */
const NAMES = { en: { least: 2, most: 9 }, zh: { least: 3, most: 20 } }
/** "The widow, you said nothing about her": what stands before is what is meant. */
const TELLS_US = /[,，] ?(?=you\b|您|你)/iu
/** Names nothing by itself. */
const POINTS_BACK =
  /^(?:it|that|this|them|him|her|me|my|i|what|one|these|those|都?没|这|那|它|他|她)/iu

/** A complaint that asks again what was not answered. */
const QUESTION = /[:：]\s*(?<asked>[^:：?？]{8,110})[?？]$/u

/** A question as it is said back. */
const ASKED = /^(?<asked>[^?？]{8,110})[?？]$/u

/** Words of the user that may be meant: in this turn, then in the turns before, the last first. */
const meantBy = ({ sentence, sort, about }: Complaint, prepared: Preparation): string[] => {
  const { turn, userTurns, ownPoints, made } = prepared
  const named = /[:：]\s*(.+)$/u.exec(sentence)?.[1] ?? about
  const all = splitSentences(turn.text)
  const next = all[all.indexOf(sentence) + 1] ?? ''
  const isOwn = withoutReport(next, prepared.debate.language) !== ''
  const here = named === null && isOwn ? [next] : []
  // What was only denied, or complained of, is nothing that we still owe an answer to.
  const cues = actCuesIn(prepared.debate.language)
  const isOwed = (text: string) =>
    ![cues.misread, cues['denies meaning'], cues.complains].some(cue => cue.test(text))
  const before = userTurns
    .slice(0, -1)
    .slice(-TURNS)
    .reverse()
    .flatMap(text => splitSentences(text).filter(isOwed))
  const point = sort === 'said already' ? ownPoints.about(sentence, made) : null
  // What was said already is in an earlier turn only when the complaint names the same point.
  const words = tokensOf(named ?? sentence, SHORTEST)
  const shared = (other: string) =>
    [...tokensOf(other, SHORTEST)].filter(token => words.has(token)).length
  const most = Math.max(0, ...before.map(shared))
  const isNamed = (other: string) => words.size === 0 || (most > 0 && shared(other) >= NAMED * most)
  const earlier =
    sort === 'said already'
      ? before.filter(other => point !== null && ownPoints.about(other, made) === point)
      : before.filter(isNamed).toSorted((one, other) => shared(other) - shared(one))
  return [...(named === null ? [] : [named]), ...here, ...earlier]
}

/** The user's words as they are said back: a whole clause, or a question. */
const quoteOf = (text: string, { debate }: Preparation): string | null => {
  const { language } = debate
  const [claim] = claimsOf([text], language)
  const asked = text.replace(/[?？]+$/u, '')
  if (asked !== text && isQuotable(asked, language)) return asked
  return claim ? (quotesIn(claim, language)[0] ?? null) : null
}

/** The few words in which a complaint names what was left out: "the widow", "who pays". */
const namedIn = ({ about, sentence }: Complaint, { debate }: Preparation): string | null => {
  const { least, most } = NAMES[debate.language]
  const [before = ''] = sentence.split(TELLS_US)
  const named = [about ?? '', before === sentence ? '' : before].map(text =>
    text.replace(/^(?:(?:and|but|so|now) )+|[\s.,;!?。，；！？]+$/giu, ''),
  )
  const isClear = (text: string) => {
    const length = isHan(text) ? text.length : wordsOf(text).length
    return length >= least && length <= most && !/[“”"，,;；]/u.test(text)
  }
  return named.find(text => isClear(text) && !POINTS_BACK.test(text)) ?? null
}

/** Says what a word means that was asked about in this turn, or before and is named again. */
const explainOwed = (act: Complaint, reply: Reply, prepared: Preparation): boolean => {
  const { userTurns, debate, turn } = prepared
  const [now] = termsAskedIn(turn.text, debate.language)
  if (now !== undefined) return addMeaning(now, reply, prepared)
  const words = tokensOf(act.sentence, SHORTEST)
  const term = userTurns
    .slice(0, -1)
    .flatMap(text => termsAskedIn(text, debate.language))
    .findLast(asked => [...tokensOf(asked, SHORTEST)].some(token => words.has(token)))
  return term !== undefined && addMeaning(term, reply, prepared)
}

const answerOwed = (act: Complaint, reply: Reply, prepared: Preparation): boolean => {
  const { speech, tools } = prepared
  const { phrases } = tools
  if (explainOwed(act, reply, prepared)) return true
  const meant = meantBy(act, prepared)
  const wasDone = act.sort === 'said already'
  for (const text of meant) {
    const found = findAnswer(text, prepared)
    // To go on with what was answered last, or with our own, is no answer to what was left out.
    if (!found || found.how === 'more' || found.score === 0) continue
    // To attack what somebody argues is no answer to what they ask.
    if (found.how === 'attack' && /[?？]/u.test(text)) continue
    const quote = quoteOf(text, prepared)
    const kind = wasDone ? 'heard-now' : 'owed-answer'
    const lead =
      quote === null
        ? speech.pick(phrases[`${kind}-plain`])
        : speech.pick(phrases[kind], { q: quote })
    if (reply.addAfter(lead, speech.sayRest(found.text))) return true
  }
  // What we owned a turn ago is not owned once more.
  if (isOwned(prepared.lastTurn)) return false
  const question = QUESTION.exec(act.sentence)?.groups?.asked
  if (question !== undefined)
    return !reply.add(speech.pick(phrases['no-answer-question'], { q: question }))
  const quote = meant.map(text => quoteOf(text, prepared)).find(text => text !== null) ?? null
  const [asked = ''] = meant.flatMap(text => ASKED.exec(text)?.groups?.asked ?? [])
  if (quote === null && asked !== '')
    return !reply.add(speech.pick(phrases['no-answer-question'], { q: asked }))
  if (wasDone) {
    // To own that it was passed over, and then to pass over it, helps nobody.
    if (prepared.claims.length === 0) reply.add(speech.pick(phrases['heard-now-plain']))
    return false
  }
  // "Not a word about her": who she is stands in the same sentence.
  const isPointing = act.about !== null && POINTS_BACK.test(act.about)
  const name = namedIn(act, prepared)
  const named = isPointing ? (name ?? quote) : (quote ?? name)
  if (named !== null) reply.add(speech.pick(phrases['no-answer'], { q: named }))
  // Beside other claims nobody would know what is meant.
  else if (prepared.claims.length === 0) reply.add(speech.pick(phrases['no-answer-plain']))
  return false
}

/** Answers the very point that the user says was left out, or says that there is no answer. */
export const answerComplaint = (act: Complaint, reply: Reply, prepared: Preparation): Rest => {
  const { speech, tools, claims, level, turn } = prepared
  const left: Rest = claims.length > 0 ? 'argue' : 'own case'
  switch (act.sort) {
    case 'misread':
      if (claims.length > 0) {
        const quote = claims.map(claim => freshQuote(claim, prepared)).find(text => text !== null)
        // In a long turn nobody knows which of its sentences was meant; what is asked about is said
        // back by the question.
        const isPlain = claims.length <= FEW_CLAIMS && quote && prepared.isObjection
        reply.add(
          isPlain
            ? speech.pick(tools.phrases['misread-taken'], { q: quote })
            : speech.pick(tools.phrases['misread-plain']),
        )
        return 'argue'
      }
      return reply.add(speech.pick(tools.phrases.misread)) ? 'nothing' : left
    case 'repeating':
      reply.add(speech.pick(tools.phrases['something-new']))
      return turn.question === null ? 'own case' : 'argue'
    case 'unanswered':
    case 'said already':
      if (!answerOwed(act, reply, prepared)) return left
      return claims.length > 0 && !level.isSimple ? 'argue' : 'question'
  }
}
