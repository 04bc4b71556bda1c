import { lazy, Suspense, useEffect, useState } from 'react'
import { CUSTOM_TOPIC_ID, type Stance } from '#schema/constants.ts'
import type { Topic } from '#schema/entities.ts'
import { useLanguage, useText } from '../../lib/i18n/use-text.ts'
import { topicText } from '../../lib/topic-text.ts'
import { GoOn } from './go-on.tsx'
import styles from './home-page.module.css'
import { Leaderboard } from './leaderboard.tsx'
import { Platform } from './platform-stats.tsx'
import { PopularTopics } from './popular-topics.tsx'
import { TopicCards } from './topic-cards.tsx'
import { useEnterDebate } from './use-enter-debate.ts'

/** They come right after the page, not with it. */
const loadModeDialog = () => import('./mode-dialog.tsx')
const loadCustomDialog = () => import('./custom-topic-dialog.tsx')
const ModeDialog = lazy(async () => ({ default: (await loadModeDialog()).ModeDialog }))
const CustomTopicDialog = lazy(async () => ({
  default: (await loadCustomDialog()).CustomTopicDialog,
}))

type TopicChoice =
  | { kind: 'none' }
  | { kind: 'topic'; topic: Topic; stance: Stance }
  | { kind: 'custom'; draft: string }

/** Home (specification section 2): motions first, figures and ranks as margin notes. */
export const HomePage = () => {
  const text = useText()
  const [choice, setChoice] = useState<TopicChoice>({ kind: 'none' })
  const language = useLanguage()
  const enterDebate = useEnterDebate()
  useEffect(() => {
    // A failure here is told when the dialog is opened.
    void Promise.allSettled([loadModeDialog(), loadCustomDialog()])
  }, [])
  const clear = () => setChoice({ kind: 'none' })
  const chooseTopic = (topic: Topic, stance: Stance) => setChoice({ kind: 'topic', topic, stance })
  const writeOwn = (draft = '') => setChoice({ kind: 'custom', draft })

  return (
    <div className={styles.page}>
      <title>{text.product}</title>
      <header className={styles.intro}>
        <h1 className={styles.question}>{text.home.question}</h1>
        <p className={styles.lead}>{text.home.lead}</p>
        <GoOn />
      </header>
      <TopicCards onCustom={() => writeOwn()} onRandom={chooseTopic} />
      <PopularTopics onChoose={chooseTopic} onWriteOwn={writeOwn} />
      <aside className={styles.margin}>
        <Leaderboard />
        <Platform />
      </aside>
      <Suspense>
        {choice.kind === 'topic' && (
          <ModeDialog
            topic={choice.topic}
            stance={choice.stance}
            onClose={clear}
            onMode={(mode, options) =>
              enterDebate({
                stance: choice.stance,
                mode,
                topic_id: choice.topic.topic_id,
                topic_text: topicText(language, choice.topic),
                ...options,
              })
            }
          />
        )}
        {choice.kind === 'custom' && (
          <CustomTopicDialog
            draft={choice.draft}
            onClose={clear}
            onReady={({ motion, options, brief, ...chosen }) =>
              enterDebate({
                ...chosen,
                topic_id: CUSTOM_TOPIC_ID,
                custom_topic: motion,
                topic_text: motion,
                ...(brief && { brief }),
                ...options,
              })
            }
          />
        )}
      </Suspense>
    </div>
  )
}
