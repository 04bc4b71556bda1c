import { useId, useState } from 'react'
import type { DebateResults } from '#schema/entities.ts'
import { paths } from '../../paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { ShareDialog } from '../../ui/share-dialog.tsx'
import { argueAgain } from './argue-again.ts'
import { NextMotionOffer, useNextMotion } from './next-motion.tsx'
import { useText } from './use-text.ts'
import styles from './what-next.module.css'

/** On from here: the same motion again, from the other side, or the next one; share and print. */
export const WhatNext = ({ results }: { results: DebateResults }) => {
  const { next: words } = useText().results
  const [isSharing, setSharing] = useState(false)
  const motion = useNextMotion()
  const offerId = useId()
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
        <Button
          kind="text"
          busy={motion.state.kind === 'loading'}
          aria-expanded={motion.state.kind !== 'closed'}
          aria-controls={offerId}
          onClick={motion.toggle}
        >
          {words.motion}
        </Button>
        <Button kind="text" onClick={() => setSharing(true)}>
          {words.share}
        </Button>
        <Button kind="text" onClick={() => window.print()}>
          {words.print}
        </Button>
      </div>
      <NextMotionOffer results={results} id={offerId} {...motion} />
      {isSharing && <ShareDialog debateId={debate.debate_id} onClose={() => setSharing(false)} />}
    </div>
  )
}
