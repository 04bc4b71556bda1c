import { sharedCount, stemsOf } from '../language/content-words.ts'
import { wordsOf } from '../language/words.ts'
import { type CoachingSlots, MERITS, type MeritKind } from './coaching.ts'
import type { Findings } from './findings.ts'
import type { Heard } from './hear-debate.ts'
import { type ReviewCues, reviewCuesIn } from './review-cues.ts'
import { hasAny, type Sentence } from './sentence.ts'
import { shortPoint } from './short-point.ts'

/** Something that a sentence does well, beyond doubt. */
export type Merit = { kind: MeritKind; sentence: Sentence; slots: CoachingSlots }

/** The better a merit, the earlier it stands. */
const BY_RANK = Object.keys(MERITS) as MeritKind[]

/** With so many words of content in common a sentence is about a point. */
const SAME_MATTER = 2
/** Fewer words of content are no matter. */
const LEAST_STEMS = 4
const SHORTEST_CATCH = 6
/** Longer sentences are hard to read as a quote. */
const LONGEST = 48

const GIVES_REASON = [
  'reason',
  'result',
  'mechanism',
  'condition',
  'example',
  'figure',
  'source',
  'shows',
] as const

/** Sentences with one of these are not praised, whatever else is in them. */
const EMPTY = [
  'everybody knows',
  'saying',
  'announces',
  'takes back',
  'empty word',
  'about the speech',
] as const

/** Says something of its own that is worth quoting. */
const hasMatter = (sentence: Sentence, cues: ReviewCues): boolean =>
  sentence.isWhole &&
  !sentence.isEcho &&
  !sentence.isQuestion &&
  sentence.stems.size >= LEAST_STEMS &&
  sentence.words.length <= LONGEST &&
  !sentence.marks.has('hostile') &&
  !sentence.marks.has('hedge') &&
  !EMPTY.some(cue => cues[cue].test(sentence.text))

/** What caught a flaw did its work, however short it is, if one can see what it answers. */
const isShown = (sentence: Sentence) => sentence.isWhole && sentence.words.length >= SHORTEST_CATCH

/** Names what the opponent said, says that it fails, and why. */
const answersAloud = (sentence: Sentence) =>
  sentence.marks.has('refer') &&
  hasAny(sentence, ['deny', 'counter', 'link']) &&
  hasAny(sentence, ['reason', 'result', 'figure', 'source', 'condition'])

const ofSentence = (sentence: Sentence, cues: ReviewCues): MeritKind[] => {
  const { marks, text } = sentence
  const isOwn = !hasAny(sentence, ['refer', 'deny'])
  const isCause =
    marks.has('reason') &&
    !marks.has('limit') &&
    hasAny(sentence, ['mechanism', 'result', 'condition', 'change', 'secondOrder'])
  const isUnnamed = cues['unnamed source'].test(text) && !cues['named source'].test(text)
  const isSourced =
    (marks.has('figure') && cues.number.test(text)) || cues['named source'].test(text)
  return [
    ...(isOwn && isSourced && !isUnnamed ? ['source' as const] : []),
    ...(cues.weighs.test(text) ? ['weigh' as const] : []),
    ...(isOwn && isCause ? ['cause' as const] : []),
    ...(answersAloud(sentence) ? ['reply' as const] : []),
    ...(cues.admits.test(text) && hasAny(sentence, GIVES_REASON) ? ['admit' as const] : []),
    ...(isOwn && cues.case.test(text) ? ['case' as const] : []),
  ]
}

/** The answers of the clash map, where the sentence itself holds a reason. */
const ofClash = ({ clash }: Findings, { language, lexicon }: Heard): Merit[] =>
  clash.flatMap(({ point, outcome, reply }): Merit[] => {
    if (!reply || reply.isQuestion) return []
    const shared = sharedCount(reply.stems, stemsOf(wordsOf(point.text.text), lexicon))
    // Which point is meant is said only where the sentence itself shows it.
    const slots = shared >= SAME_MATTER ? { point: shortPoint(point.text.text, language) } : null
    if (outcome === 'turned' && slots) return [{ kind: 'turn', sentence: reply, slots }]
    if (outcome === 'dropped' || !hasAny(reply, GIVES_REASON)) return []
    if (slots) return [{ kind: 'answer', sentence: reply, slots }]
    return hasAny(reply, ['refer', 'deny', 'link', 'turn'])
      ? [{ kind: 'reply', sentence: reply, slots: {} }]
      : []
  })

/**
 * What the user did well, the best first. Turns about another question have nothing of it; a
 * sentence that caught a flaw did its work, however short it is.
 */
export const findMerits = (
  heard: Heard,
  ours: readonly Sentence[],
  findings: Findings,
  catches: ReadonlySet<Sentence>,
): Merit[] => {
  const cues = reviewCuesIn(heard.language)
  const astray = new Set(
    findings.turns.flatMap(turn =>
      turn.isOffMotion || turn.concedes || turn.arguesOtherSide ? [turn.turnId] : [],
    ),
  )
  const found: Merit[] = [
    ...[...catches].map(sentence => ({ kind: 'catch' as const, sentence, slots: {} })),
    ...ofClash(findings, heard),
    ...ours.flatMap(sentence =>
      ofSentence(sentence, cues).map(kind => ({ kind, sentence, slots: {} })),
    ),
  ]
  return found
    .filter(
      ({ kind, sentence }) =>
        !astray.has(sentence.turn_id) &&
        (kind === 'catch' ? isShown(sentence) : hasMatter(sentence, cues)),
    )
    .sort(
      (a, b) =>
        BY_RANK.indexOf(a.kind) - BY_RANK.indexOf(b.kind) ||
        b.sentence.stems.size - a.sentence.stems.size,
    )
}
