import type { Objection, Point } from '../arguments/point.ts'
import { onceAText } from '../data/once-a-text.ts'
import { onceAnObject } from '../data/once-an-object.ts'
import { keywordCounter, tokensOf } from '../language/similarity.ts'
import { isHan, normalise } from '../language/words.ts'

/** Shorter English words say too little; in letters. */
const SHORTEST = 3

/** The words of a text, or its Chinese characters, in an order that is always the same. */
const sortedWords = (text: string): string => {
  const plain = normalise(text)
  return (isHan(plain) ? [...plain.replaceAll(' ', '')] : plain.split(' ')).sort().join(' ')
}

type Profile = {
  point: Point
  objection: Objection
  /** The words of the objection and of its wordings. */
  keys: ReadonlySet<string>
  made: ReadonlySet<string>
  /** Those of `made` that say something of the matter. */
  idea: ReadonlySet<string>
  answer: ReadonlySet<string>
  /** Words of the answer and of what follows it that the objection has not. */
  answered: ReadonlySet<string>
}

/** The profile of an objection, and the words of it and of its wordings, each by itself. */
const readObjection = (point: Point, objection: Objection) => {
  const said = [objection.objection, ...objection.wordings]
  const texts = said.map(text => tokensOf(text, SHORTEST))
  const made = new Set(texts.flatMap(text => [...text]))
  const idea = tokensOf(said.join('\n'), SHORTEST)
  const answer = tokensOf(objection.answer, SHORTEST)
  const answered = new Set(
    [...answer, ...tokensOf(objection.again, SHORTEST)].filter(word => !made.has(word)),
  )
  const keys = new Set(said.map(sortedWords))
  const profile: Profile = { point, objection, keys, made, idea, answer, answered }
  return { profile, texts }
}

/** People put things in words of their own: what no objection has counts less than its rarity. */
const UNKNOWN_WORD = 0.25

/** Where a word stands: in which objection, and in which of its texts (none: in its answer). */
type Place = { profile: number; texts: readonly number[] }

/** Of an answer's weight, 0–1: who has said so much of it has given it. */
const GIVEN = 0.5
/** Marks between words are not compared. */
const ROOM = 1.5

/** The objections to all arguments of a side, where each word stands, and how rare it is. */
const indexOf = (points: readonly Point[]) => {
  const read = points.flatMap(point =>
    point.objections.map(objection => readObjection(point, objection)),
  )
  const places = new Map<string, readonly Place[]>()
  for (const [at, { profile, texts }] of read.entries()) {
    // Most words of an objection stand in the same few of its texts.
    const known = new Map<string, Place>()
    const placeIn = (having: readonly number[]): Place => {
      const place = known.get(having.join()) ?? { profile: at, texts: having }
      known.set(having.join(), place)
      return place
    }
    for (const token of [...profile.made, ...profile.answered]) {
      const having = texts.flatMap((text, nth) => (text.has(token) ? [nth] : []))
      places.set(token, [...(places.get(token) ?? []), placeIn(having)])
    }
  }
  const rarities = Float64Array.from({ length: read.length + 1 }, (_, holders) =>
    Math.log((read.length + 1) / (holders + 0.5)),
  )
  const unknown = UNKNOWN_WORD * (rarities[0] ?? 0)
  const rarityOf = (token: string) => rarities[places.get(token)?.length ?? -1] ?? unknown
  const weightOf = (tokens: Iterable<string>) => {
    let weight = 0
    for (const token of tokens) weight += rarityOf(token)
    return weight
  }
  const profiles = read.map(({ profile, texts }) => ({
    ...profile,
    weights: texts.map(text => weightOf(text)),
  }))
  const profilesBy = new Map<string, Profile[]>()
  for (const profile of profiles)
    for (const words of profile.keys)
      profilesBy.set(words, [...(profilesBy.get(words) ?? []), profile])
  return {
    rarityOf,
    weightOf,
    profiles,
    /** The objections that are written in these very words. */
    profilesBy,
    /** The turns of a debate are read again at every turn. */
    answeredIn: onceAText((text): ReadonlySet<Objection> => {
      const said = tokensOf(text, SHORTEST)
      const given = profiles.filter(
        ({ answer }) =>
          weightOf([...answer].filter(token => said.has(token))) >= GIVEN * weightOf(answer),
      )
      return new Set(given.map(({ objection }) => objection))
    }),
    profileFor: new Map(profiles.map(profile => [profile.objection, profile])),
    placesOf: (token: string): readonly Place[] => places.get(token) ?? [],
    /** In characters, with room for what is left out when words are compared. */
    longest:
      ROOM * Math.max(0, ...profiles.flatMap(({ keys }) => [...keys].map(key => key.length))),
  }
}

type Index = ReturnType<typeof indexOf>

/** A debate asks for the same arguments at every turn. */
const kept = new WeakMap<readonly Point[], Index>()
const keptIndexOf = (points: readonly Point[]): Index => {
  const known = kept.get(points)
  if (known) return known
  const index = indexOf(points)
  kept.set(points, index)
  return index
}

/**
 * What makes a match firm: how well the sentence fits (0–1 and a little more), how much better than
 * any other objection, and words in common. Set on wordings left out of the data one at a time.
 */
const FIRM = {
  other: { least: 0.4, lead: 1.6, shared: 2 },
  han: { least: 0.4, lead: 1.5, shared: 2 },
}
/** Words of the objection itself by which a sentence makes it, and goes on about it. */
const IDEA = { makes: 2, goesOn: 1 }
/** A word of the answer also shows what is spoken of, but less. */
const ANSWER_WORD = 0.5
/** What each keyword of the argument adds, up to so many. */
const KEYWORD = { worth: 0.1, most: 2 }
/** Words in common by which a turn goes on with what was said last. */
const GOES_ON = { other: 3, han: 4 }
/** Of a sentence's words, 0–1: fewer may be shared by chance. */
const GOES_ON_SHARE = 0.2

