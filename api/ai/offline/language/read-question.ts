import { QUESTION_KINDS, type QuestionKind, showsIn } from './reading-cues.ts'

/** What sort of answer a question to the opponent wants; null for one about the matter itself. */
export const questionKindOf = (question: string): QuestionKind | null =>
  QUESTION_KINDS.find(kind => showsIn(question, `question ${kind}`)) ?? null
