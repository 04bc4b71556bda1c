import type { Language } from '../constants.ts'

/** A name in the interface's languages. */
type Label = Record<Language, string>

/**
 * A column of a row, under the specification's name. `time` and `date` are times in UTC; of a date,
 * the time of day does not matter to a reader.
 */
export type DeclaredColumn = {
  kind: 'id' | 'text' | 'choice' | 'flag' | 'count' | 'score' | 'time' | 'date'
  /** The values of a choice. */
  values?: readonly string[]
  isNullable?: true
  /** The name of the order by this column, and what it says in the SDL. */
  sort?: { by: string; says: string }
  /** Of a time: whole milliseconds are all there is, so that a cursor holds it as it is. */
  isInMilliseconds?: true
  /** Not in the CSV, which has another column for it. */
  isLeftOutOfCsv?: true
}

/** A column on the screen: its data and its name. Columns are shown in this order. */
export type ShownColumn = {
  column: string
  label: Label
  /** CSS pixels; a wide column has at least these. */
  width: number
  /** For long texts, such as a motion: it takes the room that is left. */
  isWide?: true
}

/** The description of a parameter in the SDL, for those who call the API. */
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
  /** Any words, such as the names of providers; the screen offers `known` as choices. */
  | ({ kind: 'words'; known: readonly string[] } & Described)
  /** `isScore`: points, 0–100. */
  | ({ kind: 'numbers'; isWhole?: true; isScore?: true } & DescribedRange)
  | ({ kind: 'days' } & DescribedRange)
  /** A bound for a time, ISO 8601 with its zone; for those who call the API. */
  | ({ kind: 'moment' } & Described)
)

/** A list that is neither ordered nor exported: as wide as its texts, on a page of its own. */
export type PlainList = {
  columns: Record<string, DeclaredColumn>
  shown: Record<string, Pick<ShownColumn, 'column' | 'label'>>
  rowsOnScreen: number
}

export type AdminList = {
  /** Begins the names in the SDL: AdminDebateFilter, AdminDebateSort. */
  type: string
  columns: Record<string, DeclaredColumn>
  shown: Record<string, ShownColumn>
  /** Where there is no room for columns: what a row says first, and what stands below it. */
  stacked: readonly [title: string, ...below: string[]]
  /** Rows of a page on the screen; REST and GraphQL have defaults of their own. */
  rowsOnScreen: number
  filters: Record<string, ListFilter>
  /** The order where none is asked for; newest first. */
  defaultSort: string
}
