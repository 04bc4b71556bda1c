import type { DebateSetup } from '../../lib/storage.ts'

export type DebateSource =
  | { kind: 'resume'; debateId: string }
  | { kind: 'start'; setup: DebateSetup }

/** What a page must act on; everything else is in the debate's state. */
export type PageEvent =
  | { kind: 'started'; debateId: string }
  | { kind: 'start-failed'; error: unknown; setup: DebateSetup }
  | { kind: 'load-failed'; error: unknown }
  | { kind: 'ended'; debateId: string }
  | { kind: 'refused'; text: string; problem: string }
  | { kind: 'unsaved-words'; text: string }
  | { kind: 'taken-back'; text: string }
  | { kind: 'still-offline' }
