import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readCodedDebates, toJudged } from '#api/ai/offline/judge/coded/coded-debates.ts'
import { readDebate } from '#api/ai/offline/judge/read-debate.ts'
import { readFigures } from '#api/ai/offline/judge/read-figures.ts'
import { HEADS } from '#api/ai/offline/quality/weights.ts'
import { countWords } from '#schema/judgeable.ts'
import { fitPlacement } from './train/fit-placement.ts'
import { type CountedDebate, measurePlacement } from './train/measure-placement.ts'

const PLACEMENT = join(import.meta.dirname, '../api/ai/offline/judge/placement.json')
const DIGITS = 4

// The second half is held out: it shows what the fit is worth, and is never fitted on.
const debates = readCodedDebates('first').map((coded): CountedDebate => {
  const shown = toJudged(coded)
  return {
    ...coded,
    skills: coded.skills ?? null,
    figures: readFigures(readDebate(shown, HEADS), shown.mode),
    words: shown.turns.reduce(
      (sum, { speaker, text }) => sum + (speaker === 'user' ? countWords(text, coded.language) : 0),
      0,
    ),
  }
})
const written = JSON.stringify(fitPlacement(debates), (_, value: unknown) =>
  typeof value === 'number' ? Number(value.toPrecision(DIGITS)) : value,
)
writeFileSync(PLACEMENT, `${written}\n`)
console.log(`${debates.length} debates; ${(written.length / 1000).toFixed(1)} kB in ${PLACEMENT}`)
for (const line of measurePlacement(debates)) console.log(line)
