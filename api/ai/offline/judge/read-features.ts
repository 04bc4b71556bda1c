import { sharedCount } from '../language/content-words.ts'
import type { Lexicon, Mark } from '../language/lexicon.ts'
import type { Sentence } from './hear-debate.ts'
import { readOrder } from './read-order.ts'

/** Figures of a set of sentences, plain numbers all: counts, and shares of 0–1. */
export type Features = {
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
   * Points in which two links or more follow each other, and those of them that reach somebody or
   * something at stake.
   */
  chains: number
  reachingChains: number
  consequences: number
  /** Points that go on for more than one sentence. */
  developed: number
  /** Claims with a reason or a result, each counted once where several stand together. */
  reasonedClaims: number
  people: number
  /** Sentences that say what happens to whom. */
  impacts: number
  stakes: number
  importance: number
  changes: number
  examples: number
  /** Examples, figures and sources that stand by a claim. */
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
  onMotion: number
  /** Shares of the sentences. */
  vague: number
  unclear: number
  hedged: number
  extreme: number
  fillers: number
  full: number
  overlong: number
  tied: number
  unsupported: number
  sameOpening: number
  shouting: number
  legible: number
  hostile: number
  meanWords: number
  /** Spread of the sentences' lengths, in words and against their mean. */
  lengthSpread: number
  rhythm: number
} & ReturnType<typeof readOrder>

const WINDOW = 3
const LINK_MARKS: readonly Mark[] = ['reason', 'result', 'mechanism', 'condition', 'secondOrder']
const SUPPORT_MARKS: readonly Mark[] = ['example', 'figure', 'source']

const hasAny = (sentence: Sentence, marks: readonly Mark[]) =>
  marks.some(mark => sentence.marks.has(mark))
const countIf = <T>(items: readonly T[], test: (item: T) => boolean) =>
  items.reduce((sum, item) => sum + (test(item) ? 1 : 0), 0)
const distinct = (items: readonly string[]) => new Set(items).size

/** Whether a sentence goes on from the one before it. */
const isTied = (before: Sentence | undefined, sentence: Sentence): boolean =>
  before !== undefined &&
  before.at === sentence.at &&
  !sentence.marks.has('signpost') &&
  (sentence.marks.has('dependent') ||
    hasAny(sentence, ['reason', 'result', 'shows', ...SUPPORT_MARKS]) ||
    sharedCount(before.stems, sentence.stems) > 0)

/** Points: runs of up to three sentences that go on from each other and hold at least one link. */
const pointsOf = (sentences: readonly Sentence[]): Sentence[][] => {
  const points: Sentence[][] = []
  let open: Sentence[] = []
  sentences.forEach((sentence, index) => {
    if (open.length < WINDOW && open.length > 0 && isTied(sentences[index - 1], sentence))
      open.push(sentence)
    else {
      open = [sentence]
      points.push(open)
    }
  })
  return points.filter(point => point.some(sentence => hasAny(sentence, LINK_MARKS)))
}

const linksIn = (point: readonly Sentence[]): number =>
  point.reduce((sum, sentence) => sum + countIf(LINK_MARKS, mark => sentence.marks.has(mark)), 0)

const isChain = (point: readonly Sentence[]) =>
  linksIn(point) >= 2 &&
  point.some(sentence => hasAny(sentence, ['reason', 'result'])) &&
  new Set(point.flatMap(sentence => [...sentence.stems])).size >= 5

const opensWith = (sentence: Sentence) => sentence.words[0] ?? ''

const mostCommonShare = (items: readonly string[]): number => {
  const counts = new Map<string, number>()
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1)
  return items.length === 0 ? 0 : Math.max(...counts.values()) / items.length
}

const isShouted = (text: string) => {
  const letters = text.match(/\p{Lu}|\p{Ll}/gu) ?? []
  const capitals = text.match(/\p{Lu}/gu) ?? []
  return (
    (letters.length > 8 && capitals.length / letters.length > 0.6) || /[!！?？]{3,}/u.test(text)
  )
}

