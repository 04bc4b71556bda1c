import type { Language } from '#schema/constants.ts'
import type { Mark } from '../language/lexicon.ts'
import { wordsOf } from '../language/words.ts'
import { findFlawSentences } from '../opponent/find-flaws.ts'
import type { CoachingSlots, FaultKind } from './coaching.ts'
import type { Findings, TurnFinding } from './findings.ts'
import { givesUpIn } from './gives-up.ts'
import type { Heard } from './hear-debate.ts'
import { toldBy } from './motion-field.ts'
import { type ReviewCues, reviewCuesIn } from './review-cues.ts'
import { hasAny, type Sentence } from './sentence.ts'
import { shortPoint } from './short-point.ts'

/** Something that went wrong in a sentence, beyond doubt. */
export type FoundFault = { kind: FaultKind; sentence: Sentence; slots: CoachingSlots }

/** Any of these is at least a try at a reason. */
const TRIES_A_REASON = [
  'reason',
  'result',
  'mechanism',
  'condition',
  'secondOrder',
  'example',
  'figure',
  'source',
  'shows',
  'scene',
  'comparison',
  'weighing',
  'definition',
  'assumption',
  'link',
  'turn',
  'granting',
  'evidenceLimit',
] as const

/** In the same sentence: whoever gives it has not put “obviously” in its place. */
const GIVES_A_REASON = ['reason', 'result'] as const

type Tries = (sentence: Sentence) => boolean
/** `isAgainstAll`: one case is enough, because the opponent has just spoken of all. */
type Reads = Record<'tries' | 'reasons' | 'isApt' | 'isAgainstAll', Tries>

/** A bare denial is short. */
const LONGEST_DENIAL = 14
/** A longer claim may well have its reason in it, in words that no rule knows. */
const LONGEST_BARE_CLAIM = 14
/** In a turn of more sentences a reason may stand in words that no rule knows. */
const LONGEST_BARE_TURN = 4
/** A claim that can be blamed has at least so many words. */
const SHORTEST_CLAIM = 4
/** An insult of what was said, as distinct from who said it; so many words after it say why. */
const OF_A_THING = /^(?:your|ur)\b/iu
const SAYS_WHY = 4
/** Announces a saying, which may well be about the motion. */
const ANNOUNCES_A_SAYING = /^(?:俗话说|常言道|古人[云说]|名言|谚语)$/u
/** With so much in common with what the opponent told, a sentence is about this motion. */
const APT = 0.2
/** In a longer sentence a saying is beside the point. */
const LONGEST_SAYING: Record<Language, number> = { en: 14, zh: 20 }
/** A shorter sentence about the speech is a courtesy. */
const SHORTEST_IDLE: Record<Language, number> = { en: 14, zh: 12 }

const largest = (sentences: readonly Sentence[]): Sentence | undefined =>
  [...sentences].sort((a, b) => b.stems.size - a.stems.size)[0]

const CUT = /[,，;；:：]$/u

const quotable = (sentence: Sentence) =>
  sentence.isWhole &&
  !sentence.isEcho &&
  sentence.words.length >= SHORTEST_CLAIM &&
  // A piece of a longer sentence does not stand for the whole.
  !CUT.test(sentence.text)

const ofFinding = (
  turn: TurnFinding,
  said: readonly Sentence[],
  language: Language,
): FoundFault[] => {
  const { isOffMotion, arguesOtherSide, contradicts } = turn
  const concedes = givesUpIn(turn, said, language)
  const astray = isOffMotion ? largest(said.filter(quotable)) : undefined
  return [
    ...(astray ? [{ kind: 'off motion' as const, sentence: astray, slots: {} }] : []),
    ...(concedes ? [{ kind: 'gives up' as const, sentence: concedes, slots: {} }] : []),
    ...(arguesOtherSide
      ? [{ kind: 'other side' as const, sentence: arguesOtherSide, slots: {} }]
      : []),
    ...(contradicts
      ? [
          {
            kind: 'contradicts' as const,
            sentence: contradicts.later,
            slots: { point: shortPoint(contradicts.earlier.text, language) },
          },
        ]
      : []),
  ]
}

