import { splitSentences } from '../language/sentences.ts'
import type { LanguageTools } from './language-tools.ts'

/** A reply that is put together part by part and never gets longer than its level allows. */
export type Reply = {
  /** Adds a text whole; whether there was room for it. */
  add(text: string | null | undefined): boolean
  /** Adds a text with what leads to it, as many of its sentences as there is room for, or neither. */
  addAfter(lead: string | null | undefined, text: string | null | undefined): boolean
  /** Keeps so many words free for what ends the reply. */
  keepFree(words: number): void
  /** In words. */
  length(): number
  asks(): boolean
  text(): string
}

/** `most` and `free` (for what ends the reply) are in words. */
export const buildReply = (tools: LanguageTools, most: number, free: number): Reply => {
  let reserved = free
  const parts: string[] = []
  const length = () => (parts.length === 0 ? 0 : tools.length(tools.join(parts)))
  const fits = (texts: readonly string[], room = most) =>
    tools.length(tools.join([...parts, ...texts])) <= room
  return {
    add: text => {
      if (!text || !(parts.length === 0 || fits([text]))) return false
      parts.push(text)
      return true
    },
    addAfter: (lead, text) => {
      if (!text) return false
      const leads = lead ? [lead] : []
      const sentences = splitSentences(text)
      const counts = sentences.map((_, at) => sentences.length - at)
      const fitting = counts
        .map(count => [...leads, ...sentences.slice(0, count)])
        .find(texts => fits(texts, most - reserved))
      // What is said first is said, however long its first sentence is.
      const chosen = fitting ?? (parts.length === 0 ? sentences.slice(0, 1) : null)
      if (!chosen) return false
      parts.push(...chosen)
      return true
    },
    keepFree: words => {
      reserved = Math.max(reserved, words)
    },
    length,
    asks: () => /[?？]["”]?$/u.test(parts.at(-1) ?? ''),
    text: () => tools.join(parts),
  }
}
