import type { Speaker } from './constants.ts'
import type { Message } from './messages/message.ts'

/** With less than either of these a debate is too little to judge. */
export const JUDGEABLE = { turns: 2, words: 60 } as const

const segmenters = new Map<string, Intl.Segmenter>()

/**
 * The number of words, as a reader would count them; Chinese text is split into words too. Counts no
 * further than `most`.
 */
export const countWords = (text: string, language = 'en', most = Infinity): number => {
  let segmenter = segmenters.get(language)
  if (!segmenter) {
    segmenter = new Intl.Segmenter(language, { granularity: 'word' })
    segmenters.set(language, segmenter)
  }
  let words = 0
  for (const segment of segmenter.segment(text)) {
    if (segment.isWordLike) words += 1
    if (words >= most) break
  }
  return words
}

export type TooLittle = { turns: number; words: number }

/** What the user has said so far when it is too little to judge, else null. */
export const tooLittleToJudge = (
  turns: readonly { speaker: Speaker; message_text: string }[],
): TooLittle | null => {
  const own = turns.filter(turn => turn.speaker === 'user')
  // A long debate is not counted to its end: enough is enough.
  const most = own.length < JUDGEABLE.turns ? Infinity : JUDGEABLE.words
  let words = 0
  for (const { message_text } of own)
    if (words < most) words += countWords(message_text, 'en', most)
  return own.length < JUDGEABLE.turns || words < JUDGEABLE.words
    ? { turns: own.length, words }
    : null
}

/** Why it has no score. Somebody who took no turn has not made a start. */
export const whyTooLittle = ({
  turns,
}: TooLittle): Message<'NOTHING_SAID' | 'TOO_LITTLE_TO_JUDGE'> => ({
  code: turns === 0 ? 'NOTHING_SAID' : 'TOO_LITTLE_TO_JUDGE',
})
