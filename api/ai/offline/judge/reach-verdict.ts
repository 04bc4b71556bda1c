import type { JudgedDebate, Verdict } from '#api/ai/judge.ts'
import type { Heads } from '../quality/heads.ts'
import { judgeDebate } from './judge-debate.ts'
import { measureNoise } from './measure-noise.ts'

/** What the judge finds, with the noise that small edits of the same debate show. */
export const reachVerdict = (debate: JudgedDebate, heads: Heads): Verdict => {
  const judge = (said: JudgedDebate) => judgeDebate(said, heads)
  const finding = judge(debate)
  return { passes: [finding], statedNoise: measureNoise(debate, finding, judge) }
}
