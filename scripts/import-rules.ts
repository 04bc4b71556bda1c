import { type Import, readImports } from './read-imports.ts'

export type Fault = { file: string; line: number; specifier: string; why: string }

const isIn = (path: string, folders: readonly string[]): boolean =>
  folders.some(folder => path === folder || path.startsWith(`${folder}/`))

/** Packages that only these files may name: database, models, network, tables. */
const OWNED: readonly { packages: readonly string[]; owners: readonly string[]; why: string }[] = [
  {
    packages: ['kysely', 'pg', '@electric-sql/pglite'],
    owners: ['db'],
    why: 'only db/ contains SQL',
  },
  { packages: ['openai'], owners: ['api/ai'], why: 'only api/ai talks to models' },
  {
    packages: ['openid-client', 'jose'],
    owners: ['api/identity', 'api/tests'],
    why: 'only api/identity talks to the third party of the sign-in',
  },
  { packages: ['pg-boss'], owners: ['api/jobs'], why: 'only api/jobs runs the queue' },
  {
    packages: ['fastify', 'fastify-plugin', '@fastify', 'mercurius', 'socket.io', 'engine.io'],
    owners: [
      ...['api/graphql', 'api/rest', 'api/sockets', 'api/tests', 'scripts/bench'],
      ...['api/app.ts', 'api/http'],
    ],
    why: 'only the APIs talk to the network',
  },
  {
    packages: ['ws'],
    owners: ['api/ai', 'api/tests', 'scripts/bench'],
    why: 'only api/ai opens sockets to models',
  },
  {
    packages: ['js-yaml'],
    owners: [
      ...['schema/motions', 'schema/concepts', 'api/ai/offline/judge/coded', 'scripts'],
      'api/domain/admin/read-topic-file.ts',
    ],
    why: 'schema/motions reads the motions for everybody, coded-debates.ts the coded debates',
  },
  { packages: ['@nivo'], owners: ['web/ui/charts'], why: 'charts are drawn by web/ui/charts' },
  {
    packages: ['graphiql', '@graphiql'],
    owners: ['web/features/developers'],
    why: 'GraphiQL is large: the page for developers alone',
  },
  {
    packages: ['@apollo', '@tanstack'],
    owners: ['web/features/admin', 'web/lib/apollo', 'api/tests'],
    why: 'the admin area alone',
  },
]

/** What the files of a folder may import of ours; the first folder that holds a file counts. */
type Reach = {
  from: string
  to: readonly string[]
  /** Files of which only types may be imported. */
  types?: readonly string[]
  why: string
}
const REACH: readonly Reach[] = [
  { from: 'schema', to: ['schema'], why: 'schema/ imports nothing of ours' },
  { from: 'db', to: ['db', 'schema'], why: 'db/ knows only schema/' },
  {
    from: 'api/domain',
    to: [
      ...[
        'api/domain',
        'schema',
        'db/queries',
        'db/tables.ts',
        'db/unique-violation.ts',
        'db/missing-reference.ts',
        'db/unavailable.ts',
      ],
      ...[
        'api/ai/judge.ts',
        'api/ai/opponent.ts',
        'api/ai/voice.ts',
        'api/ai/start-timer.ts',
        'api/ai/wav.ts',
      ],
    ],
    types: ['db/database.ts'],
    why: 'the domain knows the AI interfaces and the queries, no API and no provider',
  },
  {
    from: 'api/ai',
    to: [
      'api/ai',
      'schema',
      'api/domain/domain-error.ts',
      'api/domain/scoring/place-scores.ts',
      'api/config.ts',
      'api/voice-config.ts',
    ],
    why: 'providers know no API and no table',
  },
  {
    from: 'web/lib',
    to: ['web/lib', 'web/paths.ts', 'schema'],
    why: 'lib serves features and knows none',
  },
  {
    from: 'web/ui',
    to: ['web/ui', 'web/lib', 'web/paths.ts', 'schema'],
    why: 'ui serves features and knows none',
  },
  {
    from: 'web/features',
    to: ['web/features', 'web/ui', 'web/lib', 'web/paths.ts', 'schema'],
    why: 'a feature knows ui, lib and schema',
  },
  {
    from: 'web/tests',
    to: ['web', 'api', 'schema', 'scripts'],
    why: 'browser tests start the server',
  },
  { from: 'web', to: ['web', 'schema'], why: 'the web app meets the server in schema/ alone' },
  { from: 'api/rest', to: ['api', 'schema'], why: 'an API asks the domain, not the database' },
  { from: 'api/graphql', to: ['api', 'schema'], why: 'an API asks the domain, not the database' },
  { from: 'api/sockets', to: ['api', 'schema'], why: 'an API asks the domain, not the database' },
  {
    from: 'api',
    to: ['api', 'db', 'schema'],
    why: 'the server knows neither the web app nor the scripts',
  },
]

