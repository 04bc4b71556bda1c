import { questionKindOf } from '../../language/read-question.ts'
import { arguesOurSide } from '../read-direction.ts'
import { answerCuesIn } from './answer-cues.ts'
import type { Examination, ReplyParts } from './examination.ts'

/** In characters: a longer question of the user is not said back. */
const LONGEST_QUESTION = { en: 110, zh: 30 }

/** The question asked last in simpler words; null where none was asked. */
export const simpler = ({ asker, pending }: Examination): string | null =>
  pending && pending.kind !== 'compare'
    ? asker.say(asker.book.simpler, {
        asked: asker.named(pending),
        narrow: asker.narrow(pending.kind),
      })
    : null

/** Meets what the turn does besides arguing, and whether that is all there is to say. */
export const meetAct = (examination: Examination): { parts: ReplyParts; isAll: boolean } => {
  const { prepared, asker } = examination
  const { act, turn, speech, tools, debate } = prepared
  const { phrases } = tools
  const goOn = (text: string | null) => ({ parts: [text], isAll: false })
  if (answerCuesIn(debate.language)['only asks'].test(turn.text))
    return goOn(asker.say(asker.book.complaint))
  switch (act?.kind) {
    case 'gives up':
      return { parts: [speech.pick(phrases['total-concession'])], isAll: true }
    case 'leaves the motion':
      return goOn(speech.pick(phrases['off-motion'], { motion: String(asker.slots.motion) }))
    case 'asks for a meaning': {
      // Beside an argument it may be a way of speaking.
      if (examination.claims.length > 0) return goOn(null)
      const said = simpler(examination)
      return { parts: [said], isAll: said !== null }
    }
    case 'says sayings':
      return {
        parts: [speech.pick(phrases.saying, { motion: String(asker.slots.motion) })],
        isAll: true,
      }
    case 'asks for a case':
      if (examination.claims.length > 0) return goOn(null)
      return goOn(speech.pick(phrases['no-case-plain']))
    case 'grants':
      return act.granted === null
        ? goOn(null)
        : goOn(speech.pick(phrases.shared, { q: act.granted }))
    case 'complains':
      if (act.sort === 'misread') return { parts: [speech.pick(phrases.misread)], isAll: true }
      if (act.sort === 'unanswered') return goOn(asker.say(asker.book.complaint))
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

/** What is said to a question of the user: there is no case to answer it from. */
export const answerQuestion = (examination: Examination): ReplyParts => {
  const { prepared, asker, pending } = examination
  const { turn, debate, speech, tools } = prepared
  const { question } = turn
  if (question === null) return []
  const kind = questionKindOf(question)
  if (kind === 'identity') return [speech.pick(tools.phrases['answer: identity'])]
  if (kind === 'define' && pending) return [simpler(examination)]
  if (question.length > LONGEST_QUESTION[debate.language] || /[“”"]/u.test(question)) return []
  const q = question.replace(/[?？.。!！\s]+$/u, '')
  return [asker.say(asker.book['no case'], { q })]
}
