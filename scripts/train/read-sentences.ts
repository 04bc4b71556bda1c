import { join } from 'node:path'
import { findArguments } from '#api/ai/offline/arguments/find-arguments.ts'
import { splitSentences } from '#api/ai/offline/language/sentences.ts'
import { tokensWithVector } from '#api/ai/offline/language/word-vectors.ts'
import { meaningsOf, textsOfMeaning } from '#api/ai/offline/opponent/hearing/meanings.ts'
import type { Language } from '#schema/constants.ts'
import { readHeads } from '#schema/motions/read-heads.ts'
import { readCsv } from './read-csv.ts'

/** The tokens of a text in their order. */
export type Tokens = readonly string[]

const listTokens = (text: string): Tokens => [...tokensWithVector(text)]

/** Labelled sets and their columns of text. */
const SETS: readonly [name: string, ...columns: string[]][] = [
  ['appropriateness_dev', 'text'],
  ['argkp2021_dev', 'argument', 'key_point'],
  ['arguana_counterargs_train_val', 'point', 'counter'],
  ['debate_speeches_dev', 'text'],
  ['ellipse_dev', 'text'],
  ['ibm30k_train_dev', 'argument'],
  ['webis_argquality20_dev', 'text'],
]

/** What people wrote on any question, a sentence each, none twice. */
export const readPeoplesSentences = (folder: string): Tokens[] => {
  const texts = SETS.flatMap(([name, ...columns]) =>
    readCsv(join(folder, `${name}.csv`)).flatMap(row => columns.map(column => row[column] ?? '')),
  )
  return [...new Set(texts)].flatMap(splitSentences).map(listTokens)
}

/** The texts of each meaning of each prepared motion: those of one meaning say the same. */
export const readMeanings = (language: Language): Tokens[][][] =>
  readHeads().flatMap(({ key }) => {
    const sides = findArguments(key, language)
    return sides
      ? [meaningsOf(sides.for, sides.against).map(each => textsOfMeaning(each).map(listTokens))]
      : []
  })
