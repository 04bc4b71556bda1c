import { GraphQLError, Kind, type ValueNode } from 'graphql'
import { isDay, momentOf } from '#schema/dates.ts'

/** A variable's error does not say where it stands: its value tells. */
const MOST_SHOWN = 40
const shown = (value: unknown) => JSON.stringify(value).slice(0, MOST_SHOWN)

const parseDay = (value: unknown): string => {
  if (typeof value !== 'string' || !isDay(value))
    throw new GraphQLError(`A Date is a day as YYYY-MM-DD, not ${shown(value)}.`)
  return value
}

const parseMoment = (value: unknown): string => {
  const moment = typeof value === 'string' ? momentOf(value) : undefined
  if (moment === undefined)
    throw new GraphQLError(
      `A DateTime is a moment with its zone, as 2026-01-31T12:00:00Z, not ${shown(value)}.`,
    )
  return moment
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
