import type { Lexicon, Mark } from '../language/lexicon.ts'
import { isChain, LINK_MARKS, pointsOf, SUPPORT_MARKS } from './read-points.ts'
import { countIf, hasAny, type Sentence } from './sentence.ts'

/** What is said, in counts. */
export type Substance = {
  sentences: number
  turns: number
  /** Content words beyond the motion's. */
  ownTerms: number
  claims: number
  /** Claims that say something particular. */
  fullClaims: number
  /** Full claims that are short and plain enough to be repeated. */
  clearClaims: number
  reasons: number
  /** Reasons that bring something of their own. */
  fullReasons: number
  emptyReasons: number
  /** Sentences with a reason, a result or a mechanism. */
  links: number
  /**
   * Points in which two links or more follow each other, and those of them that name people or
   * something at stake.
   */
  chains: number
  reachingChains: number
  consequences: number
  /** Points that go on for more than one sentence. */
  developed: number
  /** Claims with a reason or a result, each counted once where several are together. */
  reasonedClaims: number
  people: number
  /** Sentences that say what happens to whom. */
  impacts: number
  stakes: number
  importance: number
  changes: number
  examples: number
  /** Examples, figures and sources beside a claim. */
  supports: number
  specifics: number
  explainedSupports: number
  scenes: number
  magnitude: number
  audience: number
  questions: number
  comparisons: number
  weighing: number
  decides: number
  granting: number
  limits: number
  /** Sentences with a limit or a trade-off. */
  reservations: number
  tradeOffs: number
  secondOrder: number
  assumptions: number
  evidenceLimits: number
  appeals: number
  results: number
  definitions: number
  summaries: number
  ranks: number
  clash: number
  builds: number
  signposts: number
  connectives: number
  contrasts: number
  triads: number
}

/** Words of content beyond the motion's: enough to say something, and something particular. */
const SOME_MATTER = 2
const OWN_MATTER = 3
/** Fewer words make no statement. */
const SHORTEST_STATEMENT = 3

const distinct = (items: readonly string[]) => new Set(items).size

/** Whether the sentences name people or something at stake. */
const reaches = (sentences: readonly Sentence[]) =>
  sentences.some(
    sentence => sentence.people.length + sentence.stakes.length > 0 || sentence.marks.has('change'),
  )

/** Whether a sentence of the same turn, at this distance before or after, is of the kind. */
const isNear = (
  sentences: readonly Sentence[],
  index: number,
  { from, to }: { from: number; to: number },
  test: (sentence: Sentence) => boolean,
): boolean =>
  sentences
    .slice(Math.max(0, index + from), index + to + 1)
    .some(other => other.at === sentences[index]?.at && test(other))

/** Examples, figures and sources beside a claim, and whether they are connected with it. */
const supportsIn = (sentences: readonly Sentence[]): { isExplained: boolean }[] =>
  sentences.flatMap((sentence, index) => {
    if (!hasAny(sentence, SUPPORT_MARKS) || sentence.stems.size < SOME_MATTER) return []
    const standsByClaim = isNear(sentences, index, { from: -2, to: 1 }, each =>
      hasAny(each, ['claim', ...LINK_MARKS]),
    )
    if (!standsByClaim) return []
    const isExplained =
      hasAny(sentence, ['result', 'shows', 'reason']) ||
      isNear(sentences, index, { from: 1, to: 1 }, each => hasAny(each, ['result', 'shows']))
    return [{ isExplained }]
  })

