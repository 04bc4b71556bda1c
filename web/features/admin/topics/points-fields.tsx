import { LANGUAGES, type Language, LIMITS, STANCES, type Stance } from '#schema/constants.ts'
import { briefPointProblem, type Rule } from '#schema/validation.ts'
import { TextField } from '../../../ui/text-field.tsx'
import type { FieldOf } from '../../../ui/use-fields.ts'
import { useAdminText } from '../use-admin-text.ts'
import styles from './topics.module.css'

/** The points of a side in a language, a line each. */
export type PointsField = `${Language} ${Stance}`

type Points = { readonly for: readonly string[]; readonly against: readonly string[] }
type PointsOfTopic = { brief: Points | null; briefZh: Points | null }

const SIDES = LANGUAGES.flatMap(language =>
  STANCES.map(stance => ({ language, stance, name: `${language} ${stance}` as const })),
)

const linesOf = (text: string) => text.split('\n').filter(line => line.trim() !== '')

const pointsProblem: Rule = value => {
  const lines = linesOf(value)
  if (lines.length > LIMITS.briefPoints)
    return { code: 'BRIEF_TOO_MANY_POINTS', params: { max: LIMITS.briefPoints } }
  return lines.map(briefPointProblem).find(problem => problem !== null) ?? null
}

export const POINTS_RULES = Object.fromEntries(
  SIDES.map(({ name }) => [name, pointsProblem]),
) as Record<PointsField, Rule>

/** A topic's points as the fields show them. */
export const toPointsFields = ({ brief, briefZh }: PointsOfTopic): Record<PointsField, string> =>
  Object.fromEntries(
    SIDES.map(({ language, stance, name }) => {
      const points = language === 'zh' ? briefZh : brief
      return [name, points?.[stance].join('\n') ?? '']
    }),
  ) as Record<PointsField, string>

/** What the fields say, as the API takes it. */
export const toBriefs = (values: Record<PointsField, string>) => {
  const sidesIn = (language: Language) => ({
    for: linesOf(values[`${language} for`]),
    against: linesOf(values[`${language} against`]),
  })
  return { brief: sidesIn('en'), briefZh: sidesIn('zh') }
}

type PointsFieldsProps = {
  field: FieldOf<PointsField>
}

/** What the opponent argues from, by language and side. */
export const PointsFields = ({ field }: PointsFieldsProps) => {
  const { topics: words, table } = useAdminText()
  const isUsed = SIDES.some(({ name }) => field(name).value !== '')
  return (
    <details className={styles.points} open={isUsed || undefined}>
      <summary>{words.points}</summary>
      <p className={styles.hint}>{words.pointsHint}</p>
      {SIDES.map(({ language, stance, name }) => {
        const { required: _, ...rest } = field(name)
        return (
          <TextField
            {...rest}
            key={name}
            label={words.pointsOf(table.values[stance] ?? '', table.values[language] ?? '')}
            lang={language === 'zh' ? 'zh-CN' : 'en'}
            multiline
            rows={3}
          />
        )
      })}
    </details>
  )
}
