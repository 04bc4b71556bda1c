import { createOfflineJudge } from '#api/ai/offline/judge/create-judge.ts'
import {
  type Heads,
  scoreCounters,
  scoreInappropriate,
  scoreSpeech,
  scoreText,
} from '#api/ai/offline/quality/heads.ts'
import type { ShortHead } from '#api/ai/offline/quality/short-head.ts'
import { placeVerdict } from '#api/domain/scoring/place-scores.ts'
import { scoreUnseen } from './cross-validate.ts'
import { choicesIn, fitCounter } from './fit-counter.ts'
import { fitInappropriate, fitLines, fitSpeech, fitTurn } from './fit-heads.ts'
import { fitShort } from './fit-short.ts'
import type { Data, Labelled } from './load-data.ts'
import { auc, mean, partial, pearson, spearman } from './statistics.ts'

/** A figure of data/README.md; `excellent` is what to reach. */
export type Figure = { name: string; value: number; excellent: number | null }

const FOLDS = 10
const SHORT_FOLDS = 5
const BAD = 0.5

const targets = (texts: readonly Labelled[]) => texts.map(text => text.target)
type TextHeads = Pick<Heads, 'short' | 'turn' | 'shortLine' | 'turnLine'>

const unseenHeads = (data: Data, short: ShortHead, unseen: ReadonlySet<string>): TextHeads => {
  const seen = (texts: readonly Labelled[]) => texts.filter(text => !unseen.has(text.topic))
  const ukp = seen(data.ukp)
  const turn = fitTurn({ ukp, webis: seen(data.webis), dagstuhl: seen(data.dagstuhl) })
  return { short, turn, ...fitLines(ukp, short, turn) }
}

/** Scores by heads fitted without the text's topic, through the same route as the product. */
const scoreTexts = (data: Data, texts: readonly Labelled[], short: ShortHead): number[] => {
  const topics = new Set(texts.map(text => text.topic))
  return scoreUnseen(
    texts,
    text => text.topic,
    FOLDS,
    seen => {
      const known = new Set(seen.map(text => text.topic))
      return unseenHeads(data, short, new Set([...topics].filter(topic => !known.has(topic))))
    },
    (text, heads) => scoreText(text.reading, heads),
  )
}

const ofShort = (data: Data, heads: TextHeads): Figure[] => {
  const scores = scoreUnseen(
    data.short,
    text => text.topic,
    SHORT_FOLDS,
    seen => ({ ...heads, short: fitShort(seen) }),
    (text, fitted) => scoreText(text.reading, fitted),
  )
  return [
    { name: 'IBM-30k WA, Pearson', value: pearson(scores, targets(data.short)), excellent: 0.44 },
    { name: 'IBM-30k WA, Spearman', value: spearman(scores, targets(data.short)), excellent: 0.4 },
  ]
}

const ofOfficialDev = (data: Data, heads: TextHeads): Figure[] => {
  const dev = data.short.filter(text => text.source === 'dev')
  const short = fitShort(data.short.filter(text => text.source !== 'dev'))
  const scores = dev.map(text => scoreText(text.reading, { ...heads, short }))
  return [
    {
      name: 'IBM-30k WA, official dev topics, Pearson',
      value: pearson(scores, targets(dev)),
      excellent: 0.44,
    },
    {
      name: 'IBM-30k WA, official dev topics, Spearman',
      value: spearman(scores, targets(dev)),
      excellent: 0.4,
    },
  ]
}

const ofUkp = (data: Data, short: ShortHead): Figure[] => {
  const scores = scoreTexts(data, data.ukp, short)
  const scoreOf = new Map(data.ukp.map((text, at) => [text.id, scores[at] ?? 0]))
  const right = data.ukpPairs.map(({ one, other, isOneBetter }) =>
    (scoreOf.get(one) ?? 0) > (scoreOf.get(other) ?? 0) === isOneBetter ? 1 : 0,
  )
  return [
    { name: 'UKP percentile, Pearson', value: pearson(scores, targets(data.ukp)), excellent: 0.55 },
    {
      name: 'UKP percentile, Spearman',
      value: spearman(scores, targets(data.ukp)),
      excellent: null,
    },
    { name: 'UKP pairs, accuracy', value: mean(right), excellent: 0.785 },
  ]
}

const ofWebis = (data: Data, short: ShortHead): Figure[] => {
  const scores = scoreTexts(data, data.webis, short)
  const lengths = data.webis.map(text => text.length)
  const wanted = targets(data.webis)
  return [
    { name: 'Webis combined, Pearson', value: pearson(scores, wanted), excellent: 0.83 },
    {
      name: 'Webis combined, length in words removed',
      value: partial(scores, wanted, lengths),
      excellent: 0.45,
    },
    {
      name: 'Webis combined, log length removed',
      value: partial(scores, wanted, lengths.map(Math.log)),
      excellent: null,
    },
  ]
}

