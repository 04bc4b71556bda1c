import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { JudgedDebate } from '#api/ai/judge.ts'
import { LANGUAGES, type Language, STANCES, type Stance } from '#schema/constants.ts'
import { allowFields, parseSections, textOf, textsOf } from '../../data/read-sections.ts'

const ONE_FAULT = ['padded', 'concession', 'wrong', 'keywords'] as const
const FIELDS = ['motion', 'stance', 'ai', 'concise', ...ONE_FAULT, 'harsh', 'direct']

/** A motion with turns of the opponent's, and several ways of answering them. */
export type Probe = {
  name: string
  motion: string
  language: Language
  stance: Stance
  ai: readonly string[]
  /** Short and good. */
  concise: readonly string[]
  /** A harsh word about somebody else, and one about the opponent. */
  harsh: string
  direct: string
} & Record<(typeof ONE_FAULT)[number], readonly string[]>

const sectionsIn = (file: string) => {
  const text = readFileSync(join(import.meta.dirname, `${file}.txt`), 'utf8')
  return parseSections(text, `${file}.txt`)
}

const probesIn = (file: string, language: Language): Probe[] =>
  sectionsIn(file).map(section => {
    allowFields(section, FIELDS)
    const turns = (field: string) => textsOf(section, field)
    return {
      name: section.name,
      motion: textOf(section, 'motion'),
      language,
      stance: STANCES.find(each => each === textOf(section, 'stance')) ?? 'for',
      ai: turns('ai'),
      concise: turns('concise'),
      padded: turns('padded'),
      concession: turns('concession'),
      wrong: turns('wrong'),
      keywords: turns('keywords'),
      harsh: textOf(section, 'harsh'),
      direct: textOf(section, 'direct'),
    }
  })

export const PROBES: readonly Probe[] = [...probesIn('english', 'en'), ...probesIn('chinese', 'zh')]

/** Turns that fit any motion, by name. */
export const ANY_MOTION = sectionsIn('any-motion').map(section => {
  allowFields(section, ['language', 'turns'])
  const language = LANGUAGES.find(each => each === textOf(section, 'language')) ?? 'en'
  return { name: section.name, language, turns: textsOf(section, 'turns') }
})

/** The probe's debate with these turns of the user's. */
export const debateWith = (
  { motion, language, stance, ai }: Pick<Probe, 'motion' | 'language' | 'stance' | 'ai'>,
  user: readonly string[],
): JudgedDebate => ({
  debateId: 'd',
  motion,
  language,
  userStance: stance,
  mode: 'text',
  turns: ai.flatMap((text, at) => [
    { turn_id: `a${at}`, speaker: 'ai' as const, text },
    ...(user[at] === undefined
      ? []
      : [{ turn_id: `u${at}`, speaker: 'user' as const, text: user[at] }]),
  ]),
})
