import type { ConceptPoint } from '#schema/concepts/concept.ts'
import { DIRECTIONS, type Direction } from '#schema/concepts/directions.ts'
import { readConcept } from '#schema/concepts/read-concepts.ts'
import { LANGUAGES, type Language, type Stance } from '#schema/constants.ts'
import type { Point } from '../arguments/point.ts'
import { readWordings, type Wordings } from '../arguments/read-wordings.ts'
import { once } from '../data/once.ts'
import { recordOf } from '../data/record-of.ts'
import { sharedCount, stemsOf } from '../language/content-words.ts'
import { lexiconFor } from '../language/lexicon-for.ts'
import { stemOf } from '../language/stem-of.ts'
import { emptyWordsIn } from '../language/word-lists.ts'
import { isHan, wordsOf } from '../language/words.ts'
import { motionToRead } from '../motions/bare-motion.ts'
import { type FoundCard, findCards } from './find-cards.ts'
import { fitsPeople, isForPeople, personsIn } from './fits-people.ts'

/** In characters: shorter words say too little of what a point is about. */
const SHORTEST = { en: 4, zh: 2 }
/** As many as a motion's points have. */
const MOST_KEYWORDS = 12

/**
 * The words by which a turn shows that it speaks of the point: those that come back in it, since a
 * word that is said once may be about anything.
 */
const keywordsOf = (
  texts: readonly string[],
  besides: ReadonlySet<string>,
  language: Language,
): string[] => {
  const empty = emptyWordsIn(language)
  const words = new Map<string, { word: string; texts: number }>()
  for (const text of texts)
    for (const word of new Set(wordsOf(text))) {
      const isTelling = word.length >= SHORTEST[language] && !empty.has(word)
      const stem = stemOf(word)
      if (!isTelling || isHan(word) !== (language === 'zh') || besides.has(stem)) continue
      words.set(stem, { word, texts: (words.get(stem)?.texts ?? 0) + 1 })
    }
  return [...words.values()]
    .filter(each => each.texts > 1)
    .map(({ word }) => word)
    .slice(0, MOST_KEYWORDS)
}

/** A case begins with whom it is about; "He …" would leave open who he is. */
const NAMELESS = /^(?:he|she|his|her)\b|^[他她]/i
const wholeExample = (example: string) => (NAMELESS.test(example) ? '' : example)

/** Speaks of somebody who was named elsewhere. */
const OF_SOMEBODY = /\b(?:he|she|him|his|her)\b|[他她](?!们)/i

/** Whether an objection is understood without the case that is told for the claim. */
const standsAlone = (
  objection: string,
  { claim, example }: ConceptPoint,
  language: Language,
): boolean => {
  const lexicon = lexiconFor(language)
  const known = stemsOf(wordsOf(claim[language]), lexicon)
  const elsewhere = stemsOf(wordsOf(example[language]), lexicon, known)
  const said = stemsOf(wordsOf(objection), lexicon)
  return !OF_SOMEBODY.test(objection) && sharedCount(said, elsewhere) === 0
}

const pointIn = (
  language: Language,
  prefix: string,
  besides: ReadonlySet<string>,
  heardAs: Wordings,
  point: ConceptPoint,
): Point => ({
  id: `${prefix}/${point.id}`,
  specific: true,
  keywords: keywordsOf(
    [point.claim, point.mechanism, point.impact, point.example].map(texts => texts[language]),
    besides,
    language,
  ),
  claim: point.claim[language],
  mechanism: point.mechanism[language],
  impact: point.impact[language],
  example: wholeExample(point.example[language]),
  heard: heardAs.get(point.id) ?? [],
  objections: point.objections.map(({ id, objection, answer }) => ({
    id,
    objection: objection[language],
    wordings: [],
    heard: heardAs.get(`${point.id}/${id}`) ?? [],
    answer: answer[language],
    standsAlone: once(() => standsAlone(objection[language], point, language)),
    again: '',
  })),
})

type CardArguments = Record<Direction, readonly Point[]> & {
  affected: string
  /** What each side stands on; null where only some of the card fits. */
  cases: Record<Direction, string> | null
}

const cardIn = (key: string, language: Language): CardArguments => {
  const { stakes, cases, affected, names, opposites } = readConcept(key)
  const named = [...names[language], ...(opposites?.[language] ?? [])]
  const besides = new Set(named.flatMap(wordsOf).map(stemOf))
  const heardAs = readWordings(language, `cards/${key}`)
  return {
    ...recordOf(DIRECTIONS, direction =>
      stakes[direction].map(point =>
        pointIn(language, `${key}/${direction}`, besides, heardAs, point),
      ),
    ),
    affected: affected[language],
    cases: recordOf(DIRECTIONS, direction => cases[direction][language]),
  }
}

