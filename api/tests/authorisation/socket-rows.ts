import type { DoorRows } from './policies.ts'

/** Where a namespace is, and what tells that its debate was joined. */
export const NAMESPACES: Record<string, { path: string; joined: readonly string[] }> = {
  'text-debate': { path: '/text-debate', joined: [] },
  'realtime-debate': { path: '/realtime-debate', joined: ['session-ready'] },
  'older-voice': { path: '/debate', joined: ['joined-debate'] },
}

/** It only forgets, and answers nobody. */
export const SILENT = 'older-voice leave-debate'

/** Entering a namespace, and its events: all but the first need a debate that was joined. */
export const SOCKETS: DoorRows = {
  socket: ['text-debate', 'realtime-debate', 'older-voice'],
  owner: ['realtime-debate join-debate'],
  ownerOrAdmin: ['text-debate join-debate', 'older-voice join-debate'],
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
