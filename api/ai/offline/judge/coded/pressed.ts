import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'js-yaml'
import { z } from 'zod'

const ROLES = [
  ...(['claim', 'rebuttal', 'evidence', 'proposal', 'concession', 'reported'] as const),
  ...(['supposed', 'bare answer', 'aside', 'broken'] as const),
] as const

const clause = z.strictObject({
  /** Its place among the debate's turns. */
  turn: z.int().min(0),
  /** Words of that turn that could be quoted and questioned. */
  text: z.string().min(1),
  /** What they do in the user's case. */
  is: z.enum(ROLES),
  /** 2: the heart of the turn; 1: fair to press; 0: to press it would be not to have listened. */
  worth: z.int().min(0).max(2),
  /** How one question about them was coded, where one was. */
  asked: z.enum(['fits', 'beside', 'wrong words', 'wrong question', 'told already']).optional(),
})
const pressed = z.record(z.string(), z.array(clause).min(1))

/** By coded debate: what of its user's words a cross-examiner can press. */
export type PressedClauses = z.infer<typeof pressed>

/** Throws when the file is not well-formed. */
export const readPressed = (folder = import.meta.dirname): PressedClauses =>
  pressed.parse(load(readFileSync(join(folder, 'pressed.yaml'), 'utf8')))
