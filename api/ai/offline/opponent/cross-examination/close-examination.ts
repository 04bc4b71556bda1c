import { lexiconFor } from '../../language/lexicon-for.ts'
import type { Examination } from './examination.ts'
import { findWeakLinks, quoteOf, type WeakLink } from './weak-links.ts'

/** The weakest links are named in this round and in every third after it. */
const CLOSES = { from: 5, every: 3 }
/** From this round on they are named where the user sums up. */
const EARLIEST_CLOSE = 4
/** How many are named. */
const NAMED = 2

const sayLink = (link: WeakLink, { asker, prepared }: Examination): string | null => {
  if (link.kind === 'unanswered')
    return asker.say(asker.book['weak: unanswered'], { asked: asker.named(link.asked) })
  return asker.say(asker.book[`weak: ${link.kind}`], {
    q: link.quote,
    nth: prepared.tools.ordinal(link.turn + 1),
  })
}

/** Names the weakest links of the whole case. */
export const closeExamination = (
  examination: Examination,
  question: string | null,
): string | null => {
  const { prepared, asker, asked } = examination
  const { debate } = prepared
  // What has just been asked about is not named as open.
  const { isSimple } = prepared.level
  const links = findWeakLinks(debate, asked)
    .filter(link => !question?.includes(quoteOf(link)))
    .slice(0, isSimple ? 1 : NAMED)
  const said = links.map(link => sayLink(link, examination)).filter(text => text !== null)
  if (said.length === 0) return null
  const [only] = said
  // A beginner's opponent says it in one sentence, beside its question.
  if (isSimple) return only ?? null
  const count = said.length === 1 ? 'one' : 'both'
  const hasTopic = asker.slots.topic !== undefined
  const lead = hasTopic ? (`close: ${count}` as const) : (`close: ${count}, unread` as const)
  const parts = [
    asker.say(asker.book[lead]),
    ...said,
    count === 'both' ? asker.say(asker.book['close: end']) : null,
  ]
  return prepared.tools.join(parts.filter(text => text !== null))
}

/** Whether it is time to name them. */
export const isClosing = ({ prepared, asked }: Examination): boolean => {
  const { round, turn, debate } = prepared
  if (asked.length === 0) return false
  const { marks } = lexiconFor(debate.language)
  const isRound = round >= CLOSES.from && (round - CLOSES.from) % CLOSES.every === 0
  return isRound || (round >= EARLIEST_CLOSE && marks.summary.test(turn.text))
}
