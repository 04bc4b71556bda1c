import { parentPort } from 'node:worker_threads'
import { HEADS } from '../quality/weights.ts'
import { judgeDebate } from './judge-debate.ts'
import type { JudgeAnswer, JudgeTask } from './judge-pool.ts'

// The thread in which debates are judged: one task, one answer.
parentPort?.on('message', ({ debate }: JudgeTask) => {
  const answer: JudgeAnswer = { finding: judgeDebate(debate, HEADS) }
  parentPort?.postMessage(answer)
})
