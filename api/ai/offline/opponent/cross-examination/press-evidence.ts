import { LANGUAGES, type Language } from '#schema/constants.ts'
import { sharedCount } from '../../language/content-words.ts'
import { splitSentences } from '../../language/sentences.ts'
import { stemsIn } from '../../language/stems-in.ts'
import { dot, vectorOf, vectorOfAll } from '../../language/word-vectors.ts'
import type { HeadEvidence } from '../../quality/logistic-head.ts'
import { answerCuesIn } from './answer-cues.ts'
import { asksForTheirs, otherSideIn } from './other-side.ts'
import { type Quotable, restsOn } from './quotable.ts'
import { tellsOfPast } from './tells-of-past.ts'
import { canBeDoubted } from './what-can-be-asked.ts'

/** What the words themselves show. */
const QUOTE_CUES = [
  ...(['first person', 'own life', 'ill', 'named source', 'asks a fact', 'modal'] as const),
  ...(['denied', 'plan', 'unreal', 'reports others', 'amount', 'good', 'of ours'] as const),
] as const
/** What their sentence shows. */
const SENTENCE_CUES = [
  ...(['reasoned', 'named source', 'instance', 'asks you', 'asks a fact', 'admits'] as const),
  ...(['turns back', 'own life', 'leads in', 'foresees', 'modal', 'ill', 'orders'] as const),
] as const

/** Words that tell what a clause does: in it, and as its first. */
const WORDS: Record<Language, readonly string[]> = {
  en: ['just', 'can', 'was', 'same', 'when', 'to', 'still', 'know', 'less', 'my', 'because'],
  zh: ['也', '没', '把'],
}
const FIRST_WORDS = ['i', 'they', 'if', 'that']

const BUT: Record<Language, RegExp> = { en: /\b(?:but|however)\b/i, zh: /但|可是/u }
const BEGINS_BUT: Record<Language, RegExp> = {
  en: /^(?:but|still|yet|though)\b/i,
  zh: /^(?:但|可是|不过)/u,
}

/** In words: what is shorter says little. */
const SHORT = 4
/** More words in common do not say more. */
const MOST_WORDS = 4

/** What is known of a turn when its clauses are weighed. */
export type PressedTurn = {
  text: string
  language: Language
  motion: string
  /** What we said before it. */
  lastTurn: string
  /** The user's turns before it. */
  earlier: readonly string[]
}

const share = (count: number, of: ReadonlySet<string>) => (of.size === 0 ? 0 : count / of.size)

/** The figures by their names: a text joined anew for each clause would be looked for as a new one. */
const named = <T extends string>(prefix: string, names: readonly T[]) =>
  names.map(name => ({ name, figure: `${prefix} ${name}` }))
const FIGURES = {
  quote: named('quote', QUOTE_CUES),
  sentence: named('sentence', SENTENCE_CUES),
  words: { en: named('word', WORDS.en), zh: named('word', WORDS.zh) },
  begins: named('begins', FIRST_WORDS),
}

/**
 * Where a clause lies between what is said for others and where the user says what holds after all:
 * one who was asked for the other side tells that first, and then comes back.
 */
const createStanding = (sentences: readonly string[], lastTurn: string, language: Language) => {
  const cues = answerCuesIn(language)
  const isTheirs = asksForTheirs(lastTurn, language)
  const stands = sentences.map(sentence =>
    [cues.stands, cues['turns back']].some(cue => cue.test(sentence)),
  )
  const isEver = stands.includes(true, 1)
  return (place: number) => {
    const isLater = stands.includes(true, place + 1)
    const isBefore = stands.slice(0, place + 1).includes(true)
    return {
      'theirs asked': Number(isTheirs),
      'stands later': Number(isLater),
      'stands before': Number(isBefore),
      'theirs, stands later': Number(isTheirs && isLater && !isBefore),
      'theirs, stands before': Number(isTheirs && isBefore),
      'theirs, never stands': Number(isTheirs && !isEver),
      place: sentences.length < 2 ? 0.5 : place / (sentences.length - 1),
    }
  }
}

/** What shows whether a clause of the turn is what its user argues, as figures. */
export const createPressEvidence = (turn: PressedTurn): ((claim: Quotable) => HeadEvidence) => {
  const { text, language, lastTurn } = turn
  const cues = answerCuesIn(language)
  const sentences = splitSentences(text)
  const otherSide = otherSideIn(text, lastTurn, language)
  const standing = createStanding(sentences, lastTurn, language)
  const motion = stemsIn(turn.motion, language)
  const asked = stemsIn(lastTurn, language)
  const before = new Set(turn.earlier.flatMap(each => [...stemsIn(each, language)]))
  const directions = {
    motion: vectorOf(turn.motion),
    turn: vectorOf(text),
    earlier: vectorOfAll(turn.earlier),
  }
  return claim => {
    const { quote, sentence } = claim
    const place = sentences.indexOf(sentence)
    const stems = stemsIn(quote, language)
    const ahead = sentence.slice(0, sentence.indexOf(quote))
    const words = quote.toLowerCase().split(/[^\p{L}']+/u)
    const length = language === 'zh' ? [...quote].length / 2 : words.length
    const has = (word: string) => (language === 'zh' ? quote.includes(word) : words.includes(word))
    const known = sharedCount(stems, before)
    const direction = vectorOf(sentence)
    const link = restsOn(claim, language, motion)
    const evidence: Record<string, number> = {}
    for (const { name, figure } of FIGURES.quote) evidence[figure] = Number(cues[name].test(quote))
    for (const { name, figure } of FIGURES.sentence)
      evidence[figure] = Number(cues[name].test(sentence))
    for (const of of LANGUAGES)
      for (const { name, figure } of FIGURES.words[of])
        evidence[figure] = Number(of === language && has(name))
    for (const { name, figure } of FIGURES.begins) evidence[figure] = Number(words[0] === name)
    return Object.assign(evidence, {
      'is first': Number(place === 0),
      'is short': Number(length <= SHORT),
      'is whole': Number(ahead === '' && sentence.length <= quote.length + 1),
      'is after but': Number(BUT[language].test(ahead)),
      'is turned': Number(BEGINS_BUT[language].test(sentences[place + 1] ?? '')),
      'is turning': Number(BEGINS_BUT[language].test(sentence)),
      'is other side': Number(otherSide.includes(sentence)),
      'is doubtable': Number(canBeDoubted(claim, language)),
      'is compared': Number(link === 'comparison'),
      'is caused': Number(link === 'causal'),
      'is past': Number(tellsOfPast(quote, language)),
      'is Chinese': Number(language === 'zh'),
      ...standing(place),
      sentences: Math.log(sentences.length),
      'near the motion': dot(vectorOf(quote), directions.motion),
      'near the turn': dot(direction, directions.turn),
      'near earlier turns': dot(direction, directions.earlier),
      'said before': share(known, stems),
      'words said before': Math.min(MOST_WORDS, known),
      'our words': share(sharedCount(stems, asked), stems),
    })
  }
}
