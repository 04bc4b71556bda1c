import type { Brief } from '#schema/brief.ts'
import type {
  DebateMode,
  FlawKind,
  Language,
  OpponentLevel,
  OpponentStyle,
  Speaker,
  Stance,
} from '#schema/constants.ts'
import { en } from '#schema/messages/en.ts'
import type { ModelFailure } from '#schema/messages/message.ts'
import { say } from '#schema/messages/say.ts'

export type SpokenTurn = { speaker: Speaker; text: string }

/**
 * All an opponent may know of a debate.
 * `turns` is oldest first and starts with the opponent's own opening.
 */
export type DebateSoFar = {
  debateId: string
  motion: string
  /** Key of a curated motion (schema/motions); null for a self-written motion. */
  motionKey: string | null
  language: Language
  /** The side the human argues; the opponent argues the other. */
  userStance: Stance
  level: OpponentLevel
  style: OpponentStyle
  /** Spoken replies are shorter; text where it is not said. */
  mode?: DebateMode
  /** What can be said on a self-written motion, by its author. */
  brief?: Brief | null
  turns: readonly SpokenTurn[]
}

/** A weakness left in the opponent's case on purpose; `turn` counts all turns from 0. */
export type PlantedFlaw = {
  kind: FlawKind
  turn: number
  sentence: string
  reply: { turn: number; sentence: string } | null
}

/**
 * Argues the other side. One implementation a provider, chosen in choose.ts.
 * Failures are thrown as ModelError; an abort ends the stream by throwing the signal's reason.
 */
export interface Opponent {
  readonly provider: string
  readonly model: string
  /** Being asked costs nothing and tells nobody: a reply that nobody will hear may be begun. */
  readonly isLocal?: boolean
  /**
   * A short greeting, shown at once, and the opening argument,
   * which becomes the debate's first turn.
   */
  open(debate: DebateSoFar, signal: AbortSignal): Promise<{ welcome: string; opening: string }>
  /**
   * Streams the reply to the last user turn in pieces
   * whose concatenation is the whole reply (not empty).
   */
  reply(debate: DebateSoFar, signal: AbortSignal): AsyncIterable<string>
  /**
   * The flaws it left in its own turns and which of them the user caught;
   * none where it leaves none.
   */
  flawsIn(
    turns: readonly SpokenTurn[],
    language: Language,
    signal: AbortSignal,
  ): Promise<PlantedFlaw[]>
}

/**
 * A model that cannot answer now: no key, a quota,
 * a network fault, an unusable answer. `message` is English.
 */
export class ModelError extends Error {
  override name = 'ModelError'
  readonly failure: ModelFailure

  constructor(failure: ModelFailure, options?: ErrorOptions) {
    super(say(en, failure), options)
    this.failure = failure
  }
}
