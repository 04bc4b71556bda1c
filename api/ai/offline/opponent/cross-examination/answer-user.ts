import type { Language } from '#schema/constants.ts'
import { actCuesIn } from '../../language/act-cues.ts'
import { clauseCues } from '../../language/clause-cues.ts'
import { sharedCount, stemsOf } from '../../language/content-words.ts'
import { lexiconFor } from '../../language/lexicon-for.ts'
import { claimsOf } from '../../language/read-claims.ts'
import { askedIn, questionKindOf } from '../../language/read-question.ts'
import { splitSentences } from '../../language/sentences.ts'
import { copiedShare } from '../../language/similarity.ts'
import { wordsOf } from '../../language/words.ts'
import { answerForSide } from '../answer-for-side.ts'
import { endsOn } from '../stands-out.ts'
import { withoutReport } from '../without-report.ts'
import { answerCuesIn } from './answer-cues.ts'
import type { Examination, ReplyParts } from './examination.ts'
import { type Quotable, quotableOf } from './quotable.ts'
import { simpler } from './simpler.ts'
import { wordsForUs } from './words-for-us.ts'

/** In characters: a longer question of the user is not said back. */
const LONGEST_QUESTION = { en: 110, zh: 30 } satisfies Record<Language, number>
/** In words: a question without content that is no longer is not said back. */
const SHORT = 2
/** Of a sentence, 0–1: with so many of our words it says them back. */
const ECHOED = 0.6
/** Words in common by which a point of the brief answers a question. */
const TOUCHES = 1

/** How an English question stands in a turn; Chinese puts it in other ways. */
const showsClause = (
  sentence: string,
  cue: 'asks others' | 'asks without a mark',
  language: Language,
): boolean => language === 'en' && clauseCues()[cue].test(sentence)

const isContentless = (question: string, language: Language): boolean =>
  stemsOf(wordsOf(question), lexiconFor(language)).size === 0

/**
 * Whether a question is announced as one to us: by its own words, or by the sentence before it,
 * also by a complaint that we did not answer.
 */
const isAnnounced = (question: string, { prepared }: Examination): boolean => {
  const { turn, debate } = prepared
  const { 'puts a question': puts } = answerCuesIn(debate.language)
  const { complains } = actCuesIn(debate.language)
  const sentences = splitSentences(turn.text)
  const before = sentences[sentences.indexOf(question) - 1] ?? ''
  return [question, before].some(sentence => puts.test(sentence)) || complains.test(before)
}

/** Whether a question asks something of us; what is put to nobody claims something. */
const isPutToUs = (question: string, examination: Examination): boolean => {
  const { language } = examination.prepared.debate
  const cues = answerCuesIn(language)
  const own = withoutReport(question, language)
  return (
    isAnnounced(question, examination) ||
    [cues['asks us'], cues['asks for something'], cues['asks a fact']].some(cue => cue.test(own))
  )
}

/** "Tell me, do you agree? If not, why?" has its question before its last one. */
const announcedBefore = (asked: readonly string[], { prepared }: Examination): string | null => {
  const { turn, debate } = prepared
  const [before, last] = asked.slice(-2)
  if (before === undefined || last === undefined) return null
  const sentences = splitSentences(turn.text)
  const isNext = sentences.indexOf(last) === sentences.indexOf(before) + 1
  const { 'puts a question': puts, 'asks us': asks } = answerCuesIn(debate.language)
  // "May I ask you something? Would you …?" only leads to the last one.
  const isPut = puts.test(before) && !asks.test(last)
  return isNext && isPut && !isContentless(before, debate.language) ? before : null
}

