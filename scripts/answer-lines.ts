import { once } from 'node:events'

/** In characters: a longer line is answered with an error, and never held whole. */
export const LONGEST_LINE = 2_000_000

/** The lines of a text that comes in pieces; null stands for one that is too long. */
const linesOf = async function* (
  pieces: AsyncIterable<string>,
  longest: number,
): AsyncGenerator<string | null> {
  let line = ''
  let isTooLong = false
  for await (const piece of pieces) {
    const [first = '', ...rest] = piece.split('\n')
    for (const [at, part] of [first, ...rest].entries()) {
      if (at > 0) {
        yield isTooLong ? null : line
        line = ''
        isTooLong = false
      }
      isTooLong ||= line.length + part.length > longest
      line = isTooLong ? '' : line + part
    }
  }
  if (isTooLong || line !== '') yield isTooLong ? null : line
}

/**
 * JSON lines from standard input to standard output, in the same order. `answer` makes one line of
 * one line and never throws. Empty lines are left out.
 */
export const answerLines = async (
  answer: (line: string) => Promise<string>,
  longest = LONGEST_LINE,
): Promise<void> => {
  process.stdin.setEncoding('utf8')
  const tooLong = JSON.stringify({
    id: null,
    error: `line is longer than ${longest} characters`,
  })
  for await (const line of linesOf(process.stdin, longest)) {
    if (line?.trim() === '') continue
    const said = line === null ? tooLong : await answer(line)
    if (!process.stdout.write(`${said}\n`)) await once(process.stdout, 'drain')
  }
}
