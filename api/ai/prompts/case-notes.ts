import type { DebateSoFar } from '#api/ai/opponent.ts'
import type { Language, Stance } from '#schema/constants.ts'

/** In characters, about 1,500 tokens in either language: a small local model has 8,000. */
export const NOTES_BUDGET: Record<Language, number> = { en: 6_000, zh: 2_000 }

type Asked = Pick<DebateSoFar, 'motion' | 'motionKey' | 'language' | 'userStance'>

const opposite = (stance: Stance): Stance => (stance === 'for' ? 'against' : 'for')

/** The written arguments of both sides, read from their files when a debate first needs them. */
const readArguments = async ({ motion, motionKey, language }: Asked) => {
  if (motionKey !== null) {
    const { findArguments } = await import('#api/ai/offline/arguments/find-arguments.ts')
    const known = findArguments(motionKey, language)
    return known && { ...known, cases: null }
  }
  const { findCardArguments } = await import('#api/ai/offline/concepts/card-arguments.ts')
  return findCardArguments(motion, language)
}

/** Takes lines in their order of worth as far as they fit, and leaves them in that order. */
const withinBudget = (lines: readonly string[], budget: number): string[] => {
  let used = 0
  return lines.filter(line => {
    const fits = used + line.length + 1 <= budget
    if (fits) used += line.length + 1
    return fits
  })
}

/**
 * Notes for a model on what is usually said on this motion: its own points, what meets the person's,
 * and answers to objections. Empty where nothing is known of the motion.
 */
export const readCaseNotes = async (debate: Asked): Promise<string> => {
  const known = await readArguments(debate)
  if (!known) return ''
  const [own, theirs] = [known[opposite(debate.userStance)], known[debate.userStance]]
  const points = own.map(
    ({ claim, mechanism, example }) => `- Your point: ${claim} ${mechanism} ${example}`,
  )
  const attacks = theirs.map(
    ({ claim, objections }) => `- If they say: ${claim} You may say: ${objections[0]?.objection}`,
  )
  const ownCase = known.cases?.[opposite(debate.userStance)]
  const lead = ownCase ? [`- Your case as a whole: ${ownCase}`] : []
  const most = Math.max(0, ...own.map(({ objections }) => objections.length))
  const answers = Array.from({ length: most }, (_, at) =>
    own.flatMap(({ objections }) => objections[at] ?? []),
  )
    .flat()
    .map(({ objection, answer }) => `- If they object: ${objection} You may say: ${answer}`)
  return withinBudget(
    [...lead, ...points, ...attacks, ...answers],
    NOTES_BUDGET[debate.language],
  ).join('\n')
}