/** The question that wants an answer of us: the last one, or one that is put to us. */
export const questionOf = (examination: Examination): string | null => {
  const { turn, debate, lastTurn, beside } = examination.prepared
  if (turn.smallTalk !== null) return null
  const cues = answerCuesIn(debate.language)
  const sentences = splitSentences(turn.text)
  // "Compared with what, you ask?" says our own question back, to answer it.
  const isEcho = (sentence: string) =>
    sentence !== sentences.at(-1) &&
    (cues['asked by us'].test(sentence) || copiedShare(sentence, lastTurn) > ECHOED)
  // A jest about us wants no answer, nor does what is claimed by asking; "do you mean that …?" is
  // about a question of ours, and "…, isn't it?" claims.
  const isNoQuestion = (sentence: string) =>
    beside.includes(sentence) ||
    // What the other side would ask is asked of the user.
    (examination.otherSide.includes(sentence) && sentence !== sentences.at(-1)) ||
    [cues.jests, cues['asks our meaning'], cues.tags, cues['claims by asking']].some(cue =>
      cue.test(sentence),
    ) ||
    showsClause(sentence, 'asks others', debate.language)
  const asked = sentences.filter(
    sentence =>
      (/[?？]["”]?$/u.test(sentence) ||
        showsClause(sentence, 'asks without a mark', debate.language)) &&
      !isEcho(sentence) &&
      !isNoQuestion(sentence),
  )
  // "Tell me one." only presses the question before it.
  if (
    turn.question !== null &&
    !isNoQuestion(turn.question) &&
    (asked.length > 0 || cues['asks for something'].test(turn.question))
  )
    return announcedBefore(asked, examination) ?? asked.at(-1) ?? turn.question
  return (
    asked.findLast(
      sentence => cues['asks you'].test(sentence) || isAnnounced(sentence, examination),
    ) ?? null
  )
}

/** The user's words that "Did you read what I wrote about …?" is about: the likest, else the last. */
export const wordsMeant = (
  question: string,
  { prepared, motion }: Examination,
): { quote: string; shared: number } | null => {
  const { userTurns, debate } = prepared
  const { language } = debate
  const lexicon = lexiconFor(language)
  const about = stemsOf(wordsOf(question), lexicon)
  const said = userTurns
    .slice(0, -1)
    .toReversed()
    .flatMap(text => quotableOf(claimsOf(splitSentences(text), language), language, motion))
  // Only the words that are said back name it, and not what stands beside them in the sentence.
  const shared = ({ quote }: Quotable) => sharedCount(stemsOf(wordsOf(quote), lexicon), about)
  const [best] = said.toSorted((one, other) => shared(other) - shared(one))
  return best ? { quote: best.quote, shared: shared(best) } : null
}

/** What the brief says to a question, or null. */
const fromBrief = (question: string, { prepared, asker, motion }: Examination): string | null => {
  const { briefed, speech, tools, debate } = prepared
  const lexicon = lexiconFor(debate.language)
  const about = stemsOf(wordsOf(question), lexicon, motion)
  const point = briefed.find(
    ({ claim, mechanism }) =>
      !speech.wasSaid(claim) &&
      sharedCount(stemsOf(wordsOf(`${claim} ${mechanism}`), lexicon, motion), about) >= TOUCHES,
  )
  if (!point) return null
  const text = speech.say(tools.join([point.claim, point.mechanism].filter(part => part !== '')))
  const lead = asker.say(asker.book['answer from the brief'])
  return text === null ? null : tools.join([lead, text].filter(part => part !== null))
}

/** Whether it has said before that it cannot tell. */
export const hasNoAnswerAgain = ({ asker }: Examination): boolean =>
  asker.hasSaid([...asker.book['cannot say'], ...asker.book['cannot say plain']])

/** Where we have no case: what the user has said for our side, and why it does not decide. */
export const sayWordsForUs = (examination: Examination): string | null => {
  const q = wordsForUs(examination)
  return q === null ? null : examination.asker.say(examination.asker.book['from you'], { q })
}

/**
 * An honest short answer to a question of the user: from the brief, else that we cannot say, which
 * decides nothing.
 */
export const answerQuestion = (examination: Examination): ReplyParts => {
  const { prepared, asker, pending } = examination
  const { debate, speech, tools } = prepared
  const { language } = debate
  const question = questionOf(examination)
  if (question === null) return []
  // "Is it?" only doubts what was said.
  if (isContentless(question, language) && wordsOf(question).length <= SHORT) return []
  const kind = questionKindOf(question)
  const cues = answerCuesIn(language)
  if (cues['asks attention'].test(question)) {
    const quote = wordsMeant(question, examination)?.quote ?? null
    return [quote === null ? null : asker.say(asker.book.heard, { q: quote })]
  }
  if (kind === 'identity') return [speech.pick(tools.phrases['answer: identity'])]
  if (kind === 'define' && examination.claims.length > 0) return []
  if (kind === 'define' && (pending || prepared.level.isSimple)) return [simpler(examination)]
  const known = fromBrief(question, examination)
  if (known !== null) return [known]
  if (cues['asks agreement'].test(question)) return [asker.say(asker.book.agreement)]
  const isLong = question.length > LONGEST_QUESTION[language] || /[“”"「」]/u.test(question)
  const slots = { q: askedIn(question) }
  // What claims something is asked about.
  if (!isPutToUs(question, examination)) return []
  // In the middle of a long turn a second one is a way of speaking, unless it is announced.
  const isSpoken = !endsOn(question, prepared.turn.text) && !isAnnounced(question, examination)
  if (isSpoken && hasNoAnswerAgain(examination)) return []
  const hasCase = prepared.isKnown || prepared.briefed.length > 0
  if (kind === 'opinion' && hasCase) return [answerForSide(question, prepared)]
  if (!hasCase && cues['asks our case'].test(question)) {
    const ours = sayWordsForUs(examination)
    if (ours !== null) return [ours]
  }
  if (isLong) return [asker.say(asker.book['cannot say plain'])]
  return [asker.say(asker.book['cannot say'], slots)]
}
