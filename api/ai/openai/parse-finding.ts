import type { Finding, SkillFinding } from '#api/ai/judge.ts'
import {
  CLASH_OUTCOMES,
  type DebateMode,
  SKILLS,
  type Skill,
  type Speaker,
} from '#schema/constants.ts'
import type { Move, Quote, TurnReview } from '#schema/review.ts'
import { items, jsonIn, oneOf, record, UnusableAnswer, words } from './answer-json.ts'
import { MOST, testIdsOf } from './verdict-schema.ts'

/** The short ids that the prompt shows, and the turns they stand for. */
export type ShownTurns = ReadonlyMap<string, { turn_id: string; speaker: Speaker }>

const present = <T>(value: T | null): value is T => value !== null

const quoteOf = (value: unknown, speaker: Speaker, turns: ShownTurns): Quote | null => {
  const { turn_id, text } = record(value)
  const turn = typeof turn_id === 'string' ? turns.get(turn_id.trim()) : undefined
  return turn?.speaker === speaker && words(text) !== ''
    ? { turn_id: turn.turn_id, text: words(text) }
    : null
}

/** As the judge is told: 0 is barely in the band, 5 almost in the next. */
const LARGEST_OFFSET = 5
const clampOffset = (value: unknown): number =>
  typeof value === 'number' && Number.isFinite(value)
    ? Math.min(LARGEST_OFFSET, Math.max(0, value))
    : 0

const skillFinding = (
  value: unknown,
  name: Skill,
  mode: DebateMode,
  turns: ShownTurns,
): SkillFinding => {
  const found = record(value)
  if (!Array.isArray(found.tests_met))
    throw new UnusableAnswer(`skills.${name}.tests_met is missing.`)
  const met = new Set(found.tests_met)
  return {
    testsMet: testIdsOf(name, mode).filter(id => met.has(id)),
    testsInferred: [],
    quotes: items(found.quotes)
      .map(quote => quoteOf(quote, 'user', turns))
      .filter(present)
      .slice(0, MOST.quotes),
    offset: clampOffset(found.offset),
    decisiveMoment: words(found.decisive_moment) || null,
  }
}

const moveOf = (value: unknown, turns: ShownTurns): Move | null => {
  const { skill, quote, why } = record(value)
  const [name, said] = [oneOf(SKILLS, skill), quoteOf(quote, 'user', turns)]
  return name && said && words(why) ? { skill: name, quote: said, why: words(why) } : null
}

const priorityOf = (value: unknown, turns: ShownTurns): Finding['priorities'][number] | null => {
  const { skill, quote, why, rewrite, lift } = record(value)
  const [name, said] = [oneOf(SKILLS, skill), quoteOf(quote, 'user', turns)]
  if (!name || !said || !words(why) || !words(rewrite) || !words(lift)) return null
  return { skill: name, quote: said, why: words(why), rewrite: words(rewrite), lift: words(lift) }
}

const turnOf = (value: unknown, turns: ShownTurns): TurnReview | null => {
  const { turn_id, strongest, weakest } = record(value)
  const turn = typeof turn_id === 'string' ? turns.get(turn_id.trim()) : undefined
  if (turn?.speaker !== 'user') return null
  return {
    turn_id: turn.turn_id,
    strongest: moveOf(strongest, turns),
    weakest: moveOf(weakest, turns),
  }
}

const clashOf = (value: unknown, turns: ShownTurns): Finding['clash'][number] | null => {
  const { point, outcome, reply } = record(value)
  const [said, result] = [quoteOf(point, 'ai', turns), oneOf(CLASH_OUTCOMES, outcome)]
  if (!said || !result) return null
  return {
    point: said,
    outcome: result,
    reply: result === 'dropped' ? null : quoteOf(reply, 'user', turns),
  }
}

/**
 * Reads one pass of the judge. Numbers are clamped, unknown ids dropped; whether a quote really
 * stands in its turn is checked where scores are placed. Throws UnusableAnswer where a part that
 * nothing can stand in for is missing.
 */
export const parseFinding = (answer: string, mode: DebateMode, turns: ShownTurns): Finding => {
  const found = jsonIn(answer)
  const skills = record(found.skills)
  const finding = (name: Skill) => skillFinding(skills[name], name, mode, turns)
  const drill = record(found.drill)
  const drillSkill = oneOf(SKILLS, drill.skill)
  if (!drillSkill || !words(drill.text)) throw new UnusableAnswer('drill needs a skill and a text.')
  return {
    skills: {
      depth: finding('depth'),
      persuasion: finding('persuasion'),
      clarity: finding('clarity'),
      argumentation: finding('argumentation'),
      organization: finding('organization'),
      delivery: finding('delivery'),
      refutation: finding('refutation'),
    },
    strength: moveOf(found.strength, turns),
    priorities: items(found.priorities)
      .map(each => priorityOf(each, turns))
      .filter(present)
      .slice(0, MOST.priorities),
    drill: { skill: drillSkill, text: words(drill.text) },
    clash: items(found.clash)
      .map(each => clashOf(each, turns))
      .filter(present)
      .slice(0, MOST.clash),
    turns: items(found.turns)
      .map(each => turnOf(each, turns))
      .filter(present)
      .slice(0, MOST.turns),
    notes: items(found.notes)
      .map(words)
      .filter(note => note !== '')
      .slice(0, MOST.notes),
  }
}
