import { createHash } from 'node:crypto'
import { invalidField } from '#api/domain/domain-error.ts'
import { isOfKind, type KeyKind } from '#api/domain/key-kinds.ts'
import { isKeyed, type Slice, type WindowInput } from '#api/domain/key-window.ts'

type KeyValue = string | number | boolean | null

export type KeyedList<Node> = {
  /** The list's name with its order. */
  name: string
  /** What it is filtered by: a cursor of another filter is refused. */
  filter: unknown
  kinds: readonly KeyKind[]
  keyOf(node: Node): readonly KeyValue[]
}

/** Tells a list with its order and filter from every other. */
export const markOf = ({ name, filter }: Pick<KeyedList<never>, 'name' | 'filter'>) =>
  createHash('sha256')
    .update(JSON.stringify([name, filter]))
    .digest('base64url')
    .slice(0, 12)

const writeCursor = (mark: string, key: readonly KeyValue[]) =>
  Buffer.from(JSON.stringify([mark, ...key])).toString('base64url')

const parse = (cursor: string): unknown => {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString())
  } catch {
    return null
  }
}

/** The key in a cursor of the list with this mark. VALIDATION. */
export const readCursor = <Key>(
  mark: string,
  isKey: (values: readonly unknown[]) => values is Key & readonly unknown[],
  field: 'after' | 'before',
  cursor: string | null | undefined,
): (Key & readonly unknown[]) | null => {
  if (cursor === null || cursor === undefined) return null
  const read = parse(cursor)
  if (!Array.isArray(read) || typeof read[0] !== 'string')
    throw invalidField(field, 'CURSOR_INVALID', { field })
  const [itsMark, ...key] = read
  if (itsMark !== mark) throw invalidField(field, 'CURSOR_OF_OTHER_LIST', { field })
  if (!isKey(key)) throw invalidField(field, 'CURSOR_INVALID', { field })
  return key
}

export type WindowArgs = {
  first?: number | null | undefined
  last?: number | null | undefined
  after?: string | null | undefined
  before?: string | null | undefined
  page?: number | null | undefined
  pageSize?: number | null | undefined
}

/** The window that the arguments ask for. VALIDATION for a cursor that is not of this list. */
const windowOf = <Node>(
  list: KeyedList<Node>,
  { first, last, after, before, page, pageSize }: WindowArgs,
): WindowInput => {
  const mark = markOf(list)
  const isKey = (values: readonly unknown[]): values is NonNullable<WindowInput['after']> =>
    values.length === list.kinds.length &&
    list.kinds.every((kind, at) => isOfKind(kind, values[at]))
  return {
    ...{ first, last, page, pageSize },
    after: readCursor(mark, isKey, 'after', after),
    before: readCursor(mark, isKey, 'before', before),
  }
}

/** `after`: whether rows come before the page. */
type Ends = { after?: unknown; before?: unknown; last?: number | null | undefined }

/** A page of a list by keys. The total is counted when it is asked for. */
export const connectionOf = <Node>(
  list: Omit<KeyedList<Node>, 'kinds'>,
  { after, before, last }: Ends,
  { rows, isMore }: Slice<Node>,
  totalCount: () => number | Promise<number>,
) => {
  let mark: string | null = null
  const cursorOf = (node: Node) => {
    mark ??= markOf(list)
    return writeCursor(mark, list.keyOf(node))
  }
  const isBackwards = last !== null && last !== undefined
  const [first, end] = [rows[0], rows.at(-1)]
  return {
    nodes: rows,
    edges: () => rows.map(node => ({ node, cursor: cursorOf(node) })),
    totalCount,
    totalIsExact: true,
    pageInfo: {
      hasNextPage: isBackwards ? Boolean(before) : isMore,
      hasPreviousPage: isBackwards ? isMore : Boolean(after),
      // Made when they are asked for: a numbered page seldom does.
      get startCursor() {
        return first === undefined ? null : cursorOf(first)
      },
      get endCursor() {
        return end === undefined ? null : cursorOf(end)
      },
    },
  }
}

type ListReads<Node> = {
  slice(window: WindowInput): Promise<Slice<Node>>
  count(): Promise<number>
}

/** A list by cursors, or as a numbered page with the same cursors where none is asked for. */
export const readConnection = async <Node>(
  list: KeyedList<Node>,
  args: WindowArgs,
  { slice, count }: ListReads<Node>,
) => {
  const window = windowOf(list, args)
  const isLaterPage = !isKeyed(window) && (window.page ?? 1) > 1
  const ends = { ...window, after: window.after ?? isLaterPage }
  return connectionOf(list, ends, await slice(window), count)
}
