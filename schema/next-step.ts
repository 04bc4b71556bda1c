import { JUDGEABLE } from './judgeable.ts'
import type { Message, MessageParams } from './messages/message.ts'

/** The one thing to do next where there is too little to judge; `turns` is what the user took. */
export const nextStepAfter = (turns: number): Message => {
  if (turns === 0) return { code: 'NEXT_STEP_BEGIN' }
  return turns < JUDGEABLE.turns ? { code: 'NEXT_STEP_ANSWER' } : { code: 'NEXT_STEP_SAY_MORE' }
}

/** The same of a debate that ended without a score, for whatever reason. */
export const nextStepOf = (
  code: string | null | undefined,
  params: MessageParams | null | undefined,
): Message =>
  code === 'JUDGE_GAVE_UP'
    ? { code: 'NEXT_STEP_DEBATE_AGAIN' }
    : nextStepAfter(typeof params?.turns === 'number' ? params.turns : 0)
