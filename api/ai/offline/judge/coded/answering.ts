import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'js-yaml'
import { z } from 'zod'

const answer = z.strictObject({ turn: z.int().min(0), starts: z.string().min(1) })
const answering = z.record(z.string(), z.record(z.string(), z.array(answer).min(1)))

/** By debate and point: the sentences that answer it, each by its turn and its first words. */
export type Answering = z.infer<typeof answering>

/** Throws when the file is not well-formed. */
export const readAnswering = (folder = import.meta.dirname): Answering =>
  answering.parse(load(readFileSync(join(folder, 'answering.yaml'), 'utf8')))
