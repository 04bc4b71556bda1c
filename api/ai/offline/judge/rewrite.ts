import { type Language, SKILLS, type Skill } from '#schema/constants.ts'
import { onceALanguage } from '../data/once-a-language.ts'
import { everywhere, readCues } from '../data/read-cues.ts'
import { allowFields, readSections, sectionsNamed, textOf } from '../data/read-sections.ts'
import { recordOf } from '../data/record-of.ts'
import { embed } from '../language/embed.ts'
import type { Sentence } from './sentence.ts'

/** What a rewrite can use. What only the speaker can know is in brackets, as a choice to make. */
export type Material = {
  sentence: Sentence
  /** People named in this debate, to choose from. */
  people: readonly string[]
  /** What the opponent says is at stake, in its word. */
  theirStake: string | null
  /** A point of the opponent's, best one that was dropped. */
  point: string | null
  /** The word of the sentence that most needs a meaning. */
  term: string | null
}

/** The wordings of each skill. */
const WORDINGS = {
  depth: ['with reason', 'bare'],
  persuasion: ['against their stake', 'bare'],
  clarity: ['named', 'cut', 'with term', 'bare'],
  argumentation: ['with reason', 'bare'],
  organization: ['bare'],
  delivery: ['fair', 'bare'],
  refutation: ['rebuttal', 'bare'],
} satisfies Record<Skill, readonly string[]>

const CHOICES = [
  'open',
  'close',
  'between',
  'no people',
  'no person',
  'no point',
  'vague',
  'hostile',
] as const

/** How sentences are rewritten: data/<language>/rewrites.txt and rewrite-cues.txt. */
export const readRewrites = (language: Language) => {
  const sections = sectionsNamed(readSections(language, 'rewrites'), [...SKILLS, 'choices'])
  allowFields(sections.choices, CHOICES)
  for (const skill of SKILLS) {
    allowFields(sections[skill], WORDINGS[skill])
    for (const wording of WORDINGS[skill]) textOf(sections[skill], wording)
  }
  const cues = readCues(language, 'rewrite-cues', ['lead-in', 'vague word', 'hostile word'])
  return {
    wording: (skill: Skill, name: string) => textOf(sections[skill], name),
    choices: recordOf(CHOICES, choice => textOf(sections.choices, choice)),
    leadIn: cues['lead-in'],
    vague: everywhere(cues['vague word']),
    hostile: everywhere(cues['hostile word']),
  }
}

const rewritesIn = onceALanguage(readRewrites)

const END: Record<Language, RegExp> = { en: /[\s.!?…,;:]+$/, zh: /[\s。！？!?.，,；;]+$/u }

/** A first clause long enough to stand alone and short enough to be said in one breath. */
const FIRST_CLAUSE = /^.{20,120}?(?=[,;:]\s| (?:because|which|but|so|while|when) )/
/** From this many words on it is better to split a sentence. */
const LONG = 30

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The sentence without its lead-in and full stop: as it reads inside another one, and alone. */
const claimIn = (sentence: Sentence, language: Language) => {
  const bare = sentence.text.replace(rewritesIn(language).leadIn, '').replace(END[language], '')
  const whole = bare === '' ? sentence.text : bare
  if (language === 'zh') return { claim: whole, Claim: whole }
  const claim = embed(whole, language)
  return { claim, Claim: upperFirst(claim) }
}

/** Which wording fits the sentence, with the slots that only this wording has. */
const choose = (
  skill: Skill,
  { sentence, term, theirStake }: Material,
  Claim: string,
  language: Language,
): { wording: string; slots?: Record<string, string> } => {
  const { choices, vague, hostile } = rewritesIn(language)
  const bare = { wording: 'bare' }
  switch (skill) {
    case 'depth':
    case 'argumentation':
      return sentence.marks.has('reason') ? { wording: 'with reason' } : bare
    case 'persuasion':
      return theirStake === null ? bare : { wording: 'against their stake' }
    case 'clarity': {
      const named = Claim.replace(vague, () => choices.vague)
      if (sentence.marks.has('vague') && named.includes(choices.open))
        return { wording: 'named', slots: { named } }
      const isLong = sentence.isOverlong || sentence.words.length > LONG
      const clause = isLong && language === 'en' ? FIRST_CLAUSE.exec(Claim)?.[0] : undefined
      if (clause) return { wording: 'cut', slots: { clause } }
      return term === null ? bare : { wording: 'with term', slots: { term } }
    }
    case 'delivery': {
      const fair = Claim.replace(hostile, () => choices.hostile)
      return fair.includes(choices.open) ? { wording: 'fair', slots: { fair } } : bare
    }
    case 'refutation':
      return sentence.isRebuttal ? { wording: 'rebuttal' } : bare
    case 'organization':
      return bare
  }
}

const isShouted = (text: string) => /\p{Lu}/u.test(text) && text === text.toUpperCase()

/**
 * The sentence as it could be worded to show the skill; what only the user can know is in brackets.
 */
export const rewrite = (skill: Skill, material: Material, language: Language): string => {
  const { sentence, people } = material
  const { wording: wordingOf, choices } = rewritesIn(language)
  const { claim, Claim } = claimIn(sentence, language)
  const { wording, slots } = choose(skill, material, Claim, language)
  if (skill === 'delivery' && wording === 'bare' && isShouted(sentence.text))
    return `${upperFirst(sentence.text.toLowerCase().replace(/[!?]+$/, ''))}.`
  const between = language === 'zh' ? choices.between : ` ${choices.between} `
  const all: Record<string, string> = {
    claim,
    Claim,
    people: `${choices.open}${people.join(between) || choices['no people']}${choices.close}`,
    person: people[0] ?? choices['no person'],
    point: material.point ?? choices['no point'],
    stake: material.theirStake ?? '',
    ...slots,
  }
  return wordingOf(skill, wording).replace(/\{(\w+)\}/g, (slot, name: string) => all[name] ?? slot)
}
