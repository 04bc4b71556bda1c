import type { SpokenTurn } from '#api/ai/opponent.ts'
import type { Point } from '../arguments/point.ts'
import { once } from '../data/once.ts'
import { onceAText } from '../data/once-a-text.ts'
import { onceAnObject } from '../data/once-an-object.ts'
import { splitSentences } from '../language/sentences.ts'
import { keywordFinder, tokensOf } from '../language/similarity.ts'
import { stemOf } from '../language/stem-of.ts'
import { emptyWordsIn } from '../language/word-lists.ts'
import { isHan, normalise, wordsOf } from '../language/words.ts'
import type { LanguageTools } from './language-tools.ts'
import { contradictsSaid } from './one-story.ts'
import type { Speech } from './speech.ts'

/** In words: a longer claim does not read well inside a sentence. */
const LONGEST_LABEL = 24
/** Shorter words tell nothing; in characters. */
const SHORTEST = { other: 4, han: 2 }
/** Words by which a text is about a point, and how much clearer than about the next one. */
const ABOUT = { least: 2, shared: 2, lead: 1.5 }
/** Letters by which a keyword and a word are known as one. */
const STEM = 4
/** How often a point is named without anything new. */
const MOST_NAMED = 2
/** What a keyword counts in words; the keywords were chosen to tell the point. */
const KEYWORD = 1.5

export type OwnPoints = {
  /** The points that the user has heard. */
  made: readonly Point[]
  /** The next point to make; null when all have been made. */
  next(besides?: ReadonlySet<Point>): Point | null
  /** What has not been said yet of a point: its reason, its weight, its example. */
  more(point: Point): string | null
  /** A claim as it reads after "that"; null where it does not read well there. */
  label(point: Point): string | null
  /** The same at the end of a sentence, where more can stand. */
  name(point: Point): string | null
  /** Whether a point was made and no turn of the user has spoken to it since, or has a word of it. */
  isDropped(point: Point): boolean
  /** A point that was dropped. */
  dropped(): Point | null
  /** The point that a text is about, of those given: clearly, or none. */
  about(text: string, points: readonly Point[]): Point | null
}

const partsOf = ({ claim, mechanism, impact, example }: Point) => [
  claim,
  mechanism,
  impact,
  example,
]

/** The telling words of texts: stems in English, in Chinese whole words. */
const tellingIn = (text: string): ReadonlySet<string> => {
  if (!isHan(text)) return tokensOf(text, SHORTEST.other)
  const empty = emptyWordsIn('zh')
  return new Set(wordsOf(text).filter(word => word.length >= SHORTEST.han && !empty.has(word)))
}

const kept = new WeakMap<Point, ReadonlySet<string>>()
/** The words by which a turn touches a point, the motion's own among them. */
const tellingOf = (point: Point): ReadonlySet<string> => {
  const known = kept.get(point)
  if (known) return known
  const telling = tellingIn(partsOf(point).join(' '))
  kept.set(point, telling)
  return telling
}

/** Of a claim’s words, 0–1, and how many of them at least: who says so many speaks of it. */
const ECHO = { share: 0.3, least: 3 }
/** Shorter words are in every sentence; in letters. */
const ECHOED = 3
const plainWords = onceAText(text =>
  isHan(text)
    ? wordsOf(text)
    : wordsOf(text)
        .filter(word => word.length >= ECHOED)
        .map(stemOf),
)
/** Whether a turn says a part of a claim again, with its smallest words. */
const echoes = (plain: string, claim: string): boolean => {
  const said = new Set(plainWords(plain))
  const words = plainWords(claim)
  const again = words.filter(word => said.has(word)).length
  return again >= ECHO.least && again >= ECHO.share * words.length
}

const firstOf = (text: string): string => normalise(splitSentences(text)[0] ?? '')

/** A text as it is compared; `shared` are those of some words that it has. */
type ReadText = {
  plain: string
  shared(words: readonly string[]): string[]
  keywordsOf(point: Point): string[]
}

const readAnew = (text: string): ReadText => {
  const plain = normalise(text)
  const tokens = once(() => tokensOf(text, SHORTEST.other))
  const has = isHan(text)
    ? (word: string) => plain.includes(word)
    : (word: string) => tokens().has(word)
  const find = once(() => keywordFinder(text))
  return {
    plain,
    shared: words => words.filter(has),
    keywordsOf: ({ keywords }) => find()(keywords),
  }
}

