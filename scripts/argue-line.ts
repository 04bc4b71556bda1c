import { z } from 'zod'
import { createOfflineOpponent } from '#api/ai/offline/opponent/create-opponent.ts'
import { briefProblems, toBrief } from '#schema/brief.ts'
import {
  LANGUAGES,
  type Language,
  LIMITS,
  OPPONENT_LEVELS,
  OPPONENT_STYLES,
  SPEAKERS,
  STANCES,
} from '#schema/constants.ts'
import { readHeads } from '#schema/motions/read-heads.ts'
import { briefInput } from '#schema/rest/brief.ts'

const text = z.string().trim().min(1)
const id = z.union([z.string(), z.number()])
const LINE = z.object({
  id,
  motion: text.max(LIMITS.customTopicMax),
  stance: z.enum(STANCES),
  language: z.enum(LANGUAGES),
  level: z.enum(OPPONENT_LEVELS),
  style: z.enum(OPPONENT_STYLES),
  brief: briefInput
    .refine(given => briefProblems(given).length === 0, {
      message: `at most ${LIMITS.briefPoints} points a side`,
    })
    .optional(),
  turns: z
    .array(z.object({ speaker: z.enum(SPEAKERS), text: text.max(LIMITS.turnMax) }))
    .refine(turns => turns.length === 0 || turns.at(-1)?.speaker === 'user', {
      message: 'the last turn must be of the user',
    }),
})
type ArgueRequest = z.infer<typeof LINE>

const opponent = createOfflineOpponent({ chunkDelayMs: 0 })
const { signal } = new AbortController()

const plain = (motion: string) =>
  motion
    .trim()
    .replace(/[.。\s]+$/u, '')
    .toLowerCase()
let keys: Map<string, string> | undefined
/** The key of the prepared motion with this wording; null for a self-written one. */
const keyOf = (motion: string, language: Language): string | null => {
  keys ??= new Map(
    readHeads().flatMap(({ key, wording }) =>
      LANGUAGES.map((each): [string, string] => [`${each} ${plain(wording[each])}`, key]),
    ),
  )
  return keys.get(`${language} ${plain(motion)}`) ?? null
}

const replyTo = async (request: ArgueRequest): Promise<string> => {
  const { id: debateId, stance, brief, ...line } = request
  const debate = {
    ...line,
    brief: toBrief(brief),
    debateId: String(debateId),
    motionKey: keyOf(line.motion, line.language),
    userStance: stance,
  }
  if (debate.turns.length === 0) return (await opponent.open(debate, signal)).opening
  let reply = ''
  for await (const piece of opponent.reply(debate, signal)) reply += piece
  return reply
}

const faultsOf = ({ issues }: z.ZodError) =>
  issues.map(({ path, message }) => `${path.join('.')}: ${message}`.replace(/^: /, '')).join('; ')

/**
 * The opponent's reply to one line of JSON (its opening where there are no turns), as one line of
 * JSON: `{"id","reply"}` or `{"id","error"}`. The same line gets the same reply. Never throws.
 */
export const argueLine = async (line: string): Promise<string> => {
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch {
    return JSON.stringify({ id: null, error: 'not JSON' })
  }
  const { data, error } = LINE.safeParse(value)
  if (!data) {
    const known = z.object({ id }).safeParse(value).data?.id ?? null
    return JSON.stringify({ id: known, error: faultsOf(error) })
  }
  try {
    return JSON.stringify({ id: data.id, reply: await replyTo(data) })
  } catch (fault) {
    return JSON.stringify({
      id: data.id,
      error: fault instanceof Error ? fault.message : String(fault),
    })
  }
}
