/** A failure that is told as a sentence saying how to mend it. */
export class SetupError extends Error {}

/** Progress stands on standard error: what a command answers on standard output stays its own. */
export const say = text => process.stderr.write(`${text}\n`)

export const fail = text => {
  say(text)
  process.exitCode = 1
}

/** @param {number} startedAt of performance.now() */
export const secondsSince = startedAt => `${((performance.now() - startedAt) / 1000).toFixed(0)} s`
