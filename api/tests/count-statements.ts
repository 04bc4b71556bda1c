import type { TestApp } from './test-app.ts'

/** The statements that the server sends to its database while `act` runs. */
export const statementsOf = async (
  { app }: TestApp,
  act: () => Promise<unknown>,
): Promise<string[]> => {
  const { db } = app.composed.deps
  const statements: string[] = []
  const { getExecutor } = db
  const executor = db.getExecutor()
  const watched = new Proxy(executor, {
    get: (target, name) => {
      if (name === 'executeQuery')
        return (query: { sql: string }, ...rest: unknown[]) => {
          statements.push(query.sql)
          return Reflect.apply(target.executeQuery, target, [query, ...rest])
        }
      const value: unknown = Reflect.get(target, name, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  db.getExecutor = () => watched
  try {
    await act()
  } finally {
    db.getExecutor = getExecutor
  }
  return statements
}
