import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import {
  type CodedDebate,
  HALVES,
  type Half,
  REPLY_VERDICTS,
  readCodedDebates,
  STATEMENT_KINDS,
  toJudged,
  VERDICTS,
} from '#api/ai/offline/judge/coded/coded-debates.ts'
import { readTranslated } from '#api/ai/offline/judge/coded/translated.ts'
import { createOfflineJudge } from '#api/ai/offline/judge/create-judge.ts'
import { CLASH_OUTCOMES, type ClashOutcome, SKILLS } from '#schema/constants.ts'
import { countWords } from '#schema/judgeable.ts'
import type { Review, SkillScores } from '#schema/review.ts'
import { scoreDebate } from '../score-debate.ts'
import { spearman } from '../train/statistics.ts'
import { matchCatches, matchClash } from './review/match-points.ts'
import { type Statement, statementsOf } from './review/statements-of.ts'

const { values } = parseArgs({
  options: { todo: { type: 'string' }, half: { type: 'string' }, set: { type: 'string' } },
})
/** Debates that were played at one time, which the end of an id names. */
const isAsked = ({ id }: CodedDebate) => values.set === undefined || id.endsWith(`-${values.set}`)
const judge = createOfflineJudge()

type Judged = {
  debate: CodedDebate
  words: number
  overall: number
  scores: SkillScores
  review: Review
}

const judged = async (debate: CodedDebate): Promise<Judged | null> => {
  const shown = toJudged(debate)
  const scored = await scoreDebate(judge, shown)
  const words = shown.turns.reduce(
    (sum, { speaker, text }) => sum + (speaker === 'user' ? countWords(text, debate.language) : 0),
    0,
  )
  return scored.overall === null ? null : { debate, words, ...scored }
}

const share = (part: number, whole: number) =>
  whole === 0 ? 'none' : `${part} of ${whole} (${Math.round((100 * part) / whole)} %)`

/** The verdict on a statement; what is rightly called the best of its turn works, too. */
const verdictOn = ({ statements }: CodedDebate, { kind, text }: Statement) => {
  const coded = statements.filter(each => each.text === text)
  const own = coded.find(each => each.kind === kind)
  const isBest = coded.some(each => each.kind === 'best' && each.verdict === 'right')
  return own?.verdict ?? (kind === 'works' && isBest ? 'right' : null)
}

type Told = Statement & { debate: CodedDebate; verdict: (typeof VERDICTS)[number] | null }

const printStatements = (all: readonly Told[]) => {
  const coded = all.filter(each => each.verdict !== null)
  console.log(`statements coded: ${share(coded.length, all.length)}`)
  const line = (name: string, of: readonly Told[]) => {
    const told = VERDICTS.map(verdict => {
      const count = of.filter(each => each.verdict === verdict).length
      return `${verdict} ${share(count, of.length)}`
    })
    console.log(`  ${name.padEnd(9)} ${told.join(', ')}`)
  }
  if (coded.length > 0) line('all', coded)
  for (const kind of STATEMENT_KINDS) {
    const of = coded.filter(each => each.kind === kind)
    if (of.length > 0) line(kind, of)
  }
}

const printClash = (all: readonly Judged[]) => {
  const rows = all.flatMap(({ debate, review }) => matchClash(debate, review))
  const decided = rows.filter(row => row.isRight !== null)
  const right = decided.filter(row => row.isRight)
  console.log(`clash rows right: ${share(right.length, decided.length)}`)
  const isMet = (outcome: ClashOutcome | null) => outcome === 'answered' || outcome === 'turned'
  const met = decided.filter(row => row.isRight || (isMet(row.said) && isMet(row.coded)))
  console.log(`  whether a point was met: ${share(met.length, decided.length)}`)
  for (const outcome of CLASH_OUTCOMES) {
    const of = rows.filter(row => row.said === outcome)
    const beside = [...CLASH_OUTCOMES, null].flatMap(coded => {
      const count = of.filter(row => row.coded === coded).length
      return count > 0 ? [`${coded ?? 'no point'} ${count}`] : []
    })
    console.log(`  said ${outcome.padEnd(14)} ${of.length}; coded: ${beside.join(', ') || '–'}`)
  }
  const catches = all.map(({ debate, review }) => matchCatches(debate, review))
  const sum = (pick: (each: (typeof catches)[number]) => number) =>
    catches.reduce((total, each) => total + pick(each), 0)
  const seen = share(
    sum(each => each.seen),
    sum(each => each.caught),
  )
  console.log(`caught flaws seen: ${seen}; named but not caught: ${sum(each => each.invented)}`)
}

/** Marks so far apart, and lengths so close, are compared. */
const APART = 8
const LENGTH_SHARE = 0.75

