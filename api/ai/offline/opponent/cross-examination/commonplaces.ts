import type { Language } from '#schema/constants.ts'
import { onceALanguage } from '../../data/once-a-language.ts'
import { onceAText } from '../../data/once-a-text.ts'
import { cuesIn, everywhere, FLAGS } from '../../data/read-cues.ts'
import { readSections, textsOf } from '../../data/read-sections.ts'

/** What is commonly asked against a kind of reason, or against reasons within a topic. */
type Commonplace = { name: string; everywhere: RegExp; asks: readonly string[]; shownBy: ShownBy }

/** What shows that a claim is of the kind, besides one of its words in the claim. */
const SHOWN_BY = ['sure', 'topic', 'reason'] as const
type ShownBy = (typeof SHOWN_BY)[number]

/** The kinds of reasons that people give on any motion: data/<language>/commonplaces.txt. */
export const readCommonplaces = (language: Language): readonly Commonplace[] => {
  const sections = readSections(language, 'commonplaces')
  const patterns = cuesIn(sections, FLAGS[language], ['asks']).map(({ pattern }) => pattern)
  return sections.map((section, at) => ({
    name: section.name,
    everywhere: everywhere(patterns[at] ?? /$^/),
    asks: textsOf(section, 'asks'),
    shownBy: SHOWN_BY.find(each => section.name.startsWith(`${each} `)) ?? 'reason',
  }))
}

const commonplacesIn = onceALanguage(readCommonplaces)

/** A single word may be there by chance; a second one shows that the reason is of that kind. */
const LEAST_WORDS = 2

/** The words of a text that show each kind, in the order of the kinds; a turn is read once. */
const wordsIn = onceALanguage(language =>
  onceAText(text =>
    commonplacesIn(language).map(
      each => new Set([...text.matchAll(each.everywhere)].map(([word]) => word.toLowerCase())),
    ),
  ),
)

/** A claim, the turn in which it stands, and the motion. */
export type ClaimInDebate = { quote: string; turn: string; motion: string }

/**
 * What is commonly asked against a claim, by the kinds of reasons that its words show, the surest
 * kind first.
 */
export const commonplacesAgainst = (
  { quote, turn, motion }: ClaimInDebate,
  language: Language,
): readonly (readonly string[])[] => {
  const [own, inTurn, inMotion] = [quote, turn, motion].map(wordsIn(language))
  return commonplacesIn(language)
    .flatMap(({ asks, shownBy }, at) => {
      const said = own?.[at]?.size ?? 0
      if (said === 0) return []
      const all = new Set([own, inTurn, inMotion].flatMap(words => [...(words?.[at] ?? [])]))
      const isShown = {
        sure: true,
        topic: (inMotion?.[at]?.size ?? 0) > 0,
        reason: all.size >= LEAST_WORDS,
      }[shownBy]
      return isShown ? [{ asks, weight: said + all.size }] : []
    })
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ asks }) => asks)
}

/** All that is asked against a reason of a kind. */
export const allCommonplaces = (language: Language): string[] =>
  commonplacesIn(language).flatMap(({ asks }) => asks)
