import { parentPort } from 'node:worker_threads'
import { HEADS } from '../quality/weights.ts'
import type { JudgeAnswer, JudgeTask } from './judge-pool.ts'
import { reachVerdict } from './reach-verdict.ts'

// The thread in which debates are judged: one task, one answer.
parentPort?.on('message', ({ debate }: JudgeTask) => {
  const answer: JudgeAnswer = { verdict: reachVerdict(debate, HEADS) }
  parentPort?.postMessage(answer)
})
