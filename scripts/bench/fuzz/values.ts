import { LIMITS } from '#schema/constants.ts'
import { speech } from '../client.ts'
import { type Ids, type Person, someId } from './people.ts'
import type { Random } from './random.ts'
import type { InputShape } from './shape.ts'
import type { CallTally } from './tally.ts'

/** What an input is made with. */
export type InputMaker = {
  random: Random
  person: Person
  all: Ids
  tally: CallTally
  /** Which call is under way, for when it blocks the server. */
  tell(call: string): void
}

/** How much of what may be left out an input has: of everything, few would be accepted. */
const GIVEN_OPTIONAL = [0, 0.2, 0.5, 1] as const
const MOST_ITEMS = 3
const WORDS = ['tea', 'school uniforms', '100%', "o'clock", '公共交通', 'for', ''] as const
const MOTIONS = [
  'Tea is better than coffee',
  'Schools should require uniforms',
  'Cities should ban private cars',
  '城市应当禁止私家车',
] as const
const DAYS = ['2026-01-31', '2026-11-22', '2026-02-30'] as const
/** Turns as long as may be, which cost most to read. */
const LONGEST_TURNS = [speech(1), '[ab]', '因为下雨，所以路滑。'].map(text =>
  text.repeat(LIMITS.turnMax / text.length),
)
const LONGEST_TURN = 0.1
/** A PCM16 recording of nothing. */
const SILENCE = Buffer.alloc(960).toString('base64')

const idOf = (kind: string, { person, all, random }: InputMaker) =>
  someId(kind, person.ids, all, random)
const word = ({ random }: InputMaker) => random.whole(1e9).toString(36)

/** By the name of its field, whatever way it is spelt: the first that fits counts. */
const TEXTS: readonly [name: RegExp, make: (maker: InputMaker) => string][] = [
  [/email/, m => (m.random.isOnce(0.5) && m.person.email) || `fuzz${word(m)}@example.org`],
  [/password/, m => (m.random.isOnce(0.9) ? 'secret-1' : word(m))],
  [/confirmation/, m => m.person.email ?? word(m)],
  [/avatar/, m => `avatar-${m.random.whole(6) + 1}`],
  [/client.*id/, m => word(m)],
  [/debate.*id/, m => idOf('debate', m)],
  [/turn.*id/, m => idOf('turn', m)],
  [/topic_?id/, m => (m.random.isOnce(0.5) ? 'custom' : idOf('topic', m))],
  [/user_?id/, m => idOf('user', m)],
  [/session_?id/, m => idOf('session', m)],
  [/key_?id/, m => idOf('key', m)],
  [/view_?id/, m => idOf('view', m)],
  [/^token$/, m => idOf('link', m)],
  [/^(after|before)$/, m => idOf('cursor', m)],
  [/^(node)?_id$/, m => idOf(m.random.pick(['debate', 'turn', 'topic', 'user']), m)],
  [/name/, m => `Fuzz${word(m)}`],
  [/custom_?topic|topic_?text|^text_?(en|zh)?$/, m => m.random.pick(MOTIONS)],
  [
    /message|said/,
    m =>
      (m.random.isOnce(LONGEST_TURN) && m.random.pick(LONGEST_TURNS)) || speech(m.random.whole(9)),
  ],
  [/audio/, () => SILENCE],
  [/day|from|^to$|month|date/, m => m.random.pick(DAYS)],
]

const textOf = (name: string, { pattern }: InputShape, maker: InputMaker): string => {
  if (pattern?.includes('\\d')) return String(maker.random.whole(30))
  const [, make] = TEXTS.find(([known]) => known.test(name.toLowerCase())) ?? []
  return make ? make(maker) : maker.random.pick(WORDS)
}

const numberOf = ({ minimum = 0, maximum = 100 }: InputShape, { random }: InputMaker) =>
  Math.max(minimum, 0) + random.whole(Math.min(maximum, 100))

