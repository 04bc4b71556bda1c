import type { DebateSoFar } from '#api/ai/opponent.ts'
import type { Point } from '../arguments/point.ts'
import { actCuesIn } from '../language/act-cues.ts'
import { inFullWidth } from '../language/full-width.ts'
import { splitSentences } from '../language/sentences.ts'
import { asPrepared } from '../motions/known-motion.ts'
import { answerActs, answerShort, meetAlways } from './answer-acts.ts'
import { askedOfUs, nameSide } from './answer-for-side.ts'
import { answerQuestion } from './answer-question.ts'
import {
  type Argued,
  answerGuess,
  argueTurn,
  attackGuess,
  freshQuote,
  NOTHING,
  QUESTION_ROOM,
} from './argue-turn.ts'
import { buildReply, type Reply } from './build-reply.ts'
import {
  crossExamine,
  heartQuestionAbout,
  mainClaims,
  questionAbout,
  questionForReason,
  sureQuestionAbout,
} from './cross-examination/cross-examine.ts'
import { lastClaim } from './last-claim.ts'
import { isOwned } from './let-stand.ts'
import { newestWords } from './newest-words.ts'
import { addOwnBlock, isDroppedDue } from './own-block.ts'
import { type Preparation, prepareReply } from './prepare-reply.ts'
import type { Rest } from './rest.ts'
import { isNamedIn, weigh } from './weigh.ts'

/** A user who does not begin is helped so often. */
const MOST_HINTS = 2
/** Weighing in every round is for tournaments; elsewhere one round in three has none. Room in words. */
const WEIGHING = { rounds: 3, rests: 2, room: 40 }
/** One question in so many names a point. */
const NAMED_QUESTIONS = 3
/** Fewer claims beside a question are what it asks about. */
const FEW_CLAIMS = 2

/** What the turn is besides an argument: small talk, a copy, another language, the same again. */
const remarkOn = (reply: Reply, prepared: Preparation): void => {
  const { turn, speech, tools, isObjection, hasArgued } = prepared
  const { phrases } = tools
  const { smallTalk } = turn
  const isRead = smallTalk?.whole && isObjection
  if (smallTalk?.kind === 'greeting' && hasArgued) reply.add(speech.pick(phrases['greeting-again']))
  else if (smallTalk && smallTalk.kind !== 'stuck' && !isRead)
    reply.add(speech.pick(phrases[`small-talk: ${smallTalk.kind}`]))
  if (turn.copied) reply.add(speech.pick(phrases['copied-turn']))
  if (turn.otherLanguage) reply.add(speech.pick(phrases['other-language']))
  const isArgument = !smallTalk?.whole && !turn.otherLanguage && !turn.copied
  if (turn.repeats > 0 && isArgument)
    reply.add(speech.pick(phrases['repeated-turn'], tools.times(turn.repeats + 1)))
}

/** The rest of a reply to a turn that leaves nothing to answer; whether there is nothing more. */
const closeSmallTalk = (reply: Reply, prepared: Preparation): boolean => {
  const { turn, act, speech, tools, made, ownPoints, isObjection, hasArgued } = prepared
  if (!turn.smallTalk?.whole || isObjection || act?.kind === 'gives up') return false
  switch (turn.smallTalk.kind) {
    case 'stuck':
      return act === null && turn.repeats < MOST_HINTS && answerShort(reply, prepared)
    case 'greeting': {
      const last = hasArgued ? (lastClaim(prepared)?.point ?? null) : null
      const own = [...(last ? [last] : []), ...made]
        .map(ownPoints.label)
        .find(each => each !== null)
      const leads = tools.phrases[hasArgued ? 'back-to-point' : 'hint']
      return turn.repeats < MOST_HINTS && own ? reply.add(speech.pick(leads, { own })) : false
    }
    case 'bye':
    case 'yes':
      return turn.repeats < MOST_HINTS
    default:
      return false
  }
}

