import type { DebateResults } from '#schema/entities.ts'
import { rest } from './rest.ts'

type Asked = { debateId: string; answer: Promise<DebateResults> }
let asked: Asked | null = null

/** Asks for a debate's results while the code of their page is still on its way. */
export const askForResults = (debateId: string) => {
  const answer = rest.getResults(debateId)
  // Whoever takes the answer hears of the failure.
  answer.catch(() => undefined)
  asked = { debateId, answer }
}

/** What was asked for, once; null where nothing was, or another debate's results. */
export const takeResults = (debateId: string): Promise<DebateResults> | null => {
  const taken = asked
  asked = null
  return taken?.debateId === debateId ? taken.answer : null
}
