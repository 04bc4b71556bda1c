import { useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { type AfterLogin, paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import styles from './developers-page.module.css'
import { KeyField } from './key-field.tsx'
import inPython from './quick-start/export-debates.py?raw'
import inCurl from './quick-start/export-debates.sh?raw'
import inTypeScript from './quick-start/export-debates.ts?raw'
import { Prose, Section } from './section.tsx'
import { useDevelopersText } from './use-developers-text.ts'

const EXAMPLES = { curl: inCurl, TypeScript: inTypeScript, Python: inPython } as const
type ExampleLanguage = keyof typeof EXAMPLES
const LANGUAGES = Object.keys(EXAMPLES) as ExampleLanguage[]

/** Who logs in first gets there too. */
const TO_KEYS: AfterLogin = { afterLogin: paths.adminApiKeys }

/** What stands in the files, and is replaced by this server's address and the reader's key. */
const ADDRESS = 'http://127.0.0.1:3000'
const KEY = 'adt_YOUR_KEY'

/** From nothing to an export: a key, and an example that runs as it is copied. */
export const QuickStart = () => {
  const { start } = useDevelopersText()
  const [key, setKey] = useState('')
  const [language, setLanguage] = useState<ExampleLanguage>('curl')
  const [result, setResult] = useState<'none' | 'copied' | 'by-hand'>('none')
  const shown = useRef<HTMLPreElement>(null)
  const example = EXAMPLES[language]
    .replaceAll(ADDRESS, window.location.origin)
    .replaceAll(KEY, key || KEY)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(example)
      setResult('copied')
    } catch {
      if (shown.current) window.getSelection()?.selectAllChildren(shown.current)
      setResult('by-hand')
    }
  }
  const choose = (chosen: ExampleLanguage) => {
    setLanguage(chosen)
    setResult('none')
  }
  return (
    <Section id="start" title={start.title}>
      <ol className={styles.steps}>
        <li>
          <p>
            {start.makeKey}
            <Link to={paths.adminApiKeys} state={TO_KEYS}>
              {start.keysPage}
            </Link>
            {start.keyIsShownOnce}
          </p>
        </li>
        <li>
          <p>{start.typeKey}</p>
          <div className={styles.key}>
            <KeyField value={key} onChange={setKey} />
          </div>
        </li>
        <li>
          <p>{start.run}</p>
          <div className={styles.example}>
            <div className={styles.tools}>
              <fieldset className={styles.languages}>
                <legend className="visually-hidden">{start.language}</legend>
                {LANGUAGES.map(each => (
                  <Button
                    key={each}
                    kind="text"
                    aria-pressed={each === language}
                    onClick={() => choose(each)}
                  >
                    {each}
                  </Button>
                ))}
              </fieldset>
              <Button onClick={copy}>{result === 'copied' ? start.copied : start.copy}</Button>
            </div>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keys */}
            <section className={styles.code} tabIndex={0} aria-label={start.code}>
              <pre ref={shown}>
                <code>{example}</code>
              </pre>
            </section>
            <p role="status" className={styles.told}>
              {result === 'by-hand' && start.copyByHand}
            </p>
          </div>
          <Prose>{start.nightly}</Prose>
        </li>
      </ol>
    </Section>
  )
}
