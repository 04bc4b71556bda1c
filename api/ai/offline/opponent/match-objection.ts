import type { Objection, Point } from '../arguments/point.ts'
import { keywordCounter } from '../language/similarity.ts'
import { stemOf } from '../language/stem-of.ts'
import { emptyWordsIn } from '../language/word-lists.ts'
import { isHan, normalise } from '../language/words.ts'

/** Shorter English words say too little; in letters. */
const SHORTEST = 3

/** What is compared: pairs of neighbouring characters in Chinese, stems of words elsewhere. */
const tokensOf = (text: string): Set<string> => {
  const runs = text.match(/\p{Script=Han}{2,}/gu)
  if (runs)
    return new Set(
      runs.flatMap(run => Array.from({ length: run.length - 1 }, (_, at) => run.slice(at, at + 2))),
    )
  const empty = emptyWordsIn('en')
  const words = normalise(text).split(' ')
  return new Set(words.filter(word => word.length >= SHORTEST && !empty.has(word)).map(stemOf))
}

/** The words of a text, or its Chinese characters, in an order that is always the same. */
const sortedWords = (text: string): string => {
  const plain = normalise(text)
  return (isHan(plain) ? [...plain.replaceAll(' ', '')] : plain.split(' ')).sort().join(' ')
}

type Profile = {
  point: Point
  objection: Objection
  /** The words of the objection and of its wordings. */
  keys: ReadonlySet<string>
  /** The objection and its wordings, each by itself. */
  texts: readonly ReadonlySet<string>[]
  made: ReadonlySet<string>
  /** Words of the answer and of what follows it. */
  answered: ReadonlySet<string>
}

const profileOf = (point: Point, objection: Objection): Profile => {
  const said = [objection.objection, ...objection.wordings]
  const texts = said.map(tokensOf)
  return {
    point,
    objection,
    keys: new Set(said.map(sortedWords)),
    texts,
    made: new Set(texts.flatMap(text => [...text])),
    answered: tokensOf(`${objection.answer} ${objection.again}`),
  }
}

/** The objections to all arguments of a side, and how few of them share a word. */
const indexOf = (points: readonly Point[]) => {
  const profiles = points.flatMap(point =>
    point.objections.map(objection => profileOf(point, objection)),
  )
  const spread = new Map<string, number>()
  for (const { made, answered } of profiles)
    for (const token of new Set([...made, ...answered]))
      spread.set(token, (spread.get(token) ?? 0) + 1)
  const rarityOf = (token: string) =>
    Math.log((profiles.length + 1) / ((spread.get(token) ?? 0) + 0.5))
  const weightOf = (tokens: Iterable<string>) => {
    let weight = 0
    for (const token of tokens) weight += rarityOf(token)
    return weight
  }
  return {
    rarityOf,
    weightOf,
    profiles: profiles.map(profile => ({
      ...profile,
      texts: profile.texts.map(tokens => ({ tokens, weight: weightOf(tokens) })),
    })),
  }
}

type Index = ReturnType<typeof indexOf>
type Weighed = Index['profiles'][number]

type Sentence = {
  tokens: ReadonlySet<string>
  weight: number
  keywordsOf(keywords: readonly string[]): number
}

/** A debate asks for the same arguments at every turn. */
const kept = new WeakMap<readonly Point[], Index>()
const keptIndexOf = (points: readonly Point[]): Index => {
  const known = kept.get(points)
  if (known) return known
  const index = indexOf(points)
  kept.set(points, index)
  return index
}

/**
 * What makes a match firm: how well the sentence fits (0–1 and a little more), how much better than
 * any other objection, and words in common. Set on wordings left out of the data one at a time.
 */
const FIRM = {
  other: { least: 0.3, lead: 1.4, shared: 2 },
  han: { least: 0.25, lead: 1.2, shared: 2 },
}
/** A word of the answer also shows what is spoken of, but less. */
const ANSWER_WORD = 0.5
/** What each keyword of the argument adds, up to so many. */
const KEYWORD = { worth: 0.1, most: 2 }
/** Words in common by which a turn goes on with what was said last. */
const GOES_ON = { other: 2, han: 3 }
/** Of an answer's weight, 0–1: who has said so much of it has given it. */
const GIVEN = 0.5

/** How well a sentence fits that has the very words of an objection. */
const SAME_WORDS = 2

export type Heard = { point: Point; objection: Objection; score: number }

export type ObjectionMatcher = {
  /**
   * Which objection to these arguments a sentence makes, in whatever order its words are; null
   * where none fits firmly.
   */
  heardIn(sentence: string, points: readonly Point[]): Heard | null
  /** Whether a sentence goes on about an objection that was answered in the turn before. */
  goesOnAbout(sentence: string, objection: Objection): boolean
  /** Whether a text has already said what the argument's owner would answer. */
  hasAnswered(text: string, objection: Objection): boolean
}

/** Finds objections to the arguments of one side by their words, the rarer the more telling. */
export const createObjectionMatcher = (all: readonly Point[]): ObjectionMatcher => {
  const { profiles, rarityOf, weightOf } = keptIndexOf(all)
  const kindOf = (text: string) => (isHan(text) ? 'han' : 'other')

  const scoreOf = (sentence: Sentence, profile: Weighed) => {
    const { tokens, weight, keywordsOf } = sentence
    let covered = 0
    let shared = 0
    for (const token of tokens) {
      const worth = profile.made.has(token) ? 1 : ANSWER_WORD
      if (worth < 1 && !profile.answered.has(token)) continue
      covered += worth * rarityOf(token)
      shared += 1
    }
    if (shared === 0) return { profile, score: 0, shared }
    const likeness = profile.texts.map(text => {
      let common = 0
      for (const token of tokens) if (text.tokens.has(token)) common += rarityOf(token)
      return text.weight > 0 ? common / Math.sqrt(text.weight * weight) : 0
    })
    const keywords = Math.min(KEYWORD.most, keywordsOf(profile.point.keywords)) * KEYWORD.worth
    return { profile, score: (Math.max(...likeness) + covered / weight) / 2 + keywords, shared }
  }

  return {
    heardIn: (text, points) => {
      const candidates = profiles.filter(({ point }) => points.includes(point))
      const words = sortedWords(text)
      const same = candidates.find(({ keys }) => keys.has(words))
      if (same) return { ...same, score: SAME_WORDS }
      const tokens = tokensOf(text)
      const weight = weightOf(tokens)
      const firm = FIRM[kindOf(text)]
      if (tokens.size < firm.shared || weight <= 0) return null
      const sentence = { tokens, weight, keywordsOf: keywordCounter(text) }
      const scored = candidates
        .map(profile => scoreOf(sentence, profile))
        .sort((a, b) => b.score - a.score)
      const [best, next] = scored
      if (!best || best.shared < firm.shared || best.score < firm.least) return null
      if (next && best.score < firm.lead * next.score) return null
      return { ...best.profile, score: best.score }
    },
    goesOnAbout: (sentence, objection) => {
      const profile = profiles.find(each => each.objection === objection)
      if (!profile) return false
      const shared = [...tokensOf(sentence)].filter(
        token => profile.made.has(token) || profile.answered.has(token),
      )
      return shared.length >= GOES_ON[kindOf(sentence)]
    },
    hasAnswered: (text, objection) => {
      const answer = tokensOf(objection.answer)
      const said = tokensOf(text)
      return weightOf([...answer].filter(token => said.has(token))) >= GIVEN * weightOf(answer)
    },
  }
}
