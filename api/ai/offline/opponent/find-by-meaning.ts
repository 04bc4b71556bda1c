import { actCuesIn } from '../language/act-cues.ts'
import { COMEBACK, type FoundAnswer, leftToSay, meansForgotten, wasMisread } from './find-answer.ts'
import type { HeardMeaning } from './hearing/hear-turn.ts'
import { contradictsSaid } from './one-story.ts'
import type { Preparation } from './prepare-reply.ts'

/**
 * The chances, 0–1, from which on an objection is answered, one of those to a point that the sentence
 * surely speaks to, and an argument attacked. A point that we have not made needs as much.
 */
const MEANS = { answer: 0.5, ofPoint: 0.15, toPoint: 0.4, attack: 0.55 }
/**
 * An argument is attacked at such a chance where nothing in the turn is surer. Of eighty coded
 * replies those that answered at less, in either way, met the turn in 2 of 8.
 */
const UNSURE_ATTACK = 0.35
/**
 * What a meaning of a concept card needs. Of the turns of 62 cards, written before the wordings of
 * their arguments, eight in ten of those heard so made just that argument.
 */
const CARD_MEANS = { answer: 0.45, attack: 0.4 }

/** What can be said against an argument of the user's that some words probably make. */
const attackMeaning = (
  words: string,
  { point, chance }: HeardMeaning,
  { attacks }: Preparation,
): FoundAnswer | null => {
  const next = attacks.next(point, words)
  const heard = [point.claim, point.mechanism, point.impact, next?.text].join('\n')
  return next && { text: next.text, point, how: 'attack', heard, score: 0, isFirm: true, chance }
}

/**
 * The answer to an objection that some words probably make. A point of ours that nobody has made
 * yet is made in the answer, and a person that the answer means is told of before it.
 */
const answerMeaning = (
  { point, objection, chance, toPoint }: HeardMeaning,
  prepared: Preparation,
): FoundAnswer | null => {
  const { made, speech, tools, debate } = prepared
  const text = objection && leftToSay(objection, speech.wasSaid)
  if (!objection || text === null) return null
  const isComeback = text === objection.again
  if (isComeback && chance < COMEBACK) return null
  const isNew = !made.includes(point) && !isComeback
  if (isNew && (toPoint < MEANS.toPoint || contradictsSaid(point, speech))) return null
  if (meansForgotten(point, text, prepared)) return null
  const isTold = point.example === '' || speech.wasSaid(point.example)
  const lacksPerson = !isTold && actCuesIn(debate.language)['means a person'].test(text)
  const parts = [...(isNew ? [point.claim] : []), ...(lacksPerson ? [point.example] : []), text]
  const heard = [objection.objection, ...objection.wordings, objection.answer].join('\n')
  const how = 'answer'
  const said = { text: tools.join(parts), point, how, heard, score: 0, isFirm: true } as const
  return { ...said, isComeback, chance, toPoint }
}

const meaningsOf = (sentence: string, prepared: Preparation): HeardMeaning[] =>
  (prepared.heard().get(sentence) ?? []).filter(meaning => !wasMisread(meaning, prepared))

/** What the likeliest of some meanings has to say that has anything. */
const firstOf = (
  meanings: readonly HeardMeaning[],
  find: (meaning: HeardMeaning) => FoundAnswer | null,
): FoundAnswer[] => {
  for (const meaning of meanings) {
    const found = find(meaning)
    if (found) return [found]
  }
  return []
}

/**
 * What can be said to a sentence by what it probably means, in either way. Who answers an objection
 * of ours is not met by another one.
 */
export const findByMeaning = (sentence: string, prepared: Preparation): FoundAnswer[] => {
  const meanings = meaningsOf(sentence, prepared)
  const isCard = prepared.debate.motionKey === null
  const isLikely = ({ chance, toPoint }: HeardMeaning) =>
    isCard
      ? chance >= CARD_MEANS.answer
      : chance >= MEANS.answer || (chance >= MEANS.ofPoint && toPoint >= MEANS.toPoint)
  const isAttackable = ({ isOurs, objection, chance }: HeardMeaning) =>
    !isOurs && !objection && chance >= (isCard ? CARD_MEANS : MEANS).attack
  return [
    ...firstOf(
      meanings.filter(meaning => meaning.isOurs && isLikely(meaning)),
      meaning => answerMeaning(meaning, prepared),
    ),
    ...firstOf(meanings.filter(isAttackable), meaning =>
      attackMeaning(sentence, meaning, prepared),
    ),
  ]
}

/** What can be said against what a sentence may argue, where nothing surer is known of it. */
export const attackUnsure = (sentence: string, prepared: Preparation): FoundAnswer[] =>
  firstOf(
    meaningsOf(sentence, prepared).filter(
      ({ isOurs, objection, chance }) => !isOurs && !objection && chance >= UNSURE_ATTACK,
    ),
    meaning => attackMeaning(sentence, meaning, prepared),
  )
