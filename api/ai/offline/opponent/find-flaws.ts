import type { PlantedFlaw, SpokenTurn } from '#api/ai/opponent.ts'
import { FLAW_KINDS, type FlawKind, type Language } from '#schema/constants.ts'
import { onceALanguage } from '../data/once-a-language.ts'
import { onceAText } from '../data/once-a-text.ts'
import { actCuesIn } from '../language/act-cues.ts'
import { splitSentences } from '../language/sentences.ts'
import { tokensOf } from '../language/similarity.ts'
import { normalise } from '../language/words.ts'
import { quoteDoubter } from './doubts-quote.ts'
import { flawsIn } from './flaw-book.ts'
import { PLANTED_FLAWS, readPhrases } from './phrasebook.ts'

/** A flaw is caught in one of the next two answers; later nobody would know what is meant. */
const ANSWERS = 2
/** Shorter English words say too little about the point of a flaw; in letters. */
const SHORTEST = 4

/** A sentence of the opponent that is a flaw. */
type FlawSentence = {
  kind: FlawKind
  sentence: string
  /** The words that make it a flaw, without the point that it overstates. */
  words: string
  /** The telling words of the point; null where it is about none. */
  about: ReadonlySet<string> | null
}

/** The wordings that overstate a point, cut at its place. */
const wordingsIn = onceALanguage((language: Language) => {
  const phrases = readPhrases(language)
  const earlier: Partial<Record<FlawKind, readonly string[]>> = {
    overclaim: phrases['earlier flaw: overclaim'],
  }
  return PLANTED_FLAWS.flatMap(kind =>
    [...phrases[`flaw: ${kind}`], ...(earlier[kind] ?? [])].map(wording => {
      const [before = '', after = ''] = wording.split('{own}').map(normalise)
      return { kind, before, after }
    }),
  )
})

const flawsOf = (text: string, language: Language): FlawSentence[] => {
  const book = flawsIn(language)
  const known = FLAW_KINDS.flatMap(kind =>
    book[kind].sentences
      .filter(sentence => text.includes(sentence))
      .map(sentence => ({ kind, sentence, words: sentence, about: null })),
  )
  const ofPoints = splitSentences(text).flatMap((sentence, at, all): FlawSentence[] => {
    const plain = normalise(sentence)
    const wording = wordingsIn(language).find(
      ({ before, after }) => plain.startsWith(before) && plain.endsWith(after),
    )
    if (!wording) return []
    const { kind, before, after } = wording
    const own = plain.slice(before.length, plain.length - after.length)
    // The case that a hasty generalisation rests on stands before it.
    const rest = kind === 'hasty_generalisation' ? (all[at - 1] ?? '') : ''
    const about = tokensOf(`${own} ${rest}`, SHORTEST)
    return [{ kind, sentence, words: `${before} ${after}`.trim(), about }]
  })
  return [...known, ...ofPoints]
}

/** Our turns are read again at every turn. */
const flawsOnce = onceALanguage(language => onceAText(text => flawsOf(text, language)))

/** The flaws in a text of the opponent. */
export const findFlawSentences = (text: string, language: Language): readonly FlawSentence[] =>
  flawsOnce(language)(text)

const NAMES = {
  overclaim: 'names overclaim',
  hasty_generalisation: 'names hasty generalisation',
} as const

/** Whether a sentence catches the flaw by what it says, and not only by its own words. */
const names = (said: string, { kind, about }: FlawSentence, language: Language): boolean => {
  const isHinted = flawsIn(language)[kind].caught.test(said)
  if (about === null) return isHinted
  const cue = NAMES[kind as keyof typeof NAMES]
  if (cue && actCuesIn(language)[cue].test(said)) return true
  return isHinted && [...tokensOf(said, SHORTEST)].some(token => about.has(token))
}

/** The flaws in the opponent's turns, and the user's sentence that caught each. */
export const findFlaws = (turns: readonly SpokenTurn[], language: Language): PlantedFlaw[] => {
  const doubtsQuote = quoteDoubter(language)
  return turns.flatMap((turn, at) => {
    const answers = turns
      .map((answer, index) => ({ ...answer, index }))
      .filter(({ speaker, index }) => speaker === 'user' && index > at)
      .slice(0, ANSWERS)
    // A flaw that the user could not answer any more is not counted.
    if (turn.speaker !== 'ai' || answers.length === 0) return []
    return findFlawSentences(turn.text, language).map((flaw): PlantedFlaw => {
      const replies = answers
        // A flaw read out again is not caught by its own words.
        .flatMap(({ text: said, index }) =>
          splitSentences(said.replaceAll(flaw.sentence, '')).map((reply, nth, all) => ({
            index,
            reply,
            next: all[nth + 1] ?? '',
          })),
        )
        .flatMap(({ index, reply, next }) => {
          const where = doubtsQuote(reply, next, flaw.words)
          const isQuoted = where === 'here'
          if (names(reply, flaw, language)) return [{ index, reply, isQuoted }]
          return where ? [{ index, reply: where === 'next' ? next : reply, isQuoted }] : []
        })
      // Who quotes the flaw means it.
      const caught = replies.find(({ isQuoted }) => isQuoted) ?? replies[0]
      return {
        kind: flaw.kind,
        turn: at,
        sentence: flaw.sentence,
        reply: caught ? { turn: caught.index, sentence: caught.reply } : null,
      }
    })
  })
}