/** Acts of a turn that has nothing to examine. */
const UNSURE: ReadonlySet<string | undefined> = new Set(['shrugs', 'says sayings'])

/** Helps who does not know what to say; whether there was something to say. */
const meetUnsure = (reply: Reply, prepared: Preparation): boolean =>
  closeSmallTalk(reply, prepared) || answerActs(reply, prepared) === 'nothing'

const ask = (reply: Reply, prepared: Preparation, spoken: Point | null): void => {
  const { speech, tools, level, ownPoints } = prepared
  const { phrases } = tools
  const own = spoken ? ownPoints.label(spoken) : null
  const named = () => (own === null ? null : speech.pick(phrases['late-question'], { own }))
  if (level.isSimple) {
    reply.add(speech.pick(phrases['simple-question']) ?? named())
    return
  }
  // What was named a moment ago is not named again, unless no other question is left.
  const isFree = spoken !== null && !isNamedIn(reply, spoken)
  const isNamed = isFree && speech.chance(NAMED_QUESTIONS, 'named question') === 0
  reply.add((isNamed ? named() : null) ?? speech.pick(phrases.question) ?? named())
}

/** Owns that nothing is left to say to the turn's main claim; whether it has one to be said back. */
const ownNoAnswer = (reply: Reply, prepared: Preparation): boolean => {
  const { speech, tools, claims } = prepared
  const q = mainClaims(prepared)[0]?.quote ?? freshQuote(claims[0] ?? null, prepared)
  return q !== null && reply.add(speech.pick(tools.phrases['no-answer'], { q }))
}

/** Whether the user sums up: nobody asks them anything then. */
const closes = ({ turn, debate }: Preparation) =>
  splitSentences(turn.text).some(text => actCuesIn(debate.language)['sums up'].test(text))

const isWeighingRound = ({ round, level }: Preparation) =>
  round >= level.weighsFrom && (level.signposts || round % WEIGHING.rounds !== WEIGHING.rests)

/** What the card itself has something to say to. */
const ASKS: ReadonlySet<string | undefined> = new Set([
  ...['asks for a case', 'asks for a meaning', 'asks how one knows', 'calls it one case'],
])

/** Whether our last turn said something of our own case. */
const hasJustMadePoint = ({ made, lastTurn }: Preparation): boolean =>
  made.some(({ claim, mechanism, impact, example }) =>
    [claim, mechanism, impact, example].some(text => text !== '' && lastTurn.includes(text)),
  )

/** Meets the turn: the points of ours that were spoken of, and what is left to do. */
const answer = (reply: Reply, prepared: Preparation): Argued & { rest: Rest; owns: boolean } => {
  const { turn, claims, isObjection } = prepared
  const rest = answerActs(reply, prepared)
  // To own that there is no answer, and then to say something else, takes it back.
  const owns = isOwned(reply.text())
  if (rest !== 'argue') return { ...NOTHING, rest, owns }
  const isMet = ASKS.has(prepared.act?.kind) && prepared.act?.sentence === turn.question
  if (turn.question !== null && !isMet && !isObjection && claims.length < FEW_CLAIMS) {
    const about = answerQuestion(turn.question, reply, prepared)
    // Where nothing is known to answer, what was claimed beside the question is asked about.
    const hasAsked = about === null && claims.length > 0 && reply.add(questionAbout(prepared))
    return { ...NOTHING, spoken: about ? [about] : [], hasAsked, rest: 'own case', owns }
  }
  // What we think is told first, before the argument beside the question is met.
  const asked = askedOfUs(prepared)
  if (asked !== null && asked !== prepared.act?.sentence && !isObjection)
    reply.add(nameSide(prepared))
  const argued = argueTurn(reply, prepared)
  if (!argued.isUnmet) return { ...argued, rest: 'own case', owns }
  // Where nothing known meets the turn, its own words are asked about: what is sure of them first.
  const isParticular = reply.add(sureQuestionAbout(prepared))
  if (!isParticular && attackGuess(reply, prepared))
    return { ...argued, isUnmet: false, rest: 'own case', owns }
  const isSure = isParticular || reply.add(heartQuestionAbout(prepared))
  const guessed = isSure ? [] : answerGuess(reply, prepared)
  if (guessed.length > 0)
    return { ...argued, spoken: guessed, isUnmet: false, rest: 'own case', owns }
  const hasAsked = isSure || reply.add(questionAbout(prepared))
  // A child is asked, or hears a point of ours; others hear one where our last reply had none.
  const { level } = prepared
  const isAlone =
    isSure && !level.signposts && hasJustMadePoint(prepared) && !isDroppedDue(prepared)
  const isEnough = hasAsked && (level.isSimple || isAlone)
  return { ...argued, hasAsked, isUnmet: !hasAsked, rest: isEnough ? 'nothing' : 'own case', owns }
}