/** What only the server reads: the browser gets neither the files nor their parser. */
const NOT_FOR_WEB = ['schema/motions']

/**
 * A provider takes memory and time: it is loaded when it is chosen. A hosted opponent has notes from
 * what is written on a motion, read when a debate asks for it.
 */
const PROVIDERS = ['api/ai/offline', 'api/ai/openai'] as const
const LOADERS = ['api/ai/choose.ts', 'api/ai/prompts/case-notes.ts']

const APIS = ['api/rest', 'api/graphql', 'api/sockets'] as const
const isTest = (file: string) => /\.test\.tsx?$/.test(file)
const isServer = (file: string) =>
  isIn(file, ['api']) && !isTest(file) && !isIn(file, ['api/tests'])
const featureOf = (path: string): string | undefined => /^web\/features\/([^/]+)\//.exec(path)?.[1]
/** The administrators' pages are separate like features; all of them may import the list. */
const adminPageOf = (path: string): string | undefined =>
  /^web\/features\/admin\/(?!list\/)([^/]+)\//.exec(path)?.[1]

const faultOf = (file: string, found: Import): string | null => {
  if (found.file === null) {
    const owned = OWNED.find(({ packages }) => isIn(found.specifier, packages))
    return owned && !isIn(file, owned.owners) ? owned.why : null
  }
  const target = found.file
  if (isIn(file, ['web']) && !isTest(file) && isIn(target, NOT_FOR_WEB))
    return 'the browser gets no motion files'
  const provider = PROVIDERS.find(folder => isIn(target, [folder]))
  const isLoadedEarly = !found.isType && !(LOADERS.includes(file) && found.isLazy)
  if (provider && isLoadedEarly && isServer(file) && !isIn(file, [provider]))
    return `a provider is loaded with import(), when it is chosen, by ${LOADERS.join(' or ')}`
  const feature = featureOf(file)
  if (feature && featureOf(target) && featureOf(target) !== feature)
    return 'a feature never imports another feature'
  const page = isIn(file, ['web/features/admin/list']) ? 'list' : adminPageOf(file)
  if (page && adminPageOf(target) && adminPageOf(target) !== page)
    return 'an admin page never imports another admin page'
  const api = APIS.find(folder => isIn(file, [folder]))
  if (api && APIS.some(other => other !== api && isIn(target, [other])))
    return 'an API never imports another API'
  // A test may import whatever its subject works with.
  const reach = isTest(file) ? undefined : REACH.find(({ from }) => isIn(file, [from]))
  if (!reach || isIn(target, reach.to)) return null
  return found.isType && isIn(target, reach.types ?? []) ? null : reach.why
}

/** The imports that break a rule. */
export const findFaults = (root: string, files: readonly string[]): Fault[] =>
  files.flatMap(file =>
    readImports(root, file).flatMap(found => {
      const why = faultOf(file, found)
      return why === null ? [] : [{ file, line: found.line, specifier: found.specifier, why }]
    }),
  )