const isLegible = (text: string) => {
  const letters = (text.match(/[\p{L}\p{N}\s,.;:!?'’"“”，。；：！？、（）()-]/gu) ?? []).length
  return letters / text.length > 0.85 && !/(.)\1{5,}/u.test(text)
}

/**
 * Reads the figures of some sentences of a debate, in their order. Pure: the same sentences give
 * the same figures. Sentences were de-duplicated before, so nothing grows by repetition.
 */
export const readFeatures = (sentences: readonly Sentence[], lexicon: Lexicon): Features => {
  const count = (mark: Mark) => countIf(sentences, sentence => sentence.marks.has(mark))
  const share = (test: (sentence: Sentence) => boolean) =>
    sentences.length === 0 ? 0 : countIf(sentences, test) / sentences.length
  const points = pointsOf(sentences)
  const chains = points.filter(isChain)
  const reaches = (point: readonly Sentence[]) =>
    point.some(
      sentence =>
        sentence.people.length + sentence.stakes.length > 0 || sentence.marks.has('change'),
    )
  const statements = sentences.filter(
    sentence => !sentence.isQuestion && sentence.words.length >= 3,
  )
  const claims = statements.filter(sentence => sentence.marks.has('claim'))
  const fullClaims = claims.filter(sentence => sentence.stems.size >= 2)
  const isPlain = (sentence: Sentence) =>
    sentence.words.length <= lexicon.easyWords &&
    !sentence.marks.has('vague') &&
    !sentence.isOverlong
  const near = (index: number, test: (sentence: Sentence) => boolean, from: number, to: number) => {
    const here = sentences[index]
    for (let at = index + from; at <= index + to; at += 1) {
      const other = sentences[at]
      if (other && here && other.at === here.at && test(other)) return true
    }
    return false
  }
  const supports = sentences.flatMap((sentence, index) => {
    if (!hasAny(sentence, SUPPORT_MARKS) || sentence.stems.size < 2) return []
    if (!near(index, each => hasAny(each, ['claim', ...LINK_MARKS]), -2, 1)) return []
    const isExplained =
      hasAny(sentence, ['result', 'shows', 'reason']) ||
      near(index, each => hasAny(each, ['result', 'shows']), 1, 1)
    return [{ isExplained }]
  })
  const lengths = sentences.map(sentence => sentence.words.length)
  const meanWords =
    lengths.length === 0 ? 0 : lengths.reduce((sum, length) => sum + length, 0) / lengths.length
  const spread = Math.sqrt(
    lengths.reduce((sum, length) => sum + (length - meanWords) ** 2, 0) /
      Math.max(1, lengths.length),
  )
  const isUnclear = (sentence: Sentence, index: number) =>
    sentence.marks.has('pronoun') &&
    (sentences[index - 1]?.at !== sentence.at || sentence.stems.size === 0)

  return {
    sentences: sentences.length,
    turns: new Set(sentences.map(sentence => sentence.at)).size,
    ownTerms: new Set(sentences.flatMap(sentence => [...sentence.stems])).size,
    claims: claims.length,
    fullClaims: fullClaims.length,
    clearClaims: countIf(fullClaims, isPlain),
    reasons: count('reason'),
    fullReasons: countIf(
      sentences,
      each => hasAny(each, ['reason', 'result']) && each.stems.size >= 3,
    ),
    emptyReasons: countIf(sentences, each => each.marks.has('appeal')),
    links: countIf(sentences, each => hasAny(each, ['reason', 'result', 'mechanism'])),
    chains: chains.length,
    reachingChains: countIf(chains, reaches),
    consequences: countIf(
      sentences,
      each =>
        hasAny(each, ['result', 'mechanism', 'secondOrder']) &&
        each.stems.size >= 2 &&
        reaches([each]),
    ),
    developed: countIf(points, point => point.length >= 2),
    reasonedClaims: countIf(points, point =>
      point.some(each => hasAny(each, ['reason', 'result']) && each.stems.size >= 2),
    ),
    people: distinct(sentences.flatMap(sentence => [...sentence.people])),
    impacts: countIf(
      sentences,
      each =>
        each.people.length > 0 &&
        hasAny(each, ['mechanism', 'result', 'change']) &&
        each.stems.size >= 2,
    ),
    stakes: distinct(sentences.flatMap(sentence => [...sentence.stakes])),
    importance: count('importance'),
    changes: count('change'),
    examples: count('example'),
    supports: supports.length,
    specifics: countIf(sentences, each => hasAny(each, SUPPORT_MARKS) && each.stems.size >= 3),
    explainedSupports: countIf(supports, each => each.isExplained),
    scenes: countIf(
      sentences,
      each =>
        hasAny(each, ['scene', 'example', 'figure']) &&
        (each.people.length > 0 || each.marks.has('scene')) &&
        each.stems.size >= 2,
    ),
    magnitude: count('magnitude'),
    audience: count('audience'),
    questions: countIf(sentences, each => each.isQuestion && each.stems.size >= 1),
    comparisons: count('comparison'),
    weighing: count('weighing'),
    decides: count('decides'),
    granting: count('granting'),
    limits: countIf(sentences, each => each.marks.has('limit') && each.stems.size >= 2),
    reservations: countIf(
      sentences,
      each => hasAny(each, ['limit', 'tradeOff']) && each.stems.size >= 2,
    ),
    tradeOffs: countIf(sentences, each => each.marks.has('tradeOff') && each.stems.size >= 2),
    secondOrder: countIf(
      sentences,
      each =>
        each.marks.has('secondOrder') &&
        hasAny(each, LINK_MARKS.slice(0, 4)) &&
        each.stems.size >= 2,
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
    onMotion: share(each => each.onMotion || each.stems.size >= 2),
    vague: share(each => each.marks.has('vague')),
    unclear:
      sentences.length === 0 ? 0 : countIf(sentences.map(isUnclear), Boolean) / sentences.length,
    hedged: share(each => each.marks.has('hedge')),
    extreme: share(each => each.marks.has('extreme')),
    fillers: share(each => each.marks.has('filler')),
    full: share(each => each.stems.size >= 2),
    overlong: share(each => each.isOverlong || each.words.length > lexicon.longWords),
    tied:
      sentences.length < 2
        ? 0
        : countIf(sentences, each => isTied(sentences[sentences.indexOf(each) - 1], each)) /
          (sentences.length - 1),
    unsupported:
      claims.length === 0 ? 1 : 1 - Math.min(1, (2 * countIf(points, () => true)) / claims.length),
    sameOpening: mostCommonShare(sentences.map(opensWith)),
    shouting: share(each => isShouted(each.text)),
    legible: share(each => isLegible(each.text)),
    hostile: count('hostile'),
    meanWords,
    lengthSpread: spread,
    rhythm: meanWords === 0 ? 0 : spread / meanWords,
    ...readOrder(sentences, lexicon),
  }
}
