import { z } from 'zod'
import { createOfflineJudge } from '#api/ai/offline/judge/create-judge.ts'
import { scoreCounters, scoreText } from '#api/ai/offline/quality/heads.ts'
import { readCounters } from '#api/ai/offline/quality/read-counters.ts'
import { readText, stemsOfMotion } from '#api/ai/offline/quality/read-quality.ts'
import { HEADS } from '#api/ai/offline/quality/weights.ts'
import { placeVerdict } from '#api/domain/scoring/place-scores.ts'
import { LANGUAGES, SPEAKERS, STANCES } from '#schema/constants.ts'
import { countWords } from '#schema/judgeable.ts'
import { scoreDebate } from './score-debate.ts'

const said = z.string().trim().min(1, 'is empty')
const stance = z.string().optional()
const id = z.union([z.string(), z.number()])
const LINE = z.union([
  z.object({ id, motion: said, stance, text: said }),
  z.object({ id, motion: said, stance, speech: said }),
  z.object({ id, motion: said, point: said, candidates: z.array(z.string()).min(1, 'is empty') }),
  z.object({
    id,
    motion: said,
    stance: z.enum(STANCES),
    language: z.enum(LANGUAGES),
    turns: z.array(z.object({ speaker: z.enum(SPEAKERS), text: z.string() })).min(1, 'is empty'),
  }),
])
type ScoreRequest = z.infer<typeof LINE>

const judge = createOfflineJudge()
const DIGITS = 10_000
/**
 * Less than a debate needs (schema/judgeable.ts):
 * a rated speech may be a poor one just because it is so short.
 */
const LEAST_WORDS = 10
/** Chinese words in an English text stay below this share of its letters. */
const CHINESE_SHARE = 0.3
const HAN = /\p{Script=Han}/gu

const isChinese = (text: string) =>
  (text.match(HAN) ?? []).length > CHINESE_SHARE * (text.match(/\p{L}/gu) ?? []).length

const qualityOf = (motion: string, text: string): number => {
  const reading = readText(text, stemsOfMotion(motion))
  if (reading.words.length === 0) throw new Error('text holds no words')
  if (isChinese(text)) throw new Error('text is Chinese: the weights know English only')
  return Math.round(scoreText(reading, HEADS) * DIGITS) / DIGITS
}

const scoresOf = async (motion: string, speech: string) => {
  const language = isChinese(speech) ? 'zh' : 'en'
  const words = countWords(speech, language)
  if (words < LEAST_WORDS)
    throw new Error(`speech has ${words} words: fewer than ${LEAST_WORDS} are too little`)
  const debate = {
    ...({ debateId: 'speech', motion, language, userStance: 'for', mode: 'text' } as const),
    turns: [{ turn_id: 'speech', speaker: 'user' as const, text: speech }],
  }
  const { scores, overall } = placeVerdict(
    await judge.judge(debate, new AbortController().signal),
    debate,
    judge,
  )
  return { scores, overall }
}

const rankingOf = (motion: string, point: string, candidates: readonly string[]): number[] => {
  const worth = scoreCounters(readCounters(motion, point, candidates), HEADS.counter)
  return [...candidates.keys()].sort((a, b) => (worth[b] ?? 0) - (worth[a] ?? 0) || a - b)
}

const answerTo = async (line: ScoreRequest) => {
  if ('text' in line) return { id: line.id, quality: qualityOf(line.motion, line.text) }
  if ('speech' in line) return { id: line.id, ...(await scoresOf(line.motion, line.speech)) }
  if ('turns' in line) {
    const { id: debateId, motion, stance: userStance, language } = line
    const turns = line.turns.map((turn, at) => ({ turn_id: `t${at}`, ...turn }))
    const shared = { motion, language, userStance, mode: 'text' as const, turns }
    return {
      id: debateId,
      ...(await scoreDebate(judge, { debateId: String(debateId), ...shared })),
    }
  }
  return { id: line.id, ranking: rankingOf(line.motion, line.point, line.candidates) }
}

const idIn = (value: unknown): string | number | null =>
  z.object({ id }).safeParse(value).data?.id ?? null

/** What a line holds beside id and motion, by the field that tells its kind. */
const KINDS = [
  { key: 'text', fields: 'text' },
  { key: 'speech', fields: 'speech' },
  { key: 'candidates', fields: 'point and candidates' },
  {
    key: 'turns',
    fields: 'stance (for or against), language (en or zh) and turns {speaker, text}',
  },
] as const

const faultIn = (value: unknown): string => {
  const keys = typeof value === 'object' && value !== null ? Object.keys(value) : []
  const [wanted, ...more] = KINDS.filter(kind => keys.includes(kind.key))
  if (!wanted || more.length > 0)
    return `a line holds id, motion and one of: ${KINDS.map(kind => kind.fields).join('; ')}`
  return `id, motion and ${wanted.fields} must be there and not empty`
}

/**
 * The answer to one line of JSON, as one line of JSON: a score, or `{"id","error"}`. Never throws.
 */
export const scoreLine = async (line: string): Promise<string> => {
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch {
    return JSON.stringify({ id: null, error: 'not JSON' })
  }
  const parsed = LINE.safeParse(value)
  if (!parsed.success) return JSON.stringify({ id: idIn(value), error: faultIn(value) })
  try {
    return JSON.stringify(await answerTo(parsed.data))
  } catch (error) {
    return JSON.stringify({
      id: parsed.data.id,
      error: error instanceof Error ? error.message : String(error),
    })
  }
}
