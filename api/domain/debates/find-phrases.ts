import { setImmediate as othersFirst } from 'node:timers/promises'

/** How far into the phrases one has read: a beginning that one or more of them share. */
type Place = {
  next: Map<number, Place>
  /** The longest end of this beginning that begins a phrase too; null where nothing is read. */
  shorter: Place | null
  isReached: boolean
}

const newPlace = (): Place => ({ next: new Map(), shorter: null, isReached: false })

const placeOf = (phrase: string, start: Place): Place => {
  let place = start
  for (let at = 0; at < phrase.length; at += 1) {
    const code = phrase.charCodeAt(at)
    const next = place.next.get(code) ?? newPlace()
    place.next.set(code, next)
    place = next
  }
  return place
}

const goOn = (from: Place | null, code: number, start: Place): Place => {
  for (let place = from; place; place = place.shorter) {
    const next = place.next.get(code)
    if (next) return next
  }
  return start
}

/** All places, shorter beginnings first, each linked with its `shorter`. */
const linkPlaces = (start: Place): Place[] => {
  const places = [start]
  for (const place of places)
    for (const [code, next] of place.next) {
      next.shorter = goOn(place.shorter, code, start)
      places.push(next)
    }
  return places
}

/**
 * Those of `phrases` that stand in `texts`, which are read as one text without a gap. Each letter is
 * read once, however many phrases there are (Aho and Corasick, 1975), and after each text other
 * requests have their turn.
 */
export const findPhrases = async (
  phrases: readonly string[],
  texts: Iterable<string>,
): Promise<ReadonlySet<string>> => {
  const start = newPlace()
  const ends = new Map(phrases.map(phrase => [phrase, placeOf(phrase, start)]))
  const places = linkPlaces(start)
  let place = start
  for (const text of texts) {
    for (let at = 0; at < text.length; at += 1) {
      place = goOn(place, text.charCodeAt(at), start)
      place.isReached = true
    }
    await othersFirst()
  }
  for (const { isReached, shorter } of places.toReversed())
    if (isReached && shorter) shorter.isReached = true
  return new Set(phrases.filter(phrase => ends.get(phrase)?.isReached))
}
