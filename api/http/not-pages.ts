/**
 * First parts of addresses that no page of the web app has. What programs ask for there (probes of
 * a monitor, a scanner, a client with a wrong address) must not be answered with a page and 200.
 */
const FOR_PROGRAMS = [
  'api',
  'graphql',
  'graphiql',
  'socket.io',
  'assets',
  'metrics',
  'prometheus',
  'actuator',
  'health',
  'healthz',
  'livez',
  'readyz',
  'status',
  'doc',
  'docs',
  'documentation',
  'redoc',
  'swagger',
  'swagger-ui',
  'openapi',
  'rest',
  'v1',
  'v2',
  'v3',
  '.well-known',
] as const

/** A file that we do not have, such as /openapi.json or /.env. */
const FILE = /\.[a-z0-9]{1,5}$|^\./i

/** Whether the web app answers at an address, with a page of its own or its "not found". */
export const isPageAddress = (path: string): boolean => {
  const parts = path.toLowerCase().split('/')
  const [, first = ''] = parts
  if (FOR_PROGRAMS.some(name => name === first)) return false
  return !FILE.test(parts.at(-1) ?? '')
}
