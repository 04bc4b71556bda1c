import { setImmediate as nextTick } from 'node:timers/promises'
import type { FakeItem } from './realtime-conversation.ts'
import { type RealtimeTurn, until } from './realtime-script.ts'
import { samplesIn, toneSamples } from './tone.ts'

export type ResponseInput = {
  id: string
  itemId: string
  previousItemId: string | null
  turn: RealtimeTurn
  isAudio: boolean
  /** Aborted by `response.cancel`, or when the connection ends. */
  cancelled: AbortSignal
  isGone(): boolean
  send(type: string, fields: object): void
  /** The item enters the conversation and grows there. */
  keep(item: FakeItem): void
  /** The response is the active one that can be cancelled. */
  onCreated(): void
  /** After so many events of sound. */
  onChunk(nth: number): void
}

/** Whole tones are made once: many sessions send the same. */
const encoded = new Map<string, string>()
const toneBase64 = (from: number, to: number): string => {
  const key = `${from}-${to}`
  const known = encoded.get(key) ?? toneSamples(from, to).toString('base64')
  encoded.set(key, known)
  return known
}

const words = (text: string): string[] => text.match(/\S+\s*/gu) ?? []

/** The share of the words that belongs to the event `nth` of `count`. */
const wordsAt = (text: string, nth: number, count: number): string => {
  const all = words(text)
  const upTo = (part: number) => Math.ceil((all.length * part) / count)
  return all.slice(upTo(nth), upTo(nth + 1)).join('')
}

const detailsOf = (status: string) => {
  if (status === 'cancelled') return { type: 'cancelled', reason: 'client_cancelled' }
  if (status === 'incomplete') return { type: 'incomplete', reason: 'max_output_tokens' }
  if (status === 'failed')
    return { type: 'failed', error: { type: 'server_error', code: 'server_error' } }
  return null
}

/** Sends one response from `response.created` to `response.done`, the way the service does. */
export const playResponse = async (input: ResponseInput): Promise<void> => {
  const { id, itemId, turn, isAudio, cancelled, send } = input
  const content = isAudio ? 'output_audio' : 'output_text'
  const delta = isAudio ? 'response.output_audio_transcript' : 'response.output_text'
  const at = { response_id: id, item_id: itemId, output_index: 0, content_index: 0 }
  const item: FakeItem = { id: itemId, role: 'assistant', audioMs: isAudio ? 0 : null, text: '' }
  const itemNow = (status: string) => ({
    id: itemId,
    object: 'realtime.item',
    type: 'message',
    status,
    role: 'assistant',
    content:
      status === 'in_progress'
        ? []
        : [{ type: content, [isAudio ? 'transcript' : 'text']: item.text }],
  })
  const response = (status: string) => ({
    object: 'realtime.response',
    id,
    status,
    status_details: detailsOf(status),
    output: status === 'in_progress' || item.text === '' ? [] : [itemNow(status)],
    conversation_id: 'conv_fake',
    output_modalities: [isAudio ? 'audio' : 'text'],
  })
  const over = (status: string) => send('response.done', { response: response(status) })

  await until(turn.created ?? Promise.resolve(), cancelled)
  if (input.isGone()) return
  input.onCreated()
  send('response.created', { response: response('in_progress') })
  send('rate_limits.updated', { rate_limits: [{ name: 'tokens', limit: 1000, remaining: 999 }] })
  if (turn.end === 'failed') return over('failed')
  await nextTick()
  if (input.isGone()) return
  if (cancelled.aborted) return over('cancelled')
  const before = { previous_item_id: input.previousItemId }
  send('response.output_item.added', {
    response_id: id,
    output_index: 0,
    item: itemNow('in_progress'),
  })
  send('conversation.item.added', { ...before, item: itemNow('in_progress') })
  input.keep(item)
  const part = isAudio ? { type: 'audio', transcript: '' } : { type: 'text', text: '' }
  send('response.content_part.added', { ...at, part })

  const count = Math.max(1, Math.ceil(turn.audioMs / turn.chunkMs))
  const sendChunk = (nth: number) => {
    const said = wordsAt(turn.reply, nth, count)
    if (said !== '') {
      item.text += said
      send(`${delta}.delta`, { ...at, delta: said })
    }
    if (!isAudio) return
    const from = samplesIn(nth * turn.chunkMs)
    const to = samplesIn(Math.min((nth + 1) * turn.chunkMs, turn.audioMs))
    item.audioMs = (to * 1000) / 24_000
    send('response.output_audio.delta', { ...at, delta: toneBase64(from, to) })
  }
  const end = turn.end === 'incomplete' ? Math.ceil(count / 2) : count
  let sent = 0
  while (sent < end && !cancelled.aborted) {
    if (turn.pause?.after === sent)
      await until(turn.pause.until ?? new Promise(() => undefined), cancelled)
    else if (sent > 0) await nextTick()
    if (cancelled.aborted) break
    sendChunk(sent)
    sent += 1
    input.onChunk(sent)
  }
  if (input.isGone()) return
  if (cancelled.aborted)
    for (let late = 0; late < turn.lateChunks && sent < count; late += 1, sent += 1) sendChunk(sent)
  const status = cancelled.aborted ? 'cancelled' : turn.end
  if (isAudio) send('response.output_audio.done', at)
  const whole = isAudio ? { transcript: item.text } : { text: item.text }
  send(`${delta}.done`, { ...at, ...whole })
  send('response.content_part.done', { ...at, part: { ...part, ...whole } })
  const closed = status === 'completed' ? 'completed' : 'incomplete'
  send('conversation.item.done', { ...before, item: itemNow(closed) })
  send('response.output_item.done', { response_id: id, output_index: 0, item: itemNow(closed) })
  over(status)
}