/** An `id` is of what holds it: `debate(id:)`, `input: { id }` of `apiKey`. */
const nameIn = (key: string, holder: string) => (key === 'id' ? `${holder}_id` : key)

/** A value that the shape accepts; what exists is named where there is something. */
export const makeValid = (shape: InputShape, name: string, maker: InputMaker): unknown => {
  const { random } = maker
  if (shape.const !== undefined) return shape.const
  if (shape.enum) return random.pick(shape.enum)
  if (shape.anyOf) return makeValid(random.pick(shape.anyOf) ?? {}, name, maker)
  const type = Array.isArray(shape.type) ? random.pick(shape.type) : shape.type
  switch (type) {
    case 'object': {
      const share = random.pick(GIVEN_OPTIONAL)
      return Object.fromEntries(
        Object.entries(shape.properties ?? {})
          .filter(([key]) => shape.required?.includes(key) || random.isOnce(share))
          .map(([key, inner]) => [key, makeValid(inner, nameIn(key, name), maker)]),
      )
    }
    case 'array':
      return Array.from({ length: random.whole(MOST_ITEMS) }, () =>
        makeValid(shape.items ?? {}, name, maker),
      )
    case 'string':
      return textOf(name, shape, maker)
    case 'boolean':
      return random.isOnce(0.5)
    case 'integer':
    case 'number':
      return numberOf(shape, maker)
    default:
      return null
  }
}

const LONG = 8_000
const LONGEST = 100_000
/** Bytes of nearly the largest body of a REST call, and of one beyond it. */
const LARGE = 240_000
const TOO_LARGE = 400_000
const DEEP = 200
const nest = (inner: unknown): unknown =>
  Array.from({ length: DEEP }).reduce<unknown>(value => ({ a: [value] }), inner)

/** What nobody should send, and what somebody sends. */
export const BAD_VALUES: readonly (() => unknown)[] = [
  () => null,
  () => '',
  () => 'x'.repeat(LONG),
  () => 'word and. '.repeat(LONGEST / 10),
  () => '因为'.repeat(LONG / 2),
  () => 'a'.repeat(LONGEST),
  () => 'because. '.repeat(LARGE / 9),
  () => Array.from({ length: LARGE / 12 }, () => 'word [ab]'),
  () => '因为'.repeat(TOO_LARGE / 6),

  () => 'nul \0 byte',
  () => '\u0001\u001b[31m\u007f\u0085\u202e\ufeff',
  () => 'lone \ud800 surrogate \udc00',
  () => '👩‍👩‍👧‍👦'.repeat(LONG / 11),
  () => -1,
  () => 1e308,
  () => 2 ** 53,
  () => -(2 ** 31) - 1,
  () => 0.5,
  () => true,
  () => [],
  () => ['text', 7],
  () => Array.from({ length: LONG }, (_, nth) => nth),
  () => ({}),
  () => ({ $ne: null }),
  () => JSON.parse('{"__proto__":{"admin":true},"constructor":{"prototype":{"a":1}}}'),
  () => nest('deep'),
]

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The same input with one field broken: missing, unknown, or of a bad value. */
const breakOne = (value: unknown, random: Random): unknown => {
  const bad = () => random.pick(BAD_VALUES)?.()
  if (!isObject(value) || Object.keys(value).length === 0 || random.isOnce(0.05)) return bad()
  const [name, inner] = random.pick(Object.entries(value)) ?? ['', null]
  const { [name]: _, ...others } = value
  if (isObject(inner) && random.isOnce(0.8)) return { ...value, [name]: breakOne(inner, random) }
  if (random.isOnce(0.15)) return others
  return random.isOnce(0.1) ? { ...value, unknown: bad() } : { ...value, [name]: bad() }
}

/** Inputs that are as they should be; the others have one thing wrong. */
const VALID = 0.6

export const makeInput = (shape: InputShape, name: string, maker: InputMaker): unknown => {
  const valid = makeValid(shape, name, maker)
  return maker.random.isOnce(VALID) ? valid : breakOne(valid, maker.random)
}
