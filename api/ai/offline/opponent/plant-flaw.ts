import { FLAW_KINDS, type FlawKind, type Language, type OpponentLevel } from '#schema/constants.ts'
import { flawsIn } from './flaw-book.ts'
import type { Speech } from './speech.ts'

/** In which of the opponent's turns a flaw is left; 0 is its opening. */
const HAS_FLAW: Record<OpponentLevel, (turn: number) => boolean> = {
  beginner: () => true,
  club: turn => turn % 2 === 1,
  tournament: turn => turn % 4 === 2,
}

/** The kinds a strong opponent would still let slip. */
const SUBTLE: readonly FlawKind[] = ['false_cause', 'false_dilemma', 'slippery_slope']

/** A flawed sentence for this turn, another kind each time; null when the level has none here. */
export const plantFlaw = (
  speech: Speech,
  { level, language, turn }: { level: OpponentLevel; language: Language; turn: number },
): string | null => {
  if (!HAS_FLAW[level](turn)) return null
  const book = flawsIn(language)
  const kinds = level === 'tournament' ? SUBTLE : FLAW_KINDS
  // The order of the kinds is fixed for each debate.
  const fresh = kinds.filter(kind => !book[kind].sentences.some(speech.wasSaid))
  const from = fresh.length > 0 ? fresh : kinds
  const kind = from[speech.chance(from.length, 'flaw')]
  return kind === undefined ? null : speech.pick(book[kind].sentences)
}
