import type { Language, Stance } from '#schema/constants.ts'
import { isName } from '../language/embed.ts'
import { attitudeCuesIn } from './attitude-cues.ts'
import { bareMotion } from './bare-motion.ts'
import { gerundOf } from './gerund-of.ts'
import { englishMotionCues } from './motion-cues.ts'
import { isFavourable } from './motion-kind.ts'
import { readMotion } from './read-motion.ts'

/**
 * What a motion is about, in words that stand inside a sentence, and what its user has to show:
 * that a change or a thing is good or bad, or that one thing comes before another.
 */
export type Subject =
  | { kind: 'change' | 'thing'; topic: string; favours: boolean }
  /** `topic` is what the user prefers. */
  | { kind: 'choice'; topic: string; other: string }
  /** It cannot be read safely which words these are; of a regret it is known that it is one. */
  | { kind: 'unread'; regrets?: boolean }

/** In words, in Chinese in characters: more does not read well inside a sentence. */
const LONGEST: Record<Language, number> = { en: 14, zh: 24 }
const BREAKS = /[,;:?!"“”()<>{}，。；：？！、《》]/u
const BARE = /^(?:it|this|that|they|there|what|why|how|whether|to)\b/i

const isUsable = (topic: string | undefined, language: Language): topic is string => {
  if (topic === undefined || topic === '' || BREAKS.test(topic) || BARE.test(topic)) return false
  const length = language === 'zh' ? [...topic].length : topic.split(/\s+/).length
  return length <= LONGEST[language]
}

const choice = (first: string, second: string, favoursFirst: boolean): Subject =>
  favoursFirst
    ? { kind: 'choice', topic: first, other: second }
    : { kind: 'choice', topic: second, other: first }

/** "This house regrets …", "we prefer … to …", "cats or dogs?". */
const readAttitude = (motion: string, language: Language, stance: Stance): Subject | null => {
  const cues = attitudeCuesIn(language)
  const text = motion
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[.。\s]+$/u, '')
  const preferred = (cues.prefers.exec(text) ?? cues.either.exec(text))?.groups
  if (isUsable(preferred?.first, language) && isUsable(preferred.second, language))
    return choice(preferred.first, preferred.second, stance === 'for')
  for (const [cue, isGood] of [
    [cues['speaks well'], true],
    [cues['speaks ill'], false],
  ] as const) {
    const topic = cue.exec(text)?.groups?.topic
    if (isUsable(topic, language))
      return { kind: 'thing', topic, favours: isGood === (stance === 'for') }
  }
  return null
}

/** "Our village should turn its hall into …": an act that no list of verbs names. */
const readAct = (motion: string, language: Language, stance: Stance): Subject | null => {
  if (language !== 'en') return null
  const text = motion.trim().replace(/[.\s]+$/, '')
  const {
    actor = '',
    denial,
    verb = '',
    rest = '',
  } = englishMotionCues()['policy active'].exec(text)?.groups ?? {}
  const isNamed = isUsable(actor, language) && !/^(?:nobody|no one|nothing)\b/i.test(actor)
  if (!isNamed || /^(?:be|become|have|never)$/i.test(verb)) return null
  const isPublic = englishMotionCues()['public actor'].test(actor)
  const who = /^[A-Z][a-z]/.test(actor) && !isName(actor.split(' ')[0] ?? '')
  const named = who ? actor.charAt(0).toLowerCase() + actor.slice(1) : actor
  // Whoever lets others do something is not who does it.
  const isPlain = isPublic || /^(?:let|allow|permit)$/i.test(verb)
  const act = isPlain ? gerundOf(verb) : `having ${named} ${verb}`
  const topic = [act, rest].filter(text => text !== '').join(' ')
  return isUsable(topic, language)
    ? { kind: 'change', topic, favours: (denial === undefined) === (stance === 'for') }
    : null
}

/** The same; of what is only known to be a regret it says who regrets it. */
export const readRegret = (
  subject: Subject,
  motion: string,
  language: Language,
  stance: Stance,
): Subject =>
  subject.kind === 'unread' && attitudeCuesIn(language)['regrets that'].test(motion.trim())
    ? { kind: 'unread', regrets: stance === 'for' }
    : subject

/** What a motion is for, at its end, is not what it proposes. */
const PURPOSE: Record<Language, RegExp> = {
  en: /,? (?:because|so that|in order (?:to|that)|for the sake of) .*$/i,
  zh: /[，,](?:因为|以便|好让|这样才).*$/u,
}

/** What a self-written motion is about, as far as its wording can be read safely. */
export const readSubject = (wording: string, language: Language, stance: Stance): Subject => {
  const motion = bareMotion(wording, language).replace(PURPOSE[language], '')
  const attitude = readAttitude(motion, language, stance)
  if (attitude) return attitude
  const read = readMotion(motion, language)
  const favours = isFavourable(read, stance)
  switch (read.kind) {
    case 'fact':
      return { kind: 'unread' }
    case 'comparison':
      return choice(read.object, read.other, favours)
    case 'value':
      return isUsable(read.object, language)
        ? { kind: 'thing', topic: read.object, favours }
        : { kind: 'unread' }
    case 'policy':
      return read.change !== null && isUsable(read.change, language)
        ? { kind: 'change', topic: read.change, favours }
        : (readAct(motion, language, stance) ?? { kind: 'unread' })
  }
}
