import { areaOfConcept } from '#schema/concepts/read-concepts.ts'
import type { Language } from '#schema/constants.ts'
import { wordListsIn } from '../language/word-lists.ts'
import { englishVerbs } from '../motions/english-verbs.ts'
import { englishMotionCues } from '../motions/motion-cues.ts'
import { directionCuesIn } from './direction-cues.ts'
import { type FoundName, findNames } from './find-names.ts'
import { isChineseMatter } from './is-chinese-matter.ts'

const isFound = (pattern: RegExp, text: string) => text.search(pattern) >= 0

const PREPOSITION =
  'in|at|on|with|from|into|before|during|by|for|about|among|of|under|after|through'
/** What a name is part of, with the word before it: "time" and "in" for "time in written exams". */
const ADJUNCT = new RegExp(
  `([\\w’'-]+) (${PREPOSITION}) (?:(?!(?:to|should|would|must) )[\\w’'-]+ ){0,3}$`,
  'i',
)
/** The same word is in an adjunct itself: "with their pupils on …". */
const CHAIN = new RegExp(`\\b(?:${PREPOSITION}) (?:[\\w’'-]+ ){1,3}(?:${PREPOSITION}) `, 'i')
/** What is to be done with it: "rent" for "to rent a home". */
const VERB =
  /\b(?:(?<!^)(?:should|would|must|may|can|shall)|to|let)(?: not| never| rather)? ([a-z]+) (?:(?!to )[\w’'-]+ ){0,3}$/i
/** These need more than a good or a bad word before them. */
const LOOSE = /^(?:for|with|by|about|among|during|after|under|through)$/i
const INTO =
  /^(?:invest(?:ing)?|believ(?:e|ing)|trust|tak(?:e|ing) part|participat(?:e|ing)|engag(?:e|ing))$/i
/** What one spends on a thing is about the thing. */
const SPENT = /^(?:time|money|hours|billions|millions)$/i
/** A question begins with it, and who is to act comes next. */
const ASKED = /^(?:should|must|can|may) (?:the |our |all |every |more )?$/i
/** What is done with persons is about what they do. */
const TREATMENTS =
  'allowed|able|fined|punished|required|forced|made|obliged|permitted|prohibited|taught|encouraged'
const TREATED = new RegExp(
  `^(?: (?:should|must|ought to))?(?:n[’']t| not)? be (?:${TREATMENTS})\\b`,
  'i',
)
/** To be allowed to do a thing is about the thing, unless it is all that a thing does. */
const OWN_DOINGS = 'exist|stay|remain|continue|operate|open|run|drive|fly'
const PERMITTED = new RegExp(
  "^ (?:should|must|ought to)(?:n[’']t| not)? be " +
    `(?:(?:allowed|permitted|free|able) to (?!(?:${OWN_DOINGS})\\b)|` +
    '(?:banned|barred|prohibited|stopped|prevented) from [a-z]{2,}ing\\b|' +
    '(?:fined|punished|jailed|taxed|blamed|paid) for [a-z]{2,}ing\\b)',
  'i',
)
/** "Prisoners should be given pencils", "… deserve a wage": who gets something. */
const GIVEN = new RegExp(
  "^ (?:should|must|ought to)(?:n[’']t| not)? be " +
    '(?:allowed|given|offered|denied|refused|granted|charged|paid|shown|sold|sent) ' +
    `(?!(?:${PREPOSITION}|to|away|up|back|out|only|again|more|less|without|near|free|as)\\b)[a-z]` +
    '|^ deserve (?:[a-z]+ )?(?:wages?|salar(?:y|ies)|pay|money|pensions?)\\b',
  'i',
)
/** "Hunters", "librarians": what is done instead of them is no matter of hunting or libraries. */
const PERSONS = /[a-z]{3,}(?:er|ist|ian)s$/i
const REPLACED = /^ (?:should|must|ought to) be replaced\b/i
/** "Should camping be a sport?": what a thing is counted as; "there should be a sport" is about it. */
const COUNTED = /(?<!\bthere )(?<!\bthere should )\b(?:be|count(?:ed)? as|treated as|called) an? $/i
const LET =
  /\b(?:let|allow(?:ing)?|mak(?:e|ing)|hav(?:e|ing)|forc(?:e|ing)|requir(?:e|ing)|help) (?:the |our |all |every )?$/i
const STATES =
  /^ (?:become|exist|stay|remain|end|get|cost|count|come|have|stop|return|rise|fall|disappear|go (?:up|down|away))\b/i
/** What follows a noun, and no verb: "school choirs should", "dating apps". */
const AFTER_NOUN = new RegExp(
  `^$|^[,.?!]|^(?:${PREPOSITION}|should|must|would|ought|to|and|or|than|over)\\b`,
  'i',
)

/** Common words that are nouns after a name all the same: "phone numbers". */
const HEAD = /^(?:numbers?|names?|places?|times?)$/

/** "Sports shops": these stand before a noun as they are. */
const BOUND_PLURAL = /^(?:sports|arts|games|news|drugs|arms|savings|bus|gas|tennis)$/i
/** A noun and no verb, as a verb follows it: "cat shows are". */
const IS_NOUN = /^[a-z]+s (?:is|are|was|were|should|must|would|ought|do|does|have|has|need)\b/i

/** "Church" in "church hall" only says which hall. */
const isModifier = ({ start, end }: FoundName, text: string): boolean => {
  const { less, more, relational } = directionCuesIn('en')
  // "The school's choir" is about the choir.
  const after = text.slice(end).replace(/^[’'](?:s\b)?(?= )/, '')
  const isOwner = after !== text.slice(end)
  const [, next = '', rest = ''] = /^ ([a-z-]+)[ ]?(.*)$/i.exec(after) ?? []
  const word = next.toLowerCase()
  const said = text.slice(start, end)
  const isPlural = !isOwner && /[^s]s$/i.test(said) && !BOUND_PLURAL.test(said)
  const isFree =
    word === '' ||
    isPlural ||
    (wordListsIn('en').stop.has(word) && !HEAD.test(word)) ||
    /ly$|^(?:rather|instead|every|each|once|twice)$/.test(word) ||
    (englishMotionCues()['finite verb'].test(word) && !IS_NOUN.test(after.trimStart())) ||
    englishVerbs().participles.has(word)
  const isHead = HEAD.test(word)
  if (isFree || (!isHead && [less, more, relational].some(cue => isFound(cue, word)))) return false
  // "School ski trip": the words up to the head noun are all about which trip it is.
  const ends = (after: string) =>
    AFTER_NOUN.test(after) || englishMotionCues()['finite verb'].test(after.split(' ')[0] ?? '')
  const [head = '', afterHead = ''] = [rest.split(' ')[0], rest.split(' ').slice(1).join(' ')]
  return ends(rest) || (!wordListsIn('en').stop.has(head.toLowerCase()) && ends(afterHead))
}

const isKnownVerb = (word: string): boolean => {
  const { less, more, 'done with': doneWith } = directionCuesIn('en')
  const { gerunds, participles } = englishVerbs()
  const verb = word.toLowerCase()
  const base = verb.replace(/(?:([bdgmnprt])\1|([a-z]))ing$/, '$1$2')
  return (
    [base, `${base}e`].some(each => isFound(doneWith, each)) ||
    gerunds.has(verb) ||
    participles.has(verb) ||
    [less, more, doneWith].some(cue => isFound(cue, verb))
  )
}

/** "The hour before bedtime" only says when. */
const WHEN =
  /\b(?:hour|minute|day|week|night|evening)s? (?:before|after|of) (?:the |our |their )?$/i

/** "Wake me at bedtime", "out of sport": when, and from where. */
const OF_SOMEBODY =
  /\b(?:me|you|him|her|us|them|it) (?:at|in|on|during|before|after) (?:the )?$|\bout of (?:the |our )?$/i

/** "Exams" in "more time in exams" only says where. */
const isAdjunct = (before: string): boolean => {
  const { relational, common } = directionCuesIn('en')
  const [, word = '', preposition = ''] = ADJUNCT.exec(before) ?? []
  if (WHEN.test(before) || OF_SOMEBODY.test(before)) return true
  if (word === '') return false
  if (isFound(relational, word) || (SPENT.test(word) && /^on$/i.test(preposition))) return false
  if (LOOSE.test(preposition)) return !englishVerbs().gerunds.has(word.toLowerCase())
  const isWeak = isFound(common, word.toLowerCase().replace(/s$/, '')) && !CHAIN.test(before)
  // "Play at weddings" says where; "invest in zoos" says in what.
  const says = /^in$/i.test(preposition) ? INTO.test(word) : !/^at$/i.test(preposition)
  return !isWeak && !(says && isKnownVerb(word)) && !wordListsIn('en').stop.has(word.toLowerCase())
}

/** Who is to act, and not what it is about: "should cyclists wear …", "let children fail". */
const isActor = (found: FoundName, text: string): boolean => {
  const { name, start, end } = found
  const [before, said, after] = [text.slice(0, start), text.slice(start, end), text.slice(end)]
  if (!/^ [a-z]/i.test(after)) return false
  const { participles, adjectives } = englishVerbs()
  const [, state] = /^ be (?:not )?(?!an?\b)([a-z-]+)/i.exec(after) ?? []
  const isPerson = isFound(directionCuesIn('en').common, name)
  const acts = isPerson || PERSONS.test(said)
  const isState =
    STATES.test(after) ||
    (state !== undefined &&
      (!acts || participles.has(state) || adjectives.has(state) || /ed$/.test(state)))
  const isLet = isPerson && LET.test(before)
  return (
    isLet ||
    (isPerson && TREATED.test(after)) ||
    PERMITTED.test(after) ||
    (REPLACED.test(after) && PERSONS.test(said)) ||
    GIVEN.test(after) ||
    (ASKED.test(before) && !isState)
  )
}

/** "Sleep-inducing lectures" are a kind of their own. */
const KIND = /[a-z]-[a-z]+(?:ing|ed) $/i

/** What stands before a name and is neither a noun nor a part of a compound. */
const isNoKind = (word: string, isOfSchool: boolean): boolean => {
  const { describes, common, less, more } = directionCuesIn('en')
  return (
    wordListsIn('en').stop.has(word) ||
    [describes, less, more].some(cue => isFound(cue, word)) ||
    (isOfSchool && isFound(common, word.replace(/s$/, ''))) ||
    /ly$/.test(word) ||
    isKnownVerb(word)
  )
}

/** Before a verb. */
const TO_DO =
  /\b(to|should|would|must|can|may|shall|not|never)? ?(?:([a-z]+) (?:and|or) )?[a-z-]+ $/i
/** "Guide dogs", "driving exams": a noun before it makes another thing of it. */
const isOtherKind = ({ card, name }: FoundName, before: string): boolean => {
  const [, word] = /(?<![\w’'-])([a-z-]+) $/i.exec(before) ?? []
  if (word === undefined || name.includes(' ')) return false
  // "School exams" are the exams of the card, but "school dogs" are no dogs at home.
  if (isNoKind(word.toLowerCase(), areaOfConcept(card) === 'education')) return false
  // "To walk dogs", "to keep and walk dogs": what is done with them.
  const [, to = '', and] = TO_DO.exec(before) ?? []
  return and === undefined ? to === '' : !isKnownVerb(and)
}

/** "Eat together without screens" is about eating, "live without phones" about phones. */
const WITHOUT =
  /\b(?:should|must|would|ought to) (?:not )?[a-z]+ (?:[\w’'-]+ ){2,}without (?:any |a |the )?$/i

/** "Tax" in "would tax flats", which is no name there. */
const AFTER_MODAL =
  /(?:\S (?:should|would|must|ought to|shall)(?: not| never| rather)?|\bth[wbr]|\blet(?:[’']s| us)) $/i
const AFTER_TO = /\bto $|^$/i
const OBJECT = /^ (?:the|an?|our|their|its|every|each|any|all)\b/i
/** What follows is no object of a verb. */
const NO_OBJECT = new RegExp(`^(?: (?:${PREPOSITION}|and|or|than|be|more|less)\\b|$|[^ ])`, 'i')

/** Unless the verb means what the card is about: "smack" for "smacking". */
const isVerb = ({ card, start, end }: FoundName, text: string): boolean => {
  const said = text.slice(start, end)
  const [before, after] = [text.slice(0, start), text.slice(end)]
  const stands =
    (AFTER_MODAL.test(before) && !NO_OBJECT.test(after)) ||
    (AFTER_TO.test(before) && OBJECT.test(after))
  const isWord = /^[a-z]*[a-rt-z]$/i.test(said)
  const gerund = englishVerbs().gerundOf(said.toLowerCase())
  return stands && isWord && !findNames(gerund, 'en').some(name => name.card === card)
}

/** What one makes for oneself is not what it is about, nor which one: "make their own lunch". */
const OWN =
  /\b(?:make|cook|prepare|wash|clean|iron|mend|choose|pick|elect) (?:my|your|their|our|his|her) own $/i

const MODAL = /\b(?:should|must|would|ought|to|let|can|may|shall|th[wbr]|regrets?|opposes?)\b/i
const SOMEBODY = /\b(?:we|you|they|i|people|humans?|mankind|parents|adults)\b/i

/** What a thing does something to is not the thing: "screens spoil dinners". */
const isObject = (before: string): boolean => {
  const { affects, towards } = directionCuesIn('en')
  const subject = before.slice(0, Math.max(0, before.search(affects)))
  const isDone = subject !== '' && !MODAL.test(subject) && !SOMEBODY.test(subject)
  return isDone || isFound(towards, before)
}

/** "People who work from home should …": only who is meant, unless they are to be fined for it. */
const isOnlyWho = (before: string, after: string): boolean => {
  const { who, penalty } = directionCuesIn('en')
  return /^ who\b/i.test(after) || (isFound(who, before) && !isFound(penalty, after))
}

const isEnglishMatter = (found: FoundName, text: string): boolean => {
  const [before, after] = [text.slice(0, found.start), text.slice(found.end)]
  if ([KIND, WITHOUT, OWN, COUNTED].some(cue => cue.test(before)) || isOtherKind(found, before))
    return false
  if (isVerb(found, text) || isObject(before) || isOnlyWho(before, after)) return false
  const verb = VERB.exec(before)?.[1]
  return (
    !isModifier(found, text) &&
    !isAdjunct(before) &&
    !isActor(found, text) &&
    (verb === undefined || isKnownVerb(verb) || wordListsIn('en').stop.has(verb.toLowerCase()))
  )
}

/** Makes another thing of what is named after it. */
const OTHER_KIND = /(?:电动|共享|二手|玩具|导盲|警|军|搜救)$|\b(?:electric|second-hand|toy) $/iu

/**
 * Whether a name is what the motion is about, and not only where, for whom or with what it is to be
 * done: a case about a neighbouring matter is worse than none.
 */
export const isMatter = (found: FoundName, text: string, language: Language): boolean =>
  !OTHER_KIND.test(text.slice(0, found.start)) &&
  (language === 'zh' ? isChineseMatter(found, text) : isEnglishMatter(found, text))
