import type { DebateSoFar } from '../opponent.ts'
import { answerClaim } from './answer-claim.ts'
import { caseMaterialFor } from './case-material.ts'
import { languageToolsFor } from './language-tools.ts'
import { createOwnCase } from './own-case.ts'
import { readUserTurn } from './read-user-turn.ts'
import { createSpeech } from './speech.ts'

/** Lengths in words: below `thin` another point is added, above `full` nothing more. */
const LENGTH = { thin: 66, full: 92 }

/** The whole reply to the user's last turn, never empty. The same debate always gets the same reply. */
export const planReply = (debate: DebateSoFar): string => {
  const tools = languageToolsFor(debate.language)
  const { phrases } = tools
  const material = caseMaterialFor(debate)
  const ownTurns = debate.turns.filter(turn => turn.speaker === 'ai').map(turn => turn.text)
  const userTurns = debate.turns.filter(turn => turn.speaker === 'user').map(turn => turn.text)
  const earlier = userTurns.slice(0, -1)
  const turn = readUserTurn(userTurns.at(-1) ?? '', { language: debate.language, ownTurns, earlier })
  const speech = createSpeech(debate.debateId, ownTurns)
  const ownCase = createOwnCase({ points: material.own, theirs: material.theirs, speech, tools, userTurns })
  const round = userTurns.length
  const parts: string[] = []
  const add = (...texts: (string | null)[]) => {
    for (const text of texts) if (text !== null && text !== '') parts.push(text)
  }
  const length = () => tools.length(tools.join(parts))
  // When every wording has been used, the count of rounds still makes a new sentence.
  const finish = () => tools.join(parts) || (speech.pick(phrases.lastResort, tools.times(round)) ?? '')
  const aside = turn.smallTalk
  const isAside = aside?.whole === true

  if (aside) add(speech.pick(phrases.smallTalk[aside.kind]))
  if (turn.copied) add(speech.pick(phrases.copied))
  if (turn.otherLanguage) add(speech.pick(phrases.otherLanguage))
  if (isAside && (aside.kind === 'greeting' || aside.kind === 'stuck') && turn.repeats < 2) {
    add(speech.pick(phrases.hint, { own: ownCase.label() }))
    return finish()
  }
  if (isAside && (aside.kind === 'bye' || aside.kind === 'thanks')) {
    add(...ownCase.comeBack())
    return finish()
  }

  const hasClaim = turn.claims.length > 0
  if (turn.repeats > 0 && !isAside && !turn.otherLanguage && !turn.copied) {
    add(speech.pick(phrases.repeated, tools.times(turn.repeats + 1)))
  } else if (turn.question !== null && turn.claims.length < 2) {
    add(...ownCase.answer(turn.question))
  } else if (hasClaim) {
    add(...answerClaim({ turn, theirs: material.theirs, speech, tools }))
  }
  if (hasClaim || turn.question !== null) add(...ownCase.defend(turn.text))

  // Own ground: new points and old ones in turn, so that what was dropped is not forgotten.
  const comesBack = round % 2 === 0 || !hasClaim
  if (length() < LENGTH.full) add(...(comesBack ? ownCase.comeBack() : ownCase.advance()))
  if (length() < LENGTH.thin) add(...(comesBack ? ownCase.advance() : ownCase.comeBack()))

  const weighs = round >= 4 && round % 3 !== 2
  if (weighs) add(speech.pick(phrases.weigh) ?? speech.pick(phrases.weighNamed, { own: ownCase.label() }))
  if (!weighs || length() < 80) {
    const isLate = round >= 4 && speech.chance(3, 'late question') === 0
    add(
      isLate
        ? speech.pick(phrases.askLate, { own: ownCase.label() })
        : (speech.pick(phrases.ask) ?? speech.pick(phrases.askLate, { own: ownCase.label() })),
    )
  }
  return finish()
}
