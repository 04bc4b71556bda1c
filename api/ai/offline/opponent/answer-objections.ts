import type { Objection } from '../arguments/point.ts'
import { splitSentences } from '../language/sentences.ts'
import { normalise } from '../language/words.ts'
import type { HeardObjection } from './match-objection.ts'
import type { Preparation } from './prepare-reply.ts'

/** How many sentences of a long turn are looked at. */
const MOST_SENTENCES = 40
/** In characters: a longer question is not said back. */
const LONGEST_QUOTED = { en: 110, zh: 30 }

type Reply = { heard: HeardObjection; sentence: string; text: string }

/** What we have left to say to an objection: its answer, then what follows; null when all is said. */
const leftToSay = (
  { answer, again }: Objection,
  wasSaid: (text: string) => boolean,
): string | null => [answer, again].find(text => text !== '' && !wasSaid(text)) ?? null

/** The objections that were answered in our last turn and have something left to say. */
const openThreads = ({ made, lastTurn, speech }: Preparation): Omit<HeardObjection, 'score'>[] => {
  const last = normalise(lastTurn)
  return made.flatMap(point =>
    point.objections
      .filter(({ answer, again }) => {
        const [first = ''] = splitSentences(answer)
        return again !== '' && !speech.wasSaid(again) && last.includes(normalise(first))
      })
      .map(objection => ({ point, objection })),
  )
}

/** What can be answered in a turn, best first: one reply an objection. */
const repliesTo = (prepared: Preparation): Reply[] => {
  const { turn, made, objectionIn, speech } = prepared
  const threads = openThreads(prepared)
  const replies = splitSentences(turn.text)
    .slice(0, MOST_SENTENCES)
    .flatMap((sentence): Reply[] => {
      // "You say …, but …": what comes after it may be the objection.
      const quotes = turn.claims.find(claim => claim.sentence === sentence)?.quotes ?? []
      const heard = [sentence, ...quotes]
        .map(text => objectionIn.heardIn(text, made))
        .find(found => found !== null)
      const open = threads.find(({ objection }) => objectionIn.goesOnAbout(sentence, objection))
      const found = heard ?? (open ? { ...open, score: 0 } : null)
      const text = found ? leftToSay(found.objection, speech.wasSaid) : null
      return found && text !== null ? [{ heard: found, sentence, text }] : []
    })
    .sort((a, b) => b.heard.score - a.heard.score)
  return replies.filter(
    ({ heard }, at) => replies.findIndex(other => other.heard.objection === heard.objection) === at,
  )
}

/** The user's words, or the point that they attack, before it is answered. */
const leadTo = ({ heard, sentence }: Reply, prepared: Preparation): string | null => {
  const { turn, speech, tools, debate } = prepared
  const { phrases } = tools
  const quotes = turn.claims.find(claim => claim.sentence === sentence)?.quotes ?? []
  const isShort = sentence.length <= LONGEST_QUOTED[debate.language]
  const asked = isShort && /[?？]$/u.test(sentence) ? sentence.replace(/[?？]+$/u, '') : undefined
  const quote = quotes.find(clause => !speech.wasSaid(clause)) ?? asked
  return quote === undefined
    ? speech.pick(phrases.rejoinder, { own: tools.embed(heard.point.claim) })
    : speech.pick(phrases.restatement, { q: quote })
}

/**
 * Answers the objections that the user's turn makes to points of the opponent, or goes on where an
 * answer was answered; `answered` are the user's sentences that this deals with.
 */
export const answerObjections = (
  prepared: Preparation,
): { parts: (string | null)[]; answered: readonly string[] } => {
  const { turn, level, speech } = prepared
  if (turn.copied || turn.otherLanguage) return { parts: [], answered: [] }
  const replies = repliesTo(prepared).slice(0, level.claims)
  return {
    parts: replies.flatMap(reply => [leadTo(reply, prepared), speech.sayRest(reply.text)]),
    answered: replies.map(({ sentence }) => sentence),
  }
}
