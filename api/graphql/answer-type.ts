const NEW = 'application/graphql-response+json'
const OLD = 'application/json'
const ANY = ['*/*', 'application/*']

/** `hasStatuses`: the status says what became of the query; else a query that was read is 200. */
export type AnswerType = { type: typeof NEW | typeof OLD; hasStatuses: boolean }

/** The media types of an Accept header and their weights; those with the weight 0 are left out. */
const readAccept = (accept: string): Map<string, number> => {
  const weights = new Map<string, number>()
  for (const part of accept.split(',')) {
    const [name = '', ...parameters] = part.split(';').map(each => each.trim().toLowerCase())
    const weight = Number(parameters.find(each => each.startsWith('q='))?.slice(2) ?? 1)
    if (weight > 0) weights.set(name, Math.max(weight, weights.get(name) ?? 0))
  }
  return weights
}

/**
 * The media type of an answer (GraphQL over HTTP, section 6): the new one for who names it. A client
 * that names another one alone knows no statuses, as those of GitHub's API, and reads JSON.
 */
export const answerTypeFor = (accept: string | undefined): AnswerType => {
  const weights = readAccept(accept || '*/*')
  const ofNew = weights.get(NEW) ?? 0
  const ofOld = weights.get(OLD) ?? 0
  if (ofNew > 0 && ofNew >= ofOld) return { type: NEW, hasStatuses: true }
  return { type: OLD, hasStatuses: ofOld === 0 && ANY.some(each => weights.has(each)) }
}
