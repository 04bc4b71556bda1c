import type { DebateSoFar, SpokenTurn } from '#api/ai/opponent.ts'
import type { Brief } from '#schema/brief.ts'
import type { Language, OpponentLevel, OpponentStyle, Stance } from '#schema/constants.ts'
import { createOfflineOpponent } from './create-opponent.ts'

export const opponent = createOfflineOpponent({ chunkDelayMs: 0 })
export const never = new AbortController().signal

export type Setting = {
  motion: string
  motionKey?: string | null
  language?: Language
  userStance?: Stance
  debateId?: string
  level?: OpponentLevel
  style?: OpponentStyle
  brief?: Brief
}

export const start = (setting: Setting, turns: readonly SpokenTurn[] = []): DebateSoFar => ({
  debateId: setting.debateId ?? 'debate-1',
  motion: setting.motion,
  motionKey: setting.motionKey ?? null,
  language: setting.language ?? 'en',
  userStance: setting.userStance ?? 'for',
  level: setting.level ?? 'club',
  style: setting.style ?? 'professor',
  brief: setting.brief ?? null,
  turns,
})

/** Any of the words. */
export const anyOf = (...words: string[]) => new RegExp(words.join('|'), 'i')

export const replyOf = async (debate: DebateSoFar) => {
  let reply = ''
  for await (const chunk of opponent.reply(debate, never)) reply += chunk
  return reply
}

/** Plays a whole debate; answers the opponent's turns, its opening first. */
export const play = async (setting: Setting, said: readonly string[]) => {
  const turns: SpokenTurn[] = [
    { speaker: 'ai', text: (await opponent.open(start(setting), never)).opening },
  ]
  for (const text of said) {
    turns.push({ speaker: 'user', text })
    turns.push({ speaker: 'ai', text: await replyOf(start(setting, turns)) })
  }
  return turns.filter(turn => turn.speaker === 'ai').map(turn => turn.text)
}

export const lastReply = async (setting: Setting, ...said: string[]) =>
  (await play(setting, said)).at(-1) ?? ''

export const HOMEWORK = { motion: 'Homework should be banned' }
export const VOTING = {
  motion: 'This house would lower the voting age to sixteen.',
  motionKey: 'voting-age-16',
  userStance: 'against',
} as const
export const CHINESE = { motion: '应该禁止家庭作业', language: 'zh', userStance: 'for' } as const
