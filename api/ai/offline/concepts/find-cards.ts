import type { Direction } from '#schema/concepts/directions.ts'
import type { Language } from '#schema/constants.ts'
import { motionToRead } from '../motions/bare-motion.ts'
import { directionCuesIn } from './direction-cues.ts'
import { type FoundName, findNames } from './find-names.ts'
import { fitsFirmly, othersIn } from './fits-firmly.ts'
import { isMatter } from './is-matter.ts'

/** A card that a motion is about, and whether its proposers want more or less of the thing. */
export type FoundCard = {
  card: string
  wants: Direction
  /** Whether the motion only names the neighbourhood of the thing. */
  isNearby: boolean
  /** What the motion says besides: who is to do something, or what is to be done with the thing. */
  others: readonly string[]
}

/** "Drive less, cycle more": of a thing and its opposite each has its own direction. */
const isHalved = (names: readonly FoundName[], text: string) =>
  names.some(one =>
    names.some(
      other =>
        other.card === one.card &&
        other.isOpposite !== one.isOpposite &&
        one.end < other.start &&
        /[,，]/u.test(text.slice(one.end, other.start)),
    ),
  )

/** Begins what is only said of how, by whom or what for: "not by a bank". */
const HOW: Record<Language, RegExp> = {
  en: /^(?:by|for|with|in|at|on|through|under|to) /i,
  zh: /^[归由靠为在用]/u,
}

/**
 * What is set against the thing that is proposed is no denial of it: another thing is told as the
 * second of a choice, anything else is left out.
 */
const withoutContrast = (text: string, language: Language): string => {
  const [found] = text.matchAll(directionCuesIn(language).contrast)
  if (!found || found.index === 0) return text
  const [before, tail] = [text.slice(0, found.index), text.slice(found.index + found[0].length)]
  const [set = '', ...rest] = tail.split(/, |，/u)
  if (rest.length > 0) return `${before} ${rest.join(' ')}`
  const isThing = findNames(set, language).length > 0 && !HOW[language].test(set)
  return isThing ? `${before}${language === 'zh' ? '，而不是' : ' rather than '}${set}` : before
}

/** What a motion gives as its purpose, after it has named a thing, is not what it proposes. */
const mainPart = (motion: string, language: Language): string => {
  const { aside, purpose, question } = directionCuesIn(language)
  // A question whether is its statement: "should we or should we not" asks for the first.
  // Who speaks is not what it is about: "this house, as a parent, …".
  const spoken = motion.replace(/, as an? [^,]{1,40},/i, '')
  const proposed = withoutContrast(spoken.replace(aside, ' '), language)
  const text = proposed.replace(question, language === 'zh' ? '应该' : 'better')
  const first = findNames(text, language)[0]
  const cut = [...text.matchAll(purpose)].find(({ index }) => first && index >= first.end)
  return cut ? text.slice(0, cut.index) : text
}

/** Keeps every place as it is, so that what is found later stands where it stood. */
const blank = (text: string, start: number, end: number) =>
  `${text.slice(0, start)}${'_'.repeat(end - start)}${text.slice(end)}`

/** The last place before which the first thing of a choice is named; null where none is offered. */
const placeOfOther = (
  rest: string,
  names: readonly FoundName[],
  language: Language,
): number | null => {
  const { other, choice, less } = directionCuesIn(language)
  const place = [...rest.matchAll(other)][0]?.index
  if (place !== undefined) return place
  const offered = [...rest.matchAll(choice)][0]?.index
  if (offered === undefined || rest.match(less)) return null
  const isBetween =
    names.some(({ end }) => end <= offered) && names.some(({ start }) => start > offered)
  return isBetween ? offered : null
}

/** How often the words of a text turn its direction: "too much" and a ban of it turn it once. */
const countTurns = (text: string, language: Language): number => {
  const { less, excess, blame, relieves } = directionCuesIn(language)
  const rest = text.replace(relieves, ' ')
  const count = (cue: RegExp) => rest.match(cue)?.length ?? 0
  return count(less) - (count(blame) > 0 ? count(excess) : 0)
}

/** "Stricter gun laws": more of what is set against a thing, and no turn of its own. */
const STRICTER = /\b(?:stricter|tougher|tighter) $/i

const withStricter = (found: FoundName, text: string): FoundName => {
  const [before] = (found.isOpposite && STRICTER.exec(text.slice(0, found.start))) || ['']
  return { ...found, start: found.start - before.length }
}