/**
 * How many cards are cached, in both languages: a file takes some milliseconds to read, and what
 * others compute for its arguments takes a quarter of a megabyte a side.
 */
const KEPT = 60
const kept = new Map<string, Record<Language, CardArguments>>()
const cardFor = (key: string, language: Language): CardArguments => {
  const known = kept.get(key)
  if (known) return known[language]
  const made = recordOf(LANGUAGES, each => cardIn(key, each))
  const [oldest] = kept.keys()
  if (kept.size >= KEPT && oldest !== undefined) kept.delete(oldest)
  kept.set(key, made)
  return made[language]
}

/** Takes from each list in turn, so that both things of a comparison are spoken of at once. */
const inTurn = (lists: readonly (readonly Point[])[]): Point[] =>
  Array.from({ length: Math.max(0, ...lists.map(list => list.length)) }, (_, at) =>
    lists.flatMap(list => list[at] ?? []),
  ).flat()

const namesIn = (text: string, stems: ReadonlySet<string>, language: Language): boolean =>
  sharedCount(stemsOf(wordsOf(text), lexiconFor(language)), stems) > 0
const textOf = ({ claim, mechanism, impact, example }: Point) =>
  [claim, mechanism, impact, example].join(' ')

/** Lays a duty on somebody, who is what such a motion is about as much as the thing. */
const DUTY: Record<Language, RegExp> = {
  en: /\b(?:must|should) (?:not )?(?:have to|be (?:(?:made|forced|required|obliged) to|\w+ from \w+ing)) /i,
  zh: /必须|有义务|不得/u,
}

const withPoints = (card: CardArguments, isSaid: (point: Point) => boolean): CardArguments => {
  const said = recordOf(DIRECTIONS, direction => card[direction].filter(isSaid))
  const isWhole = DIRECTIONS.every(direction => said[direction].length === card[direction].length)
  return { ...card, ...said, cases: isWhole ? card.cases : null }
}
/** What of a card names one of these things. */
const pointsNaming = (card: CardArguments, stems: ReadonlySet<string>, language: Language) =>
  withPoints(card, point => namesIn(textOf(point), stems, language))

/** What a card says of a motion's matter. */
const fittingIn = (found: FoundCard, motion: string, language: Language): CardArguments => {
  const whole = cardFor(found.card, language)
  const all = [...whole.more, ...whole.less]
  const card = withPoints(whole, isForPeople(found.card, all, motion, language))
  // Whether landlords should accept pets is no matter of fur.
  const persons = personsIn(motion, language)
  const asked = found.others.filter(word => persons === null || word.search(persons) < 0)
  const others = stemsOf(asked, lexiconFor(language))
  if (others.size > 0 && DUTY[language].test(motion)) return pointsNaming(card, others, language)
  if (!found.isNearby) return card
  return pointsNaming(card, stemsOf(wordsOf(motion), lexiconFor(language)), language)
}

const fitsMotion = (card: string, motion: string, language: Language) => {
  const { more, less } = cardFor(card, language)
  return fitsPeople(card, [...more, ...less], motion, language)
}

export type CardMaterial = Record<Stance, readonly Point[]> & {
  affected: string | null
  cases: Record<Stance, string | null>
}

const opposite = (direction: Direction): Direction => (direction === 'more' ? 'less' : 'more')

/** What the cards of a self-written motion say for its sides, and who is affected. */
export const findCardArguments = (asked: string, language: Language): CardMaterial => {
  const motion = motionToRead(asked, language)
  const found = findCards(motion, language)
  // Half of a comparison is none.
  const isFitting = found.every(({ card }) => fitsMotion(card, motion, language))
  const fitting = (isFitting ? found : []).map(found => ({
    card: fittingIn(found, motion, language),
    wants: found.wants,
  }))
  // Of what leaves one side with nothing the card says too little.
  const isEnough = fitting.every(({ card }) =>
    DIRECTIONS.every(direction => card[direction].length > 0),
  )
  const cards = isEnough ? fitting : []
  const [first, last] = [cards[0], cards.at(-1)]
  return {
    for: inTurn(cards.map(({ card, wants }) => card[wants])),
    against: inTurn(cards.map(({ card, wants }) => card[opposite(wants)])),
    affected: first?.card.affected ?? null,
    // Of a comparison each side praises its own thing.
    cases: {
      for: first?.card.cases?.[first.wants] ?? null,
      against: last?.card.cases?.[opposite(last.wants)] ?? null,
    },
  }
}
