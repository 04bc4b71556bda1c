import type { DebateSoFar } from '#api/ai/opponent.ts'
import { answerClaim } from './answer-claim.ts'
import { answerObjections } from './answer-objections.ts'
import { crossExamine } from './cross-examination/cross-examine.ts'
import { plantFlaw } from './plant-flaw.ts'
import { type Preparation, prepareReply } from './prepare-reply.ts'

/** A user who does not begin is helped so often. */
const MOST_HINTS = 2
/** Weighing in every round would be monotonous: one round in three has none. */
const WEIGHING = { rounds: 3, rests: 2 }
/** From this round on one question in three names an old point. */
const LATE_QUESTIONS = { from: 4, oneIn: 3 }
/** In words: the room that a question needs beside the weighing. */
const QUESTION_ROOM = 12

type Parts = (string | null)[]

/** What the turn is besides an argument: small talk, a copy, another language. */
const remarkOn = ({ turn, speech, tools: { phrases } }: Preparation): Parts => [
  turn.smallTalk && speech.pick(phrases[`small-talk: ${turn.smallTalk.kind}`]),
  turn.copied ? speech.pick(phrases['copied-turn']) : null,
  turn.otherLanguage ? speech.pick(phrases['other-language']) : null,
]

/** The rest of a reply to a turn that leaves nothing to answer; null where there is something. */
const closeSmallTalk = ({ turn, speech, tools, ownCase }: Preparation): Parts | null => {
  if (!turn.smallTalk?.whole) return null
  switch (turn.smallTalk.kind) {
    case 'greeting':
    case 'stuck':
      return turn.repeats < MOST_HINTS
        ? [speech.pick(tools.phrases.hint, { own: ownCase.label() })]
        : null
    case 'bye':
    case 'thanks':
      return ownCase.extend()
    default:
      return null
  }
}

/** Answers as many claims as the level does; the first answer may concede something. */
const answerClaims = ({ turn, claims, level, attacks, speech, tools }: Preparation): Parts => {
  const parts: Parts = []
  let left = claims
  for (let answered = 0; answered < level.claims && left.length > 0; answered += 1) {
    const concedes = answered === 0 && speech.chance(level.concedes, 'concede') === 0
    const { parts: said, claim } = answerClaim({
      turn: { ...turn, claims: left },
      attacks,
      speech,
      tools,
      concedes,
    })
    parts.push(...said)
    left = left.filter(other => other !== claim && claim !== null)
  }
  return parts
}

const admit = ({ turn, hasCaught, speech, tools: { phrases } }: Preparation): Parts => {
  if (hasCaught) return [speech.pick(phrases.withdrawal)]
  return turn.challenges ? [speech.pick(phrases['answer: evidence'])] : []
}

/** Beside answers to objections, only an argument of the user's that is known is attacked. */
const attackAnother = (prepared: Preparation, answered: readonly string[]): Parts => {
  const { claims, attacks } = prepared
  const known = claims.filter(
    ({ sentence }) => !answered.includes(sentence) && attacks.pointOf(sentence) !== null,
  )
  return known.length > 0
    ? answerClaim({ ...prepared, turn: { ...prepared.turn, claims: known } }).parts
    : []
}

/** Deals with what the user said: a repetition, a question, or claims. */
const answerTurn = (prepared: Preparation): Parts => {
  const { turn, claims, speech, tools, ownCase } = prepared
  const isArgument = !turn.smallTalk?.whole && !turn.otherLanguage && !turn.copied
  const { parts, answered } = answerObjections(prepared)
  if (turn.repeats > 0 && isArgument)
    return [speech.pick(tools.phrases['repeated-turn'], tools.times(turn.repeats + 1)), ...parts]
  if (answered.length > 0) return [...parts, ...attackAnother(prepared, answered)]
  if (turn.question !== null && claims.length < 2) return ownCase.answer(turn.question)
  return answerClaims(prepared)
}

const isWeighingRound = ({ round, level }: Preparation) =>
  round >= level.weighsFrom && round % WEIGHING.rounds !== WEIGHING.rests

const weigh = ({ speech, tools: { phrases }, ownCase }: Preparation): Parts => [
  speech.pick(phrases.weighing) ?? speech.pick(phrases['weighing-point'], { own: ownCase.label() }),
]

const ask = ({ round, speech, tools: { phrases }, ownCase }: Preparation): Parts => {
  const late = () => speech.pick(phrases['late-question'], { own: ownCase.label() })
  const isLate =
    round >= LATE_QUESTIONS.from && speech.chance(LATE_QUESTIONS.oneIn, 'late question') === 0
  return [isLate ? late() : (speech.pick(phrases.question) ?? late())]
}

/** The whole reply to the user's last turn, never empty; the same debate gets the same reply. */
export const planReply = (debate: DebateSoFar): string => {
  const prepared = prepareReply(debate)
  const { tools, level, claims, speech, ownCase, round } = prepared
  const parts: string[] = []
  const add = (texts: Parts) => {
    for (const text of texts) if (text !== null && text !== '') parts.push(text)
  }
  const length = () => tools.length(tools.join(parts))
  // When every wording has been used, the count of rounds still makes a new sentence.
  const finish = () =>
    tools.join(parts) || (speech.pick(tools.phrases['last-resort'], tools.times(round)) ?? '')

  add(remarkOn(prepared))
  if (prepared.isUnprepared) {
    add(crossExamine(prepared))
    return finish()
  }
  const closing = closeSmallTalk(prepared)
  if (closing) {
    add(closing)
    return finish()
  }
  add(admit(prepared))
  add(answerTurn(prepared))
  const hasClaim = claims.length > 0

  // New points and old ones in turn, so that what was dropped is not forgotten.
  const isExtension = round % level.extends === 0 || !hasClaim
  if (length() < level.full) add(isExtension ? ownCase.extend() : ownCase.newPoint())
  if (length() < level.thin) add(isExtension ? ownCase.newPoint() : ownCase.extend())
  const { language } = debate
  add([plantFlaw(speech, { level: debate.level, language, turn: prepared.ownTurns })])

  const weighs = isWeighingRound(prepared)
  if (weighs) add(weigh(prepared))
  const asksAlready = /[?？]$/u.test(parts.at(-1) ?? '')
  const hasRoom = !weighs || length() < level.full - QUESTION_ROOM
  if (!asksAlready && hasRoom) add(ask(prepared))
  return finish()
}
