import { isName } from '../language/embed.ts'
import { gerundOf } from './gerund-of.ts'
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

/** "Should our choir be smaller": what is asked is what the motion states. */
const ASKED_TO_BE = /^should (.+?) (be .+)$/i
const ASKED_TO_DO = /^should (we|(?:the|our|every|all|an?) [\w-]+|[\w-]+s) ((?!or\b).+)$/i
const stated = (text: string) =>
  /\bor\b/i.test(text)
    ? text
    : text.replace(ASKED_TO_BE, '$1 should $2').replace(ASKED_TO_DO, '$1 should $2')

/** "It is better to walk than to drive" is said of walking and of driving. */
const withGerunds = (text: string) =>
  text.replace(
    /^(?:is it|it is) (better|worse) (?:for \w+ )?to (\w+)(.*?) than to (\w+)(.*)$/i,
    (_, word: string, first: string, more: string, second: string, rest: string) =>
      `${gerundOf(first)}${more} is ${word} than ${gerundOf(second)}${rest}`,
  )

/**
 * Reads an English motion; one that cannot be read safely counts as a plain statement, so that no
 * wrong phrase gets into a sentence.
 */
export const readEnglishMotion = (motion: string): MotionKind => {
  const text = withGerunds(stated(tidy(motion)))
    .replace(/,? because .*$/i, '')
    .replace(/\b(?:get rid of|do away with)\b/i, 'abolish')
    .replace(/^it is (?:high )?time (?:for us )?to /i, 'we should ')
  return (
    readEnglishComparison(text) ??
    readEnglishValue(text) ??
    readEnglishPolicy(text) ?? { kind: 'fact', flipped: false }
  )
}
