import { isName } from '../language/embed.ts'
import type { MotionKind } from './motion-kind.ts'
import { readEnglishPolicy } from './read-english-policy.ts'
import { readEnglishComparison, readEnglishValue } from './read-english-value.ts'

const lowerHead = (text: string) => {
  const [head = '', ...rest] = text.split(' ')
  const isPlain = /^[A-Z][a-z'’-]*$/.test(head) && !isName(head)
  return [isPlain || head === 'A' ? head.toLowerCase() : head, ...rest].join(' ')
}

/** "This house would", "THW", "THBT" and their like. */
const withoutHouse = (motion: string) =>
  motion
    .replace(/^(that|this house|thw|thbt|ths|thr)\b\s*/i, opening =>
      /^th[bwsr]/i.test(opening) ? `${opening.toLowerCase().trim()} ` : '',
    )
    .replace(/^(would support|supports|ths)\s+/i, 'we should support ')
    .replace(/^(believes that|believes|thbt)\s+/i, '')
    .replace(/^(would|thw)\s+/i, 'we should ')

const tidy = (motion: string) =>
  lowerHead(
    withoutHouse(
      motion
        .trim()
        .replace(/\s+/g, ' ')
        .replace(/^(resolved|motion|topic|debate)\s*[:,-]\s*/i, ''),
    )
      .replace(/^(i|we) (strongly |firmly )?(think|believe|feel|argue)( that)? /i, '')
      .replace(/[.?!\s]+$/, ''),
  )

/**
 * Reads an English motion; one that cannot be read safely counts as a plain statement, so that no
 * wrong phrase gets into a sentence.
 */
export const readEnglishMotion = (motion: string): MotionKind => {
  const text = tidy(motion)
    .replace(/,? because .*$/i, '')
    .replace(/\b(?:get rid of|do away with)\b/i, 'abolish')
    .replace(/^it is (?:high )?time (?:for us )?to /i, 'we should ')
  return (
    readEnglishComparison(text) ??
    readEnglishValue(text) ??
    readEnglishPolicy(text) ?? { kind: 'fact', flipped: false }
  )
}
