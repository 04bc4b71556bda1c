import type { DoorRows } from './policies.ts'

/** Entering a namespace, and its events: all but the first need a debate that was joined. */
export const SOCKETS: DoorRows = {
  socket: ['text-debate', 'realtime-debate', 'older-voice'],
  owner: ['realtime-debate join-debate'],
  ownerOrReader: ['text-debate join-debate', 'older-voice join-debate'],
  joined: [
    'text-debate submit-turn',
    'text-debate withdraw-turn',
    'text-debate stop-reply',
    'realtime-debate audio-chunk',
    'realtime-debate commit-audio',
    'realtime-debate clear-audio',
    'realtime-debate cancel-response',
    'realtime-debate spoken-turn',
    'realtime-debate end-debate',
    'older-voice voice-stream',
    'older-voice request-tts',
    'older-voice leave-debate',
  ],
}
