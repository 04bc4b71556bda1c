import type { z } from 'zod'

const isPlace = (step: PropertyKey): step is number => typeof step === 'number'

/** `points.for[2].claim.zh`, counted from 0. */
const nameOf = (path: readonly PropertyKey[]): string =>
  path
    .map((step, at) => (isPlace(step) ? `[${step}]` : `${at > 0 ? '.' : ''}${String(step)}`))
    .join('')

/** What a value is like in words, where the schema says no more than its type. */
export const sayFault = ({ code, input, expected }: z.core.$ZodRawIssue): string | undefined => {
  if (code !== 'invalid_type') return undefined
  return input === undefined ? 'is missing' : `is no ${expected}`
}

/** One line a fault, each with the path to it. */
export const describeFaults = ({ issues }: z.ZodError): string[] =>
  issues.flatMap(issue =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map(key => `${nameOf([...issue.path, key])} is not known`)
      : [`${nameOf(issue.path)} ${issue.message}`],
  )
