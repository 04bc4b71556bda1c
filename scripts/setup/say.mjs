/** A failure that is told as a sentence saying how to mend it. */
export class SetupError extends Error {}

/** @param {string} text */
export const say = text => process.stdout.write(`setup: ${text}\n`)

/** @param {string} text */
export const fail = text => {
  process.stderr.write(`setup: ${text}\n`)
  process.exitCode = 1
}
