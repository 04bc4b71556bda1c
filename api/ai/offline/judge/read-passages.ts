import type { Language } from '#schema/constants.ts'
import { wordsOf } from '../language/words.ts'
import { isMostlyNew, type Known, newIn, quotesIn, type Scope } from './known-points.ts'
import type { Outcome } from './outcome.ts'
import { hasAny, type Sentence } from './sentence.ts'

/** What beyond doubt became of a point. A reply is shown only where it surely is the answer. */
export type FirmOutcome = { outcome: Exclude<Outcome, 'could_not_tell'>; reply: Sentence | null }

/** An answer brings so much that the point did not say. */
const LEAST_NEW = 0.45
/** It stands in the sentence that names the point, or so soon after it. */
const NEXT = 2
const SHORTEST_ANSWER: Record<Language, number> = { en: 7, zh: 5 }

/** A piece of a longer sentence does not stand for the whole. */
const CUT = /[,，;；:：]$/u
/** Of keywords strung together fewer are different, 0–1. */
const LEAST_VARIED = 0.6

/** Where a sentence or a passage turns. */
export const GOES_ON: Record<Language, RegExp> = {
  en: /\b(?:but|yet|however|still|only|though|although|nevertheless)\b/iu,
  zh: /但|可是|然而|不过|却|只是/u,
}
const DENIALS: Record<Language, RegExp> = {
  en: /\b(?:wrong|false|nonsense|untrue|rubbish|lies?|not true|not right)\b/giu,
  zh: /不对|错|不是真的|胡说|假的|瞎说/gu,
}

/** Sentences with one of these are no answer, whatever else is in them. */
export const EMPTY = [
  ...(['about the speech', 'announces', 'promises', 'everybody knows', 'saying'] as const),
  ...(['takes back', 'question tag', 'shrugs', 'closes', 'sets aside'] as const),
]

/** Grants the point and does not go on: "I admit that it is so." */
export const onlyGrants = ({ text }: Sentence, { cues, heard }: Scope) => {
  const granted = cues.grants.exec(text)
  return granted !== null && !GOES_ON[heard.language].test(text.slice(granted.index))
}

/** "That is wrong, and this is false as well" says no more than that one denies. */
const onlyDenies = (sentences: readonly Sentence[], language: Language) =>
  sentences.flatMap(({ text }) => text.match(DENIALS[language]) ?? []).length > 1 &&
  !sentences.some(({ marks }) => marks.has('reason'))

/** A sentence that quotes other words than the point's is about those. */
const quotesAnother = ({ text }: Sentence, known: Known, scope: Scope): boolean => {
  const quotes = quotesIn(text, scope)
  return quotes.length > 0 && !quotes.some(runs => runs.some(run => known.quotedRuns.has(run)))
}

/** "You say that it costs, but …": the answer is what comes after the turn of the sentence. */
const goesOnToNew = ({ text }: Sentence, known: Known, scope: Scope): boolean => {
  const turn = GOES_ON[scope.heard.language].exec(text)
  const words = turn ? wordsOf(text.slice(turn.index)) : []
  return newIn({ words }, known, scope) >= LEAST_NEW
}

const isAnswer = (sentence: Sentence, known: Known, scope: Scope): boolean => {
  const { language } = scope.heard
  const { text, words } = sentence
  return (
    sentence.isWhole &&
    !CUT.test(text) &&
    !sentence.isQuestion &&
    !sentence.isEcho &&
    words.length >= SHORTEST_ANSWER[language] &&
    new Set(words).size >= LEAST_VARIED * words.length &&
    !hasAny(sentence, ['close', 'summary', 'hedge']) &&
    !EMPTY.some(cue => scope.cues[cue].test(text)) &&
    !scope.cues['leads in'].test(text) &&
    !onlyGrants(sentence, scope) &&
    !onlyDenies([sentence], language) &&
    (isMostlyNew(sentence, known, scope) || goesOnToNew(sentence, known, scope)) &&
    newIn(sentence, known, scope) >= LEAST_NEW
  )
}

/** Where a passage begins to speak of something else. */
const leaves = (sentence: Sentence, { cues }: Scope) =>
  sentence.startsParagraph ||
  hasAny(sentence, ['ownCase', 'close', 'summary', 'signpost']) ||
  (['about the speech', 'announces', 'closes'] as const).some(cue => cues[cue].test(sentence.text))

