import type { DebateSoFar } from '#api/ai/opponent.ts'
import type { Language } from '#schema/constants.ts'
import { caseMaterialFor } from '../arguments/case-material.ts'
import { textsOf } from '../arguments/point.ts'
import { planReply } from './plan-reply.ts'

/** After so many replies the engine has compiled what a reply takes. */
const REPLIES = 3

const warmed = new Set<Language>()

/**
 * Plans replies of nobody's to the first debate in a language: the engine compiles while the user
 * writes, and not while the user waits.
 */
export const warmUp = (debate: DebateSoFar, opening: string): void => {
  if (warmed.has(debate.language)) return
  warmed.add(debate.language)
  for (const point of caseMaterialFor(debate).theirs.slice(0, REPLIES))
    planReply({
      ...debate,
      turns: [
        { speaker: 'ai', text: opening },
        { speaker: 'user', text: textsOf(point).join(' ') },
      ],
    })
}
