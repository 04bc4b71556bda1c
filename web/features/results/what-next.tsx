import { useState } from 'react'
import type { DebateResults } from '#schema/entities.ts'
import { useText } from '../../lib/i18n/use-text.ts'
import { paths } from '../../paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { ShareDialog } from '../../ui/share-dialog.tsx'
import { argueAgain } from './setup-again.ts'
import styles from './what-next.module.css'

/** On from here: the same motion again, from the other side, or another one; share and print. */
export const WhatNext = ({ results }: { results: DebateResults }) => {
  const { next: words } = useText().results
  const [isSharing, setSharing] = useState(false)
  const { debate } = results
  const other = debate.user_stance === 'for' ? 'against' : 'for'
  return (
    <div className={styles.next}>
      <ButtonLink kind="primary" to={paths.debate} onClick={() => argueAgain(results)}>
        {words.again}
      </ButtonLink>
      <ButtonLink to={paths.debate} onClick={() => argueAgain(results, other)}>
        {words.swap}
      </ButtonLink>
      <div className={styles.more}>
        <ButtonLink kind="text" to={paths.home}>
          {words.another}
        </ButtonLink>
        <Button kind="text" onClick={() => setSharing(true)}>
          {words.share}
        </Button>
        <Button kind="text" onClick={() => window.print()}>
          {words.print}
        </Button>
      </div>
      {isSharing && <ShareDialog debateId={debate.debate_id} onClose={() => setSharing(false)} />}
    </div>
  )
}
