import { answerLines } from './answer-lines.ts'
import { argueLine } from './argue-line.ts'

// JSON lines in, JSON lines out; what a line holds stands in scripts/README.md.
await answerLines(argueLine)
