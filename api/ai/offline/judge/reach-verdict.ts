import type { JudgedDebate, Verdict } from '#api/ai/judge.ts'
import type { Heads } from '../quality/heads.ts'
import { judgeDebate, judgeTests } from './judge-debate.ts'
import { measureNoise } from './measure-noise.ts'
import { shortenTurns } from './shorten-turns.ts'

/** The verdict on a debate, with its noise measured: pure, and the same on every thread. */
export const reachVerdict = (whole: JudgedDebate, heads: Heads): Verdict => {
  const debate = shortenTurns(whole)
  const finding = judgeDebate(debate, heads)
  const judgeAnew = (said: JudgedDebate) => judgeTests(said, heads)
  return { passes: [finding], statedNoise: measureNoise(debate, finding.skills, judgeAnew) }
}
