import type { SpokenTurn } from '#api/ai/opponent.ts'
import type { Point } from '../../arguments/point.ts'
import { wordsOf } from '../../language/words.ts'
import { chanceOf, type LogisticHead } from '../../quality/logistic-head.ts'
import { candidatesIn, type DebatedPoints, type HearingInput } from './evidence.ts'
import weights from './hearing.json' with { type: 'json' }
import type { Meaning } from './meanings.ts'

/** Written by scripts/train-hearing.ts. */
const HEARING: LogisticHead = weights

/**
 * A meaning with the chance, 0–1, that a sentence has it, and that it says something to its argument:
 * the argument itself or any objection to it.
 */
export type HeardMeaning = Meaning & { chance: number; toPoint: number }

/** Who says so much of one of its texts says just that, 0–1, in no fewer words: "Tired?" says little. */
const SAME_WORDS = 0.9
const FEWEST_WORDS = 7

/** What each sentence of a turn may mean, the likeliest first. */
export type TurnMeanings = ReadonlyMap<string, readonly HeardMeaning[]>

const hearNow = (asked: HearingInput): TurnMeanings => {
  const heard = new Map<string, (Meaning & { chance: number })[]>()
  for (const { sentence, meaning, evidence } of candidatesIn(asked)) {
    const list = heard.get(sentence) ?? []
    const isSame = evidence.nearest >= SAME_WORDS && wordsOf(sentence).length >= FEWEST_WORDS
    list.push({ ...meaning, chance: isSame ? 1 : chanceOf(HEARING, evidence) })
    heard.set(sentence, list)
  }
  return new Map(
    [...heard].map(([sentence, meanings]) => {
      const missed = (point: Point) =>
        meanings.reduce((all, each) => (each.point === point ? all * (1 - each.chance) : all), 1)
      const told = meanings.map(each => ({ ...each, toPoint: 1 - missed(each.point) }))
      return [sentence, told.sort((one, other) => other.chance - one.chance)]
    }),
  )
}

/** The turns of a debate are heard again with every later one; by the arguments that they may mean. */
const kept = new WeakMap<readonly Point[], Map<string, TurnMeanings>>()
const KEPT = 200

/** What each sentence of a turn may mean. */
export const hearTurn = (asked: HearingInput): TurnMeanings => {
  const before = kept.get(asked.ours) ?? new Map<string, TurnMeanings>()
  kept.set(asked.ours, before)
  const key = [...asked.ownTurns, asked.text].join('\n')
  const known = before.get(key)
  if (known) return known
  if (before.size >= KEPT) before.clear()
  const heard = hearNow(asked)
  before.set(key, heard)
  return heard
}

/** From this chance on, 0–1, a turn may have spoken to a point: nobody says then that it is dropped. */
const SPOKEN_TO = 0.2

/** The points of ours that some turn of the user may have spoken to. */
export const pointsSpokenTo = (
  turns: readonly SpokenTurn[],
  sides: DebatedPoints,
): ReadonlySet<Point> => {
  const spokenTo = new Set<Point>()
  for (const [at, { speaker, text }] of turns.entries()) {
    if (speaker === 'ai') continue
    const before = turns.slice(0, at)
    const ownTurns = before.flatMap(each => (each.speaker === 'ai' ? [each.text] : []))
    for (const meanings of hearTurn({ ...sides, ownTurns, text }).values())
      for (const { point, isOurs, chance } of meanings)
        if (isOurs && chance >= SPOKEN_TO) spokenTo.add(point)
  }
  return spokenTo
}
