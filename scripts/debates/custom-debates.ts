import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language, Stance } from '#schema/constants.ts'

/** A self-written motion, the user's side, and what the user says. */
type CustomDebate = {
  motion: string
  language: Language
  userStance: Stance
  said: readonly string[]
}

/** They are in custom-debates.json, one turn a line. */
export const CUSTOM_DEBATES: readonly CustomDebate[] = JSON.parse(
  readFileSync(join(import.meta.dirname, 'custom-debates.json'), 'utf8'),
)
