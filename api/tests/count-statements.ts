import type { TestApp } from './test-app.ts'

type ExecuteQuery = (query: { sql: string }, ...rest: unknown[]) => unknown
type Prototype = { executeQuery: ExecuteQuery }

/** Where kysely's executors have their method: transactions have executors of their own. */
const prototypeOf = (executor: object): Prototype => {
  const above: object = Object.getPrototypeOf(executor)
  return Object.hasOwn(above, 'executeQuery') ? (above as Prototype) : prototypeOf(above)
}

/** The statements that the server sends to its database while `act` runs. */
export const statementsOf = async (
  { app }: TestApp,
  act: () => Promise<unknown>,
): Promise<string[]> => {
  const prototype = prototypeOf(app.composed.deps.db.getExecutor())
  const { executeQuery } = prototype
  const statements: string[] = []
  prototype.executeQuery = function (this: unknown, query, ...rest) {
    statements.push(query.sql)
    return Reflect.apply(executeQuery, this, [query, ...rest])
  }
  try {
    await act()
  } finally {
    prototype.executeQuery = executeQuery
  }
  return statements
}
