import type { Language } from '#schema/constants.ts'
import { onceALanguage } from '../../data/once-a-language.ts'
import { cuesIn, FLAGS, isPart } from '../../data/read-cues.ts'
import { readSections, textsOf } from '../../data/read-sections.ts'

const SIDES = ['favours', 'opposes'] as const
type Side = (typeof SIDES)[number]

/** What a motion can propose to do, and what is asked of whoever wants that, or does not. */
type Proposal = { pattern: RegExp } & Record<Side, readonly string[]>

/** What motions propose to do: data/<language>/proposals.txt. */
export const readProposals = (language: Language): readonly Proposal[] => {
  const sections = readSections(language, 'proposals')
  const patterns = new Map(
    cuesIn(sections, FLAGS[language], SIDES).map(cue => [cue.name, cue.pattern]),
  )
  return sections
    .filter(({ name }) => !isPart(name))
    .map(section => ({
      pattern: patterns.get(section.name) ?? /$^/,
      favours: textsOf(section, 'favours'),
      opposes: textsOf(section, 'opposes'),
    }))
}

const proposalsOf = onceALanguage(readProposals)

/** Turns round what is proposed. */
const DENIED: Record<Language, RegExp> = {
  en: /\b(?:(?:should|must|ought) (?:not|never)|shouldn[’']t|mustn[’']t)\b|^(?:nobody|no \w+) /i,
  zh: /不(?:应该?|应当|该|准|必)/u,
}

/**
 * What is asked about the act that a motion proposes first, of a user who is for the motion or
 * against it; nothing where it proposes none that is known.
 */
export const proposalAsks = (
  motion: string,
  isFor: boolean,
  language: Language,
): readonly string[] => {
  const found = proposalsOf(language)
    .map(({ pattern, ...asks }) => ({ asks, at: motion.search(pattern) }))
    .filter(({ at }) => at >= 0)
  const [first] = found.toSorted((one, other) => one.at - other.at)
  const wants = isFor !== DENIED[language].test(motion)
  return first?.asks[wants ? 'favours' : 'opposes'] ?? []
}

/** All that is asked about what a motion proposes: it makes the user tell what speaks against the own side. */
export const allProposalAsks = (language: Language): string[] =>
  proposalsOf(language).flatMap(({ favours, opposes }) => [...favours, ...opposes])