/** "Everybody knows that …" leaves a sentence; "everybody knows these things" does not. */
const TAKES_AN_OBJECT = /\bknows?$/iu
const EDGES = /^[\s,，]+|[\s,，]+$/gu

/** What is left of a sentence when the words at its beginning go that stand for a reason. */
const restAfter = (text: string, word: string): CoachingSlots => {
  if (!text.startsWith(word)) return {}
  const after = text.slice(word.length)
  if (TAKES_AN_OBJECT.test(word) && !/^[\s,:]*that\s/u.test(after)) return {}
  const rest = after.replace(/^[\s,，]+(?:that\s+)?/u, '').replace(/[\s.。!！?？]+$/u, '')
  return rest === '' ? {} : { R: rest.charAt(0).toUpperCase() + rest.slice(1) }
}

/** Faults of single words or phrases. What the user says of the opponent's words is none. */
const ofWords = (
  sentence: Sentence,
  nearby: readonly Sentence[],
  { tries, reasons, isApt, isAgainstAll }: Reads,
  cues: ReviewCues,
  language: Language,
): FoundFault[] => {
  const { text, words } = sentence
  if (!quotable(sentence)) return []
  const faultOf = (kind: FaultKind, pattern: RegExp): FoundFault[] => {
    const word = pattern.exec(text)?.[0]?.replace(EDGES, '')
    return word ? [{ kind, sentence, slots: { word, ...restAfter(text, word) } }] : []
  }
  // Who calls a point stupid and goes on to say why has answered it.
  const insults = faultOf('insult', cues['to you']).filter(
    ({ slots: { word = '' } }) =>
      !OF_A_THING.test(word) ||
      wordsOf(text.slice(text.indexOf(word) + word.length)).length < SAYS_WHY,
  )
  if (sentence.marks.has('refer') || sentence.isQuestion) return insults
  const hasReason = nearby.some(each => hasAny(each, ['figure', 'source', 'example', 'mechanism']))
  const isNamed = hasReason || nearby.some(each => cues['named source'].test(each.text))
  const isShort = words.length <= LONGEST_SAYING[language]
  // Said of the opponent's point it is a grant, and of the debate a gibe.
  const isClaim = !cues['takes up'].test(text) && !cues['about the speech'].test(text)
  return [
    ...insults,
    ...(isNamed ? [] : faultOf('unnamed source', cues['unnamed source'])),
    // Under a condition it names an exception, which nobody doubts.
    ...(isClaim && !hasReason && !reasons(sentence) && !cues.supposes.test(text)
      ? faultOf('everybody knows', cues['everybody knows']).filter(
          ({ slots: { word = '' } }) => words.length - wordsOf(word).length >= SHORTEST_CLAIM,
        )
      : []),
    // Who denies something by a story only compares.
    ...(!isNamed && !sentence.marks.has('deny') && !isAgainstAll(sentence)
      ? faultOf('one person', cues['one person'])
      : []),
    ...(isShort && !isApt(sentence)
      ? faultOf('saying', cues.saying).filter(
          ({ slots: { word = '' } }) => !ANNOUNCES_A_SAYING.test(word),
        )
      : []),
    ...(words.length >= SHORTEST_IDLE[language] && !tries(sentence)
      ? faultOf('says nothing', cues['says nothing'])
      : []),
  ]
}

/** Any of these supports a claim beside a story. */
const SUPPORTS = [...GIVES_A_REASON, 'mechanism', 'example', 'figure', 'source'] as const

/** A story carries its turn where it ends in a conclusion, and nothing else supports that. */
const carriesTurn = (said: readonly Sentence[], at: number, cues: ReviewCues): boolean => {
  const story = said.slice(at, at + 2)
  const end = story.find(({ text }) => cues['so it is'].test(text))
  const others = said.filter(each => !story.includes(each))
  return end !== undefined && !others.some(each => hasAny(each, SUPPORTS))
}

