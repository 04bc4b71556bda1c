import { readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Theme } from '../constants.ts'

/**
 * Every curated motion's key and file. Reads only file names, so that a start has nothing to parse.
 */
export const listMotions = (folder = import.meta.dirname): Map<string, string> =>
  new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(path => path.endsWith('.yaml'))
      .sort()
      .map(path => [basename(path, '.yaml'), join(folder, path)]),
  )

const files = listMotions()

/** The keys of the curated motions of a theme. */
export const motionsOn = (theme: Theme): string[] =>
  [...files].flatMap(([key, path]) => (basename(dirname(path)) === theme ? [key] : []))
