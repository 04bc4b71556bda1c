import { useEffect, useRef } from 'react'
import { Navigate, useNavigate, useParams } from 'react-router-dom'
import type { DebateResults } from '#schema/entities.ts'
import { sayError } from '../../lib/say-error.ts'
import { paths } from '../../paths.ts'
import { useAlerts } from '../../ui/alerts.tsx'
import { ResultsHeader } from './results-header.tsx'
import styles from './results-page.module.css'
import { ResultsSkeleton } from './results-skeleton.tsx'
import { ScoredResults } from './scored-results.tsx'
import { Unfinished } from './unfinished.tsx'
import { useResults } from './use-results.ts'
import { useText } from './use-text.ts'

/** /results/{id}: score, skills and what to do next (specification section 2). */
export const ResultsPage = () => {
  const { debateId } = useParams()
  if (!debateId) return <Navigate to={paths.home} replace />
  return <Results key={debateId} debateId={debateId} />
}

const Results = ({ debateId }: { debateId: string }) => {
  const text = useText()
  const state = useResults(debateId)
  const { alert } = useAlerts()
  const navigate = useNavigate()
  const hasSaidSo = useRef(false)
  const { loadFailed, unknown } = text.results

  useEffect(() => {
    if (state.kind !== 'failed' || hasSaidSo.current) return
    hasSaidSo.current = true
    const reason = sayError(text.messages, state.error) || unknown
    alert(loadFailed(reason)).then(() => navigate(paths.home, { replace: true }))
  }, [state, alert, navigate, loadFailed, unknown, text])

  return (
    <article className={styles.page}>
      <title>{text.common.pageTitle(text.results.title)}</title>
      {state.kind === 'ready' ? (
        <>
          <ResultsHeader results={state.results} />
          <Body results={state.results} />
        </>
      ) : (
        <ResultsSkeleton />
      )}
    </article>
  )
}

const Body = ({ results }: { results: DebateResults }) =>
  results.status === 'scored' ? (
    <ScoredResults results={results} />
  ) : (
    <Unfinished results={results} />
  )
