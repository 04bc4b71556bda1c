import type { Language } from '#schema/constants.ts'
import { onceALanguage } from '../../data/once-a-language.ts'
import { cuesIn, everywhere, FLAGS } from '../../data/read-cues.ts'
import { readSections, textsOf } from '../../data/read-sections.ts'

/** What is commonly asked against a kind of reason, or against reasons within a topic. */
type Commonplace = { name: string; everywhere: RegExp; asks: readonly string[]; evidence: Evidence }

/** What shows that a claim is of the kind, besides one of its words in the claim. */
const EVIDENCE = ['sure', 'topic', 'reason'] as const
type Evidence = (typeof EVIDENCE)[number]

/** The kinds of reasons that people give on any motion: data/<language>/commonplaces.txt. */
export const readCommonplaces = (language: Language): readonly Commonplace[] => {
  const sections = readSections(language, 'commonplaces')
  const patterns = cuesIn(sections, FLAGS[language], ['asks']).map(({ pattern }) => pattern)
  return sections.map((section, at) => ({
    name: section.name,
    everywhere: everywhere(patterns[at] ?? /$^/),
    asks: textsOf(section, 'asks'),
    evidence: EVIDENCE.find(each => section.name.startsWith(`${each} `)) ?? 'reason',
  }))
}

const commonplacesIn = onceALanguage(readCommonplaces)

/** A single word may be there by chance; a second one shows that the reason is of that kind. */
const LEAST_WORDS = 2

const wordsIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([word]) => word.toLowerCase())

/** A claim, the turn in which it stands, and the motion. */
export type ClaimInDebate = { quote: string; turn: string; motion: string }

/**
 * What is commonly asked against a claim, by the kinds of reasons that its words show, the surest
 * kind first.
 */
export const commonplacesAgainst = (
  { quote, turn, motion }: ClaimInDebate,
  language: Language,
): readonly (readonly string[])[] =>
  commonplacesIn(language)
    .flatMap(({ everywhere: pattern, asks, evidence }) => {
      const own = new Set(wordsIn(quote, pattern))
      if (own.size === 0) return []
      const named = wordsIn(motion, pattern)
      const all = new Set([...own, ...wordsIn(turn, pattern), ...named])
      const isShown = {
        sure: true,
        topic: named.length > 0,
        reason: all.size >= LEAST_WORDS,
      }[evidence]
      return isShown ? [{ asks, weight: own.size + all.size }] : []
    })
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ asks }) => asks)

/** All that is asked against a reason of a kind. */
export const allCommonplaces = (language: Language): string[] =>
  commonplacesIn(language).flatMap(({ asks }) => asks)
