import { onceAText } from '../data/once-a-text.ts'
import { onceAnObject } from '../data/once-an-object.ts'
import { keywordFinder, tokensOf } from '../language/similarity.ts'
import type { Point } from './point.ts'

/** Shorter English words say too little about the subject. */
const SHORTEST = 4

const PARTS = ['claim', 'mechanism', 'impact', 'example', 'objection', 'answer'] as const
/**
 * How much a shared word counts, by the field of the argument it is in; keywords were chosen to
 * identify the argument.
 */
const WEIGHTS = { claim: 1, mechanism: 1, impact: 1, example: 0.8, objection: 0.7, answer: 0.5 }
const KEYWORD = 4
/** With a lower score, or a smaller lead over the next argument, a sentence makes none of them. */
const LEAST = 5
/** Letters by which a keyword and a stem are known as one word. */
const TOLD = 4
const LEAD = 1.5
/** The keywords of all other arguments of a motion are looked for in each. */
const KEPT_KEYWORDS = 500

/** The texts that are compared: those of the argument, and its first objection with the answer. */
const textIn = (point: Point, part: (typeof PARTS)[number]): string =>
  part === 'objection' || part === 'answer' ? (point.objections[0]?.[part] ?? '') : point[part]

const profileOf = onceAnObject((point: Point) => {
  const weights = new Map<string, number>()
  for (const part of PARTS)
    for (const token of tokensOf(textIn(point, part), SHORTEST))
      weights.set(token, Math.max(weights.get(token) ?? 0, WEIGHTS[part]))
  const find = keywordFinder(PARTS.map(part => textIn(point, part)).join(' '))
  return { weights, hasKeyword: onceAText(keyword => find([keyword]).length > 0, KEPT_KEYWORDS) }
})

/** `shared` words of the sentence speak for the argument, and this share of all its words, 0–1. */
export type MatchedPoint = { point: Point; score: number; shared: number; share: number }
export type PointMatcher = (sentence: string) => MatchedPoint | null

/**
 * Finds which argument of a side a sentence makes. Words and keywords count by how few arguments
 * share them (inverse document frequency over `all`, Spärck Jones 1972); a sentence that fits two
 * arguments about as well fits none.
 */
export const createPointMatcher = (side: readonly Point[], all: readonly Point[]): PointMatcher => {
  const spread = new Map<string, number>()
  for (const point of all)
    for (const token of profileOf(point).weights.keys())
      spread.set(token, (spread.get(token) ?? 0) + 1)
  const rarity = (total: number, holders: number) => Math.log((total + 1) / (holders + 0.5))
  const keywordRarities = new Map<string, number>()
  const keywordRarity = (keyword: string) => {
    const known = keywordRarities.get(keyword)
    if (known !== undefined) return known
    const holders = side.filter(
      point => point.keywords.includes(keyword) || profileOf(point).hasKeyword(keyword),
    )
    const value = rarity(side.length, holders.length)
    keywordRarities.set(keyword, value)
    return value
  }
  return sentence => {
    const tokens = tokensOf(sentence, SHORTEST)
    const keywordsIn = keywordFinder(sentence)
    const scored = side.map(point => {
      const { weights } = profileOf(point)
      const telling = new Set<string>()
      let score = 0
      for (const token of tokens) {
        const weight = weights.get(token)
        if (weight === undefined) continue
        score += weight * rarity(all.length, spread.get(token) ?? 0)
        telling.add(token)
      }
      for (const keyword of keywordsIn(point.keywords)) {
        score += KEYWORD * keywordRarity(keyword)
        // A keyword is the beginning of a word that may have been counted above.
        const isCounted = [...telling].some(token => token.startsWith(keyword.slice(0, TOLD)))
        if (!isCounted) telling.add(keyword)
      }
      return { point, score, shared: telling.size, share: telling.size / Math.max(1, tokens.size) }
    })
    const [best, next] = scored.sort((a, b) => b.score - a.score)
    return best && best.score >= LEAST && best.score >= LEAD * (next?.score ?? 0) ? best : null
  }
}
