import { join } from 'node:path'
import { type Reading, readText, stemsOfMotion } from '#api/ai/offline/quality/read-quality.ts'
import { type CsvRow, readCsv } from './read-csv.ts'

/** A labelled text. Fits compare texts within a group; a topic is never split over folds. */
export type Labelled = {
  id: string
  topic: string
  group: string
  /** Where it comes from: a speech's author, or the official split. */
  source: string
  /** Words as white space parts them, repetitions too: the length that figures hold fixed. */
  length: number
  motion: string
  text: string
  reading: Reading
  target: number
  /**
   * The target that is fitted in place of the label: another view of the same votes, which is less
   * noisy.
   */
  aim: number
}
type Pair = { topic: string; one: string; other: string; isOneBetter: boolean }
export type Clash = { debate: string; side: string; motion: string; point: string; counter: string }

export type Data = {
  short: Labelled[]
  ukp: Labelled[]
  ukpPairs: Pair[]
  webis: Labelled[]
  dagstuhl: Labelled[]
  speeches: Labelled[]
  posts: Labelled[]
  clashes: Clash[]
}

/** How much the votes weighed by their voters' reliability add to the plain weighted average. */
const MACE_SHARE = 0.4

const DAGSTUHL_DIMENSIONS = [
  ...[
    'arrangement',
    'clarity',
    'credibility',
    'emotional-appeal',
    'global-acceptability',
    'global-relevance',
  ],
  ...['global-sufficiency', 'local-acceptability', 'local-relevance', 'local-sufficiency'],
]

/** Reads the labelled sets of a folder as its README describes them. */
export const loadData = (folder: string): Data => {
  const rows = (name: string) => readCsv(join(folder, `${name}.csv`))
  const labelled = (
    name: string,
    columns: {
      text: string
      motion: string
      topic: string
      target: (row: CsvRow) => number
      aim?: (row: CsvRow) => number
    },
  ): Labelled[] => {
    const motions = new Map<string, ReadonlySet<string>>()
    return rows(name).map((row, at) => {
      const [text, motion, topic] = [
        row[columns.text] ?? '',
        row[columns.motion] ?? '',
        row[columns.topic] ?? '',
      ]
      const stems = motions.get(motion) ?? stemsOfMotion(motion)
      motions.set(motion, stems)
      return {
        id: row.id ?? `${name}-${at}`,
        topic,
        group: `${name} ${topic}`,
        source: row.source ?? row.set ?? '',
        length: text.split(/\s+/).length,
        motion,
        text,
        reading: readText(text, stems),
        target: columns.target(row),
        aim: (columns.aim ?? columns.target)(row),
      }
    })
  }
  const number = (name: string) => (row: CsvRow) => Number(row[name])
  const ukp = { text: 'text', motion: 'title', topic: 'topic' }
  return {
    short: labelled('ibm30k_train_dev', {
      ...{ text: 'argument', motion: 'topic', topic: 'topic' },
      target: number('WA'),
      aim: row => Number(row.WA) + MACE_SHARE * Number(row['MACE-P']),
    }),
    ukp: labelled('ukp_convincing_dev', { ...ukp, target: number('convincing_pct') }),
    ukpPairs: rows('ukp_pairs_dev').map(row => ({
      topic: row.topic ?? '',
      one: row.id1 ?? '',
      other: row.id2 ?? '',
      isOneBetter: row.winner === 'a1',
    })),
    webis: labelled('webis_argquality20_dev', {
      ...{ text: 'text', motion: 'topic', topic: 'topic' },
      target: number('Combined Quality'),
    }),
    dagstuhl: labelled('dagstuhl_dims_dev', {
      ...ukp,
      target: row =>
        DAGSTUHL_DIMENSIONS.reduce((sum, name) => sum + Number(row[name]), 0) /
        DAGSTUHL_DIMENSIONS.length,
    }),
    speeches: labelled('debate_speeches_dev', {
      ...{ text: 'text', motion: 'topic', topic: 'topic' },
      target: number('mean_rating'),
    }),
    posts: labelled('appropriateness_dev', {
      ...{ text: 'text', motion: 'topic', topic: 'topic' },
      target: number('Inappropriateness'),
    }),
    clashes: rows('arguana_counterargs_train_val').map(row => ({
      debate: row.debate ?? '',
      side: row.stance ?? '',
      motion: row.thesis ?? '',
      point: row.point ?? '',
      counter: row.counter ?? '',
    })),
  }
}
