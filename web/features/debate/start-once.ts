import type { Language } from '#schema/constants.ts'
import type { StartDebateAnswer, StartDebateInput } from '#schema/rest/debates.ts'
import { rememberBrief } from '../../lib/guest-briefs.ts'
import { newId } from '../../lib/new-id.ts'
import { rest } from '../../lib/rest.ts'
import {
  type DebateSetup,
  readItem,
  rememberEntering,
  removeDebateSetup,
  removeItem,
  writeItem,
} from '../../lib/storage.ts'

const KEY = 'debateStart'

const inFlight = new Map<string, Promise<StartDebateAnswer>>()

/** The setup's idempotency key, kept for as long as the same setup waits to be started. */
const startIdFor = (setup: DebateSetup): string => {
  const fingerprint = JSON.stringify(setup)
  const [id, kept] = readItem('session', KEY)?.split('\n') ?? []
  if (id && kept === fingerprint) return id
  const fresh = newId()
  writeItem('session', KEY, `${fresh}\n${fingerprint}`)
  return fresh
}

const toInput = (
  setup: DebateSetup,
  language: Language,
  clientStartId: string,
): StartDebateInput => ({
  topic_id: setup.custom_topic ? 'custom' : (setup.topic_id ?? 'custom'),
  ...(setup.custom_topic && { custom_topic: setup.custom_topic }),
  ...(setup.custom_topic && setup.brief && { brief: setup.brief }),
  stance: setup.stance,
  mode: setup.mode,
  // A self-written motion is debated in its own language.
  ...(!setup.custom_topic && language !== 'en' && { language }),
  ...(setup.prepTime && { prep_time: setup.prepTime }),
  ...(setup.level && { opponent_level: setup.level }),
  ...(setup.style && { opponent_style: setup.style }),
  client_start_id: clientStartId,
})

/**
 * Starts the debate of a setup. A reload, or the same call twice, answers the same debate.
 * The stored setup goes once it has started. Throws RestError or NetworkError.
 */
export const startOnce = (setup: DebateSetup, language: Language): Promise<StartDebateAnswer> => {
  const clientStartId = startIdFor(setup)
  const running = inFlight.get(clientStartId)
  if (running) return running
  const start = rest
    .startDebate(toInput(setup, language, clientStartId))
    .then(answer => {
      removeDebateSetup()
      if (setup.custom_topic && setup.brief) rememberBrief(answer.debate_id, setup.brief)
      removeItem('session', KEY)
      rememberEntering(Date.now(), answer.debate_id)
      return answer
    })
    .finally(() => inFlight.delete(clientStartId))
  inFlight.set(clientStartId, start)
  return start
}
