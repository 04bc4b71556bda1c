import { englishVerbs } from './english-verbs.ts'
import { isUsable } from './is-usable.ts'
import { englishMotionCues } from './motion-cues.ts'
import type { MotionKind, PolicyKind } from './motion-kind.ts'

/** In words: a change may say a little more than what it names; who acts is said in few. */
const LONGEST_CHANGE = 12
const LONGEST_ACTOR = 5

const CONDITION = / (?:when|if|unless|which|where|whenever|after|before|until) .*$/i
const MORE_OR_LESS = /\b(?:later|earlier|longer|shorter|higher|lower)$/i

/** What the verb does: only what has a measure can be adjusted. */
const policyOf = (verb: string, wording: string | undefined): PolicyKind => {
  const kind = englishVerbs().kindOf(verb)
  return kind === 'adjust' && !englishMotionCues().measured.test(wording ?? '') ? 'reform' : kind
}

const policy = (verb: string, wording: string | undefined, flipped: boolean): MotionKind => {
  const kind = policyOf(verb, wording)
  for (const change of [wording, wording?.replace(CONDITION, '')]) {
    if (!isUsable(change, LONGEST_CHANGE)) continue
    const isAdjusted = kind === 'reform' && MORE_OR_LESS.test(change)
    return { kind: 'policy', policy: isAdjusted ? 'adjust' : kind, change, flipped }
  }
  // "This change" is whatever the motion asks, so its denial is a change of its own.
  return { kind: 'policy', policy: flipped ? 'restrict' : kind, change: null, flipped: false }
}

const unread = (flipped: boolean) => policy('do', undefined, flipped)

/** What one is given, or has to give, rather than does. */
const RECEIVING = new Map([
  ['have', 'allow'],
  ['get', 'allow'],
  ['receive', 'provide'],
  ['earn', 'provide'],
  ['pay', 'charge'],
])

/** Kinds of verbs that name what somebody does rather than what is done to others. */
const ACTS: ReadonlySet<PolicyKind> = new Set(['enable', 'adjust', 'reform'])

const STATUS = /^(a|an) (compulsory|mandatory|required|basic|human|fundamental|universal)\b/i

const PRONOUNS = new Map([
  ['we', 'us'],
  ['i', 'me'],
  ['he', 'him'],
  ['she', 'her'],
  ['they', 'them'],
])
/** To whom something is done: "we" as "us". */
const asObject = (actor: string): string => PRONOUNS.get(actor.toLowerCase()) ?? actor

/** What it is to make something "compulsory", "illegal", "free". */
const verbFor = (status: string): string => {
  if (/\b(mandatory|compulsory|required|obligatory)\b/i.test(status)) return 'require'
  if (/^(illegal|forbidden|prohibited)\b/i.test(status)) return 'ban'
  return /^legal\b/i.test(status) ? 'allow' : 'make'
}

/** "paid for by the state": its preposition belongs to the verb, and the object stands before both. */
const PHRASAL = /^(for|at|about|after|into)\b/

/**
 * What should be done to the object, or become of it: "banned in schools", "heavily taxed". What is
 * so already and should stay so is kept.
 */
const readFate = (
  object: string,
  fate: string,
  { flipped, isKept }: { flipped: boolean; isKept: boolean },
): MotionKind => {
  const { participles, gerunds, gerundOf, habits, adjectives } = englishVerbs()
  const [head = '', ...tail] = fate.split(' ')
  const more = tail.length > 0 ? ` ${tail.join(' ')}` : ''
  if (/^phased out/i.test(fate)) return policy('ban', `phasing out ${object}`, flipped)
  const ability = /^able to (.*)/i.exec(fate)?.[1]
  if (ability !== undefined) return policy('allow', `letting ${object} ${ability}`, flipped)
  const modified =
    /^(?:\w+ly|better|more|less)$/i.test(head) && participles.get(tail[0]?.toLowerCase() ?? '')
  if (modified) {
    const words = [gerundOf(modified), object, ...tail.slice(1), head.toLowerCase()]
    return policy(modified, words.join(' '), flipped)
  }
  const verb = participles.get(head.toLowerCase())
  if (verb && flipped && habits.has(verb))
    return policy('ban', `no longer ${gerundOf(verb)} ${object}${more}`, false)
  if (verb && isKept) return policy(verb, `keeping ${object} ${fate}`, flipped)
  if (verb && PHRASAL.test(tail.join(' '))) return policy(verb, `having ${object} ${fate}`, flipped)
  if (verb) return policy(verb, `${gerunds.get(verb) ?? gerundOf(verb)} ${object}${more}`, flipped)
  const isStatus = adjectives.has(head.toLowerCase()) || STATUS.test(fate)
  const making = isKept ? 'keeping' : 'making'
  return isStatus ? policy(verbFor(fate), `${making} ${object} ${fate}`, flipped) : unread(flipped)
}

