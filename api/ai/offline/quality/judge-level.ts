import { once } from '../data/once.ts'
import { type Heads, scoreInappropriate } from './heads.ts'
import { standardise, weigh } from './linear-head.ts'
import { LENGTHS, numberNames, readSentences, stemsOfMotion } from './read-quality.ts'
import { spokenWords } from './unique-sentences.ts'

/**
 * Where people would place a case, 0–100, and how much that counts against what the rules see, 0–1;
 * and how inappropriate they would find its words, 0–1.
 */
export type Level = {
  level: number
  weight: number
  /** How far it is a single long speech, 0–1. */
  speechShare: number
  inappropriate: number
}

/**
 * From the first length on, a single turn begins to be read as a speech; from the second on it is
 * one.
 */
const SPEECH_WORDS = [200, 350] as const
const WEIGHT = { turn: 0.25, speech: 0.95 }
/** Middle of the ratings and of the qualities, and points for each whole of them. */
const SPEECH_SCALE = { middle: 3.66, at: 60, points: 58 }
const TURN_SCALE = { middle: 0.5, at: 50, points: 110 }
const LEAST_WORDS = 20

const lengthPlaces = once(() =>
  numberNames().flatMap((name, place) => (LENGTHS.has(name) ? [place] : [])),
)
const clamp = (value: number, most: number) => Math.min(most, Math.max(0, value))

/**
 * How good a case is, whatever its length: the trained heads weigh it as if it were as long as
 * their middle text.
 */
export const judgeLevel = (
  { sentences, motion, turns }: { sentences: readonly string[]; motion: string; turns: number },
  heads: Heads,
): Level | null => {
  const heard = sentences
    .map(text => ({ text, words: spokenWords(text) }))
    .filter(each => each.words.length > 0)
  const reading = readSentences(heard, stemsOfMotion(motion))
  const { words, numbers } = reading
  if (words.length < LEAST_WORDS) return null
  const share =
    turns > 1 ? 0 : clamp((words.length - SPEECH_WORDS[0]) / (SPEECH_WORDS[1] - SPEECH_WORDS[0]), 1)
  const at = (head: Heads['turn']) => {
    const standard = standardise(numbers, head)
    for (const place of lengthPlaces()) standard[place] = 0
    return weigh(standard, head)
  }
  const quality = heads.turnLine.start + heads.turnLine.slope * at(heads.turn)
  const turn = TURN_SCALE.at + TURN_SCALE.points * (quality - TURN_SCALE.middle)
  const speech = SPEECH_SCALE.at + SPEECH_SCALE.points * (at(heads.speech) - SPEECH_SCALE.middle)
  return {
    level: clamp(share * speech + (1 - share) * turn, 100),
    weight: share * WEIGHT.speech + (1 - share) * WEIGHT.turn,
    speechShare: share,
    inappropriate: scoreInappropriate(reading, heads),
  }
}
