import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Stance } from '#schema/constants.ts'

/** A curated motion, by words of it, the user's side, and what the user says. */
export type ReadmeDebate = { motion: string; stance: Stance; said: readonly string[] }

type ReadmeDebates = {
  /** Stands for the debate's id, by which the opponent chooses its words. */
  seed: string
  /** A first try, so that the review can compare. */
  earlier: ReadmeDebate
  /** Its turns answer what the opponent says. Where that changes, look at the pictures again. */
  pictured: ReadmeDebate
}

/** They are in readme-debates.json, one turn a line. */
export const README_DEBATES: ReadmeDebates = JSON.parse(
  readFileSync(join(import.meta.dirname, 'readme-debates.json'), 'utf8'),
)
