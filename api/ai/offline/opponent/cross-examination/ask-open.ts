import { stemsOf } from '../../language/content-words.ts'
import { lexiconFor } from '../../language/lexicon-for.ts'
import { wordsOf } from '../../language/words.ts'
import type { Examination } from './examination.ts'

/** What was said longer ago, in turns, may be asked about. */
const RECENT = 2

/** A question about the motion itself, of which the user has not spoken lately. */
export const askOpen = ({ asker, prepared }: Examination): string | null => {
  const lexicon = lexiconFor(prepared.debate.language)
  return asker.aboutMatter(stemsOf(wordsOf(prepared.userTurns.slice(-RECENT).join(' ')), lexicon))
}
