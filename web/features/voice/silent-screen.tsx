import { useDebateText } from '../../lib/i18n/use-debate-text.ts'
import { useLanguage, useText } from '../../lib/i18n/use-text.ts'
import type { LoadedDebate } from '../../lib/load-debate.ts'
import { useSession } from '../../lib/session.tsx'
import { topicText } from '../../lib/topic-text.ts'
import type { SpeakHindrance } from '../../lib/voice-ability.ts'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { DebateFrame } from '../../ui/dialogue/debate-frame.tsx'
import { captionsOf } from './captions.ts'
import { SpokenDialogue } from './spoken-dialogue.tsx'
import styles from './talk-panel.module.css'
import { useVoiceText } from './use-voice-text.ts'

type SilentScreenProps = { loaded: LoadedDebate; hindrance: SpeakHindrance }

/** A spoken debate where one cannot speak: what was said, why, and the way on in writing. */
export const SilentScreen = ({ loaded, hindrance }: SilentScreenProps) => {
  const { voiceOffer } = useText()
  const text = useDebateText()
  const words = useVoiceText()
  const language = useLanguage()
  const { user } = useSession()
  const { debate, topic, turns } = loaded
  return (
    <DebateFrame
      title={text.title}
      subtitle={words.subtitle}
      back={{ to: paths.home, label: text.home }}
      motion={topicText(language, topic)}
      stance={debate.user_stance}
      foot={
        <div className={styles.panel}>
          <p className={styles.reason} role="status">
            {voiceOffer.hindrances[hindrance]}
          </p>
          <ButtonLink kind="primary" to={paths.debateInWriting(debate.debate_id)}>
            {words.goOnInWriting}
          </ButtonLink>
        </div>
      }
    >
      <SpokenDialogue
        captions={captionsOf(debate, turns)}
        stance={debate.user_stance}
        person={user}
      />
    </DebateFrame>
  )
}
