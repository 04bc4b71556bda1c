import type { Judge } from '#api/ai/judge.ts'
import type { Language } from '#schema/constants.ts'
import type { Heads } from '../quality/heads.ts'

/**
 * Half-width of the uncertainty, in points: rules read words and not their meaning, and fewer of
 * them in Chinese.
 */
const NOISE: Record<Language, number> = { en: 6, zh: 10 }

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
    const finding = judgeDebate(debate, heads ?? (await trainedHeads()))
    return { passes: [finding], statedNoise: NOISE[debate.language] }
  },
})
