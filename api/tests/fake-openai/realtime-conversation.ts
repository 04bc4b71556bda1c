import { type ClientEvent, invalid, type ShapeProblem } from './realtime-shapes.ts'

/** A message of the conversation, as far as the fake keeps it. */
export type FakeItem = {
  id: string
  role: string
  /** Null where it is no spoken reply. */
  audioMs: number | null
  text: string
}

type Send = (type: string, fields: object) => void

/** The items of one session, with what the service checks of them. */
export const createConversation = (newId: (prefix: string) => string, send: Send) => {
  const items: FakeItem[] = []

  const tellAdded = (index: number, item: object) => {
    const before = { previous_item_id: items[index - 1]?.id ?? null }
    send('conversation.item.added', { ...before, item })
    send('conversation.item.done', { ...before, item })
  }

  return {
    items,

    /** A reply enters the conversation once. */
    keep(item: FakeItem): void {
      if (!items.includes(item)) items.push(item)
    },

    /** The item of a committed buffer. */
    addSpoken(id: string, text: string): void {
      const content = [{ type: 'input_audio', transcript: null }]
      tellAdded(items.length, {
        id,
        object: 'realtime.item',
        type: 'message',
        status: 'completed',
        role: 'user',
        content,
      })
      items.push({ id, role: 'user', audioMs: null, text })
    },

    create(event: ClientEvent): ShapeProblem | null {
      const given = event.item as { id?: string; role: string; content: { text?: string }[] }
      const after = event.previous_item_id
      const place = items.findIndex(item => item.id === after)
      if (typeof after === 'string' && after !== 'root' && place < 0)
        return invalid('item_create_invalid_previous_item_id', `No item has the id '${after}'.`)
      const id = given.id ?? newId('item')
      // Without a place it goes to the end; after `root` to the beginning.
      const index = after === undefined ? items.length : place + 1
      const text = given.content.map(part => part.text ?? '').join('')
      items.splice(index, 0, { id, role: given.role, audioMs: null, text })
      tellAdded(index, { ...given, id, object: 'realtime.item', status: 'completed' })
      return null
    },

    truncate(itemId: string, endMs: number): ShapeProblem | null {
      const item = items.find(each => each.id === itemId)
      if (!item)
        return invalid(
          'item_truncate_invalid_item_id',
          `Error truncating item: the item with id '${itemId}' does not exist.`,
        )
      if (item.audioMs === null || item.audioMs === 0)
        return invalid(
          'unsupported_content_type',
          'Only model output audio messages can be truncated.',
        )
      if (endMs > item.audioMs)
        return invalid(
          'invalid_value',
          `Audio content of ${Math.floor(item.audioMs)}ms is already shorter than ${endMs}ms`,
          'audio_end_ms',
        )
      item.audioMs = endMs
      item.text = ''
      const at = { item_id: itemId, content_index: 0 }
      send('conversation.item.truncated', { ...at, audio_end_ms: endMs })
      return null
    },
  }
}
