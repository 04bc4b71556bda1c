import type { Language } from '#schema/constants.ts'
import { actCuesIn } from '../language/act-cues.ts'
import { isQuotable } from '../language/pick-quote.ts'
import type { Act } from '../language/read-acts.ts'
import { answerComplaint } from './answer-complaint.ts'
import { addGround, meetOneCase, sayMorePlainly } from './answer-grounds.ts'
import { addCase, addMeaning } from './answer-question.ts'
import type { Reply } from './build-reply.ts'
import type { Preparation } from './prepare-reply.ts'
import { arguesOurSide } from './read-direction.ts'
import type { Rest } from './rest.ts'
import { standsOut } from './stands-out.ts'

/** In words: a longer claim is no easy point. */
const LONGEST_EASY = 12

/** With more claims beside it a concession is not what the turn is about. */
const FEW_CLAIMS = 2
/** Cannot be said back alone: it points to what stood before it. */
const POINTS_BACK: Record<Language, RegExp> = {
  en: /^(?:the (?:first|second|third|last|former|latter|other)|it|they|he|she|that|this|these|those)\b/i,
  zh: /^(?:它|他|她|这|那|前者|后者|第[一二三])/u,
}

/** In characters: a part of a wording that tells it from others. */
const TOLD = 8

const yoursIn = ({ tools, debate }: Preparation) => tools.sides[debate.userStance]

/** The motion as it is said inside a sentence. */
const motionIn = ({ debate }: Preparation): string =>
  debate.motion
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[.。\s]+$/u, '')

/** A short, simple answer with one easy question. */
export const answerShort = (reply: Reply, prepared: Preparation): boolean => {
  const { speech, tools, made, ownPoints, debate, claims } = prepared
  const { phrases } = tools
  const quote = claims
    .map(({ quotes }) => quotes[0]?.replace(/[,\s]+(?:tho|though|lol|i guess|idk)$/i, '') ?? '')
    .find(text => isQuotable(text, debate.language))
  const isSaid = quote !== undefined && reply.add(speech.pick(phrases['short-turn'], { q: quote }))
  if (!isSaid) reply.add(speech.pick(phrases['short-turn-plain']))
  const easy = made.filter(point => {
    const label = ownPoints.label(point)
    return label !== null && tools.length(label) <= LONGEST_EASY
  })
  const point = easy[speech.chance(Math.max(1, easy.length), 'easy point')]
  if (point) reply.add(speech.pick(phrases['easy-point'], { own: ownPoints.label(point) ?? '' }))
  const asked = reply.add(speech.pick(phrases[`easy-question: ${debate.userStance}`]))
  return asked || reply.add(speech.pick(phrases['simple-question']))
}

/** Ends the debate in a friendly way, so that the user is not asked on and on. */
const closeKindly = (reply: Reply, { speech, tools }: Preparation): Rest =>
  reply.add(speech.pick(tools.phrases.close)) ? 'nothing' : 'own case'

/** The first agreement is accepted, with a question for what is left; a later one is the end. */
const meetConcession = (
  act: Extract<Act, { kind: 'gives up' | 'agrees' }>,
  reply: Reply,
  prepared: Preparation,
): Rest => {
  const { speech, tools, concessions, turn, debate } = prepared
  const { phrases } = tools
  const hasCase = prepared.isKnown || prepared.made.length > 0
  const isEnd = actCuesIn(debate.language)['ends the debate'].test(turn.text)
  if (concessions > 0 || isEnd) return closeKindly(reply, prepared)
  const accepted =
    act.kind === 'gives up'
      ? speech.pick(phrases[hasCase ? 'total-concession' : 'total-concession-plain'])
      : speech.pick(phrases.agreement, { yours: yoursIn(prepared) })
  return reply.add(accepted) ? 'nothing' : 'own case'
}

/** Acts that are met alike, whether or not the matter is known. */
const MET_ALWAYS: ReadonlySet<Act['kind'] | undefined> = new Set([
  'gives up',
  'agrees',
  'says no reason',
])

/** Meets what needs no matter; whether there is nothing more to say. */
export const meetAlways = (reply: Reply, prepared: Preparation): boolean => {
  const { act, turn, isObjection, concessions, debate } = prepared
  // Who has given up before and takes leave is let go.
  const takesLeave =
    concessions > 0 && actCuesIn(debate.language)['ends the debate'].test(turn.text)
  if (takesLeave && turn.question === null) return closeKindly(reply, prepared) === 'nothing'
  if (!act || turn.copied || turn.otherLanguage || !MET_ALWAYS.has(act.kind)) return false
  if (isObjection && act.kind === 'says no reason') return false
  return meet(act, reply, prepared) === 'nothing'
}

