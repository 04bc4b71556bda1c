import type { Finding, Judge, JudgedDebate, SkillFinding } from '#api/ai/judge.ts'
import type { Language } from '#schema/constants.ts'
import { type Quote, SKILLS, type Skill } from '#schema/review.ts'
import { testsOf } from '#schema/rubric.ts'
import { adviceFor, LIFT_ZH, NOTES } from './judge/advice.ts'
import type { CueName } from './judge/cues.ts'
import { checksFor } from './judge/meet-tests.ts'
import { type Features, readFeatures } from './judge/read-features.ts'
import { readDebate, type Sentence } from './judge/read-sentences.ts'

/** Points of uncertainty, half-width: by rules alone, and larger in Chinese. */
const NOISE: Record<Language, number> = { en: 8, zh: 12 }
const MOST_QUOTES = 3

/** What a sentence that shows the skill does. */
const SHOWN_BY: Record<Skill, readonly CueName[]> = {
  depth: ['mechanism', 'consequence', 'secondOrder', 'limit'],
  persuasion: ['stake', 'weighing', 'example', 'audience'],
  clarity: ['definition', 'summary', 'signpost'],
  argumentation: ['reason', 'example', 'consequence', 'assumption'],
  organization: ['signpost', 'close', 'rank'],
  delivery: ['respect', 'audience', 'limit'],
  refutation: ['link', 'turn', 'concession', 'denial'],
}

const quoteOf = (sentence: Sentence): Quote => ({ turn_id: sentence.turn_id, text: sentence.text })

/** The sentences a skill is read from, those that show it best first. */
const bestFor = (skill: Skill, features: Features): Sentence[] => {
  const pool = skill === 'refutation' ? features.rebuttals : features.own
  return pool
    .map(sentence => ({ sentence, shown: SHOWN_BY[skill].filter(cue => sentence.cues.has(cue)).length }))
    .sort((a, b) => b.shown - a.shown || b.sentence.content.size - a.sentence.content.size)
    .map(({ sentence }) => sentence)
}

const findSkill = (skill: Skill, debate: JudgedDebate, features: Features): SkillFinding => {
  const checks = checksFor(debate.language)[skill]
  const tests = testsOf(skill, debate.mode).map((band, index) =>
    band.map((test, place) => ({ id: test.id, isMet: checks[index]?.[place]?.(features) ?? false })),
  )
  const firstOpen = tests.findIndex(band => band.some(test => !test.isMet))
  const above = tests.slice(firstOpen + 1).flat()
  const metAbove = above.filter(test => test.isMet).length
  const quotes = bestFor(skill, features).slice(0, MOST_QUOTES).map(quoteOf)
  return {
    testsMet: tests.flat().flatMap(test => (test.isMet ? [test.id] : [])),
    quotes,
    // Tests met beyond the open band say where inside it the debate stands.
    offset: firstOpen === -1 ? 5 : above.length === 0 ? 0 : Math.round((5 * metAbove) / above.length),
    decisiveMoment: firstOpen === -1 || firstOpen === 4 ? (quotes[0]?.text ?? null) : null,
  }
}

const levelOf = (finding: SkillFinding): number => finding.testsMet.length + finding.offset / 10

/** The next published test that is not met: what lifts the skill one band. */
const liftOf = (skill: Skill, debate: JudgedDebate, finding: SkillFinding): string => {
  if (debate.language === 'zh') return LIFT_ZH[skill]
  const next = testsOf(skill, debate.mode)
    .flat()
    .find(test => !finding.testsMet.includes(test.id))
  return next ? next.text : 'Keep it up in every turn.'
}

/** The sentence that would gain most from the skill: a substantial one that lacks it. */
const weakestFor = (skill: Skill, features: Features, used: ReadonlySet<string>): Sentence | undefined => {
  const pool = features.own.length > 0 ? features.own : features.rebuttals
  return pool
    .filter(sentence => !used.has(sentence.text))
    .map(sentence => ({
      sentence,
      shown: SHOWN_BY[skill].filter(cue => sentence.cues.has(cue)).length,
      size: Math.min(20, sentence.words.length),
    }))
    .sort((a, b) => a.shown - b.shown || b.size - a.size)[0]?.sentence
}

const review = (
  debate: JudgedDebate,
  features: Features,
  skills: Record<Skill, SkillFinding>,
): Omit<Finding, 'skills' | 'notes'> => {
  const advice = adviceFor(debate.language)
  const ranked = [...SKILLS].sort((a, b) => levelOf(skills[a]) - levelOf(skills[b]))
  const strongest = [...ranked].reverse().find(skill => skills[skill].quotes.length > 0)
  const shown = strongest && bestFor(strongest, features)[0]
  const used = new Set(shown ? [shown.text] : [])
  const priorities = ranked.slice(0, 2).flatMap(skill => {
    const sentence = weakestFor(skill, features, used)
    if (!sentence || skill === strongest) return []
    used.add(sentence.text)
    const { why, rewrite } = advice[skill]
    const lift = liftOf(skill, debate, skills[skill])
    return [{ skill, quote: quoteOf(sentence), why, rewrite: rewrite(sentence.text), lift }]
  })
  const weakest = ranked[0] ?? 'depth'
  return {
    strength: strongest && shown ? { skill: strongest, quote: quoteOf(shown), why: advice[strongest].strength } : null,
    priorities,
    drill: { skill: weakest, text: advice[weakest].drill },
    clash: features.points.map(({ point, reply, isTurned }) => ({
      point: quoteOf(point),
      outcome: reply === null ? 'dropped' : isTurned ? 'turned' : 'answered',
      reply: reply && quoteOf(reply),
    })),
  }
}

/** The built-in judge: the rubric's tests as rules over what was said. The same debate gets exactly the same verdict. */
export const createOfflineJudge = (): Judge => ({
  provider: 'offline',
  model: 'rules-1',
  promptVersion: 'rules-1',
  judge: async debate => {
    const read = readDebate(debate)
    const features = readFeatures(read, debate.language)
    const skills = Object.fromEntries(SKILLS.map(skill => [skill, findSkill(skill, debate, features)])) as Record<
      Skill,
      SkillFinding
    >
    const notes = NOTES[debate.language]
    const finding: Finding = {
      skills,
      ...review(debate, features, skills),
      notes: [...(read.hasInstruction ? [notes.instruction] : []), ...(read.hasCopied ? [notes.copied] : [])],
    }
    return { passes: [finding], statedNoise: NOISE[debate.language] }
  },
})
