import { type Link, SHOWN_LINKS, showsIn } from './reading-cues.ts'

const linkShownIn = (text: string) => SHOWN_LINKS.find(link => showsIn(text, `link ${link}`))

/**
 * An anecdote, a statistic or a cause anywhere in the sentence also concerns the clause that is
 * quoted from it; other links do not.
 */
const COLOURING: ReadonlySet<Link> = new Set(['statistic', 'anecdote', 'causal'])

/**
 * The link to question: one that the quoted words show, else one in the rest of the sentence. Words
 * without one are a bare assertion, or, where they are granted or are one of several reasons, are
 * asked for their relevance.
 */
export const linkOf = (quote: string, sentence: string, isGranted = false): Link => {
  const shown = linkShownIn(quote)
  if (shown) return shown
  const around = linkShownIn(sentence)
  if (around && COLOURING.has(around)) return around
  return isGranted ? 'relevance' : 'bare'
}
