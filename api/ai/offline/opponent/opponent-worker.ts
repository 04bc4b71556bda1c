import { parentPort } from 'node:worker_threads'
import { planOpening } from './plan-opening.ts'
import { planReply } from './plan-reply.ts'
import type { SpeechAnswer, SpeechTask } from './speech-threads.ts'

const plan = ({ kind, debate }: SpeechTask): SpeechAnswer =>
  kind === 'opening' ? { kind, opening: planOpening(debate) } : { kind, reply: planReply(debate) }

// The thread in which speeches are planned: one task, one answer.
parentPort?.on('message', (task: SpeechTask) => parentPort?.postMessage(plan(task)))
