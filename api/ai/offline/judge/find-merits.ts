import type { Language } from '#schema/constants.ts'
import { sideCuesIn } from '../language/side-cues.ts'
import { type CoachingSlots, MERITS, type MeritKind } from './coaching.ts'
import type { Findings } from './findings.ts'
import type { Heard } from './hear-debate.ts'
import { tells, toldBy } from './motion-field.ts'
import { GOES_ON } from './read-passages.ts'
import { type ReviewCues, reviewCuesIn } from './review-cues.ts'
import { hasAny, isWithin, type Sentence } from './sentence.ts'
import { shortPoint } from './short-point.ts'

/** Something that a sentence does well, beyond doubt. */
export type Merit = {
  kind: MeritKind
  sentence: Sentence
  slots: CoachingSlots
}

/** The sentences that caught a flaw of the opponent's, each with the flaw. */
export type Catches = ReadonlyMap<Sentence, string>

/** The better a merit, the earlier it stands. */
const BY_RANK = Object.keys(MERITS) as MeritKind[]
/** With so many words of content that the opponent had not said, a catch says why. */
const OWN_STEMS = 2
/** In a turn of more sentences it must tell so much, in sums of what words tell. */
const SHORT_TURN = 5
const OWN_TOLD = 0.8

/** Fewer words of content are no matter. */
const LEAST_STEMS = 4
const SHORTEST_CATCH = 6
/** A shorter sentence only names a year or a place. */
const SHORTEST_SOURCE = 8
/** In a shorter sentence “because” only stands there: that could be said of any. */
const SHORTEST_CAUSE: Record<Language, number> = { en: 15, zh: 30 }
/** Longer sentences are hard to read as a quote. */
const LONGEST = 48

export const GIVES_REASON = [
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
  'shrugs',
] as const
/** What a sentence shares with the debate, in sums of what words tell, before it is about it. */
const LEAST_SHARED = 0.2
const CUT = /[,，;；:：]$/u

const isEmpty = ({ text }: Sentence, cues: ReviewCues) => EMPTY.some(cue => cues[cue].test(text))

/** Says something of its own that is worth quoting. */
export const hasMatter = (sentence: Sentence, cues: ReviewCues): boolean =>
  sentence.isWhole &&
  !CUT.test(sentence.text) &&
  !sentence.isEcho &&
  !sentence.isQuestion &&
  sentence.stems.size >= LEAST_STEMS &&
  sentence.words.length <= LONGEST &&
  !sentence.marks.has('hostile') &&
  !sentence.marks.has('hedge') &&
  // Who quotes a circle of the opponent's catches it; one's own is no reason.
  !cues.circular.test(sentence.text) &&
  !isEmpty(sentence, cues)

/** A reason, a case or a price that one owns stands out only where it is the turn's only one. */
const ONLY_ALONE: ReadonlySet<MeritKind> = new Set(['cause', 'admit', 'case'])

/** Nobody can check the prices and hours of the speaker's own life. */
export const OF_ONESELF: Record<Language, RegExp> = { en: /\b(?:i|my|me|we|our|us)\b/iu, zh: /我/u }

const ASKS_WHETHER: Record<Language, RegExp> = {
  en: /\b(?:the question (?:is|was)|ask(?:s|ed|ing)?|decide|wonder)(?: \w+)? whether\b/iu,
  zh: /问题(?:是|在于)|是不是|是否/u,
}

/** What caught a flaw did its work, however short it is, if one can see what it answers. */
const isShown = (sentence: Sentence, cues: ReviewCues) =>
  sentence.isWhole && sentence.words.length >= SHORTEST_CATCH && !isEmpty(sentence, cues)

const ofSentence = (
  sentence: Sentence,
  cues: ReviewCues,
  grants: RegExp,
  language: Language,
): MeritKind[] => {
  const { marks, text } = sentence
  const isOwn = !hasAny(sentence, ['refer', 'deny']) && !cues.supposes.test(text)
  const isCause =
    marks.has('reason') &&
    sentence.words.length >= SHORTEST_CAUSE[language] &&
    !cues.closes.test(text) &&
    !hasAny(sentence, ['limit', 'granting', 'tradeOff']) &&
    !grants.test(text) &&
    hasAny(sentence, ['mechanism', 'result', 'condition', 'change', 'secondOrder'])
  const isUnnamed = cues['unnamed source'].test(text) && !cues['named source'].test(text)
  const isTold = cues['one person'].test(text) || cues['told of once'].test(text)
  const isSourced =
    (marks.has('figure') &&
      cues.number.test(text) &&
      cues['place or year'].test(text) &&
      sentence.words.length >= SHORTEST_SOURCE &&
      !OF_ONESELF[language].test(text)) ||
    cues['named source'].test(text)
  return [
    ...(isOwn && isSourced && !isUnnamed && !isTold && !grants.test(text)
      ? ['source' as const]
      : []),
    // Who asks whether one outweighs the other has not said it.
    ...(cues.weighs.test(text) && !ASKS_WHETHER[language].test(text) ? ['weigh' as const] : []),
    ...(isOwn && isCause ? ['cause' as const] : []),
    ...(cues.admits.test(text) && hasAny(sentence, GIVES_REASON) ? ['admit' as const] : []),
    ...(isOwn && cues.case.test(text) ? ['case' as const] : []),
  ]
}

