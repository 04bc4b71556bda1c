import type { Language } from '#schema/constants.ts'
import { splitSentences } from '../../language/sentences.ts'
import { answerCuesIn } from './answer-cues.ts'
import { allProposalAsks } from './proposals.ts'

/** Whether a turn of ours asks what speaks for the other side. */
export const asksForTheirs = (ownTurn: string, language: Language): boolean => {
  const cues = answerCuesIn(language)
  return (
    [cues['other side asked'], cues['asks their view']].some(cue => cue.test(ownTurn)) ||
    allProposalAsks(language).some(ask => ownTurn.includes(ask))
  )
}

/** Stands between a report and the answer to it. */
const DOUBTS =
  /^(?:maybe|perhaps|sure|fine|ok(?:ay)?|well)[^,]{0,12}$|^(?:也许吧?|可能吧?|好吧?)[。]?$/iu

/** Whether a turn goes on with somebody else’s view and an answer to it: "They say … But …". */
export const isAnsweredReport = (
  [first = '', ...rest]: readonly string[],
  language: Language,
): boolean => {
  const next = DOUBTS.test(rest[0] ?? '') ? rest[1] : rest[0]
  const cues = answerCuesIn(language)
  return cues['reports others'].test(first) && cues['begins an answer'].test(next ?? '')
}

/** Names the best that speaks for the other side, which we had asked for. */
const BEST: Record<Language, RegExp> = {
  en: new RegExp(
    [
      '\\bbest reason\\b',
      '\\b(?:best|strongest)(?: (?:one|thing|objection|case))? (?:is|would be)\\b',
      "\\b(?:what it leaves open|what[’']?s missing|what is (?:still )?missing) is\\b|\\bit leaves open\\b",
      '\\bhardest(?: (?:one|thing|objection))?(?: to (?:meet|answer))? (?:is|would be)\\b',
    ].join('|'),
    'i',
  ),
  zh: /最(?:好的理由|(?:有力|难回答)的[^，。]{0,4}(?:是|会))|没有?说明的[，,]?(?:是|也有|还有)|还缺(?:的是|一)/u,
}
/** Says what does not follow or is not shown, where it was asked what does and what does not. */
const NOT_SHOWN: Record<Language, RegExp> = {
  en: /\b(?:does(?:n['’]?t| not) (?:follow|show)|what it leaves open)\b/i,
  zh: /推不出|没有?说明的/u,
}
/** Gives what the other side would say, or for whom it is right. */
const FOR_THEM: Record<Language, RegExp> = {
  en: /\b(?:they|he|she)(?:['’]d| would)\b|^for (?:people|those|somebody)\b/i,
  zh: /他们会|对面/u,
}
/** Begins what one owns against one's own side. */
const HONEST: Record<Language, RegExp> = {
  en: new RegExp(
    [
      '^(?:(?:and|but|so|well|now|actually|ok(?:ay)?|no),? )*',
      "(?:i(?:[’']ll| will) be honest|to be (?:perfectly |quite )?(?:honest|fair)",
      "|(?:let[’']?s )?be fair|in all fairness|mind you)\\b",
    ].join(''),
    'i',
  ),
  zh: /^(?:不过|可是|但)?[，]?(?:说(?:句)?(?:实话|老实话|良心话|公道话)|老实说|平心而论)/u,
}
/** Tells what somebody else has said. */
const THEY_SAY: Record<Language, RegExp> = {
  en: /\b(?:he|she|they)(?:['’]s| is| are|['’]re)? (?:says?|said|told|thinks?|keeps? saying)\b/i,
  zh: /[他她]们?(?:总|老|就|还)?(?:说|讲|觉得|认为)/u,
}
/** Draws what follows from the sentence before. */
const CONCLUDES = /^(?:and )?(?:so|therefore|that['’]s why)\b|^(?:所以|因此)/iu
/** Only agrees to the sentence before it. */
const AGREES: Record<Language, RegExp> = {
  en: /^(?:and )?(?:that(?: is|['’]?s) (?:\w+ )?(?:true|right|real|fair)[^,;]{0,12}|fair (?:enough|point)[.!]?)$/i,
  zh: /^(?:这|那)(?:倒|也|确实)?(?:是真的|没错|有道理|不假)[。！]?$/u,
}

/** In sentences: so long one tells what is missing or open, where one does not turn. */
const MOST_OPEN = 3
/** In sentences: so soon one comes back to one's own side. */
const SOON = 4

/**
 * The sentences of a turn that speak for the other side: what we asked for in our last turn, what
 * is agreed to, and an objection that is foreseen, until the user turns back.
 */
export const otherSideIn = (text: string, lastTurn: string, language: Language): string[] => {
  const cues = answerCuesIn(language)
  const sentences = splitSentences(text)
  const isTheirs = asksForTheirs(lastTurn, language)
  const turnFrom = (from: number) =>
    sentences.findIndex(
      (sentence, at) =>
        at >= from && [cues['turns back'], cues.stands].some(cue => cue.test(sentence)),
    )
  /** From one sentence up to where the user turns; only that one where it is never turned. */
  const until = (from: number) => {
    const turned = turnFrom(from)
    const isSoon = turned >= from && turned <= from + SOON
    if (isSoon) return sentences.slice(from, turned)
    // "The first is old Brandt. He says …", and "I'll be honest. Two bakers fell."
    const next = sentences[from + 1] ?? ''
    const [first = ''] = sentences.slice(from)
    const goesOn =
      THEY_SAY[language].test(next) || CONCLUDES.test(next) || HONEST[language].test(first)
    // What is still open is told in more than one sentence.
    if (isTheirs && BEST[language].test(first)) return sentences.slice(from, from + MOST_OPEN)
    return sentences.slice(from, from + (goesOn ? 2 : 1))
  }
  // "Against it? Somebody may slip." says our question back first.
  const first = sentences.findIndex(sentence => !/[?？]["”]?$/u.test(sentence))
  const isTurnedSoon = turnFrom(0) >= 0 && turnFrom(0) <= SOON
  const speaksForThem = BEST[language].test(text) || FOR_THEM[language].test(text)
  const isAnswered = first > 0 || isTurnedSoon || speaksForThem
  const isAsked = isTheirs && first >= 0 && isAnswered
  const agreed = sentences.findIndex(sentence => cues['agrees to that'].test(sentence))
  // "People are afraid. That's true." takes up the sentence before it.
  const before = agreed > 0 && AGREES[language].test(sentences[agreed] ?? '') ? [agreed - 1] : []
  const conceded = sentences.filter(
    sentence => cues.concedes.test(sentence) && !cues['turns back'].test(sentence),
  )
  const foreseen = sentences.flatMap((sentence, at) =>
    cues.foresees.test(sentence) ||
    HONEST[language].test(sentence) ||
    NOT_SHOWN[language].test(sentence) ||
    isAnsweredReport(sentences.slice(at), language) ||
    (isTheirs && BEST[language].test(sentence))
      ? [at]
      : [],
  )
  // What is taken back was said before.
  const backAt = sentences.findIndex(sentence => cues['takes back'].test(sentence))
  const takenBack = sentences.slice(Math.max(0, backAt - 1), backAt + 1)
  const from = [
    ...(isAsked ? [first] : []),
    ...before,
    ...(agreed < 0 ? [] : [agreed]),
    ...foreseen,
  ]
  return [...new Set([...from.flatMap(until), ...conceded, ...takenBack])]
}
