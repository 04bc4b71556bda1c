import { DEBATE_MODES, type DebateMode, STANCES, type Stance } from '#schema/constants.ts'
import { type DebateSetup, readDebateSetup, readItem, removeItem } from './storage.ts'

/** A topic with what has been chosen for it so far. */
export type StoredChoice = {
  topic: Pick<DebateSetup, 'topic_id' | 'custom_topic' | 'topic_text'>
  stance: Stance | null
  mode: DebateMode | null
}

/**
 * Older keys (specification section 3):
 * each holds a topic, a stance and a mode, of which some may be missing.
 */
const KEYS = ['selectedTopic', 'customTopic'] as const

const textOf = (value: unknown) =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null

const parse = (stored: string): unknown => {
  try {
    return JSON.parse(stored)
  } catch {
    // A bare topic text, not JSON.
    return stored
  }
}

const toTopic = (value: unknown): StoredChoice['topic'] | null => {
  const words = textOf(value)
  if (words) return { custom_topic: words, topic_text: words }
  if (typeof value !== 'object' || value === null) return null
  const raw = value as Record<string, unknown>
  const text =
    textOf(raw.topic_text) ??
    textOf(raw.topic_text_en) ??
    textOf(raw.custom_topic) ??
    textOf(raw.text)
  const id = textOf(raw.topic_id) ?? textOf(raw.id)
  if (id && id !== 'custom') return { topic_id: id, ...(text && { topic_text: text }) }
  return text ? { custom_topic: text, topic_text: text } : null
}

const toChoice = (value: unknown): StoredChoice | null => {
  const raw = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>
  const topic = toTopic(raw.topic ?? value)
  if (!topic) return null
  return {
    topic,
    stance: STANCES.find(stance => stance === raw.stance) ?? null,
    mode: DEBATE_MODES.find(mode => mode === raw.mode) ?? null,
  }
}

/**
 * What the session still holds of a choice, newest form first;
 * null when there is nothing to go on with.
 */
export const readStoredChoice = (): StoredChoice | null => {
  for (const key of KEYS) {
    const stored = readItem('session', key)
    const choice = stored === null ? null : toChoice(parse(stored))
    if (choice) return choice
  }
  const current = readDebateSetup()
  if (current.kind !== 'ready') return null
  const { stance, mode, ...topic } = current.setup
  return { topic, stance, mode }
}

export const forgetStoredChoice = () => {
  for (const key of KEYS) removeItem('session', key)
}
