import type { Language } from '#schema/constants.ts'
import type { Clock } from '../clock.ts'
import { SPEECH_LANGUAGES } from './languages.ts'
import type { RecognitionPlatform, RecognitionRun } from './speech-platform.ts'

/** Why the browser does not recognise; all but the last are names of the Web Speech API. */
export type RecognitionFault =
  | 'not-allowed'
  | 'audio-capture'
  | 'network'
  | 'language-not-supported'
  | 'service-not-allowed'
  | 'recognition-broken'

export type RecognitionEvent =
  /** It listens, for the first time in this turn. */
  | { kind: 'started' }
  /** All words of the turn so far. */
  | { kind: 'words'; text: string }
  /** After `stop`; empty where nothing was understood. */
  | { kind: 'ended'; text: string }
  /** It listens no more; `stop` still hands over what was understood. */
  | { kind: 'failed'; fault: RecognitionFault }

/** The last words come within this time after `stop`. */
export const LAST_WORDS_MS = 3000
/** A run that ends sooner, without a word, did not really run. */
const SHORT_RUN_MS = 1000
/** So many of them in a row, and it is given up. */
const SHORT_RUNS = 3

const FAULTS: Record<string, RecognitionFault> = {
  'not-allowed': 'not-allowed',
  'audio-capture': 'audio-capture',
  network: 'network',
  'language-not-supported': 'language-not-supported',
  'service-not-allowed': 'service-not-allowed',
}

type RecognitionDeps = {
  platform: RecognitionPlatform
  clock: Clock
  language: Language
  /** Whether nothing may leave the device. */
  isLocal: () => boolean
  emit: (event: RecognitionEvent) => void
}

type RecognisedTurn = {
  run: RecognitionRun | null
  startedAt: number
  hasStarted: boolean
  isStopping: boolean
  fault: RecognitionFault | null
  shortRuns: number
  /** Of the runs before, and of the present one. */
  earlier: string[]
  pieces: string[]
  forgetLimit: () => void
}

/** Recognises turns; a browser's run that ends by itself in mid-turn is begun anew. */
export const createRecognition = ({
  platform,
  clock,
  language,
  isLocal,
  emit,
}: RecognitionDeps) => {
  let turn: RecognisedTurn | null = null
  let isSound = false

  const textOf = ({ earlier, pieces }: RecognisedTurn) =>
    [...earlier, ...pieces]
      .map(piece => piece.trim())
      .filter(piece => piece !== '')
      .join(language === 'zh' ? '' : ' ')

  const finish = (mine: RecognisedTurn) => {
    if (turn !== mine) return
    mine.forgetLimit()
    turn = null
    isSound = false
    emit({ kind: 'ended', text: textOf(mine) })
  }
  const fail = (mine: RecognisedTurn, fault: RecognitionFault) => {
    mine.run = null
    mine.fault = fault
    isSound = false
    emit({ kind: 'failed', fault })
  }
  const goOn = (mine: RecognisedTurn) => {
    const wasShort = mine.pieces.length === 0 && clock.now() - mine.startedAt < SHORT_RUN_MS
    mine.shortRuns = wasShort ? mine.shortRuns + 1 : 0
    mine.earlier = [...mine.earlier, ...mine.pieces]
    mine.pieces = []
    if (mine.shortRuns < SHORT_RUNS) run(mine)
    else fail(mine, 'recognition-broken')
  }
  const run = (mine: RecognisedTurn) => {
    mine.startedAt = clock.now()
    let fault: RecognitionFault | null = null
    const ifMine = (act: () => void) => {
      if (turn === mine) act()
    }
    try {
      mine.run = platform.run(
        { language: SPEECH_LANGUAGES[language], isLocal: isLocal() },
        {
          onStart: () =>
            ifMine(() => {
              if (mine.hasStarted) return
              mine.hasStarted = true
              emit({ kind: 'started' })
            }),
          onSound: isThere =>
            ifMine(() => {
              isSound = isThere
            }),
          onPieces: pieces =>
            ifMine(() => {
              mine.pieces = pieces
              isSound = true
              if (!mine.isStopping) emit({ kind: 'words', text: textOf(mine) })
            }),
          onError: code => {
            fault = FAULTS[code] ?? null
          },
          onEnd: () =>
            ifMine(() => {
              if (mine.isStopping) finish(mine)
              else if (fault) fail(mine, fault)
              else goOn(mine)
            }),
        },
      )
    } catch {
      fail(mine, 'recognition-broken')
    }
  }

  return {
    /** Inside a press. */
    start: () => {
      turn = {
        ...{ run: null, startedAt: 0, hasStarted: false, isStopping: false, fault: null },
        ...{ shortRuns: 0, earlier: [], pieces: [], forgetLimit: () => undefined },
      }
      run(turn)
    },
    /** `ended` follows. */
    stop: () => {
      const mine = turn
      if (!mine || mine.isStopping) return
      mine.isStopping = true
      if (!mine.run) return finish(mine)
      mine.forgetLimit = clock.after(LAST_WORDS_MS, () => {
        finish(mine)
        mine.run?.abort()
      })
      mine.run.stop()
    },
    drop: () => {
      const dropped = turn
      turn = null
      isSound = false
      dropped?.forgetLimit()
      dropped?.run?.abort()
    },
    /** After a failure that has been mended: the turn goes on with what was understood. */
    goOn: () => {
      if (!turn) return
      turn.fault = null
      goOn(turn)
    },
    isSound: () => isSound,
  }
}