/** Asked whether they deny it, some say yes. */
const DENIES: Record<Language, RegExp> = {
  en: /\bi (?:do |would |must )?deny\b/i,
  zh: /我(?:方)?(?:当然|坚决)?(?:否认|不同意)/u,
}

/** Meets what the turn does besides arguing, and says what is left to do. */
const meet = (act: Act, reply: Reply, prepared: Preparation): Rest => {
  const { speech, tools, claims, made, ownPoints } = prepared
  const { phrases } = tools
  const argued: Rest = claims.length > 0 ? 'argue' : 'own case'
  switch (act.kind) {
    case 'gives up':
    case 'agrees':
      return meetConcession(act, reply, prepared)
    case 'says no reason': {
      const kind = act.sort === 'circle' ? 'circle' : 'no reason'
      return reply.add(speech.pick(phrases[kind])) ? 'nothing' : 'own case'
    }
    case 'calls it garbled':
      reply.add(speech.pick(phrases.garbled))
      return argued
    case 'leaves the motion':
      reply.add(speech.pick(phrases['off-motion'], { motion: motionIn(prepared) }))
      return 'own case'
    case 'says sayings':
      return reply.add(speech.pick(phrases.saying, { motion: motionIn(prepared) }))
        ? 'nothing'
        : 'own case'
    case 'fools':
      reply.add(speech.pick(phrases.fooling))
      return 'own case'
    case 'complains':
      return answerComplaint(act, reply, prepared)
    case 'asks for a meaning': {
      if (act.term === null) {
        // In a long turn it may be a way of speaking.
        if (!standsOut(act.sentence, prepared.turn.text)) return argued
        const rest = sayMorePlainly(act.sentence, reply, prepared)
        return claims.length > 0 ? 'argue' : rest
      }
      if (addMeaning(act.term, reply, prepared)) return claims.length > 0 ? 'argue' : 'question'
      const label = made.map(ownPoints.label).find(text => text !== null)
      return label ? 'own case' : argued
    }
    case 'asks how one knows':
      addGround(act.sentence, reply, prepared)
      return claims.length > 0 ? 'argue' : 'question'
    case 'calls it one case':
      if (!meetOneCase(reply, prepared)) return argued
      return claims.length > 0 ? 'argue' : 'question'
    case 'asks for a case':
      addCase(act.sentence, reply, prepared)
      return claims.length > 0 ? 'argue' : 'question'
    case 'shrugs':
      return answerShort(reply, prepared) ? 'nothing' : 'own case'
    case 'grants': {
      const { granted } = act
      const isTold = granted !== null && !POINTS_BACK[prepared.debate.language].test(granted)
      if (isTold && reply.add(speech.pick(phrases.shared, { q: granted }))) return argued
      // In a long turn nobody knows what is shared.
      const isDenied = DENIES[prepared.debate.language].test(prepared.turn.text)
      if (claims.length <= FEW_CLAIMS && !isDenied) reply.add(speech.pick(phrases['shared-plain']))
      return argued
    }
  }
}

/** The user’s words for our own side, and whether they were met. */
const meetWrongSide = (reply: Reply, prepared: Preparation): boolean => {
  const { speech, tools } = prepared
  const shown = arguesOurSide(prepared)
  if (shown === null) return false
  const slots = { yours: yoursIn(prepared) }
  // Who was told so and goes on has come over.
  const was = [...tools.phrases['my-side'], ...tools.phrases['my-side-plain']].some(wording =>
    wording
      .split(/[?？“]|\{\w+\}/u)
      .some(part => part.length >= TOLD && prepared.ownWords.includes(part)),
  )
  if (was) return closeKindly(reply, prepared) === 'nothing'
  const quoted =
    shown.quote !== null &&
    reply.add(speech.pick(tools.phrases['my-side'], { ...slots, q: shown.quote }))
  return quoted || reply.add(speech.pick(tools.phrases['my-side-plain'], slots))
}

/** Answers the acts of a turn first; what is left to do after that. */
export const answerActs = (reply: Reply, prepared: Preparation): Rest => {
  const { act, speech, tools, turn, isObjection, isElsewhere } = prepared
  if (act?.kind === 'gives up') return meet(act, reply, prepared)
  if (turn.copied || turn.otherLanguage) return 'own case'
  // However short a turn is: an objection that is known is answered.
  if (isObjection && act === null) return 'argue'
  if (turn.smallTalk?.whole) return 'own case'
  if (meetWrongSide(reply, prepared)) return 'nothing'
  if (act) return meet(act, reply, prepared)
  if (isElsewhere) {
    reply.add(speech.pick(tools.phrases['off-motion'], { motion: motionIn(prepared) }))
    return 'own case'
  }
  return 'argue'
}
