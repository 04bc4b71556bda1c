import type { DebateSoFar } from '../opponent.ts'
import { answerClaim } from './answer-claim.ts'
import { caseMaterialFor } from './case-material.ts'
import { languageToolsFor } from './language-tools.ts'
import { createOwnCase } from './own-case.ts'
import { readUserTurn } from './read-user-turn.ts'
import { createSpeech } from './speech.ts'

/** The whole reply to the user's last turn. The same debate always gets the same reply. */
export const planReply = (debate: DebateSoFar): string => {
  const tools = languageToolsFor(debate.language)
  const { phrases } = tools
  const material = caseMaterialFor(debate)
  const ownTurns = debate.turns.filter(turn => turn.speaker === 'ai').map(turn => turn.text)
  const userTurns = debate.turns.filter(turn => turn.speaker === 'user').map(turn => turn.text)
  const speech = createSpeech(debate.debateId, ownTurns)
  const turn = readUserTurn(userTurns.at(-1) ?? '', {
    language: debate.language,
    ownTurns,
    earlier: userTurns.slice(0, -1),
  })
  const ownCase = createOwnCase({ points: material.own, speech, tools, userTurns })
  const round = userTurns.length
  const parts: string[] = []
  const add = (...texts: (string | null)[]) => {
    for (const text of texts) if (text !== null && text !== '') parts.push(text)
  }
  const length = () => tools.length(tools.join(parts))

  const aside = turn.smallTalk
  if (aside) add(speech.pick(phrases.smallTalk[aside.kind], {}))
  if (turn.copied) add(speech.pick(phrases.copied))
  if (turn.otherLanguage) add(speech.pick(phrases.otherLanguage))
  if (aside?.whole && (aside.kind === 'greeting' || aside.kind === 'stuck') && turn.repeats < 2) {
    add(speech.pick(phrases.hint, { own: ownCase.label('strongest') }))
    return tools.join(parts)
  }
  if (aside?.whole && (aside.kind === 'bye' || aside.kind === 'thanks')) {
    add(...ownCase.press(), speech.pick(phrases.ask))
    return tools.join(parts)
  }

  const claim = turn.claims.length > 0
  if (turn.repeats > 0 && !aside?.whole && !turn.otherLanguage) {
    add(speech.pick(phrases.repeated, { n: tools.times(turn.repeats + 1) }))
    if (claim && turn.repeats % 3 === 1)
      add(...answerClaim({ turn, theirs: material.theirs, speech, tools, brief: true }))
  } else if (turn.question !== null && (!claim || turn.claims.length < 2)) {
    add(...ownCase.answer(turn.question))
  } else if (claim) {
    add(...answerClaim({ turn, theirs: material.theirs, speech, tools, brief: false }))
  }

  const room = 62
  const defended = claim || turn.question !== null ? ownCase.defend(turn.text) : []
  if (defended.length > 0 && length() < 80) add(...defended)
  if (length() < 85) add(...(round % 2 === 0 || !claim ? ownCase.press() : ownCase.advance()))
  if (length() < room) add(...(round % 2 === 0 || !claim ? ownCase.advance() : ownCase.press()))
  if (length() < room) add(...ownCase.press())

  const weighs = round >= 4 && round % 3 !== 2
  if (weighs && length() < 120) add(speech.pick(phrases.weigh, { own: ownCase.label('rotating') }))
  if (!weighs || length() < 75) {
    const late = round >= 4 && speech.chance(3, 'late question') === 0
    add(late ? speech.pick(phrases.askLate, { own: ownCase.label('rotating') }) : speech.pick(phrases.ask))
  }
  return parts.length > 0
    ? tools.join(parts)
    : (speech.pick(phrases.lastResort, { n: tools.times(round) }) ?? tools.times(round))
}
