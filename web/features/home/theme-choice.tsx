import { THEMES, type Theme } from '#schema/constants.ts'
import { useText } from '../../lib/i18n/use-text.ts'
import styles from './theme-choice.module.css'

type ThemeChoiceProps = { theme: Theme | null; onChoose: (theme: Theme | null) => void }

/** Narrows the list to one theme; the chosen one, chosen again, lets all in. */
export const ThemeChoice = ({ theme, onChoose }: ThemeChoiceProps) => {
  const words = useText().home.popular
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place in a line that scrolls
    <div role="group" aria-label={words.theme} className={styles.themes}>
      {THEMES.map(each => (
        <button
          key={each}
          type="button"
          className={styles.theme}
          aria-pressed={each === theme}
          onClick={() => onChoose(each === theme ? null : each)}
        >
          {words.themes[each]}
        </button>
      ))}
    </div>
  )
}
