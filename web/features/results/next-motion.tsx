import { useId, useState } from 'react'
import type { Stance } from '#schema/constants.ts'
import type { DebateResults } from '#schema/entities.ts'
import { sayCode } from '#schema/messages/say.ts'
import type { NextMotion } from '#schema/rest/topics.ts'
import { useLanguage } from '../../lib/i18n/use-text.ts'
import { rest } from '../../lib/rest.ts'
import { sayError } from '../../lib/say-error.ts'
import { topicText } from '../../lib/topic-text.ts'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { InlineError } from '../../ui/inline-error.tsx'
import { MotionText } from '../../ui/motion-text.tsx'
import { argueAgain } from './argue-again.ts'
import { bringIntoSight } from './bring-into-sight.ts'
import { useText } from './use-text.ts'
import styles from './what-next.module.css'

type State =
  | { kind: 'closed' }
  | { kind: 'loading' }
  | { kind: 'failed'; error: unknown }
  | { kind: 'ready'; next: NextMotion }

/** Which motion to argue next, and why; asked for when somebody wants to know. */
export const useNextMotion = () => {
  const [state, setState] = useState<State>({ kind: 'closed' })
  const load = async () => {
    setState({ kind: 'loading' })
    try {
      setState({ kind: 'ready', next: await rest.getNextMotion() })
    } catch (error) {
      setState({ kind: 'failed', error })
    }
  }
  const toggle = () => (state.kind === 'closed' ? load() : setState({ kind: 'closed' }))
  return { state, load, toggle }
}

type NextMotionsProps = { results: DebateResults; id: string } & ReturnType<typeof useNextMotion>

/** The motion that fits the weakest skill, with a button for each side, the rarer one first. */
export const NextMotionOffer = ({ results, id, state, load }: NextMotionsProps) => {
  const { results: text, messages } = useText()
  const language = useLanguage()
  const titleId = useId()
  const { next: words } = text
  return (
    <div id={id} className={styles.offer} role="status">
      {state.kind === 'failed' && (
        <InlineError
          message={words.failed(sayError(messages, state.error))}
          onRetry={() => void load()}
        />
      )}
      {state.kind === 'ready' && (
        <div className={styles.motion} ref={bringIntoSight}>
          <MotionText id={titleId} text={topicText(language, state.next.topic)} />
          <p className={styles.reason}>
            {sayCode(messages, state.next.reason_code, state.next.reason_params, state.next.reason)}
          </p>
          <div className={styles.sides}>
            {sidesOf(state.next.stance).map(stance => (
              <ButtonLink
                key={stance}
                kind={stance}
                to={paths.debate}
                aria-describedby={titleId}
                onClick={() => argueAgain({ ...results, topic: state.next.topic }, stance)}
              >
                {words.argue[stance]}
              </ButtonLink>
            ))}
            <ButtonLink kind="text" to={paths.home}>
              {words.another}
            </ButtonLink>
          </div>
        </div>
      )}
    </div>
  )
}

const sidesOf = (first: Stance): readonly Stance[] =>
  first === 'for' ? ['for', 'against'] : ['against', 'for']
