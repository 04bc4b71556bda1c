import { Link } from 'react-router-dom'
import styles from './section-index.module.css'
import { useCurrentSection } from './use-current-section.ts'
import { useText } from './use-text.ts'

/** The sections of the page that the index names, in its order. */
const SECTIONS = ['score', 'mend', 'skills', 'clash', 'flaws', 'turns', 'trend'] as const
export type SectionId = (typeof SECTIONS)[number]

/** Stays at the window's top; leads to the sections that this debate has, and opens them. */
export const SectionIndex = ({ shown }: { shown: readonly SectionId[] }) => {
  const { index: words } = useText().results
  const ids = SECTIONS.filter(id => shown.includes(id))
  const { current, hold } = useCurrentSection(ids)
  const open = (id: SectionId) => {
    const section = document.getElementById(id)
    section?.querySelector(':scope > details')?.setAttribute('open', '')
    section?.focus({ preventScroll: true })
    hold(id)
  }
  return (
    <nav className={styles.index} aria-label={words.label}>
      <ul className={styles.list}>
        {ids.map(id => (
          <li key={id}>
            <Link
              to={{ hash: id }}
              replace
              className={styles.link}
              aria-current={id === current ? 'true' : undefined}
              onClick={() => open(id)}
            >
              {words[id]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
