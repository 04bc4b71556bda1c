import { z } from 'zod'
import { DIRECTIONS } from './directions.ts'

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'is not in lower case with hyphens')
const en = z.string().regex(/^\S(.*\S)?$/, 'is empty, or begins or ends with a space')
const zh = en.refine(text => !/\p{Script=Han} +\p{Script=Han}/u.test(text), {
  error: 'has a space between Chinese characters: keep a Chinese text on one line',
})
const name = en.regex(/^[^A-Z]+$/, 'is not in lower case')
const texts = z.strictObject({ en, zh })
const names = z.strictObject({
  en: z.array(name).min(1, 'names nothing'),
  zh: z.array(name).min(1, 'names nothing'),
})

/** What the other side says against an argument, and what its owner answers. */
const conceptObjection = z.strictObject({ id: slug, objection: texts, answer: texts })

/** One argument, in the form of a motion's; it fits whatever exactly is proposed. */
const conceptPoint = z.strictObject({
  /** Its name on the card. Never changed later. */
  id: slug,
  /** One sentence that can stand alone and names the thing. */
  claim: texts,
  /** How and why, 1-2 sentences. */
  mechanism: texts,
  /** Who is affected and why that matters, 1-2 sentences. */
  impact: texts,
  /** An everyday case, 1-2 sentences; no invented statistics, studies, names or quotes. */
  example: texts,
  objections: z.array(conceptObjection).min(1, 'names no objection'),
})

const head = {
  /** The file's name. */
  key: slug,
  /** Nouns and phrases by which a motion shows that it is about this; English in the singular. */
  names,
  /** Names of the opposite: to have less of these is to have more of the thing. */
  opposites: names.optional(),
  /** Names of its neighbourhood: of a motion about these only what has its words is said. */
  nearby: z.strictObject({ en: z.array(name), zh: z.array(name) }).optional(),
  /** Who is affected, in words that can stand inside a sentence. */
  affected: texts,
}

/** Three to five arguments a side: fewer run dry, more are not reached in five rounds. */
const points = z.array(conceptPoint).min(3, 'has fewer than three').max(5, 'has more than five')

export const conceptSchema = z
  .strictObject({
    ...head,
    /** What each side stands on, in the field's plain words: its first half minute, as a whole. */
    cases: z.strictObject({ more: texts, less: texts }),
    stakes: z.strictObject({ more: points, less: points }),
  })
  .superRefine(({ stakes }, { addIssue }) => {
    const ids = new Set<string>()
    for (const side of DIRECTIONS)
      for (const [at, { id }] of stakes[side].entries()) {
        const path = ['stakes', side, at, 'id']
        if (ids.has(id)) addIssue({ code: 'custom', path, message: `${id} is there twice` })
        ids.add(id)
      }
  })

export type Concept = z.infer<typeof conceptSchema>
export type ConceptHead = Omit<Concept, 'cases' | 'stakes'>
export type ConceptPoint = Concept['stakes']['more'][number]
