import { actCuesIn } from '../../language/act-cues.ts'
import { tokensOf } from '../../language/similarity.ts'
import { normalise } from '../../language/words.ts'
import { addGround, meetOneCase, sayMorePlainly } from '../answer-grounds.ts'
import { buildReply } from '../build-reply.ts'
import { arguesOurSide } from '../read-direction.ts'
import { senseOf } from '../sense-of.ts'
import { isBrief } from '../stands-out.ts'
import { answerCuesIn } from './answer-cues.ts'
import { hasNoAnswerAgain, questionOf, sayWordsForUs, wordsMeant } from './answer-user.ts'
import type { Examination, ReplyParts } from './examination.ts'
import { afterOwnSide } from './own-side-again.ts'
import { takeStand } from './take-stand.ts'

const demandsIn = (text: string, { prepared }: Examination): boolean => {
  const cues = answerCuesIn(prepared.debate.language)
  return cues['only asks'].test(text) || cues['demands a case'].test(text)
}

/** What the user has said for our side; else that there is no case, where none was made. */
const meetDemand = (examination: Examination): string | null => {
  const { prepared, asker } = examination
  if (prepared.isKnown || prepared.made.length > 0) return null
  const ours = sayWordsForUs(examination)
  if (ours !== null) return ours
  const isAgain = prepared.userTurns.slice(0, -1).some(text => demandsIn(text, examination))
  return asker.say(asker.book[isAgain ? 'complaint again' : 'complaint'])
}

/** "You have not told me whom …" asks again what we could not say. */
const ASKS = ['asks who', 'asks why', 'asks where', 'asks what'] as const

/** "You did not answer me about …" names what was passed over, or only demands an answer. */
const meetUnanswered = (complaint: string, examination: Examination): string | null => {
  const { asker, prepared } = examination
  const cues = answerCuesIn(prepared.debate.language)
  if (ASKS.some(name => cues[name].test(complaint)) && !hasNoAnswerAgain(examination))
    return asker.say(asker.book['cannot say plain'])
  // "Even if the stairs were dry, you did not answer …" is about what comes after the complaint.
  const from = actCuesIn(prepared.debate.language).complains.exec(complaint)?.index ?? 0
  const meant = wordsMeant(complaint.slice(from), examination)
  const isNamed = meant !== null && meant.shared > 0
  return isNamed
    ? asker.say(asker.book['passed over'], { q: meant.quote })
    : asker.say(asker.book['cannot say plain'])
}

/** Shorter English words do not tell what is meant; in letters. */
const SHORTEST = 4

/** Whether what the user denies to have said is nothing that we have spoken of. */
const clarifies = (sentence: string, { prepared }: Examination): boolean => {
  const { misread } = actCuesIn(prepared.debate.language)
  const found = misread.exec(sentence)
  // "It cures nothing, and I never said it would" tells before what is meant.
  const before = found && /\b(?:and|but) $/i.test(sentence.slice(0, found.index))
  const named = before ? sentence.slice(0, found.index) : ''
  const rest = found ? sentence.slice(found.index + found[0].length) : ''
  const denied = tokensOf(`${named} ${rest}`, SHORTEST)
  const ours = tokensOf(prepared.ownWords, SHORTEST)
  return denied.size > 0 && ![...denied].some(token => ours.has(token))
}

/** Meets what the turn does besides arguing, and whether that is all there is to say. */
export const meetAct = (examination: Examination): { parts: ReplyParts; isAll: boolean } => {
  const { prepared, asker } = examination
  const { act, turn, speech, tools, debate } = prepared
  const { phrases } = tools
  const goOn = (text: string | null) => ({ parts: [text], isAll: false })
  if (prepared.dropsCardNow)
    return goOn(asker.say(asker.book[prepared.dropsAsTheirs ? 'dropped as yours' : 'dropped']))
  if (afterOwnSide(turn.text, debate.language) !== null)
    return goOn(asker.say(asker.book['own side again'], { yours: tools.sides[debate.userStance] }))
  const stand = act?.kind === 'gives up' ? null : takeStand(examination)
  if (stand !== null) return { parts: [stand], isAll: true }
  const question = questionOf(examination)
  const asksElse = question !== null && !demandsIn(question, examination)
  const hasNone = prepared.briefed.length === 0 && act?.kind !== 'gives up'
  if (hasNone && !asksElse && demandsIn(turn.text, examination))
    return goOn(meetDemand(examination))
  // Small talk that insults was met as such.
  const isMocked = prepared.mockery.length > 0 && turn.smallTalk === null
  if (isMocked && act?.kind !== 'gives up' && act?.kind !== 'complains')
    return goOn(asker.say(asker.book.calm))
  switch (act?.kind) {
    case 'gives up':
      return { parts: [speech.pick(phrases['total-concession-plain'])], isAll: true }
    case 'leaves the motion':
      return goOn(speech.pick(phrases['off-motion'], { motion: String(asker.slots.motion) }))
    case 'asks for a meaning': {
      // Beside an argument it may be a way of speaking.
      const { term } = act
      if (term !== null && normalise(prepared.ownWords).includes(normalise(term)))
        return goOn(speech.pick(phrases[senseOf(term)], { q: term }))
      const isBeside = !isBrief(turn.text) || asksElse || prepared.digressed.length > 0
      if (examination.claims.length > 0 || isBeside) return goOn(null)
      const reply = buildReply(tools, prepared.level.most, 0)
      sayMorePlainly(act.sentence, reply, prepared)
      return { parts: [reply.text()], isAll: reply.length() > 0 }
    }
    case 'asks how one knows': {
      const reply = buildReply(tools, prepared.level.most, 0)
      addGround(act.sentence, reply, prepared)
      return { parts: [reply.text()], isAll: reply.asks() }
    }
    case 'calls it one case': {
      const reply = buildReply(tools, prepared.level.most, 0)
      meetOneCase(reply, prepared)
      return goOn(reply.text() || null)
    }
    case 'says sayings':
      return {
        parts: [speech.pick(phrases.saying, { motion: String(asker.slots.motion) })],
        isAll: true,
      }
    case 'fools':
      return { parts: [speech.pick(phrases.fooling), asker.aboutMatter(new Set())], isAll: true }
    case 'asks for a case':
      return goOn(speech.pick(phrases['no-case-plain']))
    case 'complains':
      // "We never said that all must" makes the own case clear where we have not said it.
      if (act.sort === 'misread' && clarifies(act.sentence, examination)) return goOn(null)
      if (act.sort === 'misread')
        return examination.claims.length > 0
          ? goOn(speech.pick(phrases['misread-plain']))
          : { parts: [speech.pick(phrases.misread)], isAll: true }
      if (act.sort === 'unanswered')
        return goOn(
          question === null || !asksElse ? meetUnanswered(act.sentence, examination) : null,
        )
      return goOn(
        speech.pick(phrases[act.sort === 'repeating' ? 'something-new' : 'heard-now-plain']),
      )
    default: {
      const shown = arguesOurSide(prepared)
      if (shown === null) return { parts: [], isAll: false }
      const slots = { yours: tools.sides[debate.userStance] }
      const { quote: q } = shown
      const text =
        q === null
          ? speech.pick(phrases['my-side-plain'], slots)
          : speech.pick(phrases['my-side'], { ...slots, q })
      return { parts: [text], isAll: text !== null }
    }
  }
}
