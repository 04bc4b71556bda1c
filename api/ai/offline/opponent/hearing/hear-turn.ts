import { chanceOf, type LogisticHead } from '../../quality/logistic-head.ts'
import { candidatesIn, type HearingInput } from './evidence.ts'
import weights from './hearing.json' with { type: 'json' }
import type { Meaning } from './meanings.ts'

/** Written by scripts/train-hearing.ts. */
const HEARING: LogisticHead = weights

/** A meaning with the chance, 0–1, that a sentence has it. */
export type HeardMeaning = Meaning & { chance: number }

/** Who says so much of one of its texts says just that, 0–1. */
const SAME_WORDS = 0.9

/** What each sentence of a turn may mean, the likeliest first. */
export const hearTurn = (asked: HearingInput): ReadonlyMap<string, readonly HeardMeaning[]> => {
  const heard = new Map<string, HeardMeaning[]>()
  for (const { sentence, meaning, evidence } of candidatesIn(asked)) {
    const list = heard.get(sentence) ?? []
    const isSame = evidence.nearest >= SAME_WORDS
    list.push({ ...meaning, chance: isSame ? 1 : chanceOf(HEARING, evidence) })
    heard.set(sentence, list)
  }
  for (const list of heard.values()) list.sort((a, b) => b.chance - a.chance)
  return heard
}
