import type { Language } from '#schema/constants.ts'
import type { Link } from '../../language/reading-cues.ts'
import { answerCuesIn } from './answer-cues.ts'
import type { AskKind } from './ask-kinds.ts'
import type { Quotable } from './quotable.ts'

/** How a claim is built, which says more of what can be asked than its single words. */
type Shape = 'part' | 'plan' | 'weighs' | 'reasoned' | 'costs'

/** What to ask of a claim built so, the most fitting first; never for what it has told already. */
export const FITTING_SHAPE: Record<Shape, readonly AskKind[]> = {
  part: ['part'],
  plan: ['remedy', 'plan', 'cost'],
  weighs: ['measure', 'degree'],
  reasoned: [],
  costs: ['source'],
}

/** These have questions of their own, however the claim is built. */
const TELLING: ReadonlySet<Link> = new Set(['statistic', 'anecdote', 'authority'])

/** Sets a part of some people or things against the rest. */
const PARTS: Record<Language, RegExp> = {
  en: /\b(?:most|many|all|few|rest|others|minority)\b/i,
  zh: /多数|大部分|少数|剩下|那些/u,
}

/** How a claim is built; null where nothing shows it. */
export const shapeOf = (
  { quote, sentence }: Quotable,
  link: Link,
  language: Language,
): Shape | null => {
  const cues = answerCuesIn(language)
  if (cues.contrasts.test(sentence) && PARTS[language].test(sentence)) return 'part'
  if (TELLING.has(link)) return null
  if (cues.plan.test(quote)) return 'plan'
  if (cues.weighs.test(quote)) return 'weighs'
  if (link === 'sweeping') return null
  if (cues.reasoned.test(sentence)) return 'reasoned'
  return cues.costs.test(quote) ? 'costs' : null
}
