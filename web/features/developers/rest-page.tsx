import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { useText } from '../../lib/i18n/use-text.ts'
import { paths } from '../../paths.ts'
import { InlineError } from '../../ui/inline-error.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { OPEN_API_PATH } from './open-api-path.ts'
import styles from './rest-page.module.css'
import { useDevelopersText } from './use-developers-text.ts'

/** Swagger UI and its styles are larger than the rest of the product: they come for this page. */
const loadViewer = async () => {
  const [{ default: draw }] = await Promise.all([
    import('swagger-ui-dist/swagger-ui-es-bundle.js'),
    import('swagger-ui-dist/swagger-ui.css'),
    import('./swagger-theme.css'),
  ])
  return draw
}

type State = 'loading' | 'ready' | 'failed'

/** /developers/rest: the OpenAPI document, drawn. What is typed under "Authorize" is kept nowhere. */
export const RestPage = () => {
  const { common } = useText()
  const { rest, home } = useDevelopersText()
  const place = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<State>('loading')
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads again
  useEffect(() => {
    const abort = new AbortController()
    const load = async () => {
      const [draw, spec] = await Promise.all([
        loadViewer(),
        fetch(OPEN_API_PATH, { signal: abort.signal }).then(answer => answer.json()),
      ])
      if (abort.signal.aborted || !place.current) return
      draw({
        domNode: place.current,
        spec,
        docExpansion: 'list',
        defaultModelsExpandDepth: -1,
        validatorUrl: null,
        persistAuthorization: false,
      })
      setState('ready')
    }
    setState('loading')
    load().catch(() => abort.signal.aborted || setState('failed'))
    return () => abort.abort()
  }, [attempt])
  return (
    <div className={styles.page}>
      <title>{common.pageTitle(rest.title)}</title>
      <header className={styles.head}>
        <Link to={paths.developers}>{home}</Link>
        <h1>{rest.title}</h1>
      </header>
      {state === 'loading' && <Spinner label={rest.loading} />}
      {state === 'failed' && (
        <InlineError message={rest.failed} onRetry={() => setAttempt(count => count + 1)} />
      )}
      <div ref={place} className={styles.reference} lang="en" />
    </div>
  )
}
