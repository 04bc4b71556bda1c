import type { JudgedDebate, Verdict } from '#api/ai/judge.ts'
import type { Heads } from '../quality/heads.ts'
import { judgeDebate } from './judge-debate.ts'
import { measureNoise } from './measure-noise.ts'

/** The verdict on a debate, with its noise measured: pure, and the same on every thread. */
export const reachVerdict = (debate: JudgedDebate, heads: Heads): Verdict => {
  const judge = (said: JudgedDebate) => judgeDebate(said, heads)
  const finding = judge(debate)
  return { passes: [finding], statedNoise: measureNoise(debate, finding, judge) }
}
