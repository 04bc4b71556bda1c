import { setImmediate as endOfRound } from 'node:timers/promises'
import type { PageOfRows, Span } from '#db/queries/admin-pages.ts'
import { ADMIN_PAGE_SIZES } from '#schema/admin-lists/query.ts'

type Read<Row> = (span: Span) => Promise<PageOfRows<Row>>
type Asked = { span: Span; answer: PromiseWithResolvers<PageOfRows<unknown>> }

const LARGEST = ADMIN_PAGE_SIZES.at(-1) ?? 100
const endOf = ({ offset, limit }: Span) => offset + limit

/** Pages whose rows fit into the largest page, from the first of them on. */
const neighboursIn = (asked: readonly Asked[]): Asked[][] => {
  const groups: Asked[][] = []
  for (const each of asked.toSorted((one, two) => one.span.offset - two.span.offset)) {
    const group = groups.at(-1)
    const [first] = group ?? []
    if (group && first && endOf(each.span) - first.span.offset <= LARGEST) group.push(each)
    else groups.push([each])
  }
  return groups
}

/** A page size, so that there are few statements to prepare. */
const spanOf = (group: readonly Asked[]): Span => {
  const offset = Math.min(...group.map(({ span }) => span.offset))
  const length = Math.max(...group.map(({ span }) => endOf(span))) - offset
  return { offset, limit: ADMIN_PAGE_SIZES.find(size => size >= length) ?? length }
}

const readGroup = async (group: readonly Asked[], read: Read<unknown>): Promise<void> => {
  const whole = spanOf(group)
  try {
    const { rows, ...total } = await read(whole)
    for (const { span, answer } of group) {
      const from = span.offset - whole.offset
      answer.resolve({ rows: rows.slice(from, from + span.limit), ...total })
    }
  } catch (error) {
    for (const { answer } of group) answer.reject(error)
  }
}

/** Milliseconds that a page waits at most for the read before it. */
const LONGEST_WAIT = 5

const endOrTimeout = async (reading: Promise<unknown>): Promise<void> => {
  const timeout = Promise.withResolvers<void>()
  const timer = setTimeout(timeout.resolve, LONGEST_WAIT)
  await Promise.race([reading, timeout.promise])
  clearTimeout(timer)
}

/**
 * Reads pages of lists. Those of one list that are asked for in the same round of the event loop or
 * while the list is being read, and lie close together, are read as one: a statement for all, whose
 * rows are of one moment.
 */
export const createReadTogether = () => {
  const waiting = new Map<string, Asked[]>()
  const readings = new Map<string, Promise<unknown>>()

  const readWaiting = async (list: string, read: Read<unknown>) => {
    const before = readings.get(list)
    await (before ? endOrTimeout(before) : endOfRound())
    const asked = waiting.get(list) ?? []
    waiting.delete(list)
    const reading = Promise.all(neighboursIn(asked).map(group => readGroup(group, read)))
    readings.set(list, reading)
    await reading
    if (readings.get(list) === reading) readings.delete(list)
  }

  return <Row>(list: string, span: Span, read: Read<Row>): Promise<PageOfRows<Row>> => {
    const answer = Promise.withResolvers<PageOfRows<unknown>>()
    const asked = waiting.get(list)
    if (asked) asked.push({ span, answer })
    else {
      waiting.set(list, [{ span, answer }])
      void readWaiting(list, read)
    }
    return answer.promise as Promise<PageOfRows<Row>>
  }
}

export type ReadTogether = ReturnType<typeof createReadTogether>