const ofSpeeches = ({ speeches }: Data): Figure[] => {
  const scores = scoreUnseen(
    speeches,
    text => text.topic,
    FOLDS,
    fitSpeech,
    (text, speech) => scoreSpeech(text.reading, { speech }),
  )
  const within = [...new Set(speeches.map(text => text.source))].sort().map(source => {
    const places = [...speeches.keys()].filter(at => speeches[at]?.source === source)
    const value = pearson(
      places.map(at => scores[at] ?? 0),
      places.map(at => speeches[at]?.target ?? 0),
    )
    return { name: `Speeches within ${source} (${places.length}), Pearson`, value, excellent: null }
  })
  return [
    { name: 'Speeches, Pearson', value: pearson(scores, targets(speeches)), excellent: 0.65 },
    { name: 'Speeches, Spearman', value: spearman(scores, targets(speeches)), excellent: 0.65 },
    ...within,
    {
      name: 'Speeches within source, mean',
      value: mean(within.map(figure => figure.value)),
      excellent: null,
    },
  ]
}

/**
 * The overall score of each speech as the product places it,
 * its speech head fitted without the speech's motion.
 */
const ofPlacedSpeeches = async ({ speeches }: Data, heads: Heads): Promise<Figure[]> => {
  const waiting = scoreUnseen(
    speeches,
    text => text.topic,
    FOLDS,
    fitSpeech,
    (_, speech) => speech,
  )
  const overall: number[] = []
  for (const [at, speech] of waiting.entries()) {
    const { motion = '', text = '' } = speeches[at] ?? {}
    const debate = {
      ...({ debateId: '', motion, language: 'en', userStance: 'for', mode: 'text' } as const),
      turns: [{ turn_id: 'speech', speaker: 'user' as const, text }],
    }
    const judge = createOfflineJudge({ ...heads, speech })
    overall.push(
      placeVerdict(await judge.judge(debate, new AbortController().signal), debate, judge).overall,
    )
  }
  return [
    {
      name: 'Speeches, overall score of the judge, Pearson',
      value: pearson(overall, targets(speeches)),
      excellent: 0.65,
    },
    {
      name: 'Speeches, overall score of the judge, Spearman',
      value: spearman(overall, targets(speeches)),
      excellent: 0.65,
    },
  ]
}

const ofPosts = ({ posts }: Data): Figure[] => {
  const scores = scoreUnseen(
    posts,
    text => text.topic,
    FOLDS,
    fitInappropriate,
    (text, inappropriate) => scoreInappropriate(text.reading, { inappropriate }),
  )
  const above = (limit: number) =>
    auc(
      scores,
      posts.map(text => text.target > limit),
    )
  return [
    { name: 'Inappropriateness by most annotators, AUC', value: above(BAD), excellent: 0.76 },
    { name: 'Inappropriateness by any annotator, AUC', value: above(0), excellent: null },
  ]
}

const ofCounters = ({ clashes }: Data): Figure[] => {
  const choices = choicesIn(clashes)
  const items = choices.flatMap(choice =>
    choice.rows.map((row, place) => ({ choice, row, isRight: place === choice.right })),
  )
  const scores = scoreUnseen(
    items,
    item => item.choice.debate,
    FOLDS,
    seen => fitCounter([...new Set(seen.map(item => item.choice))]),
    (item, head) => scoreCounters([item.row], head)[0] ?? 0,
  )
  const best = new Map<object, { score: number; isRight: boolean }>()
  items.forEach(({ choice, isRight }, at) => {
    const score = scores[at] ?? 0
    if (score > (best.get(choice)?.score ?? Number.NEGATIVE_INFINITY))
      best.set(choice, { score, isRight })
  })
  const positive = items.map(item => item.isRight)
  return [
    {
      name: 'Right counter, accuracy',
      value: mean([...best.values()].map(each => (each.isRight ? 1 : 0))),
      excellent: 0.72,
    },
    { name: 'Right counter, AUC', value: auc(scores, positive), excellent: 0.855 },
    {
      name: 'Right counter, chance',
      value: mean(choices.map(choice => 1 / choice.rows.length)),
      excellent: null,
    },
  ]
}

/** The figures in two halves that take about as long: each can be measured in a thread. */
export const HALVES = {
  short: async (data: Data, heads: Heads): Promise<Figure[]> => ofShort(data, heads),
  others: async (data: Data, heads: Heads): Promise<Figure[]> => [
    ...ofOfficialDev(data, heads),
    ...ofUkp(data, heads.short),
    ...ofWebis(data, heads.short),
    ...ofSpeeches(data),
    ...(await ofPlacedSpeeches(data, heads)),
    ...ofPosts(data),
    ...ofCounters(data),
  ],
}

/**
 * Every figure of data/README.md, each text scored by heads that saw nothing of its topic.
 * `heads` saw everything.
 */
export const measure = async (data: Data, heads: Heads): Promise<Figure[]> => [
  ...(await HALVES.short(data, heads)),
  ...(await HALVES.others(data, heads)),
]

export const printFigures = (figures: readonly Figure[], print: (line: string) => void): void => {
  for (const { name, value, excellent } of figures) {
    const goal =
      excellent === null
        ? ''
        : `  excellent ≥ ${excellent}  ${value >= excellent ? 'reached' : 'not reached'}`
    print(`${value.toFixed(3).padStart(7)}  ${name}${goal}`)
  }
}
