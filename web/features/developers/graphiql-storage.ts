import { readItem, removeItem, removeItems, writeItem } from '../../lib/storage.ts'

/** What GraphiQL keeps, in this tab alone: a query may hold a password. */
export const graphiqlStorage = {
  getItem: (name: string) => readItem('session', name),
  setItem: (name: string, value: string) => writeItem('session', name, value),
  removeItem: (name: string) => removeItem('session', name),
  clear: () => removeItems('session', 'graphiql:'),
  /** Only asked after a write that failed, which ours does not. */
  length: 0,
}
