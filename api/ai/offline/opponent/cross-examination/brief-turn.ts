import { sharedCount, stemsOf } from '../../language/content-words.ts'
import { lexiconFor } from '../../language/lexicon-for.ts'
import { wordsOf } from '../../language/words.ts'
import type { Examination } from './examination.ts'
import type { Quotable } from './quotable.ts'

/** Words in common with a point of the brief by which a claim goes against it. */
const TOUCHES = 2
/** In words: a longer point does not read well inside a sentence. */
const LONGEST_LABEL = 20

/** Our point of the brief that a claim goes against, as it reads after "that"; null for none. */
export const attackedBy = (
  { sentence }: Quotable,
  { prepared, motion }: Examination,
): string | null => {
  const { briefed, speech, tools, debate } = prepared
  const lexicon = lexiconFor(debate.language)
  const stems = stemsOf(wordsOf(sentence), lexicon, motion)
  const point = briefed.find(
    ({ claim, mechanism }) =>
      speech.wasSaid(claim) &&
      sharedCount(stemsOf(wordsOf(`${claim} ${mechanism}`), lexicon, motion), stems) >= TOUCHES,
  )
  const label = point ? tools.embed(point.claim) : null
  return label !== null && tools.length(label) <= LONGEST_LABEL ? label : null
}

/** The next point of the brief, in its order and with what its author wrote. */
export const nextOfBrief = ({ prepared, asker }: Examination): string | null => {
  const { briefed, speech, tools } = prepared
  const next = briefed.find(({ claim }) => !speech.wasSaid(claim))
  const said = next ? [next.claim, next.mechanism].filter(text => text !== '') : []
  const text = said.length > 0 ? speech.say(tools.join(said)) : null
  return text === null ? null : tools.join([asker.say(asker.book['brief: next']) ?? '', text])
}
