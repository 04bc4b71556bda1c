import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Heads } from '#api/ai/offline/quality/heads.ts'
import { choicesIn, fitCounter } from './train/fit-counter.ts'
import { fitInappropriate, fitLines, fitSpeech, fitTurn } from './train/fit-heads.ts'
import { fitShort } from './train/fit-short.ts'
import { fitWords } from './train/fit-words.ts'
import { type Data, loadData } from './train/load-data.ts'
import { measure, printFigures } from './train/measure.ts'

const WEIGHTS = join(import.meta.dirname, '../api/ai/offline/quality/weights.json')
const WORD_TOPICS = join(import.meta.dirname, '../api/ai/offline/quality/word-topics.json')
const DIGITS = 4

const fitHeads = (data: Data): Heads => {
  const short = fitShort(data.short)
  const turn = fitTurn(data)
  return {
    short,
    turn,
    speech: fitSpeech(data.speeches),
    inappropriate: fitInappropriate(data.posts),
    counter: fitCounter(choicesIn(data.clashes)),
    ...fitLines(data.ukp, short, turn),
  }
}

const { values } = parseArgs({
  options: { data: { type: 'string' }, 'no-figures': { type: 'boolean' } },
})
if (values.data === undefined) {
  console.error('Name the folder of the labelled sets: node scripts/train-judge.ts --data DIR')
  process.exit(2)
}
const data = loadData(values.data)
const heads = fitHeads(data)
const written = JSON.stringify(heads, (_, value: unknown) =>
  typeof value === 'number' ? Number(value.toPrecision(DIGITS)) : value,
)
writeFileSync(WEIGHTS, `${written}\n`)
console.log(`${(written.length / 1000).toFixed(0)} kB of weights in ${WEIGHTS}`)
const words = JSON.stringify(fitWords(values.data))
writeFileSync(WORD_TOPICS, `${words}\n`)
console.log(`${(words.length / 1000).toFixed(0)} kB of word topics in ${WORD_TOPICS}`)
if (!values['no-figures']) printFigures(await measure(data, heads), console.log)
