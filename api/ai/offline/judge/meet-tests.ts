import type { Language } from '#schema/constants.ts'
import type { Skill } from '#schema/review.ts'
import type { CueName } from './cues.ts'
import type { Features } from './read-features.ts'

type Check = (features: Features) => boolean
/** One check for each published test, in the order of schema/rubric.ts: five bands of three. */
type Checks = readonly (readonly [Check, Check, Check])[]

const has = (features: Features, cue: CueName, least = 1) => (features.count[cue] ?? 0) >= least
const any = (features: Features, cues: readonly CueName[], least = 1) =>
  cues.reduce((sum, cue) => sum + (features.count[cue] ?? 0), 0) >= least
const supported = (f: Features) => any(f, ['reason', 'example', 'mechanism', 'consequence'], 2)
const sentencesATurn = (f: Features) => f.own.length / Math.max(1, f.turns)
const answered = (f: Features) => f.points.filter(point => point.reply !== null).length
const rebuts = (f: Features, cue: CueName) => f.rebuttals.filter(sentence => sentence.cues.has(cue)).length
const withReason = (f: Features) =>
  f.rebuttals.filter(
    sentence =>
      sentence.cues.has('reason') ||
      sentence.cues.has('consequence') ||
      sentence.cues.has('link') ||
      sentence.words.length >= 14,
  ).length
const lengthsVary = (f: Features) => {
  const lengths = f.own.map(sentence => sentence.words.length)
  return lengths.length >= 3 && Math.max(...lengths) - Math.min(...lengths) >= 6
}

