import { type Heads, type Line, shortShare } from '#api/ai/offline/quality/heads.ts'
import { type LinearHead, scoreLinear } from '#api/ai/offline/quality/linear-head.ts'
import { flowNames, LENGTHS, numberNames } from '#api/ai/offline/quality/read-quality.ts'
import { type ShortHead, scoreShort } from '#api/ai/offline/quality/short-head.ts'
import { comparable, fitLinear } from './fit-linear.ts'
import type { Data, Labelled } from './load-data.ts'
import { mean, pearson, spread } from './statistics.ts'

/** Figures of how a speech is spoken; their weights are penalised less. */
const ORATORY = new Set([
  ...flowNames(),
  ...[
    'announces',
    'proposes',
    'explains',
    'weThink',
    'reports',
    'spoken',
    'thanks',
    'groups',
    'address',
    'order',
  ],
  ...[
    'close',
    'because',
    'reason',
    'therefore',
    'leadsTo',
    'quotesThem',
    'past',
    'we',
    'i',
    'sure',
  ],
  ...['names', 'capitals', 'quotes', 'brackets', 'spacing', 'shouted', 'slips', 'endsOpen'],
])
/** Figures of what a text is about: with few topics they would only identify the topic. */
const MATTERS = new Set([
  ...[
    'children',
    'family',
    'women',
    'workers',
    'needy',
    'doctors',
    'state',
    'law',
    'crime',
    'society',
    'economy',
  ],
  ...['education', 'nature', 'science', 'religion', 'life', 'safety'],
])
const nameAt = (place: number) => numberNames()[place] ?? ''

type TurnData = Pick<Data, 'ukp' | 'webis' | 'dagstuhl'>

/** Penalties on the weights of a turn's figures: smallest on lengths, largest on its subject. */
const TURN_PENALTY = { length: 30, matter: 3000, other: 1000 }
const penaltyOf = (name: string): number => {
  if (LENGTHS.has(name)) return TURN_PENALTY.length
  return MATTERS.has(name) ? TURN_PENALTY.matter : TURN_PENALTY.other
}

export const fitTurn = ({ ukp, webis, dagstuhl }: TurnData): LinearHead =>
  fitLinear(
    [
      { texts: comparable(ukp), weight: 1 },
      { texts: comparable(webis), weight: 1.5 },
      { texts: comparable(dagstuhl), weight: 0.5 },
    ],
    place => penaltyOf(nameAt(place)),
    true,
  )

/** Penalties for a speech: how it is spoken may count for more than what it is about. */
const SPEECH_PENALTY = { oratory: 120, other: 600 }

export const fitSpeech = (speeches: readonly Labelled[]): LinearHead =>
  fitLinear(
    [{ texts: speeches, weight: 1 }],
    place => (ORATORY.has(nameAt(place)) ? SPEECH_PENALTY.oratory : SPEECH_PENALTY.other),
    false,
  )

const POST_PENALTY = 400

export const fitInappropriate = (posts: readonly Labelled[]): LinearHead =>
  fitLinear([{ texts: posts, weight: 1 }], () => POST_PENALTY, false)

const lineFrom = (from: readonly number[], to: readonly number[]): Line => {
  const slope = (pearson(from, to) * spread(to)) / (spread(from) || 1)
  return { slope, start: mean(to) - slope * mean(from) }
}

/**
 * Spread of the common scale in spreads of UKP's percentiles: three of them stay within 0 and 1.
 */
const WIDTH = 0.16

/** Puts both heads on one scale by the texts of either length in UKP. */
export const fitLines = (
  ukp: readonly Labelled[],
  short: ShortHead,
  turn: LinearHead,
): Pick<Heads, 'shortLine' | 'turnLine'> => {
  const level = mean(ukp.map(text => text.target))
  const width = spread(ukp.map(text => text.target)) || 1
  const onScale = (texts: readonly Labelled[]) =>
    texts.map(text => 0.5 + (WIDTH * (text.target - level)) / width)
  const brief = ukp.filter(text => shortShare(text.reading.words.length) > 0)
  return {
    shortLine: lineFrom(
      brief.map(text => scoreShort(text.reading, short)),
      onScale(brief),
    ),
    turnLine: lineFrom(
      ukp.map(text => scoreLinear(text.reading.numbers, turn)),
      onScale(ukp),
    ),
  }
}
