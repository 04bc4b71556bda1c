import { chanceOf, type LogisticHead } from '#api/ai/offline/quality/logistic-head.ts'
import { fitLogistic } from './fit-logistic.ts'
import type { HearingSample } from './sample-hearing.ts'

const THRESHOLDS = [0, 0.3, 0.4, 0.5, 0.6, 0.7]

const share = <T>(all: readonly T[], test: (each: T) => boolean) =>
  all.length === 0 ? '-' : (all.filter(test).length / all.length).toFixed(2)

type Judged = HearingSample & { chance: number }

/** Every sample by a fit that has not seen its motion. */
const judgeUnseen = (samples: readonly HearingSample[]): Judged[] =>
  [...new Set(samples.map(({ motion }) => motion))].flatMap(motion => {
    const head = fitLogistic(samples.filter(each => each.motion !== motion))
    return samples
      .filter(each => each.motion === motion)
      .map(each => ({ ...each, chance: chanceOf(head, each.evidence) }))
  })

/** Fits what a sentence means, and tells how often the likeliest meaning of a turn is right. */
export const fitHearing = (
  samples: readonly HearingSample[],
): { head: LogisticHead; lines: string[] } => {
  const unseen = judgeUnseen(samples)
  const turns = Object.values(Object.groupBy(unseen, ({ turn }) => turn)).flatMap((all = []) =>
    all.toSorted((a, b) => b.chance - a.chance).slice(0, 1),
  )
  const lines = THRESHOLDS.map(least => {
    const heard = turns.filter(({ chance }) => chance >= least)
    return [
      `from ${least}: ${heard.length} of ${turns.length} turns, the sentence means just this in`,
      `${share(heard, each => each.isRight)}, the turn in ${share(heard, each => each.isInTurn)},`,
      `the sentence is about this argument in ${share(heard, each => each.isArgument)}`,
    ].join(' ')
  })
  return { head: fitLogistic(samples), lines }
}
