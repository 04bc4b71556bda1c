import type { Stance } from '#schema/constants.ts'
import { useText } from '../../lib/i18n/use-text.ts'
import type { Pictured } from '../../ui/avatar.tsx'
import { ScrollingWords } from '../../ui/dialogue/scrolling-words.tsx'
import { LiveSpeech, Speech } from '../../ui/dialogue/speech.tsx'
import type { Caption } from './captions.ts'
import { Remarks } from './remarks.tsx'
import { useVoiceText } from './use-voice-text.ts'

type SpokenDialogueProps = {
  captions: readonly Caption[]
  stance: Stance
  person: Pictured | null
}

/** Everything that is said, as captions. Finished ones only are read out, each once. */
export const SpokenDialogue = ({ captions, stance, person }: SpokenDialogueProps) => {
  const { debate } = useText()
  const text = useVoiceText()
  const current = captions.findLastIndex(({ speaker }) => speaker === 'user') + 1
  const growth = captions.map(caption => `${caption.text.length} ${caption.remarks.length}`).join()

  return (
    <ScrollingWords
      content={growth}
      force={captions.filter(({ speaker }) => speaker === 'user').length}
    >
      <div role="log" aria-label={debate.dialogue}>
        {captions.map((caption, index) => {
          const goesOn = captions[index - 1]?.speaker === caption.speaker
          if (caption.stage === 'partial')
            return (
              <LiveSpeech
                key={caption.id}
                stance={stance}
                speaker={caption.speaker}
                person={person}
                partial={caption.text}
                goesOn={goesOn}
                note={caption.speaker === 'user' ? text.transcribing : text.speaking}
              />
            )
          return (
            <Speech
              key={caption.id}
              message={caption}
              stance={stance}
              person={person}
              goesOn={goesOn}
              isCurrent={index === current}
              {...(caption.speaker === 'user' && { missing: text.notUnderstood })}
              remarks={caption.remarks.length > 0 && <Remarks remarks={caption.remarks} />}
            />
          )
        })}
      </div>
    </ScrollingWords>
  )
}
