import { answerLines } from './answer-lines.ts'
import { scoreLine } from './score-line.ts'

// JSON lines in, JSON lines out; what the four kinds hold stands in scripts/README.md.
await answerLines(scoreLine)
