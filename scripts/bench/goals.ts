/** A benchmark that missed goals names them and fails. */
export const tellMissed = (missed: readonly string[]): void => {
  console.log(missed.length === 0 ? 'Every goal is reached.' : 'Missed goals:')
  for (const goal of missed) console.log(`! ${goal}`)
  if (missed.length > 0) process.exitCode = 1
}
