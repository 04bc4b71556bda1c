import { once } from '../data/once.ts'
import { isName } from '../language/embed.ts'
import { englishVerbs } from './english-verbs.ts'
import { englishMotionCues } from './motion-cues.ts'
import type { MotionKind, PolicyKind } from './motion-kind.ts'

const lowerHead = (text: string) => {
  const [head = '', ...rest] = text.split(' ')
  const plain = /^[A-Z][a-z'’-]*$/.test(head) && !isName(head)
  return [plain || head === 'A' ? head.toLowerCase() : head, ...rest].join(' ')
}

const tidy = (motion: string) =>
  lowerHead(
    motion
      .trim()
      .replace(/\s+/g, ' ')
      .replace(/^(resolved|motion|topic|debate)\s*[:,-]\s*/i, '')
      .replace(/^(that|this house|thw|thbt|ths|thr)\b\s*/i, match =>
        /^th[btwsr]/i.test(match) && match.trim().length <= 4 && !/^that/i.test(match)
          ? `${match.toLowerCase().trim()} `
          : '',
      )
      .replace(/^(would support|supports|ths)\s+/i, 'we should support ')
      .replace(/^(believes that|believes|thbt)\s+/i, '')
      .replace(/^(would|thw)\s+/i, 'we should ')
      .replace(/^(i|we) (strongly |firmly )?(think|believe|feel|argue)( that)? /i, '')
      .replace(/[.?!\s]+$/, ''),
  )

/** A phrase that can be put into a sentence without harm. */
const usable = (phrase: string | undefined, words = 9): phrase is string =>
  phrase !== undefined &&
  phrase.length > 1 &&
  phrase.split(' ').length <= words &&
  !/[,;:?!"“”()<>{}]|\b(because|which|who|whether|should|must|ought|would|if|when|than)\b/i.test(
    phrase,
  ) &&
  !/^(it|this|that|they|there|he|she|you|what|why|how)\b/i.test(phrase)

const CONDITION = / (?:when|if|unless|who|which|where|whenever|after|before|until) .*$/i
const MORE_OR_LESS = /\b(?:later|earlier|longer|shorter|higher|lower)$/i

const policy = (verb: string, wording: string | undefined, flipped: boolean): MotionKind => {
  const verbKind = englishVerbs().kindOf(verb)
  const kind =
    verbKind === 'adjust' && !englishMotionCues().measured.test(wording ?? '') ? 'reform' : verbKind
  for (const change of [wording, wording?.replace(CONDITION, '')])
    if (usable(change, 12))
      return {
        kind: 'policy',
        policy: kind === 'reform' && MORE_OR_LESS.test(change) ? 'adjust' : kind,
        change,
        flipped,
      }
  // "This change" is whatever the motion asks, so its denial is a change of its own.
  return { kind: 'policy', policy: flipped ? 'restrict' : kind, change: null, flipped: false }
}

const readPreference = (text: string): MotionKind | null => {
  const found =
    /^(?:is |are )?(.+?) (?:is |are )?(?:much |far )?(better|worse|more (?:important|valuable|effective|useful|beneficial)) than (.+)$/i.exec(
      text,
    ) ??
    /^(.+?) (?:makes?|is|are) (?:an? |much |far )*(better|worse) (?:[a-z-]+ ){1,4}than (.+)$/i.exec(
      text,
    ) ??
    /^(.+?) (?:is |are )?(preferable to|superior to|vs\.?|versus) (.+)$/i.exec(text)
  if (found) {
    const object = found[1]?.replace(/ (is|are)$/i, '')
    return usable(object, 6) && usable(found[3], 6)
      ? { kind: 'comparison', object, other: found[3], flipped: found[2] === 'worse' }
      : null
  }
  const chosen =
    /^(?:we|people|one|students|schools|society) should (?:prefer|choose|favou?r) (.+?) (?:over|to|rather than|instead of) (.+)$/i.exec(
      text,
    )
  return chosen && usable(chosen[1], 6) && usable(chosen[2], 6)
    ? { kind: 'comparison', object: chosen[1], other: chosen[2], flipped: false }
    : null
}

/** "Is homework a good thing?": the object, a denial, and a good or a bad word. */
const valued = once(() => {
  const { good, bad } = englishMotionCues()
  const degree = '(?:very |really |more |always |mostly )?'
  const word = `(?:((?:${good.source}))|((?:${bad.source})))`
  return new RegExp(
    `^(?:is|are)?\\s*(.+?)(?: is| are)? (not )?(?:a |an )?${degree}${word}(?: (?:for|to) .+)?$`,
    'i',
  )
})

const readJudgement = (text: string): MotionKind | null => {
  const place =
    /^(.+?) (?:(does not|do not|doesn[’']t|don[’']t|never) )?belongs? (in|on|at|to|with) (.+)$/i.exec(
      text,
    )
  // Matters of taste open no doors and do no harm: they are plain claims.
  if (place && englishMotionCues()['matter of taste'].test(text))
    return { kind: 'fact', flipped: false }
  const placed = place && `${place[1]} ${place[3]} ${place[4]}`
  if (place && placed)
    return usable(placed) ? { kind: 'value', object: placed, flipped: Boolean(place[2]) } : null
  const sum =
    /^(?:do|does|has|have|did )?\s*(?:the )?(.+?) (?:do|does|has done|have done|did|cause|causes|bring|brings)?\s*more (harm|good) than (?:good|harm)/i.exec(
      text,
    )
  if (sum)
    return usable(sum[1]) ? { kind: 'value', object: sum[1], flipped: sum[2] === 'harm' } : null
  const scales =
    /^(?:do )?the (benefits|advantages|harms|drawbacks|disadvantages|costs|risks|dangers) of (.+?) outweigh/i.exec(
      text,
    )
  if (scales)
    return usable(scales[2])
      ? { kind: 'value', object: scales[2], flipped: !/^(ben|adv)/i.test(scales[1] ?? '') }
      : null
  const plain = valued().exec(text)
  if (!plain || !/\b(is|are)\b/i.test(text)) return null
  const object = plain[1]?.replace(/ (is|are)$/i, '')
  return usable(object)
    ? { kind: 'value', object, flipped: Boolean(plain[4]) !== Boolean(plain[2]) }
    : null
}

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

const NOT = "(?:not |never |n[o’']t )?"

/** "X should be banned in schools", "should X be free". */
const readPassive = (text: string): MotionKind | null => {
  const found =
    new RegExp(
      `^(.+?) (?:should|must|ought to|need to|needs to|shall)(?:n[’']t)? (${NOT})(?:be|become|remain|stay|get) (${NOT})(.+)$`,
      'i',
    ).exec(text) ?? /^should (.+?) ()(?:be|become) (not )?(.+)$/i.exec(text)
  if (!found) return null
  const [, object, notBefore, notAfter, rest = ''] = found
  const flipped =
    Boolean(notBefore?.trim()) || Boolean(notAfter?.trim()) || /(should|must)n[’']t/i.test(text)
  if (!usable(object)) return policy('do', undefined, flipped)
  const [head = '', ...tail] = rest.split(' ')
  const more = tail.length > 0 ? ` ${tail.join(' ')}` : ''
  if (/^phased out/i.test(rest)) return policy('ban', `phasing out ${object}`, flipped)
  if (/^able to /i.test(rest)) return policy('allow', `letting ${object} ${rest.slice(8)}`, flipped)
  const adverb =
    /^(?:\w+ly|better|more|less)$/i.test(head) &&
    englishVerbs().participles.get(tail[0]?.toLowerCase() ?? '')
  if (adverb)
    return policy(
      adverb,
      `${englishVerbs().gerundOf(adverb)} ${object} ${[...tail.slice(1), head.toLowerCase()].join(' ')}`,
      flipped,
    )
  const verb = englishVerbs().participles.get(head.toLowerCase())
  if (verb && flipped && englishVerbs().habits.has(verb))
    return policy('ban', `no longer ${englishVerbs().gerundOf(verb)} ${object}${more}`, false)
  if (verb)
    return policy(
      verb,
      `${englishVerbs().gerunds.get(verb) ?? englishVerbs().gerundOf(verb)} ${object}${more}`,
      flipped,
    )
  if (
    englishVerbs().adjectives.has(head.toLowerCase()) ||
    /^(a|an) (compulsory|mandatory|required|basic|human|fundamental|universal)\b/i.test(rest)
  ) {
    const weight = /\b(mandatory|compulsory|required|obligatory)\b/i.test(rest)
      ? 'require'
      : /^(illegal|forbidden|prohibited)\b/i.test(rest)
        ? 'ban'
        : /^legal\b/i.test(rest)
          ? 'allow'
          : 'make'
    return policy(weight, `making ${object} ${rest}`, flipped)
  }
  return policy('do', undefined, flipped)
}

/** "The government should ban X", "should we ban X", "students should wear uniforms", "ban X", "banning X". */
const readActive = (text: string): MotionKind | null => {
  const bare = /^(\w+(?:-\w+)?) (.+)$/.exec(text)
  if (
    bare &&
    englishVerbs().gerunds.has(bare[1]?.toLowerCase() ?? '') &&
    !englishMotionCues()['finite verb'].test(bare[2] ?? '')
  ) {
    const verb = bare[1]?.toLowerCase() ?? ''
    return policy(verb, `${englishVerbs().gerunds.get(verb)} ${bare[2]}`, false)
  }
  const asked =
    /^should (we|the government|governments|schools|universities|parents|students|teachers|children|companies|employers|cities|countries|the state|people|teenagers|adults|society) (not )?(\w+(?:-\w+)?)(?: (.+))?$/i.exec(
      text,
    )
  const said =
    /^(.+?) (?:should|must|ought to|need to|needs to)(n[’']t| not| never)? (\w+(?:-\w+)?)(?: (.+))?$/i.exec(
      text,
    )
  const found = asked ?? said
  if (!found) return null
  const [, actor = '', not, head = '', rest] = found
  const flipped = Boolean(not)
  const verb = head.toLowerCase()
  const what = rest ? ` ${rest}` : ''
  if (
    englishMotionCues()['public actor'].test(actor) &&
    !/\b(?:their|its|our|his|her)\b/i.test(what)
  ) {
    const gerund = englishVerbs().gerunds.get(verb)
    if (gerund && flipped && englishVerbs().habits.has(verb))
      return policy('ban', `no longer ${gerund}${what}`, false)
    if (verb === 'stop' && /ing$/.test(rest?.split(' ')[0] ?? ''))
      return policy('stop', `giving up${what}`, flipped)
    return policy(verb, gerund && `${gerund}${what}`, flipped)
  }
  if (!usable(actor, 5) || /^(?:we|i|people|one)$/i.test(actor))
    return policy('do', undefined, flipped)
  // To be there is no act that one can be told to leave.
  if (/^(?:exist|be)$/.test(verb)) return policy('do', undefined, flipped)
  if (verb === 'have' && rest?.startsWith('to '))
    return policy('require', `requiring ${actor} to ${rest.slice(3)}`, flipped)
  const isAct = ACTS.has(englishVerbs().kindOf(verb))
  if (flipped && isAct) return policy('ban', `forbidding ${actor} to ${verb}${what}`, false)
  // What persons should do is a duty laid on them; what institutions should do is a policy.
  const given = RECEIVING.get(verb)
  const duty = given ?? (isAct && !englishMotionCues().institution.test(actor) ? 'require' : verb)
  return policy(
    duty,
    verb === 'have' ? `letting ${actor} have${what}` : `having ${actor} ${verb}${what}`,
    flipped,
  )
}

/** Reads an English motion; what cannot be read safely becomes null or a bare claim, never a splice. */
export const readEnglishMotion = (motion: string): MotionKind => {
  const text = tidy(motion)
    .replace(/,? because .*$/i, '')
    .replace(/\b(?:get rid of|do away with)\b/i, 'abolish')
    .replace(/^it is (?:high )?time (?:for us )?to /i, 'we should ')
  return (
    readPreference(text) ??
    readJudgement(text) ??
    readPassive(text) ??
    readActive(text) ?? { kind: 'fact', flipped: false }
  )
}
