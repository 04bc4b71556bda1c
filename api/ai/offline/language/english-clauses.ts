import { once } from '../data/once.ts'
import { readSections, sectionsNamed, textsOf } from '../data/read-sections.ts'
import { clauseCues } from './clause-cues.ts'
import { readingCuesIn } from './reading-cues.ts'
import { stripLeadIn } from './strip-lead-in.ts'

/** In words: the longest clause to quote back, and where a longer one is cut. */
const LONGEST = 15
const EARLIEST_CUT = 7
const CUT = 12
const SHORTEST = 4
/** This many words before a colon can stand alone. */
const LEAST_BEFORE_COLON = 5

/** Words at which a sentence is cut: data/en/clause-words.txt. */
export const readClauseWords = () => {
  const lists = sectionsNamed(readSections('en', 'clause-words'), ['hanging', 'joints'])
  const hanging = textsOf(lists.hanging).join('|')
  return {
    hangingEnd: new RegExp(`(?:\\s+(?:${hanging}))*[,\\s]*$`, 'i'),
    joints: new Set(textsOf(lists.joints)),
  }
}

const clauseWords = once(readClauseWords)

/** Removes words that a cut has left without meaning at the end, but never a negation. */
const withoutEnd = (clause: string) => clause.replace(clauseWords().hangingEnd, '')

const isShort = (clause: string) => clause.split(/\s+/).length <= LONGEST

/** Cuts before a conjunction where there is one, else after the twelfth word. */
export const shortenEnglish = (clause: string) => {
  const words = clause.split(/\s+/)
  if (words.length <= LONGEST) return clause
  const { joints } = clauseWords()
  let at = LONGEST
  while (at >= EARLIEST_CUT && !joints.has(words[at]?.toLowerCase() ?? '')) at -= 1
  const end = at >= EARLIEST_CUT ? at : CUT
  return `${withoutEnd(words.slice(0, end).join(' '))} …`
}

const CONJUNCTION = /^(?:because|since|which means(?: that)?|but|and|so|or|while)\s+/i

/** "Merely because", and a denial before "because", deny the reason: cut off, they say the contrary. */
const UNBOUND = [
  '(?<!\\b(?:merely|only|just|simply|solely|purely|mainly|partly|not|even))',
  "(?<!(?:\\b(?:not|never|nobody|fewer|less|hardly)|n['’]t)\\b[^,;:]{0,80})",
].join('')

/** Conjunctions separate clauses; some of them only after a comma. */
const JOINT = new RegExp(
  [
    '[;—–]\\s+',
    `${UNBOUND},?\\s+(?=because\\b)`,
    ',?\\s+(?=(?:whereas|although|but)\\b)',
    ',\\s+(?=(?:which|while|so|and|or|since|therefore)\\b)',
  ].join('|'),
  'i',
)

const partAt = (texts: readonly string[], joint: RegExp) =>
  texts.flatMap(text =>
    text.split(joint).map((clause, at, all) => {
      const freed = clause.replace(CONJUNCTION, '')
      return stripLeadIn(at < all.length - 1 ? withoutEnd(freed) : freed, 'en')
    }),
  )

/** What stands before a colon or, where that is too little to stand alone, after it. */
const aroundColon = (text: string) => {
  const [before = '', ...after] = text.split(/:\s+/)
  if (before.split(/\s+/).length >= LEAST_BEFORE_COLON) return before
  return after.length > 0 ? after.join(': ') : text
}

/** The clauses of an English sentence that can stand alone. */
export const englishClauses = (sentence: string): string[] => {
  if (isShort(sentence)) return [sentence]
  const text = aroundColon(sentence)
  const clauses = partAt([text], JOINT)
  const ownSubject = clauseCues()['own subject']
  // A plain comma may be in a list, so it separates only what is still too long.
  const pieces = clauses.some(isShort)
    ? clauses
    : partAt(clauses, /,\s+/).filter((piece, at) => at === 0 || ownSubject.test(piece))
  const dependent = readingCuesIn('en')['dependent clause']
  const usable = pieces.filter(
    clause => clause.split(/\s+/).length >= SHORTEST && !dependent.test(clause),
  )
  return usable.length > 0 ? usable : [text]
}
