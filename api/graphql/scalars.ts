import { GraphQLError, Kind, type ValueNode } from 'graphql'

const isDay = (value: unknown): value is string =>
  typeof value === 'string' &&
  /^\d{4}-\d{2}-\d{2}$/.test(value) &&
  !Number.isNaN(Date.parse(`${value}T00:00:00Z`))

const parseDay = (value: unknown): string => {
  if (!isDay(value)) throw new GraphQLError('A Date is a day as YYYY-MM-DD.')
  return value
}

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/

const parseMoment = (value: unknown): string => {
  const time = typeof value === 'string' && MOMENT.test(value) ? Date.parse(value) : Number.NaN
  if (Number.isNaN(time))
    throw new GraphQLError('A DateTime is a moment with its zone, as 2026-01-31T12:00:00Z.')
  return new Date(time).toISOString()
}

/** The scalars that inputs have too. The others are only answered, as they are. */
export const scalars = {
  DateTime: {
    parseValue: parseMoment,
    parseLiteral: (node: ValueNode) => parseMoment(node.kind === Kind.STRING ? node.value : null),
  },
  Date: {
    parseValue: parseDay,
    parseLiteral: (node: ValueNode) => parseDay(node.kind === Kind.STRING ? node.value : null),
  },
}
