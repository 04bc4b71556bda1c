import type { Judge } from '#api/ai/judge.ts'
import type { Language } from '#schema/constants.ts'
import type { Heads } from '../quality/heads.ts'

/** Points of uncertainty, half-width: rules see words, not sense, and fewer of them in Chinese. */
const NOISE: Record<Language, number> = { en: 6, zh: 10 }

const trainedHeads = async (): Promise<Heads> => (await import('../quality/weights.ts')).HEADS

/**
 * The built-in judge: the published tests as rules over the user's words, drawn towards what people
 * think of such words by trained weights. The same debate is judged exactly alike. All but this
 * file is loaded with the first debate to judge, so that a start does not wait for it.
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
