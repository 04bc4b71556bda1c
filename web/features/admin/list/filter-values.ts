import type { AdminText } from '../en-admin.ts'

type Words = AdminText['table']
export type Chip = { name: string; label: string; without: Record<string, unknown> }

const PAIRS = {
  score: 'score',
  debates: 'debates',
  started: 'started',
  registered: 'registered',
} as const
const sideOf = (name: string) =>
  /^(score|debates)(Min|Max)$|^(started|registered)(From|To)$/.exec(name)

/**
 * The active filters in words, one chip a field; `without` is the filter that is left when it goes.
 */
export const toChips = (
  filter: Record<string, unknown>,
  words: Words,
  nameOf: (id: string) => string,
): Chip[] => {
  const chips: Chip[] = []
  const seen = new Set<string>()
  for (const [name, value] of Object.entries(filter)) {
    const side = sideOf(name)
    const base = (side?.[1] ?? side?.[3]) as keyof typeof PAIRS | undefined
    if (base) {
      if (seen.has(base)) continue
      seen.add(base)
      const [low, high] = side?.[2] ? [`${base}Min`, `${base}Max`] : [`${base}From`, `${base}To`]
      const { [low]: from, [high]: to, ...without } = filter
      chips.push({
        name: base,
        label: `${words.fields[base]}: ${from ?? '…'} – ${to ?? '…'}`,
        without,
      })
      continue
    }
    const { [name]: _gone, ...without } = filter
    const field = words.fields[name as keyof Words['fields']] ?? name
    chips.push({ name, label: `${field}: ${inWords(name, value, words, nameOf)}`, without })
  }
  return chips
}

const inWords = (
  name: string,
  value: unknown,
  words: Words,
  nameOf: (id: string) => string,
): string => {
  if (Array.isArray(value))
    return value.map(part => words.values[String(part)] ?? String(part)).join(', ')
  if (typeof value === 'boolean') return value ? words.yes : words.no
  return name === 'topicId' || name === 'userId' ? nameOf(String(value)) : String(value)
}
