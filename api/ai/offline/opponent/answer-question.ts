import type { Language } from '#schema/constants.ts'
import type { Point } from '../arguments/point.ts'
import { actCuesIn } from '../language/act-cues.ts'
import { askedIn, questionKindOf } from '../language/read-question.ts'
import { splitSentences } from '../language/sentences.ts'
import { isHan, normalise } from '../language/words.ts'
import { answerForSide } from './answer-for-side.ts'
import { addGround } from './answer-grounds.ts'
import type { Reply } from './build-reply.ts'
import { answerCuesIn } from './cross-examination/answer-cues.ts'
import { findAnswer } from './find-answer.ts'
import { findByMeaning } from './find-by-meaning.ts'
import { lastClaim } from './last-claim.ts'
import type { Preparation } from './prepare-reply.ts'
import { senseOf } from './sense-of.ts'

/** In characters: a longer question is not said back. */
const LONGEST_QUOTED = { en: 110, zh: 30 }

/** The points that a request can be about: the one it names, those of our last turn, the others. */
const pointsFor = (words: string, prepared: Preparation): Point[] => {
  const { ownPoints, made, lastTurn } = prepared
  const named = ownPoints.about(words, made)
  const last = normalise(lastTurn)
  const isLast = ({ claim, mechanism }: Point) =>
    [claim, mechanism].some(part => part !== '' && last.includes(normalise(part)))
  const recent = made.filter(isLast)
  const claimed = lastClaim(prepared)?.point ?? null
  // A case of something else is no answer to who asks for one of this.
  const meant = [named, claimed].filter(point => point !== null)
  return meant.length > 0 ? [...new Set(meant)] : [...new Set([...recent, ...made])]
}

/** No case by itself: it points to what stands elsewhere, or says of everybody that they never did. */
const NO_CASE: Record<Language, RegExp> = {
  en: /^(?:(?:he|she|it|they|this|that|these|those|his|her|its|their) |no ?(?:one|body) |never )|\b(?:of|like) (?:this|that) (?:kind|sort)\b/i,
  zh: /^(?:他|她|它|这|那|没有人|没人|谁也|从来|从没)|这种|那种|这样的/u,
}

/** A case from the matter, or honestly none. */
export const addCase = (request: string, reply: Reply, prepared: Preparation): void => {
  const { speech, tools, ownPoints, debate } = prepared
  const { phrases } = tools
  const points = pointsFor(request, prepared)
  // One person's story is no country, and no study.
  const isStory = !actCuesIn(debate.language)['asks for a place'].test(request)
  const point = points.find(
    ({ example }) =>
      isStory &&
      example !== '' &&
      !NO_CASE[debate.language].test(example) &&
      !speech.wasSaid(example),
  )
  if (
    point &&
    reply.addAfter(speech.pick(phrases['answer: example']), speech.sayRest(point.example))
  ) {
    const own = ownPoints.label(point)
    if (own !== null) reply.add(speech.pick(phrases['case-shows'], { own }))
    return
  }
  const own = points.map(ownPoints.label).find(label => label !== null)
  // "No further case" needs one that was told.
  const isTold = points.some(({ example }) => example !== '' && speech.wasSaid(example))
  if (own && (isTold || !isStory)) reply.add(speech.pick(phrases['no-case'], { own }))
  else {
    reply.add(speech.pick(phrases['no-case-plain']))
    if (own) reply.add(speech.pick(phrases['easy-point'], { own }))
  }
}

/** Our point in which a word was used. */
const pointWith = (term: string, { made }: Preparation): Point | undefined => {
  const word = normalise(term)
  return made.find(({ claim, mechanism, impact, example }) =>
    normalise([claim, mechanism, impact, example].join(' ')).includes(word),
  )
}

/** Says what a word means; whether there was something to say. */
export const addMeaning = (term: string, reply: Reply, prepared: Preparation): boolean => {
  const { speech, tools, ownPoints } = prepared
  const { phrases } = tools
  const isOurs = normalise(prepared.ownWords).includes(normalise(term))
  if (!isOurs) return reply.add(speech.pick(phrases['not-my-word'], { q: term }))
  const point = pointWith(term, prepared)
  const own = point ? ownPoints.label(point) : null
  const sense = senseOf(term)
  // A point is no explanation of a word, nor of a phrase that stands in it.
  const isPlain = sense === 'everyday-sense' || own === null
  return isPlain || normalise(own).includes(normalise(term))
    ? reply.add(speech.pick(phrases[sense], { q: term }))
    : reply.add(speech.pick(phrases.defined, { q: term, own }))
}

/** Answers a question put to the opponent, out of the matter first; the point that it is about. */
export const answerQuestion = (
  question: string,
  reply: Reply,
  prepared: Preparation,
): Point | null => {
  const { speech, tools, ownPoints, debate } = prepared
  const { phrases } = tools
  const kind = questionKindOf(question)
  const asked = askedIn(
    question.replace(/^(?:but|and|so|then|well|ok(?:ay)?|yes|no|那么?|可是|但是?)[,，\s]+/i, ''),
  )
  const isShort = asked.length <= LONGEST_QUOTED[isHan(asked) ? 'zh' : 'en']
  const isPlain = isShort && !/[“”"]/.test(asked) && splitSentences(asked).length === 1
  const lead = () => (isPlain ? speech.pick(phrases['answer-lead'], { q: asked }) : null)
  if (kind === 'identity') {
    reply.addAfter(lead(), speech.pick(phrases['answer: identity']))
    return null
  }
  if (kind === 'example') {
    addCase(question, reply, prepared)
    return null
  }
  // A view of our own is not told by an objection that the question may make.
  const [meant] = kind === 'opinion' ? [] : findByMeaning(question, prepared)
  const known = findAnswer(question, prepared)
  // More about a point of ours that has some of its words is no surer than what it means.
  const found = known === null || known.how === 'more' ? (meant ?? known) : known
  if (found && reply.addAfter(lead(), speech.sayRest(found.text)))
    return found.how === 'attack' ? null : found.point
  if (kind === 'evidence') return addGround(question, reply, prepared)
  const answer = kind === 'opinion' ? answerForSide(question, prepared) : null
  if (answer !== null) {
    reply.addAfter(lead(), answer)
    return null
  }
  // "Are you saying that …?": what was said is known, even if not what follows from it.
  const cues = answerCuesIn(debate.language)
  const own = [cues['asks our meaning'], cues['asks our wish']].some(cue => cue.test(question))
    ? pointsFor(question, prepared)
        .map(ownPoints.label)
        .find(label => label !== null)
    : null
  if (own && reply.add(speech.pick(phrases['no-more-than-said'], { own }))) return null
  reply.add(
    isPlain && (debate.language === 'en') === !isHan(asked)
      ? speech.pick(phrases['no-answer-question'], { q: asked })
      : speech.pick(phrases['no-answer-plain']),
  )
  return null
}