/** How well a sentence fits that has the very words of an objection. */
export const SAME_WORDS = 2

export type HeardObjection = { point: Point; objection: Objection; score: number }

export type ObjectionMatcher = {
  /**
   * Which objection to these arguments a sentence makes, in whatever order its words are; null
   * where none fits firmly.
   */
  heardIn(sentence: string, points: readonly Point[]): HeardObjection | null
  /** Whether a sentence goes on about an objection that was answered in the turn before. */
  goesOnAbout(sentence: string, objection: Objection): boolean
  /** The objections to which a text says what the argument's owner would answer. */
  answeredIn(text: string): ReadonlySet<Objection>
  /**
   * Of a text's weight, up to 1: how much of it an objection is about; what the argument's owner
   * would answer counts against it.
   */
  nearnessTo(text: string): (objection: Objection) => number
}

/** Finds objections to the arguments of one side by their words, the rarer the more telling. */
export const createObjectionMatcher = (all: readonly Point[]): ObjectionMatcher => {
  const index = keptIndexOf(all)
  const { profiles, profilesBy, profileFor, longest, placesOf, rarityOf, weightOf, answeredIn } =
    index
  const kindOf = (text: string) => (isHan(text) ? 'han' : 'other')

  /** How well a sentence fits each objection, of those that share a word with it. */
  const scoresOf = (text: string, tokens: ReadonlySet<string>, weight: number) => {
    const found = new Map<number, { covered: number; shared: number; common: number[] }>()
    for (const token of tokens)
      for (const { profile, texts } of placesOf(token)) {
        const sums = found.get(profile) ?? { covered: 0, shared: 0, common: [] }
        if (sums.shared === 0) found.set(profile, sums)
        const rarity = rarityOf(token)
        sums.covered += rarity * (texts.length > 0 ? 1 : ANSWER_WORD)
        sums.shared += 1
        for (const at of texts) sums.common[at] = (sums.common[at] ?? 0) + rarity
      }
    const counted = keywordCounter(text)
    // The objections to an argument share its keywords.
    const keywordsOf = onceAnObject((point: Point) => counted(point.keywords))
    return (place: number, { point, weights }: Index['profiles'][number]) => {
      const sums = found.get(place)
      if (!sums) return null
      const likeness = weights.map((whole, at) =>
        whole > 0 ? (sums.common[at] ?? 0) / Math.sqrt(whole * weight) : 0,
      )
      const keywords = Math.min(KEYWORD.most, keywordsOf(point)) * KEYWORD.worth
      const bare = (Math.max(...likeness) + sums.covered / weight) / 2
      return { score: bare + keywords, bare, shared: sums.shared }
    }
  }

  /** The objections that are written in these very words; a long text has none. */
  const profilesWith = onceAText((text): readonly Profile[] =>
    text.length > longest ? [] : (profilesBy.get(sortedWords(text)) ?? []),
  )

  /** The objections that share a word with a text, best first: many ask for those to a sentence. */
  const ranked = onceAText(text => {
    const tokens = tokensOf(text, SHORTEST)
    const scoreOf = scoresOf(text, tokens, weightOf(tokens))
    return profiles
      .flatMap((profile, at) => {
        const scores = scoreOf(at, profile)
        return scores ? [{ profile, ...scores }] : []
      })
      .sort((a, b) => b.score - a.score)
  })

  const sharedWith = ({ idea }: Profile, tokens: ReadonlySet<string>) =>
    [...tokens].filter(token => idea.has(token)).length

  return {
    heardIn: (text, points) => {
      const same = profilesWith(text)
      if (same.length > 0) {
        const made = same.find(({ point }) => points.includes(point))
        return made ? { ...made, score: SAME_WORDS } : null
      }
      const tokens = tokensOf(text, SHORTEST)
      const weight = weightOf(tokens)
      const firm = FIRM[kindOf(text)]
      if (tokens.size < firm.shared || weight <= 0) return null
      const scored = ranked(text)
      const [best, next] = scored.filter(({ profile }) => points.includes(profile.point))
      // What fits an argument better that was not made yet is no objection to those that were.
      if (!best || best.score < (scored[0]?.score ?? 0)) return null
      if (best.shared < firm.shared || best.score < firm.least) return null
      if (sharedWith(best.profile, tokens) < IDEA.makes) return null
      // The keywords are the argument's: they do not tell its objections from each other.
      if (next && best.bare < firm.lead * next.bare) return null
      return { ...best.profile, score: best.score }
    },
    goesOnAbout: (sentence, objection) => {
      const profile = profileFor.get(objection)
      if (!profile) return false
      const tokens = tokensOf(sentence, SHORTEST)
      const shared = [...tokens].filter(
        token => profile.made.has(token) || profile.answered.has(token),
      )
      if (shared.length < GOES_ON[kindOf(sentence)]) return false
      if (sharedWith(profile, tokens) < IDEA.goesOn) return false
      if (weightOf(shared) < GOES_ON_SHARE * weightOf(tokens)) return false
      const [best] = ranked(sentence)
      return best?.profile.point === profile.point
    },
    answeredIn,
    nearnessTo: text => {
      const tokens = [...tokensOf(text, SHORTEST)]
      const weight = weightOf(tokens)
      return objection => {
        const profile = profileFor.get(objection)
        if (!profile || weight <= 0) return 0
        const common = (words: ReadonlySet<string>) =>
          weightOf(tokens.filter(token => words.has(token)))
        return (common(profile.made) - ANSWER_WORD * common(profile.answered)) / weight
      }
    },
  }
}
