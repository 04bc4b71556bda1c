import type { SpokenTurn } from '#api/ai/opponent.ts'
import type { Language } from '#schema/constants.ts'
import { onceALanguage } from '../../data/once-a-language.ts'
import { splitSentences } from '../../language/sentences.ts'
import { normalise } from '../../language/words.ts'
import { ASK_KINDS, type AskKind, OWN_WORDED } from './ask-kinds.ts'
import { allParticularAsks } from './particulars.ts'
import { questionBookFor } from './question-book.ts'
import { allStructureAsks } from './structures.ts'

/** A question that the opponent has asked. */
export type AskedQuestion = {
  kind: AskKind
  /** The user's words that it is about. */
  quote: string
  /** Which of the user's turns should have answered it, from 0. */
  answerTurn: number
  /** Whether it was asked a second time, in a smaller form. */
  isNarrow: boolean
}

type Ending = { kind: AskKind; isNarrow: boolean; around: readonly string[] }

/** The texts around the slots of a wording, as they are compared. */
const aroundSlots = (wording: string) => wording.split(/\{\w+\}/).map(normalise)

const endingsIn = onceALanguage((language: Language): readonly Ending[] => {
  const book = questionBookFor(language)
  return [
    ...ASK_KINDS.flatMap(kind =>
      book[`ask ${kind}`].map(text => ({
        kind,
        isNarrow: false,
        around: ['', ...aroundSlots(text)],
      })),
    ),
    ...[
      ...allStructureAsks(language).map(ask => ({ ask, kind: 'structure' as const })),
      ...allParticularAsks(language),
    ].map(({ ask, kind }) => ({
      kind,
      isNarrow: false,
      around: ['', ...aroundSlots(ask)],
    })),
    ...[...ASK_KINDS, ...OWN_WORDED].flatMap(kind =>
      book[`narrow ${kind}`].map(text => ({
        kind,
        isNarrow: true,
        around: ['', ...aroundSlots(text)],
      })),
    ),
  ]
})

/** Whether a text is these pieces in their order, with something between them. */
const fits = (text: string, pieces: readonly string[]): boolean => {
  const [head = '', ...rest] = pieces
  const tail = rest.pop() ?? ''
  if (!text.startsWith(head) || !text.endsWith(tail)) return false
  let at = head.length
  for (const piece of rest) {
    const next = text.indexOf(piece, at)
    if (next === -1) return false
    at = next + piece.length
  }
  return at <= text.length - tail.length
}

/** Which question of the cross-examination a sentence asks; null where it asks none. */
export const askedBy = (
  sentence: string,
  language: Language,
): Pick<AskedQuestion, 'kind' | 'isNarrow'> | null => {
  const text = normalise(sentence)
  return endingsIn(language).find(ending => fits(text, ending.around)) ?? null
}

/** The questions in the opponent's turns, oldest first. */
export const readAsked = (turns: readonly SpokenTurn[], language: Language): AskedQuestion[] => {
  let answerTurn = 0
  return turns.flatMap(({ speaker, text }): AskedQuestion[] => {
    if (speaker === 'user') {
      answerTurn += 1
      return []
    }
    return splitSentences(text).flatMap(sentence => {
      const [, quote] = /“([^”]+)”/u.exec(sentence) ?? []
      const found = quote === undefined ? null : askedBy(sentence, language)
      return found && quote !== undefined
        ? [{ kind: found.kind, isNarrow: found.isNarrow, quote, answerTurn }]
        : []
    })
  })
}
