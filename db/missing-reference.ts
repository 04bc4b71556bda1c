/**
 * The column, as `topics.created_by`, that names a row which somebody else has just deleted
 * (PostgreSQL's error 23503); null for any other error.
 */
export const missingReference = (error: unknown): string | null => {
  if (!(error instanceof Error && 'code' in error && error.code === '23503')) return null
  if (!('constraint' in error && 'table' in error)) return null
  const [table, constraint] = [String(error.table), String(error.constraint)]
  return `${table}.${constraint.slice(table.length + 1).replace(/_fkey$/, '')}`
}
