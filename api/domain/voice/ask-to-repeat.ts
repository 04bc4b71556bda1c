import type { Deps } from '#api/domain/deps.ts'
import type { DebateWithTopic } from '#db/queries/debates.ts'
import { en } from '#schema/messages/en.ts'
import { say } from '#schema/messages/say.ts'
import { zh } from '#schema/messages/zh.ts'
import type { VoiceEvent } from './voice-session.ts'

const CATALOGUES = { en, zh }

/** What a turn is answered with in which nothing could be heard. */
export const askToRepeat = (
  deps: Deps,
  { debate_id, language }: Pick<DebateWithTopic, 'debate_id' | 'language'>,
): VoiceEvent => ({
  name: 'clarification-request',
  payload: {
    id: deps.newId(),
    debateId: debate_id,
    itemId: null,
    question: say(CATALOGUES[language], { code: 'PLEASE_REPEAT' }),
    reason: 'inaudible',
    at: deps.now().toISOString(),
  },
})
