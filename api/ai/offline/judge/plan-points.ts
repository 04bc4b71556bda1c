import type { JudgedDebate } from '#api/ai/judge.ts'
import { caseMaterialFor } from '../arguments/case-material.ts'
import type { Point } from '../arguments/point.ts'
import { splitSentences } from '../language/sentences.ts'
import { normalise } from '../language/words.ts'
import { motionKeyOf } from './motion-field.ts'

/** What a prepared sentence of the opponent's does. */
type Part = 'claim' | 'mechanism' | 'impact' | 'example' | 'reply' | 'counter'

export type PlannedSentence = { point: Point; part: Part }

const OWN_PARTS = ['claim', 'mechanism', 'impact', 'example', 'counter'] as const

/**
 * Every sentence that our opponent can have prepared for this debate, by its normalised text: its
 * own points, and its replies to the user's. So a stored debate needs no plan of its own.
 */
export const readPlan = ({
  motion,
  language,
  userStance,
}: Pick<JudgedDebate, 'motion' | 'language' | 'userStance'>): ReadonlyMap<
  string,
  PlannedSentence
> => {
  const { own, theirs } = caseMaterialFor({
    motion,
    language,
    userStance,
    motionKey: motionKeyOf(motion, language),
  })
  const plan = new Map<string, PlannedSentence>()
  const note = (point: Point, part: Part) => {
    for (const sentence of splitSentences(point[part])) {
      const key = normalise(sentence)
      if (!plan.has(key)) plan.set(key, { point, part })
    }
  }
  for (const point of own) for (const part of OWN_PARTS) note(point, part)
  for (const point of theirs) note(point, 'reply')
  return plan
}
