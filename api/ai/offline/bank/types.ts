import type { Stance } from '#schema/constants.ts'

/** One argument of the bank: everything the offline opponent needs to put, defend and weigh it. Full sentences. */
export type BankPoint = {
  /** Up to a dozen lower-case words (stems of five letters or more ok) that mark a user's sentence as being about this point. */
  keywords: readonly string[]
  /** One sentence that can stand alone. */
  claim: string
  /** How and why, 1-2 sentences. */
  mechanism: string
  /** Who is affected and why that matters, 1-2 sentences. */
  impact: string
  /** An everyday example, 1-2 sentences; no invented statistics, studies, names or quotes. */
  example: string
  /** The best answer the other side has to this point, 1-2 sentences. */
  reply: string
  /** How this side answers that reply, 1-2 sentences. */
  counter: string
}

/** A curated motion's arguments on both sides; `key` is the motion's in db/seed. */
export type MotionArguments = { key: string; points: Record<Stance, readonly BankPoint[]> }