/** Reads what some sentences of a debate say, in their order. */
export const readSubstance = (sentences: readonly Sentence[], lexicon: Lexicon): Substance => {
  const count = (mark: Mark) => countIf(sentences, sentence => sentence.marks.has(mark))
  /** Sentences that do one of these things and say something. */
  const countFull = (marks: readonly Mark[], matter = SOME_MATTER) =>
    countIf(sentences, each => hasAny(each, marks) && each.stems.size >= matter)
  const points = pointsOf(sentences)
  const chains = points.filter(isChain)
  const statements = sentences.filter(
    sentence => !sentence.isQuestion && sentence.words.length >= SHORTEST_STATEMENT,
  )
  const claims = statements.filter(sentence => sentence.marks.has('claim'))
  const fullClaims = claims.filter(sentence => sentence.stems.size >= SOME_MATTER)
  const isPlain = (sentence: Sentence) =>
    sentence.words.length <= lexicon.easyWords &&
    !sentence.marks.has('vague') &&
    !sentence.isOverlong
  const supports = supportsIn(sentences)

  return {
    sentences: sentences.length,
    turns: new Set(sentences.map(sentence => sentence.at)).size,
    ownTerms: new Set(sentences.flatMap(sentence => [...sentence.stems])).size,
    claims: claims.length,
    fullClaims: fullClaims.length,
    clearClaims: countIf(fullClaims, isPlain),
    reasons: count('reason'),
    fullReasons: countFull(['reason', 'result'], OWN_MATTER),
    emptyReasons: countIf(sentences, each => each.marks.has('appeal')),
    links: countIf(sentences, each => hasAny(each, ['reason', 'result', 'mechanism'])),
    chains: chains.length,
    reachingChains: countIf(chains, reaches),
    consequences: countIf(
      sentences,
      each =>
        hasAny(each, ['result', 'mechanism', 'secondOrder']) &&
        each.stems.size >= SOME_MATTER &&
        reaches([each]),
    ),
    developed: countIf(points, point => point.length >= 2),
    reasonedClaims: countIf(points, point =>
      point.some(each => hasAny(each, ['reason', 'result']) && each.stems.size >= SOME_MATTER),
    ),
    people: distinct(sentences.flatMap(sentence => [...sentence.people])),
    impacts: countIf(
      sentences,
      each =>
        each.people.length > 0 &&
        hasAny(each, ['mechanism', 'result', 'change']) &&
        each.stems.size >= SOME_MATTER,
    ),
    stakes: distinct(sentences.flatMap(sentence => [...sentence.stakes])),
    importance: count('importance'),
    changes: count('change'),
    examples: count('example'),
    supports: supports.length,
    specifics: countFull(SUPPORT_MARKS, OWN_MATTER),
    explainedSupports: countIf(supports, each => each.isExplained),
    scenes: countIf(
      sentences,
      each =>
        hasAny(each, ['scene', 'example', 'figure']) &&
        (each.people.length > 0 || each.marks.has('scene')) &&
        each.stems.size >= SOME_MATTER,
    ),
    magnitude: count('magnitude'),
    audience: count('audience'),
    questions: countIf(sentences, each => each.isQuestion && each.stems.size >= 1),
    comparisons: count('comparison'),
    weighing: count('weighing'),
    decides: count('decides'),
    granting: count('granting'),
    limits: countFull(['limit']),
    reservations: countFull(['limit', 'tradeOff']),
    tradeOffs: countFull(['tradeOff']),
    secondOrder: countIf(
      sentences,
      each =>
        each.marks.has('secondOrder') &&
        hasAny(each, ['reason', 'result', 'mechanism', 'condition']) &&
        each.stems.size >= SOME_MATTER,
    ),
    assumptions: count('assumption'),
    evidenceLimits: count('evidenceLimit'),
    appeals: count('appeal'),
    results: count('result'),
    definitions: count('definition'),
    summaries: countIf(
      sentences,
      each =>
        hasAny(each, ['summary', 'close']) &&
        each.marks.has('claim') &&
        each.words.length <= lexicon.longWords &&
        each.stems.size >= 1,
    ),
    ranks: count('rank'),
    clash: count('clash'),
    builds: countIf(sentences, each => each.marks.has('builds') && each.at !== sentences[0]?.at),
    signposts: count('signpost'),
    connectives: countIf(sentences, each =>
      hasAny(each, ['dependent', 'reason', 'result', 'signpost', 'example']),
    ),
    contrasts: count('contrast'),
    triads: count('triad'),
  }
}
