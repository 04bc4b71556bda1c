import type { Judge, JudgedDebate } from '#api/ai/judge.ts'
import type { Heads } from '../quality/heads.ts'

const trainedHeads = async (): Promise<Heads> => (await import('../quality/weights.ts')).HEADS

/**
 * The built-in judge: rules decide the published tests from the user's words, and trained weights
 * move the scores towards how people rate such texts. The same debate is judged exactly alike. All
 * but this file is loaded with the first debate to judge, so that a start does not wait for it.
 */
export const createOfflineJudge = (heads?: Heads): Judge => ({
  provider: 'offline',
  model: 'rules-2',
  promptVersion: 'rules-2',
  judge: async (debate, signal) => {
    signal.throwIfAborted()
    const { judgeDebate } = await import('./judge-debate.ts')
    const { measureNoise } = await import('./measure-noise.ts')
    const known = heads ?? (await trainedHeads())
    const judge = (said: JudgedDebate) => judgeDebate(said, known)
    const finding = judge(debate)
    return { passes: [finding], statedNoise: measureNoise(debate, finding, judge) }
  },
})
