import { z } from 'zod'
import { faultOfAnswer } from '#api/tests/answer-faults.ts'
import {
  ADMIN_LISTS,
  ADMIN_TABLES,
  filtersOf,
  parametersOf,
  sortsOf,
} from '#schema/admin-lists/lists.ts'
import { ADMIN_PAGE_SIZES } from '#schema/admin-lists/query.ts'
import type { RestCalls } from '#schema/rest/call.ts'
import { API_CALLS, OPERATOR_CALLS } from '#schema/rest/calls.ts'
import { isBug, send } from './send.ts'
import type { InputShape } from './shape.ts'
import { count } from './tally.ts'
import { BAD_VALUES, type InputMaker, makeInput, makeValid } from './values.ts'

type Call = { method: string; path: string; body: InputShape | null; query: InputShape | null }

const shapeOf = (type: z.ZodType): InputShape =>
  z.toJSONSchema(type, { io: 'input', unrepresentable: 'any' }) as InputShape

const PAGE = { page: { type: 'integer' }, pageSize: { enum: [...ADMIN_PAGE_SIZES] } }

/** The tables' query strings are declared for all doors in schema/admin-lists. */
const tableQuery = (path: string): InputShape | null => {
  const table = ADMIN_TABLES.find(
    each => path === `/api/admin/${each}` || path.startsWith(`/api/admin/${each}/export`),
  )
  const found = table ?? (path === '/api/admin/debates/results' ? 'debates' : undefined)
  if (!found) return null
  const filters = filtersOf(found).flatMap(([name, filter]) =>
    parametersOf(name, filter).map((parameter): [string, InputShape] => [
      parameter,
      'values' in filter ? { enum: [...filter.values] } : { type: 'string' },
    ]),
  )
  return {
    type: 'object',
    properties: {
      ...Object.fromEntries(filters),
      ...(!path.endsWith('.csv') && PAGE),
      sort: { enum: sortsOf(found).map(({ by }) => `${by}.asc`) },
      sortBy: { enum: Object.keys(ADMIN_LISTS[found].columns) },
      sortOrder: { enum: ['asc', 'desc'] },
    },
  }
}

const declared: RestCalls = { ...API_CALLS }
const REST_CALLS: readonly Call[] = [
  ...Object.entries(declared).map(([name, call]) => ({ name: name.replace(' ', ' /api'), call })),
  ...Object.entries(OPERATOR_CALLS as RestCalls).map(([name, call]) => ({ name, call })),
].map(({ name, call }) => {
  const [method = '', path = ''] = name.split(' ')
  return {
    method,
    path,
    body: call.body ? shapeOf(call.body) : null,
    query: call.query ? shapeOf(call.query) : tableQuery(path),
  }
})

/** What `:id` stands for, by the word before it. */
const idIn = (path: string, name: string): string => {
  if (name === 'turnId') return 'turn_id'
  if (name === 'token') return 'token'
  const [, holder = ''] = new RegExp(`/(\\w+?)s?/:${name}`).exec(path) ?? []
  return `${holder}_id`
}

/** JSON that is none, or no object: in place of a body. */
const NO_BODIES = ['{"broken":', '[]', 'null', '7', '"text"', '', '{"a":1}{"a":2}'] as const
const BROKEN_BODY = 0.04
const BROKEN_PATH = 0.1
/** So long may a path or a query string be that it reaches the application (Node: 16 kB). */
const LONGEST_IN_URL = 6_000

const inUrl = (value: unknown) =>
  encodeURIComponent(
    (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed(),
  )
    .slice(0, LONGEST_IN_URL)
    // A cut may leave half of an escape: such addresses are sent too.
    .replace(/^$/, '%20')

const urlOf = ({ path, query }: Call, maker: InputMaker): string => {
  const { random } = maker
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    if (random.isOnce(BROKEN_PATH)) return inUrl(random.pick(BAD_VALUES)?.())
    return inUrl(makeValid({ type: 'string' }, idIn(path, name), maker))
  })
  if (!query) return filled
  const given = makeInput(query, '', maker)
  const pairs = Object.entries(typeof given === 'object' && given !== null ? given : { given })
  return `${filled}?${pairs.map(([name, value]) => `${name}=${inUrl(value)}`).join('&')}`.slice(
    0,
    LONGEST_IN_URL * 2,
  )
}

/** Sends one made-up REST call; what the answer has wrong, or null. */
export const fuzzRest = async (url: string, maker: InputMaker): Promise<string | null> => {
  const { random, person } = maker
  const ofAdmins = REST_CALLS.filter(({ path }) => path.startsWith('/api/admin'))
  const call = random.pick(person.kind === 'admin' && random.isOnce(0.7) ? ofAdmins : REST_CALLS)
  if (!call) return null
  const target = urlOf(call, maker)
  const isBroken = random.isOnce(BROKEN_BODY)
  const input = call.body && JSON.stringify(makeInput(call.body, '', maker))
  const text = isBroken && input !== null ? random.pick(NO_BODIES) : input
  maker.tell(`${call.method} ${target.slice(0, 80)} ${text?.slice(0, 120) ?? ''}`)
  const answer = await send(url, person, { method: call.method, path: target, text })
  const { status, body } = answer
  const fault = faultOfAnswer({ method: call.method, url: target, status, body })
  const what = `${call.method} ${call.path} ${target.slice(0, 300)} ${text?.slice(0, 300) ?? ''}`
  count(maker.tally, `${call.method} ${call.path}`, status)
  if (isBug(status, body)) return `${what}\n  answered ${status} ${answer.raw.slice(0, 500)}`
  return fault && `${what}\n  ${fault.slice(0, 1_000)}`
}
