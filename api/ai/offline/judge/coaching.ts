import { type Language, SKILLS, type Skill } from '#schema/constants.ts'
import { onceALanguage } from '../data/once-a-language.ts'
import { allowFields, readSections, sectionsNamed, textOf } from '../data/read-sections.ts'
import { recordOf } from '../data/record-of.ts'

/** How well a skill is shown already: in its lower two bands, in the middle one, or above. */
const STAGES = ['low', 'middle', 'high'] as const
export type Stage = (typeof STAGES)[number]

const NOTES = ['instruction', 'copied', 'word list', 'foreign'] as const

export type Coaching = {
  /** Why a sentence that shows the skill works. */
  strength: Record<Skill, string>
  /** Why a sentence cost points, by how well the skill is shown. */
  weakness: Record<Skill, Record<Stage, string>>
  /** Three minutes of exercise; `point` is something the opponent said. */
  drill(skill: Skill, point: string | null): string
  /** What would lift the skill: the published tests that it misses. */
  lift(tests: readonly string[]): string
  notes: Record<(typeof NOTES)[number], string>
}

/** What the review says: data/<language>/coaching.txt. */
export const readCoaching = (language: Language): Coaching => {
  const sections = sectionsNamed(readSections(language, 'coaching'), [...SKILLS, 'lift', 'notes'])
  for (const skill of SKILLS) {
    const weak = STAGES.map(stage => `weak ${stage}`)
    allowFields(sections[skill], ['strength', ...weak, 'drill', 'drill without point'])
  }
  allowFields(sections.lift, ['tests', 'none'])
  allowFields(sections.notes, NOTES)
  const [tests, none] = [textOf(sections.lift, 'tests'), textOf(sections.lift, 'none')]
  const between = language === 'zh' ? '' : ' '
  return {
    strength: recordOf(SKILLS, skill => textOf(sections[skill], 'strength')),
    weakness: recordOf(SKILLS, skill =>
      recordOf(STAGES, stage => textOf(sections[skill], `weak ${stage}`)),
    ),
    drill: (skill, point) => {
      const drill = textOf(sections[skill], 'drill')
      if (!drill.includes('{point}')) return drill
      return point === null
        ? textOf(sections[skill], 'drill without point')
        : drill.replace('{point}', () => point)
    },
    lift: missing =>
      missing.length === 0
        ? none
        : tests.replace('{tests}', () => missing.map(test => `“${test}”`).join(between)),
    notes: recordOf(NOTES, note => textOf(sections.notes, note)),
  }
}

export const coachingIn = onceALanguage(readCoaching)
