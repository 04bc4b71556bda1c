import type { AiSettings } from '#api/config.ts'
import type { Judge } from './judge.ts'
import { createOfflineJudge } from './offline/judge/create-judge.ts'
import { createOfflineOpponent } from './offline/opponent/create-opponent.ts'
import { createOpenAiJudge } from './openai/judge.ts'
import { createOpenAiOpponent } from './openai/opponent.ts'
import type { Opponent } from './opponent.ts'

/** The plug-in point: a new provider is one more case here. */
export const chooseAi = (settings: AiSettings): { opponent: Opponent; judge: Judge } => {
  switch (settings.provider) {
    case 'offline':
      return { opponent: createOfflineOpponent(), judge: createOfflineJudge() }
    case 'openai':
      return { opponent: createOpenAiOpponent(settings), judge: createOpenAiJudge(settings) }
  }
}
