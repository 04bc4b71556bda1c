import { GRAPHQL_CHANGES } from '#schema/generated/graphql-changes.ts'
import { formatDate } from '../../lib/format.ts'
import { useLanguage } from '../../lib/i18n/use-text.ts'
import styles from './developers-page.module.css'
import { Section } from './section.tsx'
import { useDevelopersText } from './use-developers-text.ts'

/** A new type says enough without its fields. */
const withoutParts = (coordinates: readonly string[]): string[] => {
  const types = new Set(coordinates.filter(each => !each.includes('.')))
  return coordinates.filter(each => types.has(each) || !types.has(each.split('.')[0] ?? ''))
}

/** What each day changed in the schema. */
export const SchemaChanges = () => {
  const { changes } = useDevelopersText()
  const language = useLanguage()
  return (
    <Section id="changes" title={changes.title}>
      {GRAPHQL_CHANGES.length === 0 && <p>{changes.none}</p>}
      {GRAPHQL_CHANGES.map(({ day, ...entry }) => (
        <details key={day} className={styles.codes} open={day === GRAPHQL_CHANGES[0]?.day}>
          <summary>
            <time dateTime={day}>{formatDate(day, language)}</time>
          </summary>
          {(['added', 'changed', 'removed'] as const)
            .filter(kind => entry[kind].length > 0)
            .map(kind => (
              <div key={kind} className={styles.change}>
                <h3>{changes[kind]}</h3>
                <ul>
                  {withoutParts(entry[kind]).map(each => (
                    <li key={each}>
                      <code>{each}</code>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
        </details>
      ))}
    </Section>
  )
}
