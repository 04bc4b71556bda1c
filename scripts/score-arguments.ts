import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { scoreLine } from './score-line.ts'

// JSON lines in, JSON lines out, in the same order;
// shared wording of the four kinds stands in scripts/README.md.
for await (const line of createInterface({
  input: process.stdin,
  crlfDelay: Number.POSITIVE_INFINITY,
})) {
  if (line.trim() === '') continue
  if (!process.stdout.write(`${await scoreLine(line)}\n`)) await once(process.stdout, 'drain')
}
