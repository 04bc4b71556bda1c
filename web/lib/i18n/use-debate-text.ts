import { type DebateText, enDebate } from './en-debate.ts'
import { useLanguage } from './use-text.ts'
import { zhDebate } from './zh-debate.ts'

/** The sentences of the debate and the transcript; they come with the code of those screens, not with the home page. */
export const useDebateText = (): DebateText =>
  useLanguage() === 'zh' ? zhDebate.debate : enDebate.debate
