import type { Finding, JudgedDebate } from '#api/ai/judge.ts'
import { SKILLS, type Skill } from '#schema/constants.ts'
import { bandOf } from '#schema/rubric/rubric.ts'
import { stemsOf } from '../language/content-words.ts'
import { wordsOf } from '../language/words.ts'
import { coachingIn, type Stage } from './coaching.ts'
import type { DecidedTests } from './decide-tests.ts'
import type { Findings } from './findings.ts'
import type { Heard } from './hear-debate.ts'
import { bestFor, marksShown, quoteOf, weakestFor } from './pick-quotes.ts'
import { catchesIn, reviewTurns } from './review-turns.ts'
import { type Material, rewrite } from './rewrite.ts'
import type { Sentence } from './sentence.ts'

/** From here on a second weak spot is not worth a second priority. */
const GOOD = 70
const LONGEST_POINT = 160
const MOST_PEOPLE = 3

const mostFrequent = (items: readonly string[], most: number): string[] => {
  const counts = new Map<string, number>()
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1)
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .slice(0, most)
    .map(([item]) => item)
}

const pointOf = ({ clash }: Findings): string | null => {
  const row = clash.find(each => each.outcome === 'dropped') ?? clash[0]
  const text = row?.point.text.text.replace(/[\s.。！!?？]+$/u, '')
  return text === undefined || text.length > LONGEST_POINT ? null : text
}

/**
 * The word of a sentence whose meaning a debate turns on: one of the motion's, else its longest.
 */
const termOf = (sentence: Sentence, heard: Heard, motion: string): string | null => {
  const motionStems = stemsOf(wordsOf(motion), heard.lexicon)
  const content = sentence.words.filter(word => stemsOf([word], heard.lexicon).size > 0)
  const shared = content.filter(word =>
    [...stemsOf([word], heard.lexicon)].some(stem => motionStems.has(stem)),
  )
  const longest = (words: readonly string[]) => [...words].sort((a, b) => b.length - a.length)[0]
  return longest(shared) ?? longest(content) ?? null
}

const MIDDLE_BAND = 2

const stageOf = (score: number): Stage => {
  const band = bandOf(score)
  if (band === MIDDLE_BAND) return 'middle'
  return band < MIDDLE_BAND ? 'low' : 'high'
}

/**
 * The words of the review: a strength, priorities with rewrites, a drill, the clash and remarks.
 */
export const writeReview = (
  debate: JudgedDebate,
  heard: Heard,
  ours: readonly Sentence[],
  findings: Findings,
  decided: Record<Skill, DecidedTests>,
): Omit<Finding, 'skills'> => {
  const coaching = coachingIn(debate.language)
  const ranked = [...SKILLS].sort((a, b) => decided[a].score - decided[b].score)
  const weakest = ranked[0] ?? 'depth'
  const point = pointOf(findings)
  const people = mostFrequent(
    [...ours, ...heard.theirs].flatMap(sentence => [...sentence.people]),
    MOST_PEOPLE,
  )
  const theirStake = mostFrequent(
    heard.theirs.flatMap(sentence => [...sentence.stakes]),
    1,
  )[0]

  const strengths = [...ranked].reverse().flatMap(skill => {
    const best = bestFor(skill, ours)[0]
    return best ? [{ skill, best, shown: marksShown(best, skill) }] : []
  })
  const strong = strengths.find(({ shown }) => shown > 0) ?? strengths[0]
  // What caught a flaw did its work, however short it was.
  const used = new Set<Sentence>([...catchesIn(debate, ours), ...(strong ? [strong.best] : [])])

  const wanted = ranked.filter((skill, at) => at === 0 || (at === 1 && decided[skill].score < GOOD))
  const priorities = wanted.flatMap(skill => {
    const sentence = weakestFor(skill, ours, used) ?? weakestFor(skill, ours, new Set())
    if (!sentence) return []
    used.add(sentence)
    const material: Material = {
      sentence,
      people,
      theirStake: theirStake ?? null,
      point,
      term: termOf(sentence, heard, debate.motion),
    }
    return [
      {
        skill,
        quote: quoteOf(sentence),
        why: coaching.weakness[skill][stageOf(decided[skill].score)],
        rewrite: rewrite(skill, material, heard.language),
        lift: coaching.lift(decided[skill].missing.map(test => test.text)),
      },
    ]
  })

  return {
    strength: strong
      ? { skill: strong.skill, quote: quoteOf(strong.best), why: coaching.strength[strong.skill] }
      : null,
    priorities,
    drill: { skill: weakest, text: coaching.drill(weakest, point) },
    clash: findings.clash.flatMap(({ point, outcome, reply }) =>
      // Silent rather than wrong, until there is a word for it on the wire.
      outcome === 'could_not_tell'
        ? []
        : [{ point: point.text, outcome, reply: reply?.isWhole ? quoteOf(reply) : null }],
    ),
    turns: reviewTurns(debate, ours, decided, coaching),
    notes: [
      ...(heard.hasInstruction ? [coaching.notes.instruction] : []),
      ...(heard.hasCopied ? [coaching.notes.copied] : []),
      ...(heard.hasWordList ? [coaching.notes['word list']] : []),
      ...(heard.isForeign ? [coaching.notes.foreign] : []),
    ],
  }
}
