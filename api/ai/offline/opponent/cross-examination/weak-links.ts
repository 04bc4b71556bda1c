import type { DebateSoFar } from '#api/ai/opponent.ts'
import type { Language } from '#schema/constants.ts'
import { sharedCount, stemsOf } from '../../language/content-words.ts'
import { lexiconFor } from '../../language/lexicon-for.ts'
import { splitSentences } from '../../language/sentences.ts'
import { wordsOf } from '../../language/words.ts'
import { sentencesBeside } from '../digression.ts'
import { answerCuesIn } from './answer-cues.ts'
import { answersKind } from './answers.ts'
import { type Quotable, quotableIn, restsOn } from './quotable.ts'
import type { AskedQuestion } from './read-asked.ts'

/** Where a case is weakest: in the user's own words, and in which of their turns, from 0. */
export type WeakLink =
  | { kind: 'unanswered'; asked: AskedQuestion }
  | { kind: 'one case' | 'sweeping' | 'no source' | 'bare'; quote: string; turn: number }

export const quoteOf = (link: WeakLink): string =>
  link.kind === 'unanswered' ? link.asked.quote : link.quote

/** Words in common by which one sentence speaks of the same thing as another. */
const SAME_THING = 2
/** A question that could be answered in one turn only is not held against the user. */
const LEAST_ANSWERS = 2
/** In words: a shorter assertion carries little. */
const LEAST_WORDS = 4

/** Whether a sentence gives a reason, a mechanism, an example or a figure. */
const isSupported = (sentence: string, language: Language) => {
  const { marks } = lexiconFor(language)
  return [
    ...[marks.reason, marks.result, marks.mechanism, marks.condition, marks.example],
    ...[marks.figure, marks.source, marks.scene, marks.dependent],
  ].some(mark => mark.test(sentence))
}

/** A question that no later turn has answered, in its kind or by its words. */
const isOpen = (
  asked: AskedQuestion,
  userTurns: readonly string[],
  language: Language,
): boolean => {
  const later = userTurns.slice(asked.answerTurn)
  // Only who has passed over the smaller question, too, has left it open.
  if (!asked.isNarrow || later.length < LEAST_ANSWERS) return false
  const about = stemsOf(wordsOf(asked.quote), lexiconFor(language))
  return later.flatMap(splitSentences).every(sentence => {
    const stems = stemsOf(wordsOf(sentence), lexiconFor(language))
    return !answersKind(asked.kind, sentence, language) && sharedCount(stems, about) < SAME_THING
  })
}

/** The weakest links of the user's case, the gravest first. */
export const findWeakLinks = (
  debate: Pick<DebateSoFar, 'motion' | 'language' | 'turns'>,
  asked: readonly AskedQuestion[],
): WeakLink[] => {
  const { motion, language, turns } = debate
  const lexicon = lexiconFor(language)
  const cues = answerCuesIn(language)
  const userTurns = turns.filter(({ speaker }) => speaker === 'user').map(({ text }) => text)
  const sentences = userTurns.flatMap(splitSentences)
  const admits = sentences.some(sentence => cues['exception admitted'].test(sentence))
  const stems = new Map(sentences.map(each => [each, stemsOf(wordsOf(each), lexicon)]))
  const claims = userTurns.flatMap((text, turn) => {
    const inTurn = splitSentences(text)
    const beside = sentencesBeside(text, debate)
    const isCase = ({ sentence }: Quotable) =>
      !beside.includes(sentence) &&
      ![cues.admits, cues['knows not'], cues['own side again']].some(cue => cue.test(sentence))
    return quotableIn(text, language)
      .filter(isCase)
      .map(claim => {
        const at = inTurn.indexOf(claim.sentence)
        return { ...claim, turn, next: inTurn[at + 1] ?? '', before: inTurn[at - 1] ?? '' }
      })
  })
  // What speaks of the motion carries the case; the rest is named where nothing does.
  const about = stemsOf(wordsOf(motion), lexicon)
  const linked = claims.map(claim => ({ ...claim, link: restsOn(claim, language, about) }))
  const onMotion = (claim: (typeof linked)[number]) =>
    Number(sharedCount(stems.get(claim.sentence) ?? new Set(), about) > 0)
  const cases = linked.filter(({ link }) => link === 'anecdote')
  // What is said of oneself, or points back, is no link of a case.
  const stands = (quote: string) =>
    !cues['first person'].test(quote) && !cues['of ours'].test(quote)
  const isBare = ({ sentence, next, before, quote }: (typeof linked)[number]) => {
    const own = stems.get(sentence) ?? new Set<string>()
    return (
      quote.length === sentence.replace(/[.。!！\s]+$/u, '').length &&
      wordsOf(quote).length >= LEAST_WORDS &&
      stands(quote) &&
      ![sentence, next].some(text => isSupported(text, language)) &&
      !lexicon.marks.result.test(before) &&
      !sentences.some(
        other =>
          other !== sentence &&
          isSupported(other, language) &&
          sharedCount(stems.get(other) ?? new Set(), own) >= SAME_THING,
      )
    )
  }
  const links: WeakLink[] = [
    ...asked
      .filter(each => isOpen(each, userTurns, language))
      .map(each => ({ kind: 'unanswered' as const, asked: each })),
    ...(cases.length === 1 && linked.length > 1 ? cases : []).map(({ quote, turn }) => ({
      kind: 'one case' as const,
      quote,
      turn,
    })),
    ...linked
      .filter(({ link, sentence }) => link === 'statistic' && !lexicon.marks.source.test(sentence))
      .map(({ quote, turn }) => ({ kind: 'no source' as const, quote, turn })),
    ...linked
      .filter(({ link, quote }) => link === 'sweeping' && !admits && stands(quote))
      .map(({ quote, turn }) => ({ kind: 'sweeping' as const, quote, turn })),
    ...linked
      .filter(isBare)
      .toSorted((one, other) => onMotion(other) - onMotion(one))
      .map(({ quote, turn }) => ({ kind: 'bare' as const, quote, turn })),
  ]
  // One of a kind each, so that two different weaknesses are named.
  const firsts = links.filter(
    (link, at) => links.findIndex(({ kind }) => kind === link.kind) === at,
  )
  const others = links.filter(link => !firsts.includes(link))
  const all = [...firsts, ...others]
  return all.filter((link, at) => all.findIndex(other => quoteOf(other) === quoteOf(link)) === at)
}
