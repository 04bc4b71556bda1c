import type { DebateSoFar, Opponent, PlantedFlaw } from '#api/ai/opponent.ts'
import { createThreadPool, type ThreadPool } from '../thread-pool.ts'
import { MOST_READ } from './most-read.ts'

type Opening = Awaited<ReturnType<Opponent['open']>>
/** As much of a debate as shows its flaws. */
type SaidSoFar = Pick<DebateSoFar, 'turns' | 'language'>
export type SpeechTask =
  | { kind: 'opening' | 'reply'; debate: DebateSoFar }
  | { kind: 'flaws'; debate: SaidSoFar }
export type SpeechAnswer =
  | { kind: 'opening'; opening: Opening }
  | { kind: 'reply'; reply: string }
  | { kind: 'flaws'; flaws: PlantedFlaw[] }

/** In characters that are read: up to here a reply is soon planned. */
const LONG_CHARACTERS = 20_000

const THREAD = new URL('./opponent-worker.ts', import.meta.url)
const createPool = () => createThreadPool<SpeechTask, SpeechAnswer>(THREAD, 1)
let pools: Record<'short' | 'long', ThreadPool<SpeechTask, SpeechAnswer>> | null = null

/** A thread for usual debates and one for long ones, so that those hold up only each other. */
const poolFor = ({ kind, debate: { turns, language } }: SpeechTask) => {
  pools ??= { short: createPool(), long: createPool() }
  // Flaws and their answers are looked for in all that was said.
  const most = kind === 'flaws' ? Number.POSITIVE_INFINITY : MOST_READ.characters[language]
  const characters = turns.reduce((sum, { text }) => sum + Math.min(most, text.length), 0)
  return characters > LONG_CHARACTERS ? pools.long : pools.short
}

/** Rejects at an abort; the thread finishes what it has begun and is used again. */
const untilAborted = <T>(planned: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason)
    signal.addEventListener('abort', stop, { once: true })
    planned.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
  })

const planned = (task: SpeechTask, signal: AbortSignal): Promise<SpeechAnswer> => {
  signal.throwIfAborted()
  return untilAborted(poolFor(task).run(task, new AbortController().signal), signal)
}

/** planOpening on a thread. Rejects with the signal's reason. */
export const openingOf = async (debate: DebateSoFar, signal: AbortSignal): Promise<Opening> => {
  const answer = await planned({ kind: 'opening', debate }, signal)
  if (answer.kind !== 'opening') throw new Error('the thread answered another task')
  return answer.opening
}

/** planReply on a thread. Rejects with the signal's reason. */
export const replyTo = async (debate: DebateSoFar, signal: AbortSignal): Promise<string> => {
  const answer = await planned({ kind: 'reply', debate }, signal)
  if (answer.kind !== 'reply') throw new Error('the thread answered another task')
  return answer.reply
}

/** sureFlaws on a thread. Rejects with the signal's reason. */
export const flawsOf = async (debate: SaidSoFar, signal: AbortSignal): Promise<PlantedFlaw[]> => {
  const answer = await planned({ kind: 'flaws', debate }, signal)
  if (answer.kind !== 'flaws') throw new Error('the thread answered another task')
  return answer.flaws
}
