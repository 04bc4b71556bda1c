import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'js-yaml'
import { z } from 'zod'

const passage = z.strictObject({
  /** Its place among the debate's turns. */
  turn: z.int().min(0),
  text: z.string().min(1),
  /** `point` or `point/objection` of the motion's file. */
  means: z.array(z.string().regex(/^[a-z0-9-]+(\/[a-z0-9-]+)?$/)),
})
const heard = z.record(z.string(), z.array(passage).min(1))

/** By coded debate: what its user's sentences mean. */
export type HeardPassages = z.infer<typeof heard>

/** Throws when the file is not well-formed. */
export const readHeard = (folder = import.meta.dirname): HeardPassages =>
  heard.parse(load(readFileSync(join(folder, 'heard.yaml'), 'utf8')))
