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

/**
 * Reads pages of lists. Those of one list that are asked for in the same round of the event loop,
 * and lie close together, are read as one: a statement for all, whose rows are of one moment.
 */
export const createReadTogether = () => {
  const rounds = new Map<string, Asked[]>()
  return <Row>(list: string, span: Span, read: Read<Row>): Promise<PageOfRows<Row>> => {
    const answer = Promise.withResolvers<PageOfRows<unknown>>()
    const round = rounds.get(list)
    if (round) round.push({ span, answer })
    else {
      const asked = [{ span, answer }]
      rounds.set(list, asked)
      setImmediate(() => {
        rounds.delete(list)
        for (const group of neighboursIn(asked)) void readGroup(group, read)
      })
    }
    return answer.promise as Promise<PageOfRows<Row>>
  }
}

export type ReadTogether = ReturnType<typeof createReadTogether>
