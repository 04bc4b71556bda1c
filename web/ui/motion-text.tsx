import { languageOf } from '../lib/format.ts'
import styles from './motion-text.module.css'

export type MotionTextProps = {
  text: string
  /** hero: a page's subject; large: a dialog; list: one of many; small: a pinned header. */
  size?: 'hero' | 'large' | 'list' | 'small'
  as?: 'h1' | 'h2' | 'h3' | 'p' | 'span' | 'blockquote'
  id?: string
}

/** Where a line would end within it: “four-day”. */
const HYPHENATED = /(\S*\p{L}-\p{L}\S*)/u

/** Each other part is a word with a hyphen. */
const keepWordsWhole = (text: string) =>
  text.split(HYPHENATED).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
      <span key={at} className={styles.whole}>
        {part}
      </span>
    ),
  )

/** A motion, set in the serif wherever it appears, in its own language. */
export const MotionText = ({ text, size = 'list', as: Tag = 'p', id }: MotionTextProps) => (
  <Tag id={id} lang={languageOf(text)} className={[styles.motion, styles[size]].join(' ')}>
    {keepWordsWhole(text)}
  </Tag>
)
