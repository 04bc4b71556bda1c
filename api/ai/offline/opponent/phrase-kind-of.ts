import { FLAW_KINDS, type Language } from '#schema/constants.ts'
import { onceALanguage } from '../data/once-a-language.ts'
import { onceAText } from '../data/once-a-text.ts'
import { splitSentences } from '../language/sentences.ts'
import { questionWordings } from './cross-examination/question-book.ts'
import { flawsIn } from './flaw-book.ts'
import { PHRASE_KINDS, type PhraseKind, readPhrases, readStyles } from './phrasebook.ts'

/** A sentence of a wording: the texts around its slots, as they are compared. */
type Shape = { kind: PhraseKind | 'flaw'; around: readonly string[] }

const SLOT = /\{\w+\}/g
/** Stands for a slot while a wording is cut into sentences. */
const FILLED = 'Slot'

/** What is compared: letters, digits, and the quotation marks around the user's words. */
const inPlain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}“”]+/gu, ' ')
    .trim()

const shapesOf = (kind: Shape['kind'], wording: string): Shape[] =>
  splitSentences(wording.replace(SLOT, FILLED))
    .map(sentence => ({ kind, around: sentence.split(FILLED).map(inPlain) }))
    // A sentence that is nothing but a slot would be any sentence.
    .filter(({ around }) => around.some(text => text !== ''))

/** The shapes of a language, in the order in which a sentence is compared with them. */
const allShapes = (language: Language): readonly Shape[] => {
  const [phrases, styles, flaws] = [readPhrases(language), readStyles(language), flawsIn(language)]
  return [
    ...PHRASE_KINDS.flatMap(kind => phrases[kind].flatMap(wording => shapesOf(kind, wording))),
    ...Object.values(styles).flatMap(style =>
      (Object.keys(style) as (keyof typeof style)[]).flatMap(kind =>
        style[kind].flatMap(wording => shapesOf(kind, wording)),
      ),
    ),
    ...questionWordings(language).flatMap(wording => shapesOf('question', wording)),
    ...FLAW_KINDS.flatMap(kind => flaws[kind].sentences.flatMap(text => shapesOf('flaw', text))),
  ]
}

/** Those without a slot are found by their text; only the others are tried one by one. */
const shapesIn = onceALanguage((language: Language) => {
  const shapes = allShapes(language).map((shape, place) => ({ ...shape, place }))
  const isWhole = ({ around }: Shape) => around.length === 1
  // Of two alike the first one counts.
  const byText = new Map(
    shapes
      .filter(isWhole)
      .toReversed()
      .map(shape => [shape.around[0] ?? '', shape]),
  )
  return { byText, gapped: shapes.filter(shape => !isWhole(shape)) }
})

/** Whether a text is the shape with something in its slots. */
const fits = (text: string, { around }: Shape): boolean => {
  const [head, tail] = [around[0] ?? '', around.at(-1) ?? '']
  if (!text.startsWith(head) || !text.endsWith(tail)) return false
  let at = head.length
  for (const between of around.slice(1, -1)) {
    const next = text.indexOf(between, at)
    if (next === -1) return false
    at = next + between.length
  }
  return at <= text.length - tail.length
}

/** The opponent's sentences are read again for each way in which the user's could be said. */
const SENTENCES_KEPT = 1000

/** What a sentence of the opponent's is when it is a phrase and not a point: known by its words. */
export const phraseKindOf = onceAText((sentence: string): Shape['kind'] | null => {
  const text = inPlain(sentence)
  const language = /\p{Script=Han}/u.test(text) ? 'zh' : 'en'
  const { byText, gapped } = shapesIn(language)
  const same = byText.get(text)
  const gap = gapped.find(shape => (!same || shape.place < same.place) && fits(text, shape))
  return (gap ?? same)?.kind ?? null
}, SENTENCES_KEPT)
