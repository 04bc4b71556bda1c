import { GraphQLError, Kind, type ValueNode } from 'graphql'

const isDay = (value: unknown): value is string =>
  typeof value === 'string' &&
  /^\d{4}-\d{2}-\d{2}$/.test(value) &&
  !Number.isNaN(Date.parse(`${value}T00:00:00Z`))

const parseDay = (value: unknown): string => {
  if (!isDay(value)) throw new GraphQLError('A Date is a day as YYYY-MM-DD.')
  return value
}

/** The scalar that inputs have too. The others are only answered, as they are. */
export const scalars = {
  Date: {
    parseValue: parseDay,
    parseLiteral: (node: ValueNode) => parseDay(node.kind === Kind.STRING ? node.value : null),
  },
}
