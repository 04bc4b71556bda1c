import type { Stance } from '#schema/constants.ts'
import { useDebateText } from '../../lib/i18n/use-debate-text.ts'
import type { Pictured } from '../../ui/avatar.tsx'
import { ScrollingWords } from '../../ui/dialogue/scrolling-words.tsx'
import { LiveSpeech, Speech } from '../../ui/dialogue/speech.tsx'
import { type Caption, wasCutAtOnce } from './captions.ts'
import { Remarks } from './remarks.tsx'
import { HearAgain, Unheard } from './under-reply.tsx'
import { useVoiceText } from './use-voice-text.ts'

/** What can be heard again, and what is being read. */
type HeardAgain = {
  reading: string | null
  isDisabled: boolean
  hear: (captionId: string) => void
}

type SpokenDialogueProps = {
  captions: readonly Caption[]
  stance: Stance
  person: Pictured | null
  /** The reply is heard, not only written. */
  isPlaying?: boolean
  /** Null where nothing can be read aloud. */
  hearing?: HeardAgain | null
}

/** Everything that is said, as captions. Finished ones only are read out, each once. */
export const SpokenDialogue = ({
  captions,
  stance,
  person,
  isPlaying = false,
  hearing = null,
}: SpokenDialogueProps) => {
  const debate = useDebateText()
  const text = useVoiceText()
  const current = captions.findLastIndex(({ speaker }) => speaker === 'user') + 1
  const growth = captions.map(caption => `${caption.text.length} ${caption.remarks.length}`).join()
  const replyNote = isPlaying ? text.speaking : text.thinking

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
                note={caption.speaker === 'user' ? text.transcribing : replyNote}
              />
            )
          return (
            <Speech
              key={caption.id}
              message={wasCutAtOnce(caption) ? { ...caption, text: '' } : caption}
              stance={stance}
              person={person}
              goesOn={goesOn}
              isCurrent={index === current}
              missing={caption.speaker === 'user' ? text.notUnderstood : text.cutAtOnce}
              remarks={<UnderCaption caption={caption} hearing={hearing} />}
            />
          )
        })}
      </div>
    </ScrollingWords>
  )
}

const UnderCaption = ({ caption, hearing }: { caption: Caption; hearing: HeardAgain | null }) => {
  const { id, speaker, unheard, remarks } = caption
  // The welcome is no reply.
  const isReply = speaker === 'ai' && (caption.turnId !== null || caption.itemId !== null)
  return (
    <>
      {unheard !== '' && <Unheard words={unheard} />}
      <Remarks remarks={remarks} />
      {hearing && isReply && (
        <HearAgain
          isReading={hearing.reading === id}
          isDisabled={hearing.isDisabled}
          onPress={() => hearing.hear(id)}
        />
      )}
    </>
  )
}
