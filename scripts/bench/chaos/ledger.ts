/** What a debater was told that is stored: it must be there afterwards, once and in this order. */
export type Acknowledged = { turnId: string; clientTurnId: string; text: string }

/** One debate as its debater lived it. */
export type DebateRecord = {
  debateId: string
  /** The user's turns in the order in which they were acknowledged. */
  turns: Acknowledged[]
  /** Replies that came whole. */
  replies: { turnId: string; text: string }[]
  /** The end was answered. */
  isEnded: boolean
}

export type Ledger = {
  debates: DebateRecord[]
  /** What no debater may ever see: wrong answers, and waits that did not end. */
  faults: string[]
  /** How often a call was answered so, by status or by what broke. */
  answers: Map<string, number>
}

export const createLedger = (): Ledger => ({ debates: [], faults: [], answers: new Map() })

export const count = ({ answers }: Ledger, answer: string): void => {
  answers.set(answer, (answers.get(answer) ?? 0) + 1)
}
