import { readFileSync } from 'node:fs'
import { load } from 'js-yaml'
import { describeFaults, sayFault } from './describe-faults.ts'
import { listMotions } from './list-motions.ts'
import { type MotionHead, motionHeadSchema } from './motion.ts'

/** The part of a motion's file before its points: what a list needs, in a tenth of the time. */
const readHead = (path: string): MotionHead => {
  const text = readFileSync(path, 'utf8')
  const end = text.search(/^points:/m)
  const { data, error } = motionHeadSchema.safeParse(
    load(end === -1 ? text : text.slice(0, end), { filename: path }),
    { error: sayFault },
  )
  if (data) return data
  const faults = describeFaults(error).join(', ')
  throw new Error(`${path}: ${faults}. npm run check names all faults.`, { cause: faults })
}

/** The curated motions without their points; all of them, or those of the given keys. */
export const readHeads = (keys?: ReadonlySet<string>): MotionHead[] =>
  [...listMotions()].filter(([key]) => keys?.has(key) ?? true).map(([, path]) => readHead(path))
