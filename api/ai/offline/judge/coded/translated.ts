import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'js-yaml'
import { z } from 'zod'
import type { JudgedDebate } from '#api/ai/judge.ts'
import { LANGUAGES } from '#schema/constants.ts'
import { type CodedDebate, toJudged } from './coded-debates.ts'

const turn = z.union([
  z.strictObject({ ai: z.string().min(1) }),
  z.strictObject({ user: z.string().min(1) }),
])
const translated = z.strictObject({
  /** The coded debate of which it is a translation, sentence by sentence. */
  id: z.string(),
  language: z.enum(LANGUAGES),
  motion: z.string(),
  turns: z.array(turn),
})

/** Coded debates beside the same in the other language. Throws when a file is not well-formed. */
export const readTranslated = (
  debates: readonly CodedDebate[],
  folder = join(import.meta.dirname, 'translated'),
): { debate: CodedDebate; translation: JudgedDebate }[] => {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .sort()
    .flatMap(name => {
      const { id, ...said } = translated.parse(load(readFileSync(join(folder, name), 'utf8')))
      const debate = debates.find(each => each.id === id)
      return debate ? [{ debate, translation: toJudged({ ...debate, ...said }) }] : []
    })
}
