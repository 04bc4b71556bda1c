import type { DebateSoFar } from '#api/ai/opponent.ts'
import { otherStance } from '../../arguments/case-material.ts'
import type { Point } from '../../arguments/point.ts'
import { readSubject } from '../../motions/read-subject.ts'
import type { LanguageTools } from '../language-tools.ts'
import { LEVELS } from '../levels.ts'
import type { Speech } from '../speech.ts'
import { burdenOf, createAsker } from './ask.ts'

/**
 * The opening where nothing is known: it says so, and what the user will have to show. With a brief
 * it makes the first point of that.
 */
export const openCrossExamination = (
  debate: DebateSoFar,
  { speech, tools, briefed }: { speech: Speech; tools: LanguageTools; briefed: readonly Point[] },
): (string | null)[] => {
  const { language, style, userStance } = debate
  const subject = readSubject(debate.motion, language, userStance)
  const asker = createAsker(debate, { subject, speech, tools })
  const burden = burdenOf(subject, userStance)
  const { isSimple } = LEVELS[debate.level]
  const [first] = briefed
  if (first)
    return [
      asker.say(asker.book['brief: opening'], { ours: tools.sides[otherStance(userStance)] }),
      speech.say(tools.join([first.claim, first.mechanism].filter(text => text !== ''))),
      asker.say(asker.book[`first: ${burden}`]),
    ]
  if (isSimple)
    return [asker.say(asker.book['simple opening']), asker.say(asker.book['first: unread'])]
  return [
    speech.pick([...asker.book.styled[style].announcement, ...asker.book.announcement]),
    asker.say(asker.book[`burdens: ${burden}`]),
    asker.say(asker.book[`first: ${burden}`]),
  ]
}
