import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { UseCase } from '#api/http/use-cases.ts'

const API = join(import.meta.dirname, '../..')
const DOORS = '{rest,graphql,sockets}/*.ts'
/** A use case is what a door calls by one of these, or a function of the dependencies and a viewer. */
const CALLED = /\b(?:call|callOwn|callAsNewcomer|callAsAnonymous)\(\s*([a-z]\w+)/g
const OF_VIEWER = /^(?:async )?(?:function)?\*? ?\w*\(\s*(?:\w+|\{[^}]*\})\s*,\s*_?viewer\b/
const IMPORTED = /import \{([^}]*)\} from '(#api\/domain\/[^']*)'/g
const EVENT = /socket\.on\('([\w-]+)'/g

const readDoors = (): string[] =>
  globSync(DOORS, { cwd: API })
    .filter(path => !path.endsWith('.test.ts'))
    .map(path => readFileSync(join(API, path), 'utf8'))

/** Every use case that a door calls, by its name. */
export const listVerbs = async (): Promise<Map<string, UseCase<object, unknown>>> => {
  const verbs = new Map<string, UseCase<object, unknown>>()
  for (const source of readDoors()) {
    const called = new Set(Array.from(source.matchAll(CALLED), ([, name = '']) => name))
    for (const [, names = '', path = ''] of source.matchAll(IMPORTED))
      for (const name of names.split(',').map(each => each.trim())) {
        const value: unknown = (await import(path))[name]
        // What use cases begin with is none.
        if (typeof value !== 'function' || name.startsWith('require')) continue
        if (called.has(name) || OF_VIEWER.test(String(value)))
          verbs.set(name, value as UseCase<object, unknown>)
      }
  }
  return verbs
}

/** Every event that a socket listens to, with the file of its namespace. */
export const listEvents = (): string[] =>
  globSync('sockets/*.ts', { cwd: API }).flatMap(path => {
    const source = readFileSync(join(API, path), 'utf8')
    return Array.from(source.matchAll(EVENT), ([, name = '']) => name)
      .filter(name => name !== 'disconnect')
      .map(name => `${path.replace(/^sockets\/|\.ts$/g, '')} ${name}`)
  })