/** Where an answer ends in a question it may have asked and not answered. */
const ENDS_ASKING = /[?？]["'”’」』）)]*$/u

/** Goes over from what is granted to the answer. */
const PIVOTS: Record<Language, RegExp> = {
  en: /^(?:but|yet|still|however|nevertheless|even so)\b/iu,
  zh: /^(?:但|可是|然而|不过)/u,
}

/** Whether a sentence of a reply says why: what stands before its "but" only grants. */
const holdsReason = (reply: Sentence, { ours, language }: Heard): boolean => {
  const cues = reviewCuesIn(language)
  const parts = ours.filter(sentence => isWithin(sentence, reply))
  const pivot = parts.findLastIndex(({ text }, at) => at > 0 && PIVOTS[language].test(text))
  return parts
    .slice(Math.max(0, pivot))
    .some(part => hasAny(part, GIVES_REASON) && !cues['points on'].test(part.text))
}

/** The answers of the clash map, where the passage itself holds a reason. */
const ofClash = ({ clash }: Findings, heard: Heard): Merit[] =>
  clash.flatMap(({ met, outcome, reply }): Merit[] => {
    if (!reply || ENDS_ASKING.test(reply.text) || !holdsReason(reply, heard)) return []
    const slots = { point: shortPoint(met.text, heard.language) }
    if (outcome === 'turned') return [{ kind: 'turn', sentence: reply, slots }]
    return outcome === 'answered' ? [{ kind: 'answer', sentence: reply, slots }] : []
  })

/** From this share of turns on, 0–1, that leave the own side, nothing is praised. */
const MOSTLY_ASTRAY = 0.5

/** A grant reaches so many sentences at most. */
const LONGEST_GRANT = 2

/** What grants a point to the opponent, up to where the turn goes on for the own side. */
const grantedIn = (
  ours: readonly Sentence[],
  language: Language,
  cues: ReviewCues,
): readonly Sentence[] => {
  const granted = new Set<Sentence>()
  ours.forEach((sentence, index) => {
    const found = cues.grants.exec(sentence.text)
    if (!found || GOES_ON[language].test(sentence.text.slice(found.index))) return
    const after = ours.slice(index + 1, index + 1 + LONGEST_GRANT)
    const end = after.findIndex(
      ({ at, text }) => at !== sentence.at || GOES_ON[language].test(text),
    )
    for (const each of [sentence, ...after.slice(0, end === -1 ? after.length : end)])
      granted.add(each)
  })
  return [...granted]
}

/**
 * What the user did well, the best first. Turns about another question have nothing of it; a
 * sentence that caught a flaw did its work, however short it is.
 */
export const findMerits = (
  heard: Heard,
  ours: readonly Sentence[],
  findings: Findings,
  catches: Catches,
): Merit[] => {
  const cues = reviewCuesIn(heard.language)
  const astray = new Set(
    findings.turns.flatMap(turn =>
      turn.isOffMotion || turn.concedes || turn.arguesOtherSide ? [turn.turnId] : [],
    ),
  )
  // Who is so often on the other side may say nothing for the own one.
  if (astray.size > 0 && astray.size >= MOSTLY_ASTRAY * findings.turns.length) return []
  const theirs = new Set(heard.theirs.flatMap(({ stems }) => [...stems]))
  // A saying that fits every debate has none of its words.
  const belongs = ({ stems, onMotion }: Sentence) =>
    onMotion || toldBy(stems, theirs, heard.language) >= LEAST_SHARED
  const grants = sideCuesIn(heard.language).agrees
  const granted = grantedIn(ours, heard.language, cues)
  // As it was heard: a sentence that earned no credit may still catch a flaw and say why.
  const stemsHeard = new Map(heard.ours.map(({ text, stems }) => [text, stems]))
  const saysWhy = ({ text, at, marks }: Sentence) => {
    const own = [...(stemsHeard.get(text) ?? [])].filter(stem => !theirs.has(stem))
    const told = own.reduce((sum, stem) => sum + tells(stem, heard.language), 0)
    const isShort = ours.filter(each => each.at === at).length <= SHORT_TURN
    return (
      (isShort ? own.length >= OWN_STEMS : told >= OWN_TOLD) &&
      !marks.has('hedge') &&
      !cues.aside.test(text) &&
      !cues['about the speech'].test(text)
    )
  }
  const reasonsIn = (turnId: string) =>
    ours.filter(each => each.turn_id === turnId && hasAny(each, GIVES_REASON)).length
  const found: Merit[] = [
    ...[...catches].flatMap(([sentence, flaw]): Merit[] =>
      saysWhy(sentence) && !cues.levels.test(sentence.text)
        ? [{ kind: 'catch', sentence, slots: { point: shortPoint(flaw, heard.language) } }]
        : [],
    ),
    ...ofClash(findings, heard),
    ...ours.flatMap(sentence =>
      belongs(sentence)
        ? ofSentence(sentence, cues, grants, heard.language).map(kind => ({
            kind,
            sentence,
            slots: {},
          }))
        : [],
    ),
  ]
  return found
    .filter(
      ({ kind, sentence }) =>
        !astray.has(sentence.turn_id) &&
        !granted.some(each => isWithin(each, sentence)) &&
        !(ONLY_ALONE.has(kind) && reasonsIn(sentence.turn_id) > 1) &&
        (kind === 'catch' ? isShown(sentence, cues) : hasMatter(sentence, cues)),
    )
    .sort(
      (a, b) =>
        BY_RANK.indexOf(a.kind) - BY_RANK.indexOf(b.kind) ||
        b.sentence.stems.size - a.sentence.stems.size,
    )
}
