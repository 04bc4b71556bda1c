import { useText } from '../../lib/i18n/use-text.ts'
import styles from './developers-page.module.css'
import { ErrorCodes } from './error-codes.tsx'
import { Limits } from './limits.tsx'
import { QuickStart } from './quick-start.tsx'
import { SchemaChanges } from './schema-changes.tsx'
import { TheApis } from './the-apis.tsx'
import { useDevelopersText } from './use-developers-text.ts'

/** /developers: all that who integrates needs, on one page. */
export const DevelopersPage = () => {
  const { common } = useText()
  const text = useDevelopersText()
  const sections = [
    ['start', text.start.title],
    ['apis', text.apis.title],
    ['limits', text.limits.title],
    ['errors', text.errors.title],
    ['changes', text.changes.title],
  ] as const
  return (
    <div className={styles.page}>
      <title>{common.pageTitle(text.home)}</title>
      <header className={styles.head}>
        <h1 className={styles.title}>{text.home}</h1>
        <p className={styles.lead}>{text.lead}</p>
      </header>
      <nav className={styles.index} aria-label={text.sections}>
        {sections.map(([id, name]) => (
          <a key={id} href={`#${id}`}>
            {name}
          </a>
        ))}
      </nav>
      <QuickStart />
      <TheApis />
      <Limits />
      <ErrorCodes />
      <SchemaChanges />
    </div>
  )
}