/** A denial after which more comes is only its beginning. */
const MOST_AFTER = 1

/** A short denial in a turn without a try at a reason: one at its end sums up what was said. */
const denials = (said: readonly Sentence[], cues: ReviewCues, tries: Tries): FoundFault[] =>
  said.flatMap((sentence, at) => {
    const isBare =
      quotable(sentence) &&
      sentence.words.length <= LONGEST_DENIAL &&
      cues['only denies'].test(sentence.text) &&
      said.length - 1 - at <= MOST_AFTER &&
      said.every(each => !tries(each))
    return isBare ? [{ kind: 'only denies' as const, sentence, slots: {} }] : []
  })

/** The main claim of a turn in which nothing is even a try at a reason. */
const withoutReason = (said: readonly Sentence[], tries: Tries): FoundFault[] => {
  if (said.length > LONGEST_BARE_TURN || said.some(tries)) return []
  const claims = said.filter(
    sentence =>
      quotable(sentence) &&
      sentence.marks.has('claim') &&
      sentence.onMotion &&
      !sentence.isQuestion &&
      !sentence.marks.has('refer') &&
      sentence.words.length <= LONGEST_BARE_CLAIM,
  )
  const claim = largest(claims)
  return claim ? [{ kind: 'no reason', sentence: claim, slots: {} }] : []
}

/** What is plainly wrong with single sentences of each turn. */
export const findFaults = (
  heard: Heard,
  ours: readonly Sentence[],
  findings: Findings,
): FoundFault[] => {
  const { language } = heard
  const cues = reviewCuesIn(language)
  // As it was heard: a sentence that earned no credit may still try to give a reason.
  const having = (marks: readonly Mark[]): Tries => {
    const texts = new Set(heard.ours.flatMap(each => (hasAny(each, marks) ? [each.text] : [])))
    return ({ text }) => texts.has(text)
  }
  const [tries, reasons] = [having(TRIES_A_REASON), having(GIVES_A_REASON)]
  // A saying may have words of this very motion, and then it does not fit every other.
  const theirs = new Set(heard.theirs.flatMap(({ stems }) => [...stems]))
  const stemsHeard = new Map(heard.ours.map(({ text, stems }) => [text, stems]))
  const isApt = ({ text, onMotion }: Sentence) =>
    onMotion || toldBy(stemsHeard.get(text) ?? [], theirs, language) >= APT
  const overclaims = new Set(
    heard.theirs.flatMap(({ at, text }) =>
      findFlawSentences(text, language).some(({ kind }) => kind === 'overclaim') ? [at] : [],
    ),
  )
  const isAgainstAll = ({ at }: Sentence) => overclaims.has(at - 1)
  const named = ours.find(sentence => cues['named source'].test(sentence.text))
  return findings.turns.flatMap(turn => {
    const said = ours.filter(sentence => sentence.turn_id === turn.turnId)
    const graver = ofFinding(turn, said, language)
    // A turn about another question is told so, and nothing else.
    if (turn.isOffMotion) return graver
    const ofSentences = [
      ...denials(said, cues, tries),
      ...said.flatMap((sentence, at) =>
        ofWords(
          sentence,
          said.slice(Math.max(0, at - 1), at + 2),
          { tries, reasons, isApt, isAgainstAll },
          cues,
          language,
        ).filter(({ kind }) => kind !== 'one person' || carriesTurn(said, at, cues)),
      ),
    ]
      // What was named once may be called "the study" afterwards.
      .filter(({ kind, sentence }) => kind !== 'unnamed source' || !named || sentence.at < named.at)
    // What stands in the place of a reason is named before the reason that is missing.
    const missing = ofSentences.length === 0 ? withoutReason(said, tries) : []
    return [...graver, ...missing, ...ofSentences]
  })
}
