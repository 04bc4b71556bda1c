import type { DebateSoFar } from '#api/ai/opponent.ts'
import { caseMaterialFor } from '../arguments/case-material.ts'
import { createPointMatcher } from '../arguments/match-point.ts'
import type { Point } from '../arguments/point.ts'
import { once } from '../data/once.ts'
import { onceAText } from '../data/once-a-text.ts'
import { actCuesIn } from '../language/act-cues.ts'
import { carryingClaims } from '../language/carries-argument.ts'
import { isQuotable } from '../language/pick-quote.ts'
import { type Act, readAct } from '../language/read-acts.ts'
import type { UserClaim } from '../language/read-claims.ts'
import { smallTalkOf } from '../language/read-small-talk.ts'
import { readUserTurn } from '../language/read-user-turn.ts'
import { splitSentences } from '../language/sentences.ts'
import type { SmallTalkKind } from '../language/small-talk-kinds.ts'
import { normalise } from '../language/words.ts'
import { countConcessions } from './count-concessions.ts'
import { answerCuesIn } from './cross-examination/answer-cues.ts'
import { isDigression, sentencesBeside } from './digression.ts'
import { dropsCard } from './drops-card.ts'
import { grantedPoints, grantedSentences } from './granted-points.ts'
import { isHeardAlone } from './heard-alone.ts'
import { hearTurn, pointsSpokenTo, type TurnMeanings } from './hearing/hear-turn.ts'
import { languageToolsFor } from './language-tools.ts'
import { leavesMatter } from './leaves-matter.ts'
import { LEVELS } from './levels.ts'
import { createObjectionMatcher } from './match-objection.ts'
import { mockeryIn } from './mockery.ts'
import { createOwnPoints } from './own-points.ts'
import { planAttacks } from './plan-attacks.ts'
import { createFlawPlanter, type PlantFlaw } from './plant-flaw.ts'
import { createSpeech } from './speech.ts'
import { struckPoints } from './struck-points.ts'
import { sureFlaws } from './sure-flaws.ts'

/** Turns: a flaw is caught in one of the two answers after it. */
const RECENT = 4
/** What makes one objection as a whole has no more sentences. */
const FEW_SENTENCES = 3
/** Kinds of small talk that a turn with an act in it can be taken for. */
const AMBIGUOUS: ReadonlySet<SmallTalkKind | undefined> = new Set(['nonsense', 'fragment', 'stuck'])

/** Acts that are read from single words; an objection may have the same. */
const OF_WORDS: ReadonlySet<Act['kind'] | undefined> = new Set([
  ...(['shrugs', 'says sayings', 'says no reason', 'calls it garbled'] as const),
])

/** Acts of a few words about what we have just said. */
const SHORT_ACTS: ReadonlySet<Act['kind']> = new Set(['asks how one knows', 'calls it one case'])

const specific = new WeakMap<readonly Point[], readonly Point[]>()
/** The arguments written for this very motion: the same list at every turn, as others cache by it. */
const specificOf = (points: readonly Point[]): readonly Point[] => {
  const known = specific.get(points)
  if (known) return known
  const found = points.filter(point => point.specific)
  specific.set(points, found)
  return found
}