const depth: Checks = [
  [f => f.own.length >= 1, f => f.onTopic > 0.3, f => sentencesATurn(f) >= 1.5],
  [
    f => has(f, 'reason') || any(f, ['mechanism', 'consequence']),
    f => f.onTopic > 0.5,
    f => any(f, ['consequence', 'mechanism']),
  ],
  [f => has(f, 'mechanism'), f => has(f, 'consequence'), f => f.chains >= 1],
  [f => any(f, ['consequence', 'mechanism'], 4) && f.chains >= 2, f => has(f, 'people', 2), f => f.longChains >= 1],
  [f => has(f, 'limit'), f => has(f, 'secondOrder'), f => f.longChains >= 2],
]
const persuasion: Checks = [
  [f => any(f, ['stake', 'reason', 'people']), f => has(f, 'people') || has(f, 'stake'), f => f.own.length >= 2],
  [f => has(f, 'stake'), f => any(f, ['stake'], 2), f => f.onTopic > 0.5],
  [f => has(f, 'example'), f => has(f, 'people') && has(f, 'stake'), f => any(f, ['example', 'mechanism'], 2)],
  [f => has(f, 'weighing'), f => has(f, 'audience'), f => has(f, 'stake', 4)],
  [
    f => has(f, 'weighing', 2),
    f => has(f, 'decides') || has(f, 'rank'),
    f => any(f, ['weighing', 'decides', 'limit'], 3),
  ],
]
const clarity = (language: Language): Checks => {
  const [short, long] = language === 'zh' ? [6, 40] : [6, 28]
  return [
    [f => f.own.length >= 1, f => f.sentenceLength >= 3, f => f.onTopic > 0.4],
    [
      f => f.sentenceLength >= short - 1,
      f => !has(f, 'vague', Math.max(2, Math.ceil(f.own.length / 3))),
      f => f.own.length >= 2,
    ],
    [
      f => f.own.some(s => s.words.length >= short && s.words.length <= long),
      f => f.sentenceLength <= long,
      f => f.onTopic > 0.6,
    ],
    [
      f => new Set(f.own.map(s => s.turn)).size >= Math.max(1, f.turns - 1),
      f => has(f, 'definition') || f.cohesion >= 0.4,
      f => f.overlong === 0,
    ],
    [
      f => has(f, 'summary') || f.hasClose,
      f => !has(f, 'vague') && f.sentenceLength <= long - 4,
      f => f.onTopic > 0.85,
    ],
  ]
}
const argumentation: Checks = [
  [f => f.own.length >= 1, f => !has(f, 'hostile', 2), f => any(f, ['reason', 'consequence', 'stake', 'mechanism'])],
  [f => any(f, ['reason', 'consequence']), f => f.onTopic > 0.5, f => f.own.length >= 3],
  [f => supported(f), f => any(f, ['example', 'weighing']), f => any(f, ['consequence', 'mechanism'], 2)],
  [
    f => any(f, ['reason', 'example', 'mechanism', 'consequence'], f.turns * 2),
    f => f.cohesion >= 0.35,
    f => f.own.filter(s => s.cues.size === 0).length <= Math.max(1, f.own.length * 0.35),
  ],
  [f => any(f, ['reason', 'consequence'], 4), f => has(f, 'assumption'), f => has(f, 'limit')],
]
const organization: Checks = [
  [f => f.own.length >= 2, f => f.onTopic > 0.3, f => f.onTopic > 0.45],
  [f => f.isOrdered && f.own.length >= 3, f => f.cohesion >= 0.2, f => sentencesATurn(f) >= 2],
  [f => has(f, 'signpost'), f => f.chains >= 1, f => f.cohesion >= 0.4],
  [f => has(f, 'signpost', 2) && f.isOrdered, f => f.turns >= 2 && f.cohesion >= 0.5, f => f.hasClose],
  [
    f => has(f, 'rank'),
    f => f.hasClose && any(f, ['decides', 'weighing', 'rank']),
    f => f.isOrdered && f.cohesion >= 0.6,
  ],
]
const delivery: Checks = [
  [f => f.own.length >= 1, f => f.sentenceLength >= 3, f => f.own.length >= 2],
  [f => f.sentenceLength >= 5, f => f.sentenceLength <= 38, f => f.own.every(s => !/!{2,}|[A-Z]{12,}/.test(s.text))],
  [f => !has(f, 'hostile', 2), f => !has(f, 'hostile'), f => lengthsVary(f)],
  [f => f.overlong <= 1, f => has(f, 'respect') || has(f, 'limit'), f => has(f, 'audience')],
  [
    f => f.own.some(s => /\bnot\b.{3,60}\bbut\b|\bno \w+,? no \w+|不是.{2,20}而是|与其.{2,20}不如/i.test(s.text)),
    f => !has(f, 'hostile') && !has(f, 'vague'),
    f => f.own.some(s => s.words.length <= 8) && lengthsVary(f),
  ],
]
const refutation: Checks = [
  [
    f => f.rebuttals.length >= 1,
    f => f.rebuttals.some(s => s.words.length >= 5),
    f => rebuts(f, 'denial') + rebuts(f, 'concession') + rebuts(f, 'turn') >= 1,
  ],
  [
    f => rebuts(f, 'denial') >= 1 || f.rebuttals.length >= 2,
    f => f.rebuttals.some(s => s.content.size >= 2),
    f => f.rebuttals.some(s => s.words.length >= 9),
  ],
  [f => withReason(f) >= 1, f => answered(f) >= 1, f => f.rebuttals.length >= 2 || rebuts(f, 'link') >= 1],
  [
    f => answered(f) >= Math.max(2, Math.ceil(f.points.length * 0.5)),
    f => rebuts(f, 'link') >= 1,
    f => withReason(f) >= 2,
  ],
  [
    f => rebuts(f, 'concession') >= 1,
    f => rebuts(f, 'turn') + rebuts(f, 'weighing') >= 1,
    f => answered(f) >= Math.max(2, Math.ceil(f.points.length * 0.75)),
  ],
]

/** The checks of each skill. Delivery is judged as text: pace and pauses need the audio. */
export const checksFor = (language: Language): Record<Skill, Checks> => ({
  depth,
  persuasion,
  clarity: clarity(language),
  argumentation,
  organization,
  delivery,
  refutation,
})
