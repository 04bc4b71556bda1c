import type { Language } from '#schema/constants.ts'
import { type Step, stepIn } from './read-steps.ts'
import { normalise, wordsOf } from './similarity.ts'

export type UserClaim = {
  /** The whole sentence. */
  sentence: string
  /** Clauses of it in the user's words, short enough to be said back, the telling one first; never empty. */
  quotes: string[]
  /** What is drawn from what, where the sentence says so. */
  step: Step | null
  /** How well it can be answered: reasons and substance count. */
  weight: number
}

const LEAD_IN_EN =
  /^(?:first(?:ly| of all)?|second(?:ly)?|third(?:ly)?|finally|lastly|also|moreover|furthermore|in addition|additionally|however|but|and|so|well|ok(?:ay)?|(?:yes|no|nope|yeah|look|listen|again|still|now)(?=[,:;.])|hi|hello|actually|really|obviously|clearly|basically|seriously|honestly|therefore|thus|hence|besides|in my (?:opinion|view)|to be (?:honest|fair)|of course|that said|for me|to me|personally|i (?:really |strongly |also |still |just |firmly )?(?:think|believe|feel|would say|would argue|argue|say|mean|know|reckon|guess|disagree because|disagree)(?: that)?|as i said|i (?:have )?(?:already |just )?(?:told you|said)(?: (?:before|already|that))?|i (?:partly |partially |kind of )?(?:dis)?agree (?:that |with )?[^,.;]*,? (?:but|however)|my (?:first |second |main |next )?(?:point|argument) is(?: that)?|the (?:fact|point|thing|truth|problem|main point) is(?: that)?|it is (?:clear|obvious|true|a fact|important to note) that|you (?:say|said|claim|talk|speak)(?: that| about| of)?[^,]*,(?: (?:and|but) (?:it|that|they|this) (?:does|do|is|are|may|might)(?: so)?,)?(?: but| yet)?|in the end|to sum up|in conclusion|to conclude|overall|you (?:do not|don['’]?t) (?:understand|get it|see)(?: that)?|in short|all in all|at the end of the day|when all is said and done)[,:;.]*\s+/i
const LEAD_IN_ZH =
  /^(?:.{0,24}(?:同意|有道理|没错|承认)[^，,]{0,6}[，,](?:但是?|不过|可是|然而)|(?:首先|其次|再次|最后|归根结底|说到底|总而言之|第[一二三](?:点|个(?:理由|原因|论点))?是?(?=[，,、：:])|另外|此外|而且|并且|但是|可是|不过|然而|所以|因此|其实|当然|总之|同时)?(?:(?:我方|我们|我)(?:认为|觉得|相信|想说|主张|的观点是|不同意|反对))?)[，,：:、\s]*/u

const stripLeadIn = (clause: string, language: Language): string => {
  let rest = clause.trim().replace(/^["“'‘(]+/, '')
  for (let round = 0; round < 4; round += 1) {
    const next = rest.replace(language === 'zh' ? LEAD_IN_ZH : LEAD_IN_EN, '')
    if (next === rest || next.length < 4) break
    rest = next
  }
  return rest
}

const REASON =
  /\b(because|since|so that|therefore|leads? to|caus\w+|results? in|means? that|makes?|will|would|help\w*|prevent\w*|allow\w*|need\w*|should|must|harm\w*|reduc\w+|increas\w+|improv\w+)\b|因为|所以|导致|使得|让|会|能|必须|应该|有助于|造成|减少|增加|提高/u

const MAX_WORDS = 15
const MAX_CHARACTERS = 34

/** What a joint or a cut leaves hanging goes with it, but never a denial. */
const withoutEnd = (clause: string) =>
  clause.replace(
    /(?:\s+(?:by|of|in|to|with|for|from|at|on|and|or|the|an?|that|merely|only|just|simply|even|nor|neither))*[,\s]*$/i,
    '',
  )

const shortEnglish = (clause: string) => {
  const words = clause.split(/\s+/)
  if (words.length <= MAX_WORDS) return clause
  // Cut before a joint where there is one, else after the twelfth word.
  for (let at = MAX_WORDS; at >= 7; at -= 1) {
    if (
      /^(?:and|but|because|which|that|so|when|while|if|to|in|for|with|of|as|by|on|or|since|where)$/i.test(
        words[at] ?? '',
      )
    )
      return `${withoutEnd(words.slice(0, at).join(' '))} …`
  }
  return `${withoutEnd(words.slice(0, 12).join(' '))} …`
}

const shortChinese = (clause: string) =>
  [...clause].length <= MAX_CHARACTERS
    ? clause
    : `${[...clause].slice(0, MAX_CHARACTERS - 2).join('')}……`

const isShort = (clause: string) => clause.split(/\s+/).length <= MAX_WORDS

/** A clause that waits for another one, unless that one follows in it. */
const DEPENDENT = /^(?:which|who|whereas|although|if|when|while|until|unless|as long as)\b[^,]*$/i
const DEPENDENT_ZH =
  /^(?:为了|如果|要是|虽然|尽管|除了|对于|随着|由于|当.+时$)|(?:的人|的孩子|的时候|之后|以后|之前|时)$/u
/** What a part of a list may begin with and still be a clause: its own subject. */
const SUBJECT =
  /^(?:the|an?|this|that|these|those|it|they|we|you|he|she|i|one|people|every\w*|each|nobody|no|our|their|his|her|its|my|your|there|most|many|some|all|both|few|what|whoever|when|if|as)\b/i

const clausesOf = (texts: readonly string[], joint: RegExp) =>
  texts.flatMap(text =>
    text.split(joint).map((clause, at, all) => {
      const freed = clause.replace(
        /^(?:because|since|which means(?: that)?|but|and|so|or|while)\s+/i,
        '',
      )
      return stripLeadIn(at < all.length - 1 ? withoutEnd(freed) : freed, 'en')
    }),
  )

/** What stands before a colon or, where that is too little to stand alone, after it. */
const aroundColon = (text: string) => {
  const [before = '', ...after] = text.split(/:\s+/)
  return before.split(/\s+/).length >= 5 ? before : after.length > 0 ? after.join(': ') : text
}

/** What a sentence comes to after granting something: "it was meant well, but …". */
const afterBut = (text: string, language: Language) => {
  const but =
    language === 'zh'
      ? /[，,](?:但是?|不过|可是|然而)[，,]?(?=.{6})/u
      : /,? but (?=\S+ \S+ \S+ \S+)/
  const [granted = '', ...rest] = text.split(but)
  const isContrast = /\b(?:not|n['’]t)\b|不|没/u.test(granted)
  return rest.length > 0 && !isContrast ? (rest.at(-1) ?? text) : text
}

const CONCLUSION = /^(?:we|they|you|the government|governments|schools|it) (?:should|must|need)\b/i

/** Reasons before conclusions, and those before the rest. */
const bestFirst = (clauses: readonly string[]) => {
  const rank = (clause: string) =>
    REASON.test(clause) && !CONCLUSION.test(clause) ? 0 : CONCLUSION.test(clause) ? 2 : 1
  return clauses.toSorted((a, b) => rank(a) - rank(b))
}

/** The clauses of a sentence that can be said back, in the user's words, the one that carries its claim first. */
const quotesOf = (sentence: string, language: Language): string[] => {
  const whole = afterBut(sentence, language)
  if (language === 'zh') {
    if ([...whole].length <= MAX_CHARACTERS) return [whole]
    const clauses = whole.split(/[，,；;：:]/u).map(clause => stripLeadIn(clause, 'zh'))
    const long = clauses.filter(clause => [...clause].length >= 5)
    const usable = long.filter(clause => !DEPENDENT_ZH.test(clause))
    return bestFirst(usable.length > 0 ? usable : long.length > 0 ? long : [whole]).map(
      shortChinese,
    )
  }
  if (isShort(whole)) return [whole]
  const text = aroundColon(whole)
  // Joints first; a plain comma may stand in a list, so it parts only what is still too long.
  const joint =
    /[;—–]\s+|,?\s+(?=(?:because|whereas|although|but)\b)|,\s+(?=(?:which|while|so|and|or|since|therefore)\b)/i
  const clauses = clausesOf([text], joint)
  const pieces = clauses.some(isShort)
    ? clauses
    : clausesOf(clauses, /,\s+/).filter((piece, at) => at === 0 || SUBJECT.test(piece))
  const usable = pieces.filter(clause => clause.split(/\s+/).length >= 4 && !DEPENDENT.test(clause))
  return bestFirst(usable.length > 0 ? usable : [text]).map(shortEnglish)
}

const NO_CLAIM =
  /^(?:i (?:dis)?agree|you are (?:right|wrong)|that is (?:wrong|right|not true|false)|thank|hello|hi|let me|i will|i would like to|good (?:morning|evening)|you (?:say|said|claim(?:ed)?|argued?|think|mention(?:ed)?|told)\b(?!.*\b(?:but|yet|however)\b))\b|^(?:你|您)(?:刚才)?(?:说|认为|觉得|提到)[^，,]*$/iu

/** The claims among a turn's sentences, best ones heaviest. */
export const claimsOf = (sentences: readonly string[], language: Language): UserClaim[] =>
  sentences.flatMap(sentence => {
    if (/[?？]["”]?$/u.test(sentence)) return []
    const whole = stripLeadIn(sentence, language).replace(/[.!?。！？；;,，\s"”’]+$/u, '')
    const quotes = quotesOf(whole, language)
    const quote = quotes[0] ?? ''
    const words = wordsOf(quote).length
    if (words < 3 || quote.length > 160 || !/\p{L}/u.test(quote)) return []
    const reasoned = REASON.test(sentence)
    const weight =
      (reasoned ? 2 : 0) +
      (words >= 6 ? 2 : words >= 4 ? 1 : 0) +
      (/\b(?:because|since)\b|因为|所以/iu.test(sentence) ? 1 : 0) -
      (NO_CLAIM.test(normalise(quote)) ? 4 : 0)
    return weight < 0 ? [] : [{ sentence, quotes, step: stepIn(whole, language), weight }]
  })