/** Where, when and by whom a thing is banned or allowed, with places in the text. */
const besidesIn = (rest: string, language: Language) =>
  Array.from(rest.matchAll(directionCuesIn(language).besides), ({ 0: said, index }) => ({
    start: index,
    end: index + said.length,
  }))

const blankAll = (text: string, parts: readonly { start: number; end: number }[]) =>
  parts.reduce((kept, { start, end }) => blank(kept, start, end), text)

/** Without the names that many motions have besides their matter, unless all that it names are. */
const telling = (
  matter: readonly FoundName[],
  named: readonly FoundName[],
  language: Language,
): readonly FoundName[] => {
  const { common } = directionCuesIn(language)
  const isRare = ({ name }: FoundName) => name.match(common) === null
  if (named.some(isRare)) return matter.filter(isRare)
  // "Animal shelters need more money": the money of something else.
  return matter.length === named.length ? matter : []
}

/** "Judges should be replaced by juries": one of two things of the same card. */
const isOfSameCard = (one: FoundName, other: FoundName) =>
  one.card === other.card && one.isOpposite === other.isOpposite

/** Two things and not one: "scrap grades and use words". */
const BESIDE: Record<Language, RegExp> = { en: /\b(?:and|or|but)\b|[,;]/i, zh: /[，；和或]/u }

/** What says most exactly what it is about: "clubs owned by fans" are the opposite of other clubs. */
const mostExact = (
  names: readonly FoundName[],
  text: string,
  language: Language,
): FoundName | undefined => {
  const [longest] = names.toSorted((a, b) => b.name.length - a.name.length)
  const own = names.filter(({ card }) => card === longest?.card)
  const [first, second] = [own[0], own.find(({ isOpposite }) => isOpposite)]
  if (!first || !second) return longest
  return text.slice(first.end, second.start).search(BESIDE[language]) >= 0 ? first : second
}

/**
 * The cards of a motion: one for its matter, two where it compares. None where nothing is known of
 * its nouns, or where it cannot be read which way it goes.
 */
export const findCards = (motion: string, language: Language): FoundCard[] => {
  const { more, relieves, unread, actor, same } = directionCuesIn(language)
  const text = mainPart(motionToRead(motion, language), language)
  // Who is to act is not what it is about: "schools should let …".
  const all = findNames(text, language)
  const named = all.filter(({ end }) => !text.slice(end).match(actor))
  const matter = named.filter(found => isMatter(found, text, language))
  const told = telling(matter, named, language)
  const besides = besidesIn(blankAll(text, told), language)
  const isBeside = ({ start }: FoundName) =>
    besides.some(part => part.start <= start && start < part.end)
  const names = told.filter(name => !isBeside(name)).map(name => withStricter(name, text))
  if (all.some(name => isBeside(name) && names.some(each => isOfSameCard(each, name)))) return []
  const rest = blankAll(text, names)
  const denials = countTurns(rest, language)
  const place = placeOfOther(rest, names, language)
  if (place === null && isHalved(names, text)) return []
  const isGood = [more, relieves].some(cue => rest.match(cue) !== null)
  const isRead = denials > 0 || place !== null || isGood
  if (!isRead || rest.match(unread)) return []
  // "To rent a home is better than to buy one": both sides are about the same thing.
  if (place !== null && rest.slice(place).match(same)) return []
  const others = othersIn(rest.replace(/_+/g, ' '), language)
  const asked = (found: FoundName, isOther: boolean): FoundCard => {
    const turns = denials + Number(isOther) + Number(found.isOpposite)
    const wants = turns % 2 === 0 ? 'more' : 'less'
    return { card: found.card, wants, isNearby: found.isNearby, others }
  }
  const first = mostExact(
    names.filter(({ start }) => place === null || start < place),
    ...([text, language] as const),
  )
  const second = mostExact(
    names.filter(({ start }) => place !== null && start > place),
    ...([text, language] as const),
  )
  // "To read is better than to watch": two things of one card, which speaks for neither.
  if (first && second && isOfSameCard(first, second)) return []
  const found = [first, second].filter(each => each !== undefined)
  if (!fitsFirmly(found, blankAll(rest, besides), language)) return []
  return [
    ...(first ? [asked(first, false)] : []),
    ...(second && second.card !== first?.card ? [asked(second, true)] : []),
  ]
}
