import { recordOf } from '#api/ai/offline/data/record-of.ts'
import {
  likelyReplies,
  quoteEvidence,
  replyPassage,
} from '#api/ai/offline/judge/firm/find-reply.ts'
import { FIRM_HEADS, type FirmHeads } from '#api/ai/offline/judge/firm/firmness.ts'
import { pointEvidence } from '#api/ai/offline/judge/firm/point-evidence.ts'
import { chanceOf, type HeadEvidence } from '#api/ai/offline/quality/logistic-head.ts'
import { type FirmSample, fitLogistic } from './fit-logistic.ts'
import type { SampledPoint } from './sample-points.ts'
import { auc } from './statistics.ts'
import { writerOf } from './writer-of.ts'

type Name = (typeof FIRM_HEADS)[number]
type Judged = { name: Name; debateId: string; chance: number; isRight: boolean }

/**
 * So many of the statements above the threshold are right in debates of writers that the fit has
 * not seen, 0–1.
 */
const WANTED: Record<Name, number> = { reply: 0, met: 0.94, dropped: 0.925, quote: 0.92 }
const LEAST_THRESHOLD = 0.5
const STEP = 0.02
/** As well as at a threshold it must go at the next ones: one lucky threshold shows nothing. */
const NEXT_STEPS = 2

const isMet = ({ state }: SampledPoint) => state === 'answered' || state === 'turned'

const repliesOf = (point: SampledPoint, chance: (evidence: HeadEvidence) => number) =>
  likelyReplies(point.followed, point.debate, chance)

const replySamples = (points: readonly SampledPoint[]): (FirmSample & { debateId: string })[] =>
  points.flatMap(point => {
    const { answers, debateId } = point
    if (!answers) return []
    return repliesOf(point, () => 0).map(({ evidence, sentence }) => ({
      debateId,
      evidence,
      isRight: answers(sentence),
    }))
  })

type Bare = Omit<FirmHeads[Name], 'threshold'>
const withoutThreshold = (head: Bare) => ({ ...head, threshold: 0 })

/** Fits a head to the other writers' samples, for each writer. */
const unseenBy = <T extends { debateId: string }>(
  all: readonly T[],
  fit: (others: readonly T[]) => Bare,
) => {
  const writers = [...new Set(all.map(({ debateId }) => writerOf(debateId)))]
  const heads = new Map(
    writers.map(writer => [
      writer,
      withoutThreshold(fit(all.filter(({ debateId }) => writerOf(debateId) !== writer))),
    ]),
  )
  // Of a writer without samples no fit has seen anything.
  const whole = withoutThreshold(fit(all))
  return (debateId: string, evidence: HeadEvidence) =>
    chanceOf(heads.get(writerOf(debateId)) ?? whole, evidence)
}

/** The samples of the later heads: `chance` is the reply's, by a fit without the writer. */
const laterSamples = (
  points: readonly SampledPoint[],
  chance: (debateId: string, evidence: HeadEvidence) => number,
) =>
  points.map(point => {
    const replies = repliesOf(point, evidence => chance(point.debateId, evidence))
    return {
      point,
      debateId: point.debateId,
      replies,
      evidence: pointEvidence(point.followed, point.debate, replies),
    }
  })

/** What each head is fitted to. */
const samplesOf = (points: readonly SampledPoint[]) => {
  const replies = replySamples(points)
  const replyOf = unseenBy(replies, fitLogistic)
  const later = laterSamples(points, replyOf)
  const samplesFor = (test: (point: SampledPoint) => boolean) =>
    later.map(({ point, debateId, evidence }) => ({ debateId, evidence, isRight: test(point) }))
  const met = samplesFor(isMet)
  const metOf = unseenBy(met, fitLogistic)
  const dropped = samplesFor(({ state }) => state === 'dropped')
  const quote = later.flatMap(({ point, debateId, replies: found, evidence }) => {
    const passage = replyPassage(found, point.debate)
    const told = quoteEvidence(found, passage, evidence, metOf(debateId, evidence))
    const listed = point.answers ? passage.some(point.answers) : null
    const isRight = point.coached(passage) ?? listed
    return told && isRight !== null ? [{ debateId, evidence: told, isRight }] : []
  })
  return { reply: replies, met, dropped, quote }
}

/** What each head says of debates by writers whom its fit has not seen. */
const judgeUnseen = (samples: ReturnType<typeof samplesOf>): Judged[] =>
  FIRM_HEADS.flatMap(name => {
    const chance = unseenBy(samples[name], fitLogistic)
    return samples[name].map(({ debateId, evidence, isRight }) => ({
      ...{ name, debateId, isRight },
      chance: chance(debateId, evidence),
    }))
  })

const rightShare = (judged: readonly Judged[], threshold: number) => {
  const above = judged.filter(({ chance }) => chance >= threshold)
  const right = above.filter(({ isRight }) => isRight).length
  return { count: above.length, share: above.length === 0 ? 1 : right / above.length }
}

const thresholdFor = (judged: readonly Judged[], wanted: number): number => {
  let held = 0
  for (let at = LEAST_THRESHOLD; at < 1; at += STEP) {
    held = rightShare(judged, at).share >= wanted ? held + 1 : 0
    if (held > NEXT_STEPS) return at - NEXT_STEPS * STEP
  }
  return 1
}

/** How a head does on writers that its fit has not seen, in a line. */
const describe = (name: Name, judged: readonly Judged[], threshold: number): string => {
  const { count, share } = rightShare(judged, threshold)
  const area = auc(
    judged.map(({ chance }) => chance),
    judged.map(({ isRight }) => isRight),
  )
  const above = `above ${threshold.toFixed(2)}: ${count} of ${judged.length}`
  const right = `${Math.round(100 * share)} % right`
  return `  ${name.padEnd(8)} unseen writers: AUC ${area.toFixed(2)}; ${above}, ${right}`
}

/**
 * Fits all heads; each threshold is where unseen writers' statements are right often enough. The
 * lines say how often that is.
 */
export const fitFirmness = (
  points: readonly SampledPoint[],
): { heads: FirmHeads; lines: string[] } => {
  const samples = samplesOf(points)
  const judged = judgeUnseen(samples)
  const of = (name: Name) => judged.filter(each => each.name === name)
  const heads = recordOf(FIRM_HEADS, name => ({
    ...fitLogistic(samples[name]),
    threshold: thresholdFor(of(name), WANTED[name]),
  }))
  return { heads, lines: FIRM_HEADS.map(name => describe(name, of(name), heads[name].threshold)) }
}
