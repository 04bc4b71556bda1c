import { describeFaults, sayFault } from './describe-faults.ts'
import { listMotions } from './list-motions.ts'
import { loadHead } from './load-head.ts'
import { type MotionHead, motionHeadSchema } from './motion.ts'

const readHead = (path: string): MotionHead => {
  const { data, error } = motionHeadSchema.safeParse(loadHead(path), { error: sayFault })
  if (data) return data
  const faults = describeFaults(error).join(', ')
  throw new Error(`${path}: ${faults}. npm run check names all faults.`, { cause: faults })
}

/** The curated motions without their points, checked; all of them, or those of the given keys. */
export const readHeads = (keys?: ReadonlySet<string>): MotionHead[] =>
  [...listMotions()].filter(([key]) => keys?.has(key) ?? true).map(([, path]) => readHead(path))
