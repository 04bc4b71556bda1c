import type { Heard } from './hear-debate.ts'
import type { Sentence } from './sentence.ts'

/** Begins with a name: within a sentence, too, it has a capital. Chinese names have no mark. */
export const isOfOnePerson = ({ text }: Sentence, { ours, theirs }: Heard): boolean => {
  const [name] = /^\p{Lu}\p{Ll}+(?![\p{L}'’])/u.exec(text) ?? []
  if (name === undefined) return false
  const within = new RegExp(String.raw`[\p{L},;:] ${name}(?!\p{L})`, 'u')
  return [...ours, ...theirs].some(each => within.test(each.text))
}
