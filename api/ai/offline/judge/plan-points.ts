import type { JudgedDebate } from '#api/ai/judge.ts'
import { caseMaterialFor } from '../arguments/case-material.ts'
import type { CaseMaterial, Objection, Point } from '../arguments/point.ts'
import { onceAnObject } from '../data/once-an-object.ts'
import { splitSentences } from '../language/sentences.ts'
import { normalise } from '../language/words.ts'
import { motionKeyOf } from '../motions/known-motion.ts'

/**
 * A prepared sentence: for an argument of the opponent's own, or an objection to the user's. What
 * answers an objection of the user's is of the own argument, and a reply.
 */
type PlannedSentence = { point: Point; objection: Objection | null; isReply: boolean }

type Plan = ReadonlyMap<string, PlannedSentence>

const planOf = onceAnObject(({ own, theirs, general, briefed }: CaseMaterial): Plan => {
  const plan = new Map<string, PlannedSentence>()
  const note = (planned: PlannedSentence, texts: readonly string[]) => {
    for (const sentence of texts.flatMap(splitSentences)) {
      const key = normalise(sentence)
      if (!plan.has(key)) plan.set(key, planned)
    }
  }
  // Earlier debates on self-written motions were argued from the general arguments, too.
  for (const point of [...own, ...briefed, ...general.own]) {
    const { claim, mechanism, impact, example, objections } = point
    note({ point, objection: null, isReply: false }, [claim, mechanism, impact, example])
    const replies = objections.flatMap(({ answer, again }) => [answer, again])
    note({ point, objection: null, isReply: true }, replies)
  }
  for (const point of [...theirs, ...general.theirs])
    for (const objection of point.objections)
      note({ point, objection, isReply: false }, [objection.objection])
  return plan
})

/**
 * Every sentence that our opponent can have prepared for this debate, by its normalised text: its
 * own points, and its replies to the user's. So a stored debate needs no plan of its own.
 */
export const readPlan = ({
  motion,
  language,
  userStance,
  brief,
}: Pick<JudgedDebate, 'motion' | 'language' | 'userStance' | 'brief'>): Plan =>
  planOf(
    caseMaterialFor({
      motion,
      language,
      userStance,
      brief: brief ?? null,
      motionKey: motionKeyOf(motion, language),
    }),
  )
