import { recordOf } from '#api/ai/offline/data/record-of.ts'
import {
  chanceToPress,
  PRESS_HEADS,
  type PressHeads,
} from '#api/ai/offline/opponent/cross-examination/press.ts'
import { chanceOf } from '#api/ai/offline/quality/logistic-head.ts'
import { scoreUnseen } from './cross-validate.ts'
import { type FirmSample, fitLogistic } from './fit-logistic.ts'
import type { PressedSample } from './sample-pressed.ts'
import { auc } from './statistics.ts'

type Name = (typeof PRESS_HEADS)[number]

const FOLDS = 8
const THRESHOLDS = [0, 0.5, 0.6, 0.65, 0.7, 0.75, 0.8]
const SURE_THEIRS = [0.5, 0.6, 0.7, 0.8]

/** Whether a clause is what the head is about; null where its coding does not tell. */
const CODED: Record<Name, ((sample: PressedSample) => boolean | null)[]> = {
  fair: [
    ({ worth }) => worth >= 1,
    ({ asked }) => (asked ? asked !== 'wrong words' && asked !== 'told already' : null),
  ],
  heart: [
    ({ worth }) => worth === 2,
    ({ asked }) => (asked && asked !== 'wrong question' ? asked === 'fits' : null),
  ],
  theirs: [({ is }) => is === 'concession' || is === 'reported'],
}

/** A clause that two people coded counts twice. */
const samplesFor = (name: Name, samples: readonly PressedSample[]): FirmSample[] =>
  CODED[name].flatMap(coded =>
    samples.flatMap(sample => {
      const isRight = coded(sample)
      return isRight === null ? [] : [{ evidence: sample.evidence, isRight }]
    }),
  )

const fit = (samples: readonly PressedSample[]): PressHeads =>
  recordOf(PRESS_HEADS, name => fitLogistic(samplesFor(name, samples)))

const share = <T>(all: readonly T[], test: (each: T) => boolean) =>
  all.length === 0 ? '-' : (all.filter(test).length / all.length).toFixed(3)

/** Fits what is worth a question, and tells how often that is right on writers it has not seen. */
export const fitPressing = (
  samples: readonly PressedSample[],
): { heads: PressHeads; lines: string[] } => {
  const unseen = scoreUnseen(
    samples,
    ({ writer }) => writer,
    FOLDS,
    fit,
    ({ evidence }, heads) => ({
      ...recordOf(PRESS_HEADS, name => chanceOf(heads[name], evidence)),
      both: chanceToPress(evidence, heads),
    }),
  ).map((chances, at) => ({ ...chances, sample: samples[at] as PressedSample }))
  const ofHead = (name: Name) => {
    const [coded = () => null] = CODED[name]
    const area = auc(
      unseen.map(each => each[name]),
      unseen.map(({ sample }) => coded(sample) === true),
    )
    return `${name}: area ${area.toFixed(3)}`
  }
  const theirs = SURE_THEIRS.map(least => {
    const found = unseen.filter(each => each.theirs >= least)
    const right = share(found, ({ sample }) => CODED.theirs.some(coded => coded(sample) === true))
    return `theirs from ${least}: ${found.length} clauses; right ${right}`
  })
  const turns = Object.values(Object.groupBy(unseen, ({ sample }) => sample.turn)).flatMap(
    (all = []) => all.toSorted((a, b) => b.both - a.both).slice(0, 1),
  )
  const lines = THRESHOLDS.map(least => {
    const quoted = turns.filter(({ both }) => both >= least)
    const asked = quoted.filter(({ sample }) => sample.asked)
    return [
      `from ${least}: ${quoted.length} of ${turns.length} turns;`,
      `the heart of the turn ${share(quoted, ({ sample }) => sample.worth === 2)},`,
      `nothing to press ${share(quoted, ({ sample }) => sample.worth === 0)};`,
      `wrong words by the second reader ${share(asked, ({ sample }) => sample.asked === 'wrong words')}`,
    ].join(' ')
  })
  return { heads: fit(samples), lines: [...PRESS_HEADS.map(ofHead), ...lines, ...theirs] }
}
