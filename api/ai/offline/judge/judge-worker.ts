import { parentPort } from 'node:worker_threads'
import { HEADS } from '../quality/weights.ts'
import type { JudgeAnswer, JudgeTask } from './judge-pool.ts'
import { reachVerdict } from './reach-verdict.ts'
import { warmingDebates } from './warm-up.ts'

let isAsked = false

// The thread in which debates are judged: one task, one answer.
parentPort?.on('message', ({ debate }: JudgeTask) => {
  isAsked = true
  const answer: JudgeAnswer = { verdict: reachVerdict(debate, HEADS) }
  parentPort?.postMessage(answer)
})

/** Judges a debate of nobody's at a time, so that the first one that comes is not slow. */
const warmUp = () => {
  const debate = isAsked ? undefined : warming.next().value
  if (!debate) return
  reachVerdict(debate, HEADS)
  setImmediate(warmUp)
}
const warming = warmingDebates()
setImmediate(warmUp)
