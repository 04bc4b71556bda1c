import { parseArgs } from 'node:util'
import { LANGUAGES, type Language } from '#schema/constants.ts'
import { fitWordVectors } from './train/fit-word-vectors.ts'
import { placeWords } from './train/place-words.ts'
import { readMeanings, readPeoplesSentences } from './train/read-sentences.ts'
import { writeWeights } from './train/write-weights.ts'

const DIMENSIONS = 96
/** Each number of a unit vector is kept in a byte. */
const BYTE = 127

const { values } = parseArgs({ options: { data: { type: 'string' } } })
if (values.data === undefined) {
  console.error('Name the folder of the labelled sets: npm run train:words -- --data DIR')
  process.exit(2)
}

const fitLanguage = (language: Language, folder: string) => {
  const motions = readMeanings(language)
  const peoples = language === 'en' ? readPeoplesSentences(folder) : []
  const placed = placeWords([...peoples, ...motions.flat(2)], DIMENSIONS)
  const { vectors, weights } = fitWordVectors(placed, motions)
  const bytes = vectors.flatMap(vector => {
    const length = Math.hypot(...vector) || 1
    return Array.from(vector, value => Math.round((BYTE * value) / length))
  })
  const scaled = weights.map((weight, at) => weight * Math.hypot(...(vectors[at] ?? [])))
  return {
    dimensions: DIMENSIONS,
    words: placed.words.join(' '),
    weights: scaled.map(weight => weight.toPrecision(3)).join(' '),
    vectors: Buffer.from(Int8Array.from(bytes).buffer).toString('base64'),
  }
}

const { data } = values
const table = Object.fromEntries(LANGUAGES.map(language => [language, fitLanguage(language, data)]))
console.log(writeWeights('language/word-vectors.json', table))