const printOrder = (all: readonly Judged[]) => {
  const pairs = all.flatMap((one, at) =>
    all.slice(at + 1).flatMap(other => {
      const near =
        Math.min(one.words, other.words) >= LENGTH_SHARE * Math.max(one.words, other.words)
      const apart = one.debate.mark - other.debate.mark
      return near && Math.abs(apart) >= APART
        ? [{ isRight: apart * (one.overall - other.overall) > 0 }]
        : []
    }),
  )
  console.log(
    `pairs of like length in the right order: ${share(pairs.filter(pair => pair.isRight).length, pairs.length)}`,
  )
  const marks = all.map(({ debate }) => debate.mark)
  const overall = all.map(each => each.overall)
  const rho = (one: readonly number[], other: readonly number[]) => spearman(one, other).toFixed(2)
  const refutation = all.map(({ scores }) => scores.refutation_score)
  const coded = all.map(({ debate }) => debate.refutation)
  console.log(`overall with its mark: ρ ${rho(overall, marks)}`)
  console.log(`Refutation with its mark: ρ ${rho(refutation, coded)}`)
  const words = all.map(each => each.words)
  console.log(
    `length with overall: ρ ${rho(words, overall)}; with the mark: ρ ${rho(words, marks)}`,
  )
  const spread = Math.max(...overall) - Math.min(...overall)
  console.log(`best minus worst: ${spread.toFixed(1)}`)
}

/** The same debate in the other language: the overall score, and the skill that moves most. */
const printTranslated = async (all: readonly Judged[]) => {
  const pairs = readTranslated(all.map(({ debate }) => debate))
  for (const { debate, translation } of pairs) {
    const original = all.find(each => each.debate === debate)
    const other = await scoreDebate(judge, translation)
    if (!original || other.overall === null) continue
    const moves = SKILLS.map(skill =>
      Math.abs(original.scores[`${skill}_score`] - other.scores[`${skill}_score`]),
    )
    const [from, to] = [original.overall.toFixed(1), other.overall.toFixed(1)]
    console.log(
      `${debate.id} in ${translation.language}: ${from} and ${to}; most moved by ${Math.max(...moves).toFixed(1)}`,
    )
  }
}

/** How the coaches coded the opponent's replies: by kind of motion, and by round. */
const printReplies = (debates: readonly CodedDebate[]) => {
  const coded = debates.flatMap(debate =>
    (debate.replies ?? []).map(({ turn, verdict }) => ({
      verdict,
      isCustom: debate.isCustom,
      round: debate.turns.slice(0, turn).filter(each => 'user' in each).length,
    })),
  )
  if (coded.length === 0) return
  const line = (name: string, of: readonly (typeof coded)[number][]) => {
    const told = REPLY_VERDICTS.map(
      verdict =>
        `${verdict} ${share(of.filter(each => each.verdict === verdict).length, of.length)}`,
    )
    console.log(`  ${name.padEnd(12)} ${told.join(', ')}`)
  }
  console.log(`replies of the opponent coded: ${coded.length}`)
  line('all', coded)
  for (const isCustom of [false, true]) {
    const of = coded.filter(each => each.isCustom === isCustom)
    if (of.length > 0) line(isCustom ? 'self-written' : 'prepared', of)
  }
  for (const round of [...new Set(coded.map(each => each.round))].sort((a, b) => a - b))
    line(
      `round ${round}`,
      coded.filter(each => each.round === round),
    )
}

/** What a coder needs and no more: neither scores nor who wrote it. */
const todoOf = ({ debate, kind, text, about }: Told) => ({
  id: debate.id,
  motion: debate.motion,
  stance: debate.stance,
  turns: debate.turns,
  kind,
  text,
  about,
})

const measure = async (half: Half): Promise<Told[]> => {
  const debates = readCodedDebates(half).filter(isAsked)
  console.log(`\n${half} half: ${debates.length} debates`)
  if (debates.length === 0) return []
  const results: Judged[] = []
  for (const debate of debates) {
    const result = await judged(debate)
    if (result) results.push(result)
    else console.log(`  ${debate.id} has too little to judge`)
  }
  const told = results.flatMap(({ debate, review }) =>
    statementsOf(review).map(
      (statement): Told => ({ ...statement, debate, verdict: verdictOn(debate, statement) }),
    ),
  )
  printStatements(told)
  printClash(results)
  printOrder(results)
  await printTranslated(results)
  printReplies(debates)
  return told
}

const wanted = HALVES.filter(half => values.half === undefined || values.half === half)
if (wanted.length === 0) {
  console.error(`--half is ${HALVES.join(' or ')}`)
  process.exit(2)
}
const todo: ReturnType<typeof todoOf>[] = []
for (const half of wanted)
  todo.push(...(await measure(half)).filter(told => told.verdict === null).map(todoOf))
if (values.todo !== undefined) {
  writeFileSync(values.todo, `${JSON.stringify(todo, null, 1)}\n`)
  console.log(`\n${todo.length} statements without a verdict are in ${values.todo}`)
}
