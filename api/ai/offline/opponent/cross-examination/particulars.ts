import type { Language } from '#schema/constants.ts'
import type { Slots } from '../../arguments/point.ts'
import { onceALanguage } from '../../data/once-a-language.ts'
import { cuesIn, FLAGS, isPart } from '../../data/read-cues.ts'
import { allowSlots, readSections, type Section, textsOf } from '../../data/read-sections.ts'
import { hasVerb } from '../../language/clause-cues.ts'
import { isQuotableSentence } from '../../language/pick-quote.ts'
import { clausesOf } from '../../language/read-claims.ts'
import { stripLeadIn } from '../../language/strip-lead-in.ts'
import { ASK_KINDS, type AskKind } from './ask-kinds.ts'
import { isNoClaim } from './no-claim.ts'
import { hasNoVerb } from './quotable.ts'
import { isCutOff } from './what-can-be-asked.ts'

/** Said of the user's own case; asked about before how a sentence is built; or after that. */
const RANKS = ['own', 'main', 'side'] as const
export type Rank = (typeof RANKS)[number]

/** Something that a sentence can say in particular, and what is asked about just that. */
type Particular = {
  rank: Rank
  kind: AskKind
  pattern: RegExp
  /** Words of the sentence with which it does not fit. */
  unless: RegExp | null
  /** Words after it that answer the question already. */
  told: RegExp | null
  asks: readonly string[]
}

/** A particular that was found, with the user's words for its questions. */
export type FoundParticular = Pick<Particular, 'asks'> & { slots: Slots }

const SLOTS = ['n', 'm', 'c', 'q', 'change', 'yours']
const OTHER_FIELDS = ['kind', 'asks', 'unless', 'told']

/** What sentences can say in particular: data/<language>/particulars.txt. */
export const readParticulars = (language: Language): readonly Particular[] => {
  const sections = readSections(language, 'particulars')
  const patterns = new Map(
    cuesIn(sections, FLAGS[language], OTHER_FIELDS).map(cue => [cue.name, cue.pattern]),
  )
  const anyOf = (section: Section, field: string) =>
    section.fields.has(field)
      ? new RegExp(textsOf(section, field).join('|'), FLAGS[language])
      : null
  return sections
    .filter(({ name }) => !isPart(name))
    .map(section => {
      const { name, file, line, fields } = section
      allowSlots({ name, file, line, fields: new Map([['asks', fields.get('asks') ?? []]]) }, SLOTS)
      return {
        rank: RANKS.find(rank => name.startsWith(`${rank} `)) ?? 'side',
        kind: ASK_KINDS.find(kind => kind === fields.get('kind')?.[0]?.text) ?? 'structure',
        pattern: patterns.get(name) ?? /$^/,
        unless: anyOf(section, 'unless'),
        told: anyOf(section, 'told'),
        asks: textsOf(section, 'asks'),
      }
    })
}

const particularsOf = onceALanguage(readParticulars)

/** In words, in Chinese in characters: more is not said back as one thing. */
const LONGEST: Record<Language, number> = { en: 16, zh: 30 }
/** The slots that are said back as they stand; others are named in a question that denies them, too. */
const SAID_BACK: ReadonlySet<string> = new Set(['q', 'c'])
/** What a particular is not cut out of: somebody's words, and what stands in brackets. */
const NOT_PLAIN = /[“”"«»「」『』()（）?？!！]/u

/** A quotation that is open where a text ends; a straight mark opens after a space or a colon. */
const OPEN_QUOTATION = /(?:[“「『«][^”」』»]*|(?:^|[\s:：，,（(])"[^"]*)$/u

/** Whether words stand between quotation marks: they are somebody’s. */
const isQuoted = (words: string, sentence: string) =>
  OPEN_QUOTATION.test(sentence.slice(0, sentence.indexOf(words)))

const lengthOf = (words: string, language: Language) =>
  language === 'zh' ? [...words].length : words.split(/\s+/).length

/** Whether words can be said back as they stand. */
const isPlain = (words: string, language: Language) =>
  !NOT_PLAIN.test(words) && lengthOf(words, language) <= LONGEST[language]

/** Whether words are not cut off before the end of their clause. */
const isUncut = (words: string, sentence: string) =>
  /^\s*(?:$|[,;:–—.!，；：。、！])/u.test(sentence.slice(sentence.indexOf(words) + words.length))

/** In words, in Chinese in characters: a shorter text is a clause only if its verb is known. */
const SURE_CLAUSE: Record<Language, number> = { en: 4, zh: 1 }

/** Whether words claim something: "neighbours" and "the people who row" name somebody only. */
const isWholeClause = (words: string, language: Language) =>
  !hasNoVerb(words, language) &&
  !isNoClaim(words, words, language) &&
  (lengthOf(words, language) >= SURE_CLAUSE[language] || hasVerb(words, language))

/** The smallest whole clause around some words. */
const clauseAround = (found: string, sentence: string, language: Language): string | undefined =>
  [sentence, ...clausesOf(sentence, language)]
    .filter(
      clause =>
        clause.includes(found) &&
        isQuotableSentence(clause, language) &&
        !isNoClaim(clause, sentence, language),
    )
    .toSorted((one, other) => one.length - other.length)[0]

/** What a sentence says in particular, the firmest first; `after` is the rest of the turn. */
export const particularsIn = (
  { sentence, after }: { sentence: string; after: string },
  rank: Rank,
  language: Language,
): FoundParticular[] => {
  // “The trouble is that …” tells what it is of the own case, and is else only a lead-in.
  const own = rank === 'own' ? sentence : stripLeadIn(sentence, language)
  const freed = own.replace(/[.。\s]+$/u, '')
  return particularsOf(language).flatMap((each): FoundParticular[] => {
    const found = each.rank === rank ? each.pattern.exec(freed) : null
    if (!found || each.unless?.test(freed) || each.told?.test(`${freed} ${after}`)) return []
    const groups = Object.entries(found.groups ?? {}).flatMap(
      ([name, words]: [string, string | undefined]) =>
        words === undefined ? [] : [[name, words.trim()] as const],
    )
    const isWhole = groups.every(
      ([name, words]) =>
        isPlain(words, language) &&
        !isQuoted(words, freed) &&
        (name !== 'c' || isWholeClause(words, language)) &&
        (!SAID_BACK.has(name) || !isCutOff(words, freed, language)) &&
        ((name !== 'q' && rank !== 'own') || isUncut(words, freed)),
    )
    if (!isWhole) return []
    const whole = clauseAround(
      found.groups?.n ?? found.groups?.c ?? found[0].trim(),
      freed,
      language,
    )
    const slots: Slots = {
      ...(whole === undefined ? {} : { q: whole }),
      ...Object.fromEntries(groups),
    }
    return [{ asks: each.asks, slots }]
  })
}

/** All that is asked about what a sentence says in particular. */
export const allParticularAsks = (language: Language): { ask: string; kind: AskKind }[] =>
  particularsOf(language).flatMap(({ asks, kind }) => asks.map(ask => ({ ask, kind })))
