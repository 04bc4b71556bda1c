import type { Point } from '../arguments/point.ts'
import { claimOf, leadBeside } from './argue-turn.ts'
import type { Reply } from './build-reply.ts'
import { contradictsSaid } from './one-story.ts'
import type { Preparation } from './prepare-reply.ts'

const signed = (
  kind: 'own' | 'dropped',
  lead: string | null,
  reply: Reply,
  prepared: Preparation,
) => {
  const { level, speech, tools } = prepared
  const { phrases } = tools
  const said = reply.text()
  const has = (signs: readonly string[]) => signs.some(sign => said.includes(sign))
  // "Second" needs a first, and only one.
  const isSecond = has(phrases['signpost: answer']) && !has(phrases['signpost: second answer'])
  const own = isSecond ? phrases['signpost: own'] : phrases['signpost: own alone']
  const signs = kind === 'own' ? own : phrases['signpost: dropped']
  const sign = level.signposts ? speech.pick(signs) : null
  return tools.join([sign, lead].filter(part => part !== null))
}

/** Whether our points are those of a card, to which nobody has prepared further answers. */
const isOfCard = ({ debate, level }: Preparation) => debate.motionKey === null && !level.isSimple

/** From this chance on, 0–1, a point that the turn may speak of comes before the next one. */
const NEAR = 0.1

/** The point, of those given, that the turn is about: by its words, or probably. */
const pointNear = (
  { ownPoints, turn, heard }: Preparation,
  among: readonly Point[],
): Point | null => {
  const about = ownPoints.about(turn.text, among)
  if (about) return about
  const [likeliest] = [...heard().values()]
    .flat()
    .filter(({ point, isOurs, chance }) => isOurs && chance >= NEAR && among.includes(point))
    .toSorted((a, b) => b.chance - a.chance)
  return likeliest?.point ?? null
}

/** The point, not heard yet, that the turn is about; else the next one. */
const nextPoint = (prepared: Preparation, besides: readonly Point[]): Point | null => {
  const { ownPoints, points, made, settled, speech } = prepared
  const done = new Set([...settled, ...besides])
  const isLeft = (point: Point) =>
    !made.includes(point) && !done.has(point) && !contradictsSaid(point, speech)
  const left = points.filter(isLeft)
  return pointNear(prepared, left) ?? ownPoints.next(done)
}

/** A point that the user has not heard yet, with its reason. */
const makeNew = (
  reply: Reply,
  prepared: Preparation,
  { isUnmet, besides }: { isUnmet: boolean; besides: readonly Point[] },
): Point | null => {
  const { speech, tools, claims } = prepared
  const point = nextPoint(prepared, besides)
  if (!point) return null
  const isFirst = reply.length() === 0 && claims.length === 0
  const claim = claimOf(point, prepared)
  const reason = speech.sayRest(point.mechanism) ?? ''
  // A card's point is told whole, since no prepared answers tell more of it.
  const rest = isOfCard(prepared) ? (speech.sayRest(point.example) ?? '') : ''
  const text = tools.join([claim, reason, rest].filter(part => part !== ''))
  const after = (lead: string | null) => reply.addAfter(signed('own', lead, reply, prepared), text)
  const leads = prepared.level.isSimple ? 'simple-new-point' : 'new-point'
  const plain = () => after(isFirst ? null : speech.pick(tools.phrases[leads]))
  // Where there is little room, the point is what matters; one that the turn is about may meet it.
  const isBeside = isUnmet && pointNear(prepared, [point]) === null
  const beside = isBeside ? leadBeside(prepared) : null
  return (beside !== null && after(beside)) || plain() ? point : null
}

/** More about a point: one that nobody has touched first. */
const goOn = (
  reply: Reply,
  prepared: Preparation,
  { isUnmet, besides }: { isUnmet: boolean; besides: readonly Point[] },
): Point | null => {
  const { speech, tools, ownPoints, made, plantFlaw, settled, level } = prepared
  // A card's points are met in words that we do not know, so none of them is called unanswered.
  const dropped = prepared.debate.motionKey === null ? null : ownPoints.dropped()
  const isFree = (point: Point) =>
    !besides.includes(point) && !settled.has(point) && ownPoints.name(point) !== null
  const open = dropped && isFree(dropped) ? dropped : null
  // What the user has answered is not brought back.
  const isOpen = (point: Point) => isOfCard(prepared) || ownPoints.isDropped(point)
  const left = made.filter(each => isFree(each) && isOpen(each) && ownPoints.more(each) !== null)
  const near = isOfCard(prepared) ? ownPoints.about(prepared.turn.text, left) : null
  const point = open ?? near ?? left[0]
  if (!point) return null
  const own = ownPoints.name(point) ?? ''
  const more = ownPoints.more(point)
  // At a tournament it is said that a point was dropped.
  const isFlawed = ownPoints.isDropped(point) && !(open && level.signposts)
  const overstated = isFlawed ? plantFlaw('overclaim', point) : null
  const plain =
    overstated ?? speech.pick(tools.phrases[open ? 'dropped-point' : 'extension'], { own })
  if (more === null) return reply.add(plain) ? point : null
  const beside = isUnmet && isOfCard(prepared) ? leadBeside(prepared) : null
  const lead = tools.join([beside, plain].filter(part => part !== null))
  const isCase = more === point.example
  const flaw = isCase ? plantFlaw('hasty_generalisation', point) : null
  const also = isOfCard(prepared) && !isCase && flaw === null ? point.example : ''
  const said = [speech.sayRest(more), flaw, speech.sayRest(also)]
  const text = tools.join(said.filter(part => part !== null))
  const isAdded =
    reply.addAfter(signed(open ? 'dropped' : 'own', lead, reply, prepared), text) ||
    reply.add(overstated)
  return isAdded ? point : null
}

/** When all is said: a point that was made, overstated where a flaw is due. */
const sayAgain = (reply: Reply, prepared: Preparation): Point | null => {
  const { made, ownPoints, plantFlaw, speech, settled } = prepared
  const named = made.filter(
    point => ownPoints.name(point) !== null && !settled.has(point) && ownPoints.isDropped(point),
  )
  const from = speech.chance(Math.max(1, named.length), 'again')
  return (
    [...named.slice(from), ...named.slice(0, from)].find(point =>
      reply.add(plantFlaw('overclaim', point)),
    ) ?? null
  )
}

/** Whether it is time to come back to a point that was dropped. */
export const isDroppedDue = ({ debate, round, level, ownPoints }: Preparation): boolean =>
  debate.motionKey !== null && round % level.extends === 0 && ownPoints.dropped() !== null

/**
 * A part of our own case: a point that was dropped or a new one, then more about an old one; the
 * point that was spoken of.
 */
export const addOwnBlock = (
  reply: Reply,
  prepared: Preparation,
  {
    besides,
    isNewOnly,
    isUnmet,
  }: { besides: readonly Point[]; isNewOnly: boolean; isUnmet: boolean },
): Point | null => {
  const { level } = prepared
  const old = () => goOn(reply, prepared, { isUnmet, besides })
  const again = () => sayAgain(reply, prepared)
  const fresh = () => makeNew(reply, prepared, { isUnmet, besides })
  const isHeld = isDroppedDue(prepared)
  // Who was only asked a question has not been answered by one of our points again; of a card, which
  // is all that is known of the matter, more is told beside it.
  if (isNewOnly && !isHeld && !isOfCard(prepared))
    return fresh() ?? (level.isSimple ? again() : null)
  if (isHeld) return old() ?? fresh() ?? again()
  return fresh() ?? old() ?? again()
}
