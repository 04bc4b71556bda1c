import { parentPort } from 'node:worker_threads'
import { planOpening } from './plan-opening.ts'
import { planReply } from './plan-reply.ts'
import type { SpeechAnswer, SpeechTask } from './speech-threads.ts'
import { sureFlaws } from './sure-flaws.ts'
import { warmUp } from './warm-up.ts'

const answer = (given: SpeechAnswer) => parentPort?.postMessage(given)

// The thread in which speeches are planned and their flaws looked for: one task, one answer.
parentPort?.on('message', ({ kind, debate }: SpeechTask) => {
  if (kind === 'flaws') {
    answer({ kind, flaws: sureFlaws(debate.turns, debate.language) })
    return
  }
  if (kind === 'reply') {
    answer({ kind, reply: planReply(debate) })
    return
  }
  const opening = planOpening(debate)
  answer({ kind, opening })
  void warmUp(debate, opening.opening)
})
