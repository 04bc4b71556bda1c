import { lazy, Suspense, useEffect, useState } from 'react'
import { Link, Navigate } from 'react-router-dom'
import { CUSTOM_TOPIC_ID, type Stance } from '#schema/constants.ts'
import type { Topic } from '#schema/entities.ts'
import { useLanguage, useText } from '../../lib/i18n/use-text.ts'
import { isReloadOf } from '../../lib/reloaded.ts'
import { forgetEntering, readEntering, writePendingSetup } from '../../lib/storage.ts'
import { topicText } from '../../lib/topic-text.ts'
import { paths } from '../../paths.ts'
import { Excerpt } from './excerpt.tsx'
import { hasBeenHere } from './has-been-here.ts'
import styles from './home-page.module.css'
import { Leaderboard } from './leaderboard.tsx'
import { NextCard } from './next-card.tsx'
import { Platform } from './platform-stats.tsx'
import { PopularTopics } from './popular-topics.tsx'
import { TopicCards } from './topic-cards.tsx'
import { useEnterDebate } from './use-enter-debate.ts'

/** They come with the first sign of somebody who may open them, not with the page. */
const loadModeDialog = () => import('./mode-dialog.tsx')
const loadCustomDialog = () => import('./custom-topic-dialog.tsx')
const ModeDialog = lazy(async () => ({ default: (await loadModeDialog()).ModeDialog }))
const CustomTopicDialog = lazy(async () => ({
  default: (await loadCustomDialog()).CustomTopicDialog,
}))

/** A pointer that only lies there is told by `pointerover` too. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown']

/** Acts at the first sign, once; the answer stops waiting for it. */
const atFirstSign = (act: () => void) => {
  const waiting = new AbortController()
  const onSign = () => {
    waiting.abort()
    act()
  }
  for (const sign of SIGNS) addEventListener(sign, onSign, { signal: waiting.signal })
  return () => waiting.abort()
}

type TopicChoice =
  | { kind: 'none' }
  | { kind: 'topic'; topic: Topic; stance: Stance }
  | { kind: 'custom'; draft: string }

/** A reload while a debate is being entered, before the address is the debate's, enters it. */
export const HomePage = () => {
  const [entering] = useState(() => (isReloadOf(paths.home) ? readEntering(Date.now()) : null))
  // Whoever comes back here has left the debate.
  useEffect(() => {
    if (!entering) forgetEntering()
  }, [entering])
  if (!entering) return <Home />
  const { debateId } = entering
  return <Navigate to={debateId ? paths.ongoingDebate(debateId) : paths.debate} replace />
}

/** Home (specification section 2): motions first, figures and ranks as margin notes. */
const Home = () => {
  const text = useText()
  const [choice, setChoice] = useState<TopicChoice>({ kind: 'none' })
  const language = useLanguage()
  const enterDebate = useEnterDebate()
  const [isKnown] = useState(hasBeenHere)
  useEffect(
    () =>
      atFirstSign(() => {
        // A failure here is told when the dialog is opened.
        void Promise.allSettled([loadModeDialog(), loadCustomDialog()])
      }),
    [],
  )
  const clear = () => setChoice({ kind: 'none' })
  const chooseTopic = (topic: Topic, stance: Stance) => setChoice({ kind: 'topic', topic, stance })
  const motionOf = (topic: Topic, stance: Stance) => ({
    stance,
    topic_id: topic.topic_id,
    topic_text: topicText(language, topic),
  })
  const writeOwn = (draft = '') => setChoice({ kind: 'custom', draft })

  return (
    <div className={styles.page} data-known={isKnown || undefined}>
      <title>{text.product}</title>
      <header className={styles.intro}>
        <h1 className={styles.question}>{text.home.question}</h1>
        <p className={styles.lead}>{text.home.lead}</p>
        {isKnown ? <NextCard onChoose={chooseTopic} /> : <Excerpt />}
      </header>
      <TopicCards onCustom={() => writeOwn()} onRandom={chooseTopic} />
      <PopularTopics onChoose={chooseTopic} onWriteOwn={writeOwn} />
      <aside className={styles.margin}>
        <Leaderboard />
        <Platform />
      </aside>
      <footer className={styles.foot}>
        <Link to={paths.developers}>{text.home.developers}</Link>
      </footer>
      <Suspense>
        {choice.kind === 'topic' && (
          <ModeDialog
            topic={choice.topic}
            stance={choice.stance}
            onClose={clear}
            onMode={chosen => enterDebate(motionOf(choice.topic, choice.stance), chosen)}
            onLogIn={({ mode, options }) =>
              writePendingSetup({ ...motionOf(choice.topic, choice.stance), mode, ...options })
            }
          />
        )}
        {choice.kind === 'custom' && (
          <CustomTopicDialog
            draft={choice.draft}
            onClose={clear}
            onReady={({ motion, stance, brief }, chosen) =>
              enterDebate(
                {
                  ...{
                    stance,
                    topic_id: CUSTOM_TOPIC_ID,
                    custom_topic: motion,
                    topic_text: motion,
                  },
                  ...(brief && { brief }),
                },
                chosen,
              )
            }
          />
        )}
      </Suspense>
    </div>
  )
}