/** `before` is the sentence before it, where that takes up no other point. */
export type AnswerPassage = { known: Known; before: Sentence | null; sentences: Sentence[] }

/** The passages of a turn, each from the sentence that takes a point up to the next one. */
export const passagesOf = (
  turn: readonly Sentence[],
  pointAt: readonly (Known | null)[],
  scope: Scope,
): readonly AnswerPassage[] => {
  const passages: AnswerPassage[] = []
  let open: AnswerPassage | null = null
  turn.forEach((sentence, at) => {
    const known = pointAt[at]
    if (known && open?.known === known) open.sentences.push(sentence)
    else if (known) {
      const before = pointAt[at - 1] ? null : (turn[at - 1] ?? null)
      open = { known, before, sentences: [sentence] }
      passages.push(open)
    } else if (open && leaves(sentence, scope)) open = null
    else open?.sentences.push(sentence)
  })
  return passages
}

const REASONS = ['reason', 'result', 'condition', 'figure', 'source', 'link'] as const
const OPPOSES = ['deny', 'counter', 'turn'] as const
/** What counts for showing a sentence as the answer, beside what it tells that is new. */
const WORTH = { new: 1.2, reason: 0.5, opposes: 0.4, later: 0.3 }

/** The sentence that holds the answer; null where none surely does. */
const replyOf = ({ known, sentences }: AnswerPassage, scope: Scope): Sentence | null => {
  const [first] = sentences
  if (!first) return null
  const newOf = (sentence: Sentence) => newIn(sentence, known, scope)
  const isAble = (sentence: Sentence) => isAnswer(sentence, known, scope)
  const { cues, heard } = scope
  const isMention =
    cues['leads in'].test(first.text) ||
    newOf(first) < LEAST_NEW ||
    !isMostlyNew(first, known, scope)
  // What is neither an answer nor a mere mention may lead anywhere.
  if (!isAble(first) && !isMention) return null
  const worth = (sentence: Sentence, at: number) =>
    Math.min(WORTH.new, newOf(sentence)) +
    (hasAny(sentence, REASONS) ? WORTH.reason : 0) +
    (hasAny(sentence, OPPOSES) ? WORTH.opposes : 0) -
    WORTH.later * at
  const near = sentences.slice(0, 1 + NEXT)
  // What follows a grant belongs to it until the passage turns.
  const grantsAt = near.findIndex(({ text }) => cues.grants.test(text))
  const turnsAt = near.findIndex(
    ({ text }, at) => at >= grantsAt && GOES_ON[heard.language].test(text),
  )
  const isGranted = (at: number) => grantsAt !== -1 && at >= grantsAt && at < turnsAt
  const [best] = near
    .map((sentence, at) => ({ sentence, at, value: worth(sentence, at) }))
    .filter(
      ({ sentence, at }) =>
        isAble(sentence) &&
        !isGranted(at) &&
        (at === 0 || !(cues.aside.test(sentence.text) || quotesAnother(sentence, known, scope))),
    )
    .sort((a, b) => b.value - a.value)
  return best?.sentence ?? null
}

/** What a passage surely does with its point; null where it may be no answer. */
export const firmOf = (passage: AnswerPassage, scope: Scope): FirmOutcome | null => {
  const { cues, heard } = scope
  const { before, sentences } = passage
  const near = [...(before ? [before] : []), ...sentences.slice(0, 1 + NEXT)]
  if (near.some(({ text }) => cues.shrugs.test(text))) return null
  if (onlyDenies(near, heard.language)) return null
  const [first] = sentences
  if (first && EMPTY.some(cue => cues[cue].test(first.text))) return null
  const grantsAt = near.findIndex(sentence => cues.grants.test(sentence.text))
  const goesOn = near
    .slice(Math.max(0, grantsAt))
    .some(({ text }) => GOES_ON[heard.language].test(text))
  if (grantsAt !== -1 && !goesOn) return null
  const reply = replyOf(passage, scope)
  // What turns a point stands with it or right before it.
  const isTurned = [...(before ? [before] : []), ...sentences].some(({ text }) =>
    cues.turns.test(text),
  )
  if (isTurned) return { outcome: 'turned', reply }
  return reply ? { outcome: 'answered', reply } : null
}
