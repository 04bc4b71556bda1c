import t, { type Test } from 'tap'
import type { Language } from '#schema/constants.ts'
import type { SpeechTiming, TurnSpeech, VoiceFigures } from '#schema/voice/figures.ts'
import {
  lengthOf,
  play,
  RECORDING_RATE,
  type RecordingName,
  WORDS_OF,
} from '#schema/voice/recordings/play.ts'
import { createSpeechMeter } from '#schema/voice/speech-meter.ts'
import { countFillers } from './fillers.ts'
import { computeVoiceFigures } from './voice-figures.ts'

const PACE_TOLERANCE = 0.05
const PAUSE_TOLERANCE_MS = 100

const turn = (
  message_text: string,
  speech: TurnSpeech | null,
  speaker: 'user' | 'ai' = 'user',
) => ({
  speaker,
  message_text,
  speech,
})
const timing = (change: Partial<SpeechTiming> = {}): SpeechTiming => ({
  length_ms: 62_000,
  first_word_ms: 1000,
  speech_ms: 60_000,
  pauses: [],
  ...change,
})
const spoken = (text: string, change: Partial<SpeechTiming> = {}, keeps_fillers = false) =>
  turn(text, { timing: timing(change), keeps_fillers })
const figuresOf = (turns: Parameters<typeof computeVoiceFigures>[0], language: Language = 'en') => {
  const figures = computeVoiceFigures(turns, language)
  if (figures === null) throw new Error('there are no figures')
  return figures
}

/** A turn as it was heard through a microphone in a room, with what was said in it. */
const hear = (parts: (number | RecordingName)[]) => {
  const meter = createSpeechMeter(RECORDING_RATE)
  meter.push(play(parts, { noise: 'hiss', decibelsBelowVoice: 25, volume: 0.4 }))
  const text = parts
    .flatMap(part => (typeof part === 'number' ? [] : [WORDS_OF[part].text]))
    .join(' ')
  return turn(text, { timing: meter.finish(), keeps_fillers: true })
}

const isNear = (t: Test, value: number | undefined, wanted: number, tolerance: number) =>
  t.ok(
    value !== undefined && Math.abs(value - wanted) <= tolerance,
    `${value} is within ${tolerance} of ${wanted}`,
  )

for (const language of ['en', 'zh'] as const)
  t.test(`a recording whose figures are known: ${language}`, t => {
    const [claim, conclusion] = [`${language}-claim`, `${language}-conclusion`] as const
    const figures = figuresOf(
      [
        hear([800, claim, 600, conclusion, 300]),
        turn('My opening.', null, 'ai'),
        hear([1600, claim, 1500, claim, 400, conclusion, 500]),
      ],
      language,
    )
    const spokenMs = 3 * lengthOf(claim) + 2 * lengthOf(conclusion) + 600 + 1500 + 400
    const minutes = spokenMs / 60_000
    const pace = (3 * WORDS_OF[claim].count + 2 * WORDS_OF[conclusion].count) / minutes
    isNear(t, figures.pace?.value, pace, PACE_TOLERANCE * pace)
    t.equal(figures.pace?.unit, language === 'en' ? 'words' : 'characters')
    isNear(t, figures.pauses?.longest_ms, 1500, PAUSE_TOLERANCE_MS)
    isNear(t, figures.pauses?.value, 3 / minutes, 0.5)
    isNear(t, figures.first_word?.value, 1200, PAUSE_TOLERANCE_MS)
    t.equal(figures.fillers?.value, 0)
    t.end()
  })

t.test('pace counts what was said, not how it was written', t => {
  const hundred = Array.from({ length: 100 }, () => 'word').join(' ')
  t.equal(figuresOf([spoken(hundred)]).pace?.value, 100)
  t.equal(figuresOf([spoken(hundred), spoken(hundred, { speech_ms: 30_000 })]).pace?.value, 133)
  t.equal(figuresOf([spoken('我们用 5G 网络，真的。')], 'zh').pace?.value, 8)
  t.same(figuresOf([spoken(hundred)]).pace?.usual, [125, 180])
  t.end()
})

t.test('a pace at which nobody speaks is not told', t => {
  const said = (count: number, word: string) => Array.from({ length: count }, () => word).join(' ')
  t.equal(figuresOf([spoken(said(400, 'word'))]).pace?.value, 400)
  const impossible = figuresOf([
    spoken(said(401, 'word'), { pauses: [{ at_ms: 9, length_ms: 300 }] }),
  ])
  t.equal(impossible.pace, null, 'the words are not those of the sound')
  t.equal(impossible.pauses?.value, 1, 'what the sound alone tells is told')
  t.equal(figuresOf([spoken(said(500, '字'))], 'zh').pace?.value, 500)
  t.equal(figuresOf([spoken(said(501, '字'))], 'zh').pace, null)
  t.end()
})

t.test('words that could not be made out slow nobody down', t => {
  const figures = figuresOf([spoken('one two three four'), spoken('', { speech_ms: 60_000 })])
  t.equal(figures.pace?.value, 4)
  t.equal(figuresOf([spoken('')]).pace, null)
  t.equal(figuresOf([spoken('')]).first_word?.value, 1000, 'the rest was measured')
  t.end()
})

t.test('pauses a minute, and the longest of all turns', t => {
  const pauses = [500, 300, 900].map((length_ms, index) => ({ at_ms: 5000 * index, length_ms }))
  const figures = figuresOf([spoken('a', { pauses }), spoken('b', { speech_ms: 30_000 })])
  t.match(figures.pauses, { value: 2, longest_ms: 900 })
  t.match(figuresOf([spoken('a')]).pauses, { value: 0, longest_ms: 0 })
  t.end()
})

t.test('what the turns do not tell is null', t => {
  const untold: VoiceFigures = { pace: null, pauses: null, first_word: null, fillers: null }
  t.equal(computeVoiceFigures([turn('Written.', null)], 'en'), null)
  t.equal(
    computeVoiceFigures(
      [spoken('The other side.')].map(each => ({ ...each, speaker: 'ai' as const })),
      'en',
    ),
    null,
  )
  t.same(figuresOf([turn('Unmeasured.', { timing: null, keeps_fillers: false })]), untold)
  const silent = { first_word_ms: null, speech_ms: 0 }
  t.same(figuresOf([spoken('Noise taken for words.', silent)]), untold)
  t.end()
})

t.test('fillers only where the transcriber writes them down', t => {
  const text = 'Um, I think, uh, this works.'
  t.equal(figuresOf([spoken(text, {}, true)]).fillers?.value, 33.3)
  t.equal(figuresOf([spoken(text)]).fillers, null)
  t.equal(figuresOf([spoken('No such word.', {}, true), spoken(text)]).fillers?.value, 0)
  const unmeasured = turn(text, { timing: null, keeps_fillers: true })
  t.equal(figuresOf([unmeasured]).fillers?.value, 33.3, 'the words tell without the sound')
  t.end()
})

t.test('fillers are told from the same words in use', t => {
  const found = (text: string, language: Language = 'en') => countFillers(text, language)
  t.equal(found('Um um, so er the umbrella is, like, hers.'), 3)
  t.equal(found('You know, I mean, it is, you know, like water.'), 3)
  t.equal(found('I know that you know what I mean. People like it.'), 0)
  t.equal(found('嗯嗯，我觉得，呃，那个，那个学校应该，就是说，改一改。', 'zh'), 4)
  t.equal(found('那个学校的名额就是这个。', 'zh'), 0)
  t.end()
})
