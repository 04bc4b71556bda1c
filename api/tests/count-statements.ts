import { AsyncLocalStorage } from 'node:async_hooks'
import type { TestApp } from './test-app.ts'

type ExecuteQuery = (query: { sql: string }, ...rest: unknown[]) => unknown
type Prototype = { executeQuery: ExecuteQuery }

/** Where kysely's executors have their method: transactions have executors of their own. */
const prototypeOf = (executor: object): Prototype => {
  const above: object = Object.getPrototypeOf(executor)
  return Object.hasOwn(above, 'executeQuery') ? (above as Prototype) : prototypeOf(above)
}

const counted = new AsyncLocalStorage<string[]>()

/** The statements that `act` sends to the database: not what the server reads for itself meanwhile. */
export const statementsOf = async (
  { app }: TestApp,
  act: () => Promise<unknown>,
): Promise<string[]> => {
  const prototype = prototypeOf(app.composed.deps.db.getExecutor())
  const { executeQuery } = prototype
  const statements: string[] = []
  prototype.executeQuery = function (this: unknown, query, ...rest) {
    counted.getStore()?.push(query.sql)
    return Reflect.apply(executeQuery, this, [query, ...rest])
  }
  // A request in the same turn of the loop would wait for another to begin it (take-turns.ts).
  await new Promise(resolve => setImmediate(resolve))
  try {
    await counted.run(statements, act)
  } finally {
    prototype.executeQuery = executeQuery
  }
  return statements
}
