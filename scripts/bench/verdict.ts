import type { JudgedDebate } from '#api/ai/judge.ts'
import { findArguments } from '#api/ai/offline/arguments/find-arguments.ts'
import { textsOf } from '#api/ai/offline/arguments/point.ts'
import { readCodedDebates } from '#api/ai/offline/judge/coded/coded-debates.ts'
import { reachVerdict } from '#api/ai/offline/judge/reach-verdict.ts'
import { warmingDebates } from '#api/ai/offline/judge/warm-up.ts'
import { HEADS } from '#api/ai/offline/quality/weights.ts'
import { LANGUAGES, type Language } from '#schema/constants.ts'
import { readHeads } from '#schema/motions/read-heads.ts'

/** The most that is ever judged, in the specification's longest turns. */
const LONGEST = { turns: 60, characters: 8000 }
const GOAL_MS = 300
const DEBATES = 8

const filled = (text: string): string =>
  text.repeat(Math.ceil(LONGEST.characters / text.length)).slice(0, LONGEST.characters)

/** What people said in the coded debates, so that no two turns are alike. */
const speechOf = (language: Language): string =>
  readCodedDebates('first')
    .filter(debate => debate.language === language)
    .flatMap(debate => debate.turns.flatMap(turn => ('user' in turn ? [turn.user] : [])))
    .join(language === 'zh' ? '' : ' ')

const speech = { en: speechOf('en'), zh: speechOf('zh') } satisfies Record<Language, string>

/** A piece of what was said, another one for each place. */
const pieceOf = (language: Language, nth: number): string => {
  const said = speech[language]
  const at = (nth * 104_729) % Math.max(1, said.length - LONGEST.characters)
  return filled(said.slice(at, at + LONGEST.characters))
}

const shortSentences = (text: string): string =>
  filled(
    text
      .split(/(?<=[.!?]) /u)
      .map(sentence => `${sentence.split(' ').slice(0, 5).join(' ')}.`)
      .join(' '),
  )

const argumentsOf = (nth: number, language: Language) => {
  const heads = readHeads()
  const head = heads[nth % heads.length]
  if (!head) throw new Error('there are no motions')
  const points = findArguments(head.key, language)?.against
  if (!points) throw new Error(`no arguments on ${head.key}`)
  return { motion: head.wording[language], points }
}

/** What people say against each of the opponent's points, over and over. */
const objectionsTo = (nth: number, language: Language): string =>
  filled(
    argumentsOf(Math.floor(nth / LONGEST.turns), language)
      .points.flatMap(point => point.objections.map(({ objection }) => objection))
      .join(' '),
  )

type TextKind = { name: string; language: Language; text: (nth: number) => string }

const KINDS: readonly TextKind[] = [
  ...LANGUAGES.map(
    (language): TextKind => ({
      name: `speech in ${language}`,
      language,
      text: nth => pieceOf(language, nth),
    }),
  ),
  { name: 'short sentences', language: 'en', text: nth => shortSentences(pieceOf('en', nth)) },
  ...LANGUAGES.map(
    (language): TextKind => ({
      name: `objections in ${language}`,
      language,
      text: nth => objectionsTo(nth, language),
    }),
  ),
  { name: 'answers', language: 'en', text: () => filled('You say that is wrong because it is. ') },
  { name: '“a” repeated', language: 'en', text: () => filled('a') },
  { name: '“a ” repeated', language: 'en', text: () => filled('a ') },
  { name: '“No. ” repeated', language: 'en', text: () => filled('No. ') },
  { name: 'quotations', language: 'en', text: () => filled('“a” ') },
  { name: '“。” repeated', language: 'zh', text: () => filled('。') },
  { name: '“天” repeated', language: 'zh', text: () => filled('天') },
]

/** The opponent makes its prepared points and goes on; the user only says what the kind says. */
const debateOf = ({ language, text }: TextKind, nth: number): JudgedDebate => {
  const { motion, points } = argumentsOf(nth, language)
  const made = points.map(point => textsOf(point).join(' '))
  return {
    debateId: `longest ${nth}`,
    motion,
    language,
    userStance: 'for',
    mode: 'text',
    turns: Array.from({ length: LONGEST.turns }, (_, at) => {
      const said = text(nth * LONGEST.turns + at)
      const own = `${made[(at / 2) % made.length]} ${said}`.slice(0, LONGEST.characters)
      return at % 2 === 0
        ? { turn_id: `t${at}`, speaker: 'ai', text: own }
        : { turn_id: `t${at}`, speaker: 'user', text: said }
    }),
  }
}

// A server's thread has judged before the first debate comes.
for (const debate of warmingDebates()) reachVerdict(debate, HEADS)
let worst = 0
for (const kind of KINDS) {
  const times = Array.from({ length: DEBATES }, (_, nth) => {
    const debate = debateOf(kind, nth)
    const before = process.threadCpuUsage()
    reachVerdict(debate, HEADS)
    const { user, system } = process.threadCpuUsage(before)
    return (user + system) / 1000
  }).sort((a, b) => a - b)
  const longest = times.at(-1) ?? 0
  worst = Math.max(worst, longest)
  const median = times[Math.floor(times.length / 2)] ?? 0
  console.log(`${kind.name}: median ${median.toFixed(0)} ms of CPU, worst ${longest.toFixed(0)}`)
}
console.log(
  `${LONGEST.turns} turns of ${LONGEST.characters} characters: ` +
    `worst ${worst.toFixed(0)} ms (to reach: < ${GOAL_MS})`,
)
