import { type Link, SHOWN_LINKS, showsIn } from './reading-cues.ts'

const linkShownIn = (text: string) => SHOWN_LINKS.find(link => showsIn(text, `link ${link}`))

/**
 * A story, a figure or a reason in the sentence colours the clause taken from it; other links do
 * not.
 */
const COLOURING: ReadonlySet<Link> = new Set(['statistic', 'anecdote', 'causal'])

/**
 * The link to press: one that shows in the words said back, else one in the rest of the sentence.
 * Words that show none are a bare assertion, or, where they are granted or stand among reasons,
 * wait for what follows from them.
 */
export const linkOf = (quote: string, sentence: string, isGranted = false): Link => {
  const shown = linkShownIn(quote)
  if (shown) return shown
  const around = linkShownIn(sentence)
  if (around && COLOURING.has(around)) return around
  return isGranted ? 'relevance' : 'bare'
}