/** All that a reply to the user's last turn is planned from. */
export const prepareReply = (debate: DebateSoFar) => {
  const { language } = debate
  const tools = languageToolsFor(language, debate.style)
  const material = caseMaterialFor(debate)
  const ownTurns = debate.turns.filter(turn => turn.speaker === 'ai').map(turn => turn.text)
  const userTurns = debate.turns.filter(turn => turn.speaker === 'user').map(turn => turn.text)
  const said = readUserTurn(userTurns.at(-1) ?? '', {
    language,
    ownTurns,
    earlier: userTurns.slice(0, -1),
  })
  const speech = createSpeech(debate.debateId, ownTurns, tools.preferred)
  const { own, theirs } = material
  // Where the matter is known, nothing is said that would fit any motion.
  const drops =
    debate.motionKey === null
      ? dropsCard(debate.motion, userTurns, language)
      : { isDropped: false, isNow: false, isAsTheirs: false }
  const written = drops.isDropped ? [] : specificOf(own)
  // What was dropped does not come back in small talk either.
  const points = written.length > 0 ? written : own.filter(point => !point.specific)
  const lastTurn = ownTurns.at(-1) ?? ''
  const earlier = userTurns.slice(0, -1)
  const objectionToTheirs = createObjectionMatcher(theirs)
  const attacks = planAttacks({
    ...{ material, objections: objectionToTheirs },
    ...{ text: said.text, earlier, lastTurn, speech },
  })
  const ownMatcher = once(() => createPointMatcher(points, [...points, ...theirs]))
  const sides = { ours: points, theirs: specificOf(theirs) }
  const isWritten = written.length > 0
  const ownPoints = createOwnPoints({
    motion: debate.motion,
    points,
    turns: debate.turns,
    spokenTo: once(() => (isWritten ? pointsSpokenTo(debate.turns, sides) : new Set())),
    speech,
    tools,
  })
  // The user's sentences of this turn that caught a flaw answer it, and are no claims.
  const recent = debate.turns.slice(-RECENT)
  const caught = sureFlaws(recent, language).flatMap(({ reply }) =>
    reply?.turn === recent.length - 1 ? [reply.sentence] : [],
  )
  // What is granted is no claim, but "…, but" may follow it in the same sentence.
  const objectionIn = createObjectionMatcher(points)
  const heardAct = readAct(said, language, caught)
  const isShort = splitSentences(said.text).length <= FEW_SENTENCES && said.claims.length <= 1
  const isHeard = isShort && objectionIn.heardIn(said.text, ownPoints.made) !== null
  // Words that make an objection or a complaint are no shrug, and those of an argument no saying.
  const grantsNothing = heardAct?.kind === 'grants' && heardAct.granted === null
  const isArgued = () => said.claims.length <= 1 && attacks.pointOf(said.text) !== null
  const isOfWords =
    ((isHeard || drops.isNow) && OF_WORDS.has(heardAct?.kind)) ||
    (heardAct?.kind === 'says sayings' && isArgued())
  // Who has just caught a flaw has been answered; in a long turn a short act may be a way of speaking.
  const isShortAct = heardAct !== null && SHORT_ACTS.has(heardAct.kind)
  const heardIn = { turn: said.text, lastTurn, motion: debate.motion, language }
  const isPassed = isShortAct && (caught.length > 0 || !isHeardAlone(heardAct, heardIn))
  const ownWords = ownTurns.join('\n').replace(/“[^”]*”/g, ' ')
  // "What do you mean too late?" asks for no word where we did not say it.
  const isNoEcho =
    heardAct?.kind === 'asks for a meaning' &&
    heardAct.echoes &&
    !normalise(ownWords).includes(normalise(heardAct.term ?? ''))
  const act = isOfWords || isPassed || isNoEcho || (isHeard && grantsNothing) ? null : heardAct
  // What does something is no nonsense, however short or strange it is.
  const isOnlyAct = (act !== null || drops.isNow) && AMBIGUOUS.has(said.smallTalk?.kind)
  const matterOf = (point: Point) => [point.claim, point.mechanism, ...point.keywords].join(' ')
  const grantedNow = isHeard && act === null ? [] : grantedSentences(said.text, language)
  // To say what one did not say is no argument, and to leave the matter neither.
  const cues = actCuesIn(language)
  const denied = splitSentences(said.text).filter(
    text => cues.misread.test(text) || cues['denies meaning'].test(text),
  )
  // What is said of the program on a motion of one's own is no claim about that.
  const mockery = debate.motionKey === null ? mockeryIn(said.text, debate) : []
  const digressed = sentencesBeside(said.text, debate)
  const beside = [...digressed, ...denied, ...mockery]
  const heard = said.claims.filter(
    ({ sentence }) =>
      !grantedNow.includes(sentence) &&
      !beside.includes(sentence) &&
      !answerCuesIn(language)['off the motion'].test(sentence),
  )
  const carryingOf = (isKnown: boolean) =>
    carryingClaims(heard, splitSentences(said.text), {
      isKnown,
      matter: [debate.motion, ...[...points, ...theirs].map(matterOf)].join('\n'),
      ownWords,
      language,
    })
  const told = carryingOf(isWritten)
  // In words of their own people may argue without one word of the matter.
  const carrying = told.length > 0 ? told : carryingOf(false)
  const turn = isOnlyAct ? { ...said, smallTalk: null } : said
  const isClaim = ({ sentence, quotes }: UserClaim) =>
    (sentence !== act?.sentence ||
      (act.kind === 'grants' && quotes.some(quote => !sentence.startsWith(quote)))) &&
    !caught.some(each => each.includes(sentence))
  const isElsewhere =
    leavesMatter(debate, turn, [...written, ...theirs]) || isDigression(said.text, debate)
  // The two halves of a step are said back, so each has to be a whole clause.
  const withWholeStep = (claim: UserClaim): UserClaim => {
    if (claim.step === null) return claim
    const { premise, conclusion } = claim.step
    const isWhole = isQuotable(premise, language) && isQuotable(conclusion, language)
    return isWhole ? claim : { ...claim, step: null }
  }
  const isAct =
    isElsewhere || act !== null || turn.smallTalk !== null || turn.copied || turn.otherLanguage
  return {
    debate,
    tools,
    level: LEVELS[debate.level],
    turn,
    act,
    /** Whether the turn has nothing to do with the motion, as far as its words show. */
    isElsewhere,
    claims: carrying.filter(isClaim).map(withWholeStep),
    hasCaught: caught.length > 0,
    speech,
    attacks,
    /** Whether there is something written about this very motion. */
    isKnown: isWritten,
    points,
    /** Whether the user now says that our points are beside the motion, or on the user's side. */
    dropsCardNow: drops.isNow && own.some(point => point.specific),
    dropsAsTheirs: drops.isAsTheirs,
    theirs,
    /** Our points of the brief, where nothing else is known. */
    briefed: material.briefed,
    ownPoints,
    /** Our points that the user has heard, and the objections to them. */
    made: ownPoints.made,
    objectionIn,
    /** The objections to the user's arguments. */
    objectionToTheirs,
    /** Finds a point of ours that a sentence makes. */
    ownPointIn: onceAText(sentence => ownMatcher()(sentence)),
    /** What the turn's sentences may mean, where something is written about the motion. */
    heard: once(() =>
      isWritten ? hearTurn({ ...sides, ownTurns, text: said.text }) : (new Map() as TurnMeanings),
    ),
    /** Whether the turn as a whole makes an objection to a point of ours that we know. */
    isObjection: isHeard,
    lastTurn,
    /** Leaves a flaw in a sentence about a point; never in answer to an act. */
    plantFlaw: (isAct ? () => null : createFlawPlanter(debate, { speech, tools })) as PlantFlaw,
    /** All that we have said, without the user's words that we quoted. */
    ownWords,
    /** Our points that are settled: granted by the user, or struck out as overstated. */
    settled: new Set([
      ...grantedPoints(userTurns, points, ownPoints, language),
      ...struckPoints(debate.turns, points, language),
    ]) as ReadonlySet<Point>,
    /** The words of this turn that grant something. */
    grantedNow,
    /** The sentences of this turn that mock the program; and those that leave the matter. */
    mockery,
    digressed,
    /** The sentences of this turn that are beside the matter, or say what was not said. */
    beside,
    /** In how many earlier turns the user agreed with everything. */
    concessions: countConcessions(userTurns.slice(0, -1), language),
    ownTurns: ownTurns.length,
    userTurns,
    /** Whether an earlier turn of the user was more than small talk. */
    hasArgued: earlier.some(text => smallTalkOf(text, text, language)?.whole !== true),
    round: userTurns.length,
  }
}

export type Preparation = ReturnType<typeof prepareReply>
