import { z } from 'zod'
import { count, moment, score } from '../rest/values.ts'
import type { DeclaredColumn } from './declare.ts'
import { type AdminListRow, type AdminTable, columnsOf } from './lists.ts'

const valueShape = ({ kind, values = [] }: DeclaredColumn): z.ZodType => {
  switch (kind) {
    case 'choice':
      return z.enum(values)
    case 'flag':
      return z.boolean()
    case 'count':
      return count
    case 'score':
      return score
    case 'time':
    case 'date':
      return moment
    default:
      return z.string()
  }
}

/** The zod schema of a table's row in an answer. */
export const rowShape = <T extends AdminTable>(table: T): z.ZodType<AdminListRow<T>> => {
  const columns = columnsOf(table).map(([name, column]) => {
    const value = valueShape(column)
    return [name, column.isNullable ? value.nullable() : value]
  })
  // Its fields are the declared columns, which the type is made of too.
  return z.strictObject(Object.fromEntries(columns)) as z.ZodType<AdminListRow<T>>
}
