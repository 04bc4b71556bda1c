import type { DebateResults } from '#schema/entities.ts'
import { useText } from '../../lib/i18n/use-text.ts'
import { writeDebateSetup } from '../../lib/storage.ts'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import styles from './results-page.module.css'
import { setupAgain } from './setup-again.ts'

/** On from here: the same motion again, from the other side, or another one. */
export const WhatNext = ({ results }: { results: DebateResults }) => {
  const { results: text } = useText()
  const other = results.debate.user_stance === 'for' ? 'against' : 'for'
  return (
    <div className={styles.actions}>
      <ButtonLink
        kind="primary"
        to={paths.debate}
        onClick={() => writeDebateSetup(setupAgain(results))}
      >
        {text.next.again}
      </ButtonLink>
      <ButtonLink to={paths.debate} onClick={() => writeDebateSetup(setupAgain(results, other))}>
        {text.next.swap}
      </ButtonLink>
      <ButtonLink kind="text" to={paths.home}>
        {text.next.another}
      </ButtonLink>
    </div>
  )
}
