import { z } from 'zod'
import { LANGUAGES, type Language, STANCES, type Stance } from '../constants.ts'

const FIELDS = ['keywords', 'claim', 'mechanism', 'impact', 'example'] as const
const OBJECTION_FIELDS = ['objection', 'answer'] as const
/** Not every objection has them yet; whoever writes them writes them in each language. */
const LATER_FIELDS = ['wordings', 'again'] as const

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'is not in lower case with hyphens')
const en = z.string().regex(/^\S(.*\S)?$/, 'is empty, or begins or ends with a space')
const zh = en.refine(text => !/\p{Script=Han} +\p{Script=Han}/u.test(text), {
  error: 'has a space between Chinese characters: keep a Chinese text on one line',
})
const word = en.refine(text => text === text.toLowerCase(), { error: 'is not in lower case' })
const words = z.array(word).min(1, 'names no word')

const texts = z.strictObject({ en: en.optional(), zh: zh.optional() })

/** What the other side says against an argument, and how the argument's owner goes on. */
const objection = z.strictObject({
  /** Its name among the objections to this argument. Never changed later. */
  id: slug,
  /** As a debater says it, 1-2 sentences. */
  objection: texts,
  /** 3-4 ways in which people really put it, each without the others' words where it can be. */
  wordings: z
    .strictObject({ en: z.array(en).min(1).optional(), zh: z.array(zh).min(1).optional() })
    .optional(),
  /** What the argument's owner says to it, 1-2 sentences; only ever said to this objection. */
  answer: texts,
  /** What the owner says when that answer is answered, 1-2 sentences. */
  again: texts.optional(),
})

/** One argument: the texts that make it, and the objections to it. */
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
    /** What people really say against it, the best first; four to six where they are complete. */
    objections: z.array(objection).min(1, 'names no objection'),
  })
  .superRefine(({ only, own_words, ...point }, { addIssue }) => {
    const fault = (path: (string | number)[], message: string) =>
      addIssue({ code: 'custom', path, message })
    if (only && own_words) fault(['own_words'], 'makes no sense beside only')
    const checkTexts = (path: (string | number)[], texts: Partial<Record<Language, unknown>>) => {
      for (const language of LANGUAGES) {
        const isThere = texts[language] !== undefined
        const isWanted = only === undefined || only === language
        if (isWanted && !isThere) fault([...path, language], 'is missing')
        if (isThere && !isWanted) fault([...path, language], `stands in a point with only: ${only}`)
      }
    }
    for (const field of FIELDS) checkTexts([field], point[field])
    const ids = point.objections.map(({ id }) => id)
    for (const [at, objection] of point.objections.entries()) {
      const path = ['objections', at]
      if (ids.indexOf(objection.id) !== at) fault([...path, 'id'], `${objection.id} is there twice`)
      for (const field of OBJECTION_FIELDS) checkTexts([...path, field], objection[field])
      for (const field of LATER_FIELDS) {
        const later = objection[field]
        if (later) checkTexts([...path, field], later)
      }
    }
  })

/** A point (`too-late`), or an objection to one (`too-late/small-reactors`). */
const claimName = z.string().regex(/^[a-z0-9-]+(\/[a-z0-9-]+)?$/, 'names no point or objection')

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
    /** Pairs of claims of which one speaker can make only one: who says both contradicts himself. */
    clashes: z.array(z.tuple([claimName, claimName])).optional(),
    points: sides(z.array(point).min(1, 'names no point')),
  })
  .superRefine(({ order, clashes = [], points }, { addIssue }) => {
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
    /** Who makes a claim: an objection is made by the other side; null for one that is not there. */
    const sayerOf = (name: string): Stance | null => {
      const [id, objection] = name.split('/')
      const owner = STANCES.find(side => points[side].some(point => point.id === id))
      if (!owner || objection === undefined) return owner ?? null
      const named = points[owner].find(point => point.id === id)
      const isThere = named?.objections.some(each => each.id === objection)
      return isThere ? (STANCES.find(side => side !== owner) ?? null) : null
    }
    for (const [at, pair] of clashes.entries()) {
      const [one, other] = pair.map(sayerOf)
      for (const [nth, name] of pair.entries())
        if (sayerOf(name) === null) fault(['clashes', at, nth], `${name} is not there`)
      if (one && other && one !== other) fault(['clashes', at], 'is no pair of one side')
    }
  })

export type MotionHead = z.infer<typeof motionHeadSchema>
export type Motion = z.infer<typeof motionSchema>
export type MotionPoint = Motion['points']['for'][number]
