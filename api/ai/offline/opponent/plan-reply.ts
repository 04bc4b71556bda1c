import type { DebateSoFar } from '#api/ai/opponent.ts'
import type { OpponentLevel } from '#schema/constants.ts'
import { caseMaterialFor } from '../arguments/case-material.ts'
import { createPointMatcher } from '../arguments/match-point.ts'
import { readUserTurn } from '../language/read-user-turn.ts'
import { answerClaim } from './answer-claim.ts'
import { findFlaws } from './find-flaws.ts'
import { languageToolsFor } from './language-tools.ts'
import { createOwnCase } from './own-case.ts'
import { plantFlaw } from './plant-flaw.ts'
import { createSpeech } from './speech.ts'

/**
 * What a level does. Lengths in words: below `thin` another point is added, above `full` nothing
 * more. `claims`: how many of the user's claims are answered; `weighsFrom`: the first round that
 * ends on weighing; one answer in `concedes` grants something first.
 */
const LEVELS: Record<
  OpponentLevel,
  {
    thin: number
    full: number
    claims: number
    weighsFrom: number
    concedes: number
    comesBack: number
  }
> = {
  beginner: {
    thin: 36,
    full: 60,
    claims: 1,
    weighsFrom: Number.POSITIVE_INFINITY,
    concedes: 2,
    comesBack: 3,
  },
  club: { thin: 66, full: 92, claims: 1, weighsFrom: 4, concedes: 4, comesBack: 2 },
  tournament: { thin: 84, full: 116, claims: 2, weighsFrom: 2, concedes: 6, comesBack: 2 },
}

/**
 * The whole reply to the user's last turn, never empty. The same debate always gets the same reply.
 */
export const planReply = (debate: DebateSoFar): string => {
  const tools = languageToolsFor(debate.language, debate.style)
  const { phrases } = tools
  const level = LEVELS[debate.level]
  const material = caseMaterialFor(debate)
  const ownTurns = debate.turns.filter(turn => turn.speaker === 'ai').map(turn => turn.text)
  const userTurns = debate.turns.filter(turn => turn.speaker === 'user').map(turn => turn.text)
  const earlier = userTurns.slice(0, -1)
  const turn = readUserTurn(userTurns.at(-1) ?? '', {
    language: debate.language,
    ownTurns,
    earlier,
  })
  const speech = createSpeech(debate.debateId, ownTurns, tools.preferred)
  // Where the bank knows the motion, what it says is the point and the frames are not.
  const known = material.theirs.some(point => point.specific)
  const answerable = material.theirs.filter(
    point => point.specific === known && !speech.wasSaid(point.reply),
  )
  const pointOf = createPointMatcher(
    answerable,
    [...material.own, ...material.theirs].filter(point => point.specific === known),
  )
  const ownCase = createOwnCase({
    points: material.own,
    theirs: material.theirs,
    pointOf,
    speech,
    tools,
    userTurns,
  })
  const round = userTurns.length
  const parts: string[] = []
  const add = (...texts: (string | null)[]) => {
    for (const text of texts) if (text !== null && text !== '') parts.push(text)
  }
  const length = () => tools.length(tools.join(parts))
  // When every wording has been used, the count of rounds still makes a new sentence.
  const finish = () =>
    tools.join(parts) || (speech.pick(phrases['last-resort'], tools.times(round)) ?? '')
  const aside = turn.smallTalk
  const isAside = aside?.whole === true

  if (aside) add(speech.pick(phrases[`small-talk: ${aside.kind}`]))
  if (turn.copied) add(speech.pick(phrases['copied-turn']))
  if (turn.otherLanguage) add(speech.pick(phrases['other-language']))
  if (isAside && (aside.kind === 'greeting' || aside.kind === 'stuck') && turn.repeats < 2) {
    add(speech.pick(phrases.hint, { own: ownCase.label() }))
    return finish()
  }
  if (isAside && (aside.kind === 'bye' || aside.kind === 'thanks')) {
    add(...ownCase.comeBack())
    return finish()
  }

  // A caught flaw is admitted, and the sentence that caught it is no claim to answer.
  const caught = findFlaws(debate.turns, debate.language).flatMap(({ reply }) =>
    reply?.turn === debate.turns.length - 1 ? [reply.sentence] : [],
  )
  if (caught.length > 0) add(speech.pick(phrases.withdrawal))
  else if (turn.challenges) add(speech.pick(phrases['answer: evidence']))
  turn.claims = turn.claims.filter(({ sentence }) => !caught.some(said => said.includes(sentence)))
  const hasClaim = turn.claims.length > 0
  if (turn.repeats > 0 && !isAside && !turn.otherLanguage && !turn.copied) {
    add(speech.pick(phrases['repeated-turn'], tools.times(turn.repeats + 1)))
  } else if (turn.question !== null && turn.claims.length < 2) {
    add(...ownCase.answer(turn.question))
  } else if (hasClaim) {
    let claims = turn.claims
    for (let answered = 0; answered < level.claims && claims.length > 0; answered += 1) {
      // A conceded point is an answer of its own: the first one only.
      const concedes = answered === 0 && speech.chance(level.concedes, 'concede') === 0
      const { parts: said, claim } = answerClaim({
        turn: { ...turn, claims },
        pointOf,
        speech,
        tools,
        concedes,
      })
      add(...said)
      claims = claims.filter(other => other !== claim && claim !== null)
    }
  }
  if (hasClaim || turn.question !== null) add(...ownCase.defend(turn.text))

  // Own ground: new points and old ones in turn, so that what was dropped is not forgotten.
  const comesBack = round % level.comesBack === 0 || !hasClaim
  if (length() < level.full) add(...(comesBack ? ownCase.comeBack() : ownCase.advance()))
  if (length() < level.thin) add(...(comesBack ? ownCase.advance() : ownCase.comeBack()))

  add(plantFlaw(speech, { level: debate.level, language: debate.language, turn: ownTurns.length }))

  const weighs = round >= level.weighsFrom && round % 3 !== 2
  if (weighs)
    add(
      speech.pick(phrases.weighing) ??
        speech.pick(phrases['weighing-point'], { own: ownCase.label() }),
    )
  const asksAlready = /[?？]$/u.test(parts.at(-1) ?? '')
  if (!asksAlready && (!weighs || length() < level.full - 12)) {
    const isLate = round >= 4 && speech.chance(3, 'late question') === 0
    add(
      isLate
        ? speech.pick(phrases['late-question'], { own: ownCase.label() })
        : (speech.pick(phrases.question) ??
            speech.pick(phrases['late-question'], { own: ownCase.label() })),
    )
  }
  return finish()
}
