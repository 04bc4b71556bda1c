import { AsyncLocalStorage } from 'node:async_hooks'
import type { TestApp } from './test-app.ts'

type ExecuteQuery = (query: { sql: string }, ...rest: unknown[]) => unknown
type Prototype = { executeQuery: ExecuteQuery }

/** Where kysely's executors have their method: transactions have executors of their own. */
const prototypeOf = (executor: object): Prototype => {
  const above: object = Object.getPrototypeOf(executor)
  return Object.hasOwn(above, 'executeQuery') ? (above as Prototype) : prototypeOf(above)
}

const watch = async (
  { app }: TestApp,
  hear: (statement: string) => void,
  act: () => Promise<unknown>,
): Promise<void> => {
  const prototype = prototypeOf(app.composed.deps.db.getExecutor())
  const { executeQuery } = prototype
  prototype.executeQuery = function (this: unknown, query, ...rest) {
    hear(query.sql)
    return Reflect.apply(executeQuery, this, [query, ...rest])
  }
  try {
    await act()
  } finally {
    prototype.executeQuery = executeQuery
  }
}

/** All statements that are sent to the database while `act` runs, the server's own among them. */
export const statementsDuring = async (
  app: TestApp,
  act: () => Promise<unknown>,
): Promise<string[]> => {
  const statements: string[] = []
  await watch(app, statement => statements.push(statement), act)
  return statements
}

const counted = new AsyncLocalStorage<string[]>()

/** Only those that `act` sends itself, by calls that do not leave the process. */
export const statementsOf = async (
  app: TestApp,
  act: () => Promise<unknown>,
): Promise<string[]> => {
  const statements: string[] = []
  // A request in the same turn of the loop would wait for another to begin it (take-turns.ts).
  await new Promise(resolve => setImmediate(resolve))
  await watch(
    app,
    statement => counted.getStore()?.push(statement),
    () => counted.run(statements, act),
  )
  return statements
}
