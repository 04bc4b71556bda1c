import { z } from 'zod'
import { LANGUAGES, STANCES } from '../constants.ts'

/** The folders beside this file. */
export const AREAS = [
  'education',
  'technology',
  'environment',
  'economy',
  'politics',
  'health',
  'culture',
  'society',
] as const

const FIELDS = ['keywords', 'claim', 'mechanism', 'impact', 'example', 'reply', 'counter'] as const

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'is not in lower case with hyphens')
const en = z.string().regex(/^\S(.*\S)?$/, 'is empty, or begins or ends with a space')
const zh = en.refine(text => !/\p{Script=Han} +\p{Script=Han}/u.test(text), {
  error: 'has a space between Chinese characters: keep a Chinese text on one line',
})
const word = en.refine(text => text === text.toLowerCase(), { error: 'is not in lower case' })
const words = z.array(word).min(1, 'names no word')

const texts = z.strictObject({ en: en.optional(), zh: zh.optional() })

/** One argument: the texts that make it, answer it and defend it. */
const point = z
  .strictObject({
    /** Never changed later: other data refer to the argument by its id. */
    id: slug,
    /** The one language that has this argument; without it both have it. */
    only: z.enum(LANGUAGES).optional(),
    /** Both languages make this argument, but neither text translates the other. */
    own_words: z.literal(true).optional(),
    /** Up to a dozen lower-case words or stems that mark a sentence as being about this point. */
    keywords: z.strictObject({ en: words.optional(), zh: words.optional() }),
    /** One sentence that can stand alone. */
    claim: texts,
    /** How and why, 1-2 sentences. */
    mechanism: texts,
    /** Who is affected and why that matters, 1-2 sentences. */
    impact: texts,
    /** An everyday example, 1-2 sentences; no invented statistics, studies, names or quotes. */
    example: texts,
    /** The best answer that the other side has to this point, 1-2 sentences. */
    reply: texts,
    /** How this side answers that reply, 1-2 sentences. */
    counter: texts,
  })
  .superRefine(({ only, own_words, ...point }, { addIssue }) => {
    const fault = (path: string[], message: string) => addIssue({ code: 'custom', path, message })
    if (only && own_words) fault(['own_words'], 'makes no sense beside only')
    for (const field of FIELDS)
      for (const language of LANGUAGES) {
        const isThere = point[field][language] !== undefined
        const isWanted = only === undefined || only === language
        if (isWanted && !isThere) fault([field, language], 'is missing')
        if (isThere && !isWanted) fault([field, language], `stands in a point with only: ${only}`)
      }
  })

const sides = <Of extends z.ZodType>(of: Of) => z.strictObject({ for: of, against: of })
const order = sides(z.array(slug).optional())

const head = {
  /** The file's name. Never changed later: the topic's id in every database is made from it. */
  key: slug,
  recommended: z.boolean(),
  wording: z.strictObject({ en, zh }),
}

/** What a list of motions needs. It comes first in the file, so that the rest need not be read. */
export const motionHeadSchema = z.object(head)

export const motionSchema = z
  .strictObject({
    ...head,
    /** The points that a language uses first, where its order is not that of the file. */
    order: z.strictObject({ en: order.optional(), zh: order.optional() }).optional(),
    points: sides(z.array(point).min(1, 'names no point')),
  })
  .superRefine(({ order, points }, { addIssue }) => {
    const fault = (path: (string | number)[], message: string) =>
      addIssue({ code: 'custom', path, message })
    const ids = new Set<string>()
    for (const side of STANCES)
      for (const [at, { id }] of points[side].entries()) {
        if (ids.has(id)) fault(['points', side, at, 'id'], `${id} is there twice`)
        ids.add(id)
      }
    for (const language of LANGUAGES)
      for (const side of STANCES) {
        const named = order?.[language]?.[side] ?? []
        const isPoint = (id: string) =>
          points[side].some(point => point.id === id && (point.only ?? language) === language)
        for (const [at, id] of named.entries()) {
          const path = ['order', language, side, at]
          if (!isPoint(id)) fault(path, `${id} is no point of this side in this language`)
          if (named.indexOf(id) !== at) fault(path, `${id} is there twice`)
        }
      }
  })

export type MotionHead = z.infer<typeof motionHeadSchema>
export type Motion = z.infer<typeof motionSchema>
export type MotionPoint = Motion['points']['for'][number]
