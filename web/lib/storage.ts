import { type Brief, briefProblems, toBrief } from '#schema/brief.ts'
import {
  DEBATE_MODES,
  type DebateMode,
  OPPONENT_LEVELS,
  OPPONENT_STYLES,
  type OpponentLevel,
  type OpponentStyle,
  STANCES,
  type Stance,
} from '#schema/constants.ts'

/**
 * What the browser keeps (specification section 3).
 * Everything still works, for one page, where storage is refused.
 */
type Area = 'local' | 'session'

const memory: Record<Area, Map<string, string>> = { local: new Map(), session: new Map() }
const areaOf = (area: Area): Storage =>
  area === 'local' ? window.localStorage : window.sessionStorage

export const readItem = (area: Area, key: string): string | null => {
  try {
    return areaOf(area).getItem(key) ?? memory[area].get(key) ?? null
  } catch {
    return memory[area].get(key) ?? null
  }
}

export const writeItem = (area: Area, key: string, value: string) => {
  try {
    areaOf(area).setItem(key, value)
    memory[area].delete(key)
  } catch {
    memory[area].set(key, value)
  }
}

export const removeItem = (area: Area, key: string) => {
  memory[area].delete(key)
  try {
    areaOf(area).removeItem(key)
  } catch {
    // Refused storage holds nothing to remove.
  }
}

/** What a library keeps under names of its own. */
export const removeItems = (area: Area, prefix: string) => {
  for (const key of memory[area].keys()) if (key.startsWith(prefix)) memory[area].delete(key)
  try {
    const names = Object.keys(areaOf(area)).filter(key => key.startsWith(prefix))
    for (const name of names) areaOf(area).removeItem(name)
  } catch {
    // Refused storage holds nothing to remove.
  }
}

const TOKEN = 'authToken'
export const readToken = () => readItem('local', TOKEN)
export const writeToken = (token: string) => writeItem('local', TOKEN, token)
export const removeToken = () => removeItem('local', TOKEN)

/**
 * A chosen motion, side and mode.
 * Either `topic_id` or `custom_topic` is set; `prepTime` is in seconds.
 */
export type DebateSetup = {
  stance: Stance
  mode: DebateMode
  topic_id?: string
  custom_topic?: string
  /** With `custom_topic` only: what can be said on it. */
  brief?: Brief
  /** The motion as it was shown when it was chosen. */
  topic_text?: string
  prepTime?: number
  level?: OpponentLevel
  style?: OpponentStyle
}

export type StoredSetup =
  | { kind: 'none' }
  | { kind: 'invalid' }
  | { kind: 'ready'; setup: DebateSetup }

const SETUP = 'debateSetup'
const PENDING = 'pendingDebateSetup'

const isOneOf = <Value extends string>(values: readonly Value[], value: unknown): value is Value =>
  (values as readonly unknown[]).includes(value)
const optionalText = (value: unknown) =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined

const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter(text => typeof text === 'string') : []

/** What is kept of a brief; one that the server would refuse is none. */
export const readBrief = (value: unknown): Brief | null => {
  if (typeof value !== 'object' || value === null) return null
  const raw = value as Record<string, unknown>
  const brief = toBrief({ for: textsIn(raw.for), against: textsIn(raw.against) })
  return briefProblems(brief).length > 0 ? null : brief
}

/** Checks a parsed value of unknown shape; null when it is no setup. */
export const toDebateSetup = (value: unknown): DebateSetup | null => {
  if (typeof value !== 'object' || value === null) return null
  const raw = value as Record<string, unknown>
  const topic_id = optionalText(raw.topic_id)
  const custom_topic = optionalText(raw.custom_topic)
  if (!isOneOf(STANCES, raw.stance) || !isOneOf(DEBATE_MODES, raw.mode)) return null
  if (!custom_topic && (!topic_id || topic_id === 'custom')) return null
  const topic_text = optionalText(raw.topic_text)
  const brief = custom_topic ? readBrief(raw.brief) : null
  const prepTime = typeof raw.prepTime === 'number' && raw.prepTime > 0 ? raw.prepTime : undefined
  return {
    stance: raw.stance,
    mode: raw.mode,
    ...(topic_id && { topic_id }),
    ...(custom_topic && { custom_topic }),
    ...(brief && { brief }),
    ...(topic_text && { topic_text }),
    ...(prepTime && { prepTime }),
    ...(isOneOf(OPPONENT_LEVELS, raw.level) && { level: raw.level }),
    ...(isOneOf(OPPONENT_STYLES, raw.style) && { style: raw.style }),
  }
}

const readSetup = (key: string): StoredSetup => {
  const text = readItem('session', key)
  if (text === null) return { kind: 'none' }
  try {
    const setup = toDebateSetup(JSON.parse(text))
    return setup ? { kind: 'ready', setup } : { kind: 'invalid' }
  } catch {
    return { kind: 'invalid' }
  }
}

export const readDebateSetup = () => readSetup(SETUP)
export const writeDebateSetup = (setup: DebateSetup) =>
  writeItem('session', SETUP, JSON.stringify(setup))
export const removeDebateSetup = () => removeItem('session', SETUP)

export const readPendingSetup = () => readSetup(PENDING)
export const writePendingSetup = (setup: DebateSetup) =>
  writeItem('session', PENDING, JSON.stringify(setup))
const removePendingSetup = () => removeItem('session', PENDING)

/** Makes the setup that waited for a login the active one. False when none waited. */
export const activatePendingSetup = (): boolean => {
  const pending = readPendingSetup()
  removePendingSetup()
  if (pending.kind !== 'ready') return false
  writeDebateSetup(pending.setup)
  return true
}

const ENTERED = 'debateEntered'
/** For so long a reload may still come before the debate's own address, in milliseconds. */
const ENTERING_MS = 10_000
/** A debate is being entered; with its id once the server has given it one. `now` in milliseconds. */
export const rememberEntering = (now: number, debateId = '') =>
  writeItem('session', ENTERED, `${now} ${debateId}`)
export const forgetEntering = () => removeItem('session', ENTERED)
/** The debate that is being entered just now; its id is null until it has begun. */
export const readEntering = (now: number): { debateId: string | null } | null => {
  const [at = '', debateId = ''] = (readItem('session', ENTERED) ?? '').split(' ')
  if (at === '' || now - Number(at) > ENTERING_MS) return null
  if (debateId !== '') return { debateId }
  return readDebateSetup().kind === 'ready' ? { debateId: null } : null
}

const GUEST = 'guestDebate'
/** A visitor who chose "Continue as guest" is not asked again in this tab. */
export const allowGuestDebate = () => writeItem('session', GUEST, 'yes')
export const isGuestDebateAllowed = () => readItem('session', GUEST) === 'yes'
export const forgetGuestDebate = () => removeItem('session', GUEST)

const OPENED = 'openedDebate'
/** One's own debate that was opened last in this browser: the way back for a guest. */
export const rememberOpenedDebate = (debateId: string) => writeItem('local', OPENED, debateId)
export const readOpenedDebate = () => readItem('local', OPENED)
export const forgetOpenedDebate = () => removeItem('local', OPENED)

const draftOf = (debateId: string) => `debateDraft:${debateId}`
/** What was typed in a debate and not sent yet; an empty text is none. */
export const readDraft = (debateId: string) => readItem('session', draftOf(debateId))
export const writeDraft = (debateId: string, text: string) => {
  if (text === '') removeItem('session', draftOf(debateId))
  else writeItem('session', draftOf(debateId), text)
}
