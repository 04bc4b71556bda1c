import type { JudgedDebate } from '#api/ai/judge.ts'
import { LANGUAGES, type Language } from '#schema/constants.ts'
import { loadHeads } from '#schema/motions/load-head.ts'
import { findArguments } from '../arguments/find-arguments.ts'
import { type Point, textsOf } from '../arguments/point.ts'

/** After so many debates a language the engine has compiled what judging takes. */
const DEBATES = 2
/** As long as a short debate. */
const POINTS = 3

const turnOf = (speaker: 'user' | 'ai', point: Point, at: number) => ({
  turn_id: `${speaker}${at}`,
  speaker,
  text: textsOf(point).join(' '),
})

const warmingDebate = (key: string, motion: string, language: Language): JudgedDebate | null => {
  const points = findArguments(key, language)
  if (!points) return null
  const said = (side: 'for' | 'against', speaker: 'user' | 'ai') =>
    points[side].slice(0, POINTS).map((point, at) => turnOf(speaker, point, at))
  const [ours, theirs] = [said('for', 'user'), said('against', 'ai')]
  return {
    ...{ debateId: key, motion, language, userStance: 'for', mode: 'text' },
    turns: ours.flatMap((turn, at) => [...theirs.slice(at, at + 1), turn]),
  }
}

/** Short debates made of the prepared arguments: whoever has judged them is quick at the next one. */
export function* warmingDebates(): Generator<JudgedDebate, undefined> {
  for (const { key, wording } of loadHeads().slice(0, DEBATES))
    for (const language of LANGUAGES) {
      const debate = warmingDebate(key, wording[language], language)
      if (debate) yield debate
    }
}
