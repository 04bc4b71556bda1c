import { invalidField } from '#api/domain/domain-error.ts'

const PREFIX = 'after:'
/** No list that is paged by cursors is longer. */
const LAST_OFFSET = 1_000_000

const cursorAt = (offset: number) => Buffer.from(`${PREFIX}${offset}`).toString('base64url')

/** The place behind a cursor; 0 without one. VALIDATION for what is no cursor of ours. */
export const offsetAfter = (after: string | null | undefined): number => {
  if (after === null || after === undefined) return 0
  const text = Buffer.from(after, 'base64url').toString()
  const offset = Number(text.slice(PREFIX.length))
  const isPlace = Number.isInteger(offset) && offset >= 0 && offset <= LAST_OFFSET
  if (!text.startsWith(PREFIX) || !isPlace)
    throw invalidField('after', 'CURSOR_INVALID', { field: 'after' })
  return offset + 1
}

/** A Relay connection over a slice that begins at `offset`. */
export const connectionOf = <Node>(
  slice: { nodes: Node[]; totalCount: number },
  offset: number,
) => {
  const { nodes, totalCount } = slice
  return {
    nodes,
    totalCount,
    get edges() {
      return nodes.map((node, index) => ({ cursor: cursorAt(offset + index), node }))
    },
    pageInfo: {
      hasNextPage: offset + nodes.length < totalCount,
      hasPreviousPage: offset > 0,
      startCursor: nodes.length > 0 ? cursorAt(offset) : null,
      endCursor: nodes.length > 0 ? cursorAt(offset + nodes.length - 1) : null,
    },
  }
}