/** "X should be banned in schools", "should X be free". */
const readPassive = (text: string): MotionKind | null => {
  const cues = englishMotionCues()
  const found =
    cues['policy passive'].exec(text)?.groups ?? cues['policy passive asked'].exec(text)?.groups
  if (!found) return null
  const isDenied = [found.before, found.after].some(denial => Boolean(denial?.trim()))
  const flipped = isDenied || /(should|must)n[’']t/i.test(text)
  return isUsable(found.object)
    ? readFate(asObject(found.object), found.rest ?? '', {
        flipped,
        isKept: found.kept !== undefined,
      })
    : unread(flipped)
}

/** "Close the hall and build a pool": a second act gets the form of the first. */
const alikeIn = (rest: string): string =>
  rest.replace(/\band (\w+) (?=(?:an?|the|its|their|our|more|new)\b)/gi, (both, verb: string) => {
    const gerund = englishVerbs().gerunds.get(verb.toLowerCase())
    return gerund ? `and ${gerund} ` : both
  })

/** What we, the state or everybody should do: the act itself is the change. */
const readPublicAct = (verb: string, rest: string | undefined, flipped: boolean): MotionKind => {
  const { gerunds, habits } = englishVerbs()
  const gerund = gerunds.get(verb)
  const what = rest ? ` ${gerund ? alikeIn(rest) : rest}` : ''
  if (gerund && flipped && habits.has(verb))
    return policy('ban', `no longer ${gerund}${what}`, false)
  const [doing = ''] = rest?.split(' ') ?? []
  if (verb === 'stop' && /ing$/.test(doing))
    return policy('stop', `${doing === 'giving' ? 'no longer' : 'giving up'}${what}`, flipped)
  return policy(verb, gerund && `${gerund}${what}`, flipped)
}

/** What persons should do is a duty laid on them; what institutions should do is a policy. */
const readDuty = (
  actor: string,
  verb: string,
  rest: string | undefined,
  flipped: boolean,
): MotionKind => {
  const what = rest ? ` ${rest}` : ''
  if (verb === 'have' && rest?.startsWith('to '))
    return policy('require', `requiring ${actor} to ${rest.slice(3)}`, flipped)
  const isAct = ACTS.has(englishVerbs().kindOf(verb))
  if (flipped && isAct) return policy('ban', `forbidding ${actor} to ${verb}${what}`, false)
  const isDuty = isAct && !englishMotionCues().institution.test(actor)
  const wording =
    verb === 'have' ? `letting ${actor} have${what}` : `having ${actor} ${verb}${what}`
  return policy(RECEIVING.get(verb) ?? (isDuty ? 'require' : verb), wording, flipped)
}

/** "The government should ban X", "should we ban X", "students should wear uniforms". */
const readActive = (text: string): MotionKind | null => {
  const cues = englishMotionCues()
  const found = cues['policy active asked'].exec(text) ?? cues['policy active'].exec(text)
  if (!found?.groups) return null
  const { actor = '', denial, verb: written = '', rest } = found.groups
  const flipped = denial !== undefined
  const verb = written.toLowerCase()
  const isPublic =
    cues['public actor'].test(actor) && !/\b(?:their|its|our|his|her)\b/i.test(rest ?? '')
  if (isPublic) return readPublicAct(verb, rest, flipped)
  const isNamed = isUsable(actor, LONGEST_ACTOR) && !/^(?:we|i|people|one)$/i.test(actor)
  // "To be" is no act that somebody can be told to stop.
  return isNamed && !/^(?:exist|be)$/.test(verb)
    ? readDuty(actor, verb, rest, flipped)
    : unread(flipped)
}

/** "Ban X", "banning X". */
const readBare = (text: string): MotionKind | null => {
  const [, first = '', rest = ''] = /^(\w+(?:-\w+)?) (.+)$/.exec(text) ?? []
  const verb = first.toLowerCase()
  const gerund = englishVerbs().gerunds.get(verb)
  return gerund && !englishMotionCues()['finite verb'].test(rest)
    ? policy(verb, `${gerund} ${rest}`, false)
    : null
}

/** Says first why: "X has ruined football and should be scrapped" asks that X be scrapped. */
const REASON_FIRST =
  /^((?:\S+ ){1,4}?)(?:is|are|was|were|has|have|does|do|costs?|makes?|ruins?) .{3,60}? and (?:it |they )?should /i

/** What an English motion wants done; null where it wants nothing done. */
export const readEnglishPolicy = (text: string): MotionKind | null => {
  const asked = text.replace(REASON_FIRST, '$1should ')
  return readPassive(asked) ?? readBare(asked) ?? readActive(asked)
}
