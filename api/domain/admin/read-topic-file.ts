import { DomainError, invalidField } from '#api/domain/domain-error.ts'
import type { TopicFileFormat } from '#schema/admin.ts'
import { ADMIN_LISTS } from '#schema/admin-lists/lists.ts'
import type { BriefInput } from '#schema/brief.ts'
import { LIMITS, STANCES, type Stance } from '#schema/constants.ts'

/** A topic of a file as it was written; each value is a text, a list or something else. */
export type WrittenTopic = {
  topic_text_en: string
  topic_text_zh: string | null
  is_recommended: boolean
  brief: BriefInput | null
  brief_zh: BriefInput | null
}

const unreadable = (cause: unknown) => {
  const detail = cause instanceof Error ? (cause.message.split('\n')[0] ?? '') : String(cause)
  return invalidField('text', 'FILE_UNREADABLE', { detail })
}

const FIELDS = ['topic_text_en', 'topic_text_zh', 'is_recommended', 'brief', 'brief_zh']
const BRIEFS = ['brief', 'brief_zh'] as const

/** A point's column in a CSV: brief_for_1, brief_zh_against_3. */
const POINT = /^(brief|brief_zh)_(for|against)_([1-3])$/

/** Columns of the table's own export, which may be brought back as it came. */
const EXPORTED = Object.keys(ADMIN_LISTS.topics.columns)

const assertKnown = (names: readonly string[], isKnown: (name: string) => boolean) => {
  const unknown = names.find(name => !isKnown(name))
  if (unknown !== undefined) throw invalidField('text', 'FILE_COLUMN_UNKNOWN', { name: unknown })
}

const textOf = (value: unknown): string => {
  if (typeof value === 'string') return value
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
}

const YES = ['true', 'yes', '1', 'x', '是']
const isYes = (value: unknown) => YES.includes(textOf(value).trim().toLowerCase())

/** A list of texts; a single text is a list of one. */
const textsOf = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.map(textOf)
  return value === undefined || value === null ? [] : [textOf(value)]
}

const briefOf = (value: unknown): BriefInput | null => {
  if (typeof value !== 'object' || value === null) return null
  const sides: Record<string, unknown> = { ...value }
  assertKnown(Object.keys(sides), name => STANCES.some(stance => stance === name))
  return { for: textsOf(sides.for), against: textsOf(sides.against) }
}

const toWritten = (fields: Record<string, unknown>): WrittenTopic => ({
  topic_text_en: textOf(fields.topic_text_en),
  topic_text_zh: textOf(fields.topic_text_zh).trim() || null,
  is_recommended: isYes(fields.is_recommended),
  brief: briefOf(fields.brief),
  brief_zh: briefOf(fields.brief_zh),
})

const readYaml = async (text: string): Promise<WrittenTopic[]> => {
  const { load } = await import('js-yaml')
  const found: unknown = load(text)
  if (!Array.isArray(found)) throw new Error('it is no list')
  return found.map((entry: unknown) => {
    if (typeof entry !== 'object' || entry === null) throw new Error('a topic has no fields')
    assertKnown(Object.keys(entry), name => FIELDS.includes(name))
    return toWritten({ ...entry })
  })
}

const DELIMITERS = [',', ';', '\t']

/** Spreadsheets of many countries separate by semicolons. */
const delimiterOf = (text: string): string => {
  const [heading = ''] = text.split('\n')
  const count = (sign: string) => heading.split(sign).length
  return DELIMITERS.reduce((best, sign) => (count(sign) > count(best) ? sign : best))
}

const briefOfRow = (row: Record<string, string>, brief: (typeof BRIEFS)[number]): BriefInput => {
  const pointsOf = (stance: Stance) =>
    Object.entries(row).flatMap(([name, value]) => {
      const [, of, side] = POINT.exec(name) ?? []
      return of === brief && side === stance ? [value] : []
    })
  return { for: pointsOf('for'), against: pointsOf('against') }
}

const readCsv = async (text: string): Promise<WrittenTopic[]> => {
  const { parse } = await import('csv-parse/sync')
  const rows: Record<string, string>[] = parse(text, {
    bom: true,
    columns: heading => heading.map((name: string) => name.trim()),
    delimiter: delimiterOf(text),
    relax_column_count_less: true,
    skip_empty_lines: true,
    trim: true,
  })
  const names = Object.keys(rows[0] ?? {})
  assertKnown(names, name => FIELDS.includes(name) || POINT.test(name) || EXPORTED.includes(name))
  return rows.map(row =>
    toWritten({
      ...row,
      brief: briefOfRow(row, 'brief'),
      brief_zh: briefOfRow(row, 'brief_zh'),
    }),
  )
}

const READERS = { csv: readCsv, yaml: readYaml }

/** The topics of a file. VALIDATION on one that cannot be read, is empty or has too many. */
export const readTopicFile = async (
  format: TopicFileFormat,
  text: string,
): Promise<WrittenTopic[]> => {
  const topics = await READERS[format](text).catch((error: unknown) => {
    throw error instanceof DomainError ? error : unreadable(error)
  })
  const max = LIMITS.importedTopics
  if (topics.length === 0) throw invalidField('text', 'FILE_WITHOUT_ROWS')
  if (topics.length > max) throw invalidField('text', 'FILE_TOO_LONG', { max })
  return topics
}
