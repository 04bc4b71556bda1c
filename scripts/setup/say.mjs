/** A failure with a sentence that says what to do. */
export class SetupError extends Error {}

/** Progress goes to standard error, so that standard output has only what the command returns. */
export const say = text => process.stderr.write(`${text}\n`)

export const fail = text => {
  say(text)
  process.exitCode = 1
}

/** @param {number} startedAt of performance.now() */
export const secondsSince = startedAt => `${((performance.now() - startedAt) / 1000).toFixed(0)} s`
