import { readFileSync } from 'node:fs'
import { load } from 'js-yaml'
import { listMotions } from './list-motions.ts'
import type { Motion } from './motion.ts'

const files = listMotions()

/** A whole motion; null for one without a file. `npm run check` has checked its shape. */
export const readMotion = (key: string): Motion | null => {
  const path = files.get(key)
  return path === undefined
    ? null
    : (load(readFileSync(path, 'utf8'), { filename: path }) as Motion)
}
