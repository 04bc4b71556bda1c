import type { Language } from '../constants.ts'

/** A name in the interface's languages. */
type Label = Record<Language, string>

/**
 * What a row has under a column's name, in the specification's spelling.
 * `time` and `date` are moments in UTC; a date's time of day does not matter to a reader.
 */
export type DeclaredColumn = {
  kind: 'id' | 'text' | 'choice' | 'flag' | 'count' | 'score' | 'time' | 'date'
  /** Of a choice. */
  values?: readonly string[]
  isNullable?: true
  /** The name of the order by this column, and what it says in the SDL. */
  sort?: { by: string; says: string }
  /** Not in the CSV, which has another column for it. */
  isLeftOutOfCsv?: true
}

/** A column on the screen: of which data, under which name. Columns stand in this order. */
export type ShownColumn = {
  column: string
  label: Label
  /** Long words, such as a motion. */
  isWide?: true
}

/** What a parameter says in the SDL, for integrators. */
type Described = { says: string }
type DescribedRange = { says: readonly [lower: string, upper: string] }

/**
 * A filter. A range has two parameters: `scoreMin` and `scoreMax` of numbers (`score`),
 * `startedFrom` and `startedTo` of days (`started`), which are in UTC and both included.
 */
export type ListFilter = { label: Label } & (
  | ({ kind: 'text' | 'id' | 'flag' } & Described)
  /** Any of these; `enum` is their type in the SDL. */
  | ({ kind: 'choices'; values: readonly string[]; enum: string } & Described)
  /** Any words, such as the names of providers. */
  | ({ kind: 'words'; example: string } & Described)
  | ({ kind: 'numbers'; isWhole?: true } & DescribedRange)
  | ({ kind: 'days' } & DescribedRange)
)

export type AdminList = {
  /** In the SDL: AdminDebateFilter, AdminDebateSort. */
  type: string
  columns: Record<string, DeclaredColumn>
  shown: Record<string, ShownColumn>
  filters: Record<string, ListFilter>
  /** Without an order of one's own; newest first. */
  defaultSort: string
}
