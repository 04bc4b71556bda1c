/** Something that the palette leads to; `group` is the name of the entries around it. */
export type PaletteEntry = {
  id: string
  group: string
  name: string
  /** What tells it from others of the same name. */
  more?: string | undefined
  act: () => void
}

const inLowerCase = (text: string) => text.toLocaleLowerCase()

/** Entries in whose words every typed word is, in their order. */
export const matchEntries = (entries: readonly PaletteEntry[], typed: string): PaletteEntry[] => {
  const words = inLowerCase(typed).split(/\s+/).filter(Boolean)
  const hasAll = ({ name, more = '' }: PaletteEntry) => {
    const text = inLowerCase(`${name} ${more}`)
    return words.every(word => text.includes(word))
  }
  return entries.filter(hasAll)
}

export type PaletteGroup = { name: string; entries: PaletteEntry[] }

/** Neighbours of one group under its name. */
export const groupEntries = (entries: readonly PaletteEntry[]): PaletteGroup[] => {
  const groups: PaletteGroup[] = []
  for (const entry of entries) {
    const last = groups.at(-1)
    if (last?.name === entry.group) last.entries.push(entry)
    else groups.push({ name: entry.group, entries: [entry] })
  }
  return groups
}
