import { inspect } from 'node:util'
import { OperatorError } from '#db/operator-error.ts'

/** What went wrong, as the system, PostgreSQL, SQLite or Node name it, and what it is about. */
type Signs = {
  codes: ReadonlySet<string>
  syscall: string | undefined
  path: string | undefined
  port: number | undefined
  host: string | undefined
  message: string
}

const DEEPEST = 5

/**
 * Every error that an error was made from: causes, and the attempts that an AggregateError holds.
 */
const allOf = (error: unknown, depth = 0): object[] => {
  if (typeof error !== 'object' || error === null || depth > DEEPEST) return []
  const { cause, errors } = error as { cause?: unknown; errors?: unknown }
  const inner = [cause, ...(Array.isArray(errors) ? errors : [])]
  return [error, ...inner.flatMap(each => allOf(each, depth + 1))]
}

/** What Node, pg, node:sqlite and Emscripten put on their errors. */
type Detail = {
  name?: unknown
  code?: unknown
  errno?: unknown
  errcode?: unknown
  syscall?: unknown
  path?: unknown
  port?: unknown
  hostname?: unknown
  address?: unknown
  message?: unknown
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''
const isNumber = (value: unknown): value is number => typeof value === 'number'

/** The embedded database's file system names its faults by WASI's numbers. */
const WASI: Partial<Record<number, string>> = {
  2: 'EACCES',
  20: 'EEXIST',
  51: 'ENOSPC',
  54: 'ENOTDIR',
  63: 'EPERM',
  69: 'EROFS',
}

const SQLITE: Partial<Record<number, string>> = { 8: 'EROFS', 13: 'ENOSPC', 14: 'EACCES' }

const codeOf = ({ name, code, errno, errcode }: Detail): unknown => {
  if (name === 'ErrnoError' && isNumber(errno)) return WASI[errno]
  return isNumber(errcode) ? SQLITE[errcode] : code
}

const readSigns = (error: unknown): Signs => {
  const details = allOf(error) as Detail[]
  return {
    codes: new Set(details.map(codeOf).filter(isText)),
    syscall: details.map(({ syscall }) => syscall).find(isText),
    path: details.map(({ path }) => path).find(isText),
    port: details.map(({ port }) => port).find(isNumber),
    host: details.flatMap(({ hostname, address }) => [hostname, address]).find(isText),
    message: details.map(({ message }) => message).find(isText) ?? String(error),
  }
}

const folderOf = ({ path }: Signs) => path ?? 'The data folder'

/**
 * Problems that an operator can solve. The first row that has a code of the error, and its system
 * call, gives the sentence.
 */
const FAULTS: readonly {
  codes: readonly string[]
  syscalls?: readonly string[]
  says: (signs: Signs) => string
}[] = [
  {
    codes: ['EADDRINUSE'],
    says: ({ port = 3000 }) =>
      `Port ${port} is in use. Choose another: PORT=${port < 65535 ? port + 1 : 3000} npm start`,
  },
  {
    codes: ['EACCES', 'EPERM'],
    syscalls: ['listen'],
    says: ({ port }) =>
      `Port ${port} may not be used by this user. Choose one from 1024 up: PORT=3000 npm start`,
  },
  {
    codes: ['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL'],
    syscalls: ['listen', 'getaddrinfo'],
    says: ({ host }) =>
      `This machine has no address ${host}. Set HOST to 127.0.0.1 (this machine alone) or 0.0.0.0 (all).`,
  },
  {
    codes: ['ENOSPC', 'EDQUOT', '53100'],
    says: signs =>
      `The disk is full: nothing more can be written to ${folderOf(signs)}. ` +
      'Free some space, or choose a folder on another disk with DATA_DIR.',
  },
  {
    codes: ['ENOTDIR', 'EEXIST'],
    says: signs =>
      `A file stands where the data folder should be (${folderOf(signs)}). Choose another with DATA_DIR.`,
  },
  {
    codes: ['EROFS'],
    says: signs =>
      `${folderOf(signs)} can only be read. Choose a folder that can be written to with DATA_DIR.`,
  },
  {
    codes: ['EACCES', 'EPERM'],
    says: signs =>
      `${folderOf(signs)} cannot be written to by this user. ` +
      'Give it to this user (chown), or choose another with DATA_DIR.',
  },
  {
    codes: ['28P01', '28000'],
    says: ({ message }) =>
      `PostgreSQL refuses the login (${message}). Check the user and the password in DATABASE_URL.`,
  },
  {
    codes: ['3D000'],
    says: ({ message }) =>
      `PostgreSQL has no such database (${message}). Create it with createdb, or correct DATABASE_URL.`,
  },
  {
    codes: ['53300'],
    says: () =>
      'PostgreSQL has no connection left. Raise max_connections, or stop what holds the others.',
  },
  {
    codes: ['42501'],
    says: ({ message }) =>
      `PostgreSQL refuses (${message}). Let the user of DATABASE_URL own the database.`,
  },
  {
    codes: ['ERR_MODULE_NOT_FOUND', 'MODULE_NOT_FOUND'],
    says: ({ message }) =>
      `${message.split(' imported from')[0]}. A package is missing: npm start or npm ci installs it anew.`,
  },
]

/**
 * The sentence for an operator where there is one, else the error with its stack: then it is a bug.
 */
export const sayFault = (error: unknown): string => {
  const own = allOf(error).find(each => each instanceof OperatorError)
  if (own) return (own as OperatorError).message
  const signs = readSigns(error)
  const fault = FAULTS.find(
    ({ codes, syscalls }) =>
      codes.some(code => signs.codes.has(code)) &&
      (!syscalls || syscalls.includes(signs.syscall ?? '')),
  )
  if (fault) return fault.says(signs)
  return error instanceof Error ? (error.stack ?? error.message) : inspect(error)
}
