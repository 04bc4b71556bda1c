import { wordsOf } from './words.ts'

/** In words: a longer sentence is cut, into pieces of at least the other length. */
export const LONG_RUN_ON = 45
const SHORTEST_PIECE = 12

const JOINT =
  /(?<=[,;，；])\s*|\s+(?=(?:and|but|so|because|also|then|however|which means|for example)\s)/u

/** Splits speech without full stops at conjunctions; every piece stays verbatim. */
export const cutRunOn = (sentence: string, words: number): string[] => {
  if (words <= LONG_RUN_ON) return [sentence]
  const joints = sentence.split(JOINT)
  const pieces: string[] = []
  let from = 0
  let end = 0
  let inPiece = 0
  for (const joint of joints) {
    end = sentence.indexOf(joint, end) + joint.length
    inPiece += wordsOf(joint).length
    if (inPiece < SHORTEST_PIECE) continue
    pieces.push(sentence.slice(from, end).trim())
    from = end
    inPiece = 0
  }
  const tail = sentence.slice(from).trim()
  return (tail === '' ? pieces : [...pieces, tail]).filter(piece => piece !== '')
}
