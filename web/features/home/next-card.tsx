import { type ReactNode, useCallback } from 'react'
import type { Stance } from '#schema/constants.ts'
import type { Topic } from '#schema/entities.ts'
import { sayCode } from '#schema/messages/say.ts'
import type { NextMotion } from '#schema/rest/topics.ts'
import { useLanguage, useText } from '../../lib/i18n/use-text.ts'
import { rest } from '../../lib/rest.ts'
import { useSession } from '../../lib/session.tsx'
import { forgetOpenedDebate, readOpenedDebate } from '../../lib/storage.ts'
import { topicText } from '../../lib/topic-text.ts'
import { useLoaded } from '../../lib/use-loaded.ts'
import { paths } from '../../paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { MotionText } from '../../ui/motion-text.tsx'
import { StanceSign } from '../../ui/stance-mark.tsx'
import { findUnfinished, type Unfinished } from './find-unfinished.ts'
import styles from './next-card.module.css'

type Choose = (topic: Topic, stance: Stance) => void
type Next = { kind: 'unfinished'; debate: Unfinished } | { kind: 'motion'; next: NextMotion }

const findNext = async (isUser: boolean, options: { signal: AbortSignal }): Promise<Next> => {
  const debate = await findUnfinished(
    {
      ...{ isUser, openedId: readOpenedDebate(), forgetOpened: forgetOpenedDebate },
      listDebates: rest.listDebates,
      getDebate: rest.getDebate,
    },
    options,
  )
  if (debate) return { kind: 'unfinished', debate }
  return { kind: 'motion', next: await rest.getNextMotion(options) }
}

/**
 * What somebody who has been here before does next: goes on with an unfinished debate, or argues the
 * motion for the weakest skill. Its place is kept, so that nothing moves when it comes.
 */
export const NextCard = ({ onChoose }: { onChoose: Choose }) => {
  const { user, loading } = useSession()
  return loading ? (
    <div className={styles.place} />
  ) : (
    <LoadedCard key={user?.user_id} isUser={user !== null} onChoose={onChoose} />
  )
}

const LoadedCard = ({ isUser, onChoose }: { isUser: boolean; onChoose: Choose }) => {
  const load = useCallback(
    (options: { signal: AbortSignal }) => findNext(isUser, options),
    [isUser],
  )
  const { state } = useLoaded(load)
  // Home is complete without it.
  if (state.kind !== 'ready') return <div className={styles.place} />
  return state.data.kind === 'unfinished' ? (
    <UnfinishedCard debate={state.data.debate} />
  ) : (
    <MotionCard next={state.data.next} onChoose={onChoose} />
  )
}

type CardProps = { kicker: string; motion: string; reason: string; children: ReactNode }

const Card = ({ kicker, motion, reason, children }: CardProps) => (
  <section className={[styles.place, styles.card].join(' ')} aria-label={kicker}>
    <div className={styles.words}>
      <p className={styles.kicker}>{kicker}</p>
      <div className={styles.motion}>
        <MotionText text={motion} as="h2" />
      </div>
      <p className={styles.reason}>{reason}</p>
    </div>
    <div className={styles.action}>{children}</div>
  </section>
)

const UnfinishedCard = ({ debate }: { debate: Unfinished }) => {
  const { next: words } = useText().home
  const motion = topicText(useLanguage(), debate.topic)
  return (
    <Card kicker={words.unfinished} motion={motion} reason={words.waits}>
      <ButtonLink kind="primary" to={paths.ongoingDebate(debate.debateId)}>
        {words.goOn}
      </ButtonLink>
    </Card>
  )
}

const MotionCard = ({ next, onChoose }: { next: NextMotion; onChoose: Choose }) => {
  const { home, messages } = useText()
  const { topic, stance } = next
  const reason = sayCode(messages, next.reason_code, next.reason_params, next.reason)
  return (
    <Card kicker={home.next.motion} motion={topicText(useLanguage(), topic)} reason={reason}>
      <Button kind={stance} onClick={() => onChoose(topic, stance)}>
        <StanceSign stance={stance} />
        {home.next.argue[stance]}
      </Button>
    </Card>
  )
}
