import { onceAnObject } from '../../data/once-an-object.ts'
import type { FollowedPoint } from '../follow-points.ts'
import { isMostlyNew, newIn, quotesIn, type Scope } from '../known-points.ts'
import type { Heeding } from '../meet-points.ts'
import { EMPTY, GOES_ON } from '../read-passages.ts'
import { hasAny, isSameSentence, type Sentence } from '../sentence.ts'
import { flag, within } from './figures.ts'
import type { DebateEvidence } from './point-evidence.ts'

const CUT = /[,，;；:：]$/u
/** From this on a sentence has something to do with a point. */
const NEAR = 0.2
const SHORT = 6
const LONG_TURN = 15
const LEAST_MOST = 0.01

const leadOf = (heeding: Heeding | undefined) =>
  heeding ? within(heeding.about.value - heeding.elsewhere, [-1, 1]) : 0
const worthOf = (heeding: Heeding | undefined) => within(heeding?.about.value ?? 0, [0, 1.5])

/** What the sentence and its neighbours have to do with the point. */
const ofMatter = (
  heeding: Heeding,
  beside: (by: number) => Heeding | undefined,
  nearest: number,
  { scope, mannerOf }: DebateEvidence,
) => {
  const { sentence, about, elsewhere } = heeding
  const { quotes, counters } = mannerOf(sentence)
  const [before, earlier, after] = [beside(-1), beside(-2), beside(1)]
  const names = (each: Heeding | undefined) => each !== undefined && mannerOf(each.sentence).names
  return {
    value: worthOf(heeding),
    lead: leadOf(heeding),
    share: about.value / nearest,
    count: within(about.count, [0, 4]),
    elsewhere: within(elsewhere, [0, 1.5]),
    quoted: flag(about.isQuoted),
    quotesOther: flag(!about.isQuoted && quotes),
    next: flag(about.known.isNext),
    names: flag(names(heeding)),
    // “You say that it costs, but …” holds the point and what is said against it.
    namesAndTurns: flag(names(heeding) && counters),
    beforeValue: worthOf(before),
    beforeLead: leadOf(before),
    beforeNames: flag(names(before) && worthOf(before) > NEAR),
    earlierValue: worthOf(earlier),
    earlierLead: leadOf(earlier),
    afterValue: worthOf(after),
    afterLead: leadOf(after),
    afterNames: flag(names(after)),
    fresh: within(newIn(sentence, about.known, scope), [0, 2.5]),
    mostlyNew: flag(isMostlyNew(sentence, about.known, scope)),
  }
}

/** What the sentence does, whatever it is about. */
const ofManner = (sentence: Sentence, { cues }: Scope, hollow: ReadonlySet<string>) => ({
  reasons: flag(hasAny(sentence, ['reason', 'result', 'condition', 'figure', 'source', 'link'])),
  opposes: flag(hasAny(sentence, ['deny', 'counter', 'turn'])),
  example: flag(sentence.marks.has('example')),
  goesOn: flag(hasAny(sentence, ['dependent', 'pronoun'])),
  leaves: flag(hasAny(sentence, ['ownCase', 'close', 'summary', 'signpost'])),
  question: flag(sentence.isQuestion),
  empty: flag(EMPTY.some(cue => cues[cue].test(sentence.text))),
  grants: flag(cues.grants.test(sentence.text)),
  leadsIn: flag(cues['leads in'].test(sentence.text)),
  hollow: flag(hollow.has(sentence.text)),
  hedge: flag(sentence.marks.has('hedge')),
  hostile: flag(sentence.marks.has('hostile')),
  whole: flag(sentence.isWhole && !CUT.test(sentence.text) && !sentence.isEcho),
  length: Math.log1p(sentence.words.length),
  short: flag(sentence.words.length < SHORT),
})

/** What a sentence does, read once for all points. */
export const mannerReader = (scope: Scope, hollow: ReadonlySet<string>) =>
  onceAnObject((sentence: Sentence) => ({
    /** Names what the opponent said. */
    names: sentence.marks.has('refer') || scope.cues['takes up'].test(sentence.text),
    quotes: quotesIn(sentence.text, scope).length > 0,
    counters: GOES_ON[scope.heard.language].test(sentence.text),
    figures: ofManner(sentence, scope, hollow),
  }))

/** How much the nearest of the user's sentences has to do with a point. */
export const nearestIn = ({ met }: FollowedPoint): number =>
  Math.max(LEAST_MOST, ...met.heedings.map(each => each.about.value))

/** What is known of the user's nth sentence after a point, as the answer to it. */
export const replyEvidence = (
  nth: number,
  nearest: number,
  followed: FollowedPoint,
  debate: DebateEvidence,
) => {
  const { met, point, firm, reply } = followed
  const heeding = met.heedings[nth]
  if (!heeding) return null
  const { sentence, isPoor } = heeding
  const beside = (by: number) => {
    const each = met.heedings[nth + by]
    return each?.sentence.at === sentence.at ? each : undefined
  }
  const turn = debate.byTurn.get(sentence.at) ?? []
  const place = turn.findIndex(each => isSameSentence(each, sentence))
  return {
    ...ofMatter(heeding, beside, nearest, debate),
    ...debate.mannerOf(sentence).figures,
    surelyShown: flag(firm?.reply?.text === sentence.text),
    likelyShown: flag(reply?.text === sentence.text),
    met: flag(firm?.outcome === 'answered' || firm?.outcome === 'turned'),
    place: place / Math.max(1, turn.length),
    first: flag(place === 0),
    sentences: within(turn.length / LONG_TURN, [0, 1]),
    objection: flag(point.isObjection),
    chinese: flag(debate.scope.heard.language === 'zh'),
    refutation: debate.refutation / 100,
    poor: flag(isPoor),
  }
}
