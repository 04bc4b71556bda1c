import { splitSentences } from '../language/sentences.ts'
import { phraseKindOf } from './phrase-kind-of.ts'

/** What we said ourselves of a turn: without what people say for the other side. */
export const withoutAnticipation = (text: string): string =>
  splitSentences(text)
    .filter(sentence => phraseKindOf(sentence) !== 'anticipation')
    .join(' ')