/**
 * The debate as it is read: the newest sentences of each turn of the user's, in Chinese with the marks
 * of Chinese, by which clauses are told.
 */
const asRead = (debate: DebateSoFar): DebateSoFar => {
  const { language } = debate
  const read = (text: string) => newestWords(language === 'zh' ? inFullWidth(text) : text, language)
  const turns = debate.turns.map(turn =>
    turn.speaker === 'user' ? { ...turn, text: read(turn.text) } : turn,
  )
  return { ...debate, turns }
}

/** The whole reply to the user's last turn, never empty; the same debate gets the same reply. */
export const planReply = (asked: DebateSoFar): string => {
  const debate = asRead(asPrepared(asked))
  const prepared = prepareReply(debate)
  const { tools, level, speech, round } = prepared
  const reply = buildReply(tools, level.most, QUESTION_ROOM)
  // When every wording has been used, the count of rounds still makes a new sentence.
  const finish = () =>
    reply.text() || (speech.pick(tools.phrases['last-resort'], tools.times(round)) ?? '')

  if (meetAlways(reply, prepared)) return finish()
  remarkOn(reply, prepared)
  if (!prepared.isKnown) {
    if (prepared.act?.kind === 'calls it garbled') reply.add(speech.pick(tools.phrases.garbled))
    const isUnsure = prepared.turn.smallTalk?.kind === 'stuck' || UNSURE.has(prepared.act?.kind)
    if (isUnsure && meetUnsure(reply, prepared)) return finish()
    for (const part of crossExamine(prepared)) reply.add(part)
    return finish()
  }
  if (closeSmallTalk(reply, prepared)) return finish()
  if (prepared.hasCaught) reply.add(speech.pick(tools.phrases.withdrawal))
  if (debate.motionKey === null && reply.add(questionForReason(prepared))) return finish()
  const { spoken, hasAsked, hasOwn, isUnmet, rest, owns } = answer(reply, prepared)
  if (rest === 'nothing') return finish()
  let last = spoken.at(-1) ?? null
  const isWeighing = rest === 'own case' && !owns && isWeighingRound(prepared)
  if (isWeighing) reply.keepFree(WEIGHING.room)
  if (rest === 'own case' && !hasOwn && !owns && reply.length() < level.full)
    last = addOwnBlock(reply, prepared, { besides: spoken, isNewOnly: hasAsked, isUnmet }) ?? last
  const weighs = isWeighing && weigh(reply, prepared, spoken, last)
  if (hasAsked || weighs || reply.asks() || closes(prepared)) return finish()
  // What was just granted is not asked about.
  if (last === null && isOwned(reply.text())) return finish()
  // Where nothing at all was said of the matter, the question is about the user's words.
  const isBare = reply.length() === 0 || (isUnmet && last === null)
  const isAsked = isBare && reply.add(questionAbout(prepared))
  if (isAsked || (reply.length() === 0 && ownNoAnswer(reply, prepared))) return finish()
  ask(reply, prepared, last)
  return finish()
}