/** A debate's turns are read again at every turn. */
const KEPT_TEXTS = 200
const texts = new Map<string, ReadText>()
const readText = (text: string): ReadText => {
  const known = texts.get(text)
  if (known) return known
  if (texts.size >= KEPT_TEXTS) texts.clear()
  const read = readAnew(text)
  texts.set(text, read)
  return read
}

/** The opponent's own points in a debate, and what has become of them. */
export const createOwnPoints = (input: {
  motion: string
  points: readonly Point[]
  turns: readonly SpokenTurn[]
  /** The points that the user may have spoken to, in whatever words. */
  spokenTo: () => ReadonlySet<Point>
  speech: Speech
  tools: LanguageTools
}): OwnPoints => {
  const { motion, points, turns, spokenTo, speech, tools } = input
  const besides = tellingIn(motion)
  const made = points.filter(point => partsOf(point).some(part => part && speech.wasSaid(part)))
  const wordsBesides = onceAnObject((point: Point) =>
    [...tellingOf(point)].filter(word => !besides.has(word)),
  )
  const name = (point: Point) => {
    const text = tools.embed(point.claim)
    return /[;:；：]/.test(text) || tools.length(text) > LONGEST_LABEL ? null : text
  }
  const label = (point: Point) => {
    const text = name(point)
    return text === null || /, (?:and|so|but|yet)\b/.test(text) ? null : text
  }
  /** The turns as they are compared, read when they are first asked for. */
  const read = once(() => turns.map(({ speaker, text }) => ({ speaker, ...readText(text) })))
  /** Where a point was made first; after it the user could answer. */
  const placeOf = (point: Point) => {
    const claims = [point.claim, point.mechanism].map(normalise).filter(claim => claim !== '')
    return read().findIndex(
      ({ speaker, plain }) => speaker === 'ai' && claims.some(claim => plain.includes(claim)),
    )
  }
  /** A point without anything new is named once more, and not in two turns in a row. */
  const isHeldEnough = (point: Point) => {
    const claim = normalise(point.claim)
    const own = read().filter(({ speaker }) => speaker === 'ai')
    const named = own.filter(({ plain }) => plain.includes(claim)).length
    return named > MOST_NAMED || own.at(-1)?.plain.includes(claim) === true
  }
  const more = ({ mechanism, impact, example }: Point) =>
    [mechanism, impact, example].find(part => part !== '' && !speech.wasSaid(part)) ?? null
  const isTouched = (point: Point, from: number) => {
    const words = wordsBesides(point)
    const { objections } = point
    return read()
      .slice(from + 1)
      .some(({ speaker, plain, shared, keywordsOf }) =>
        speaker === 'user'
          ? shared(words).length > 0 ||
            words.some(word => !isHan(word) && plain.includes(` ${word.slice(0, STEM)}`)) ||
            keywordsOf(point).length > 0 ||
            echoes(plain, point.claim)
          : // Where we gave an answer there was an objection.
            objections.some(({ answer }) => answer !== '' && plain.includes(firstOf(answer))),
      )
  }
  const isDropped = (point: Point) => {
    const place = placeOf(point)
    return place >= 0 && !isTouched(point, place) && !spokenTo().has(point)
  }
  /** How many points have a word. */
  const spread = once(() => {
    const counts = new Map<string, number>()
    for (const point of points)
      for (const each of tellingOf(point)) counts.set(each, (counts.get(each) ?? 0) + 1)
    return counts
  })

  return {
    made,
    label,
    name,
    next: (besides = new Set()) =>
      points.find(
        point =>
          !made.includes(point) &&
          !besides.has(point) &&
          !speech.wasSaid(point.claim) &&
          !contradictsSaid(point, speech),
      ) ?? null,
    more,
    isDropped,
    dropped: () =>
      made.find(point => {
        const isOpen = name(point) !== null && isDropped(point)
        return isOpen && (more(point) !== null || !isHeldEnough(point))
      }) ?? null,
    about: (text, among) => {
      const { shared, keywordsOf } = readText(text)
      const scored = among
        .map(point => {
          const words = shared(wordsBesides(point))
          const weight = words.reduce((sum, word) => sum + 1 / (spread().get(word) ?? 1), 0)
          const named = keywordsOf(point)
          const isNew = (keyword: string) =>
            !words.some(word => word.startsWith(keyword.slice(0, STEM)))
          return {
            point,
            score: weight + named.length * KEYWORD,
            shared: words.length + named.filter(isNew).length,
          }
        })
        .sort((a, b) => b.score - a.score)
      const [best, next] = scored
      const isClear = best && best.score >= ABOUT.least && best.shared >= ABOUT.shared
      return isClear && best.score >= ABOUT.lead * (next?.score ?? 0) ? best.point : null
    },
  }
}
