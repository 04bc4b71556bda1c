import { isHan } from '../language/words.ts'

/** In characters: longer Chinese words are mostly ways of speaking. */
const LONGEST_WORD = 3

/** A single word of ours has its everyday sense; several words together are a way of speaking. */
export const senseOf = (term: string): 'everyday-sense' | 'figure-of-speech' => {
  const text = term.trim().replace(/^(?:the|an?) /i, '')
  const isWord = isHan(text) ? [...text].length <= LONGEST_WORD : !/\s/.test(text)
  return isWord ? 'everyday-sense' : 'figure-of-speech'
}
