import type { DebateSoFar } from '#api/ai/opponent.ts'
import { readSubject } from '../../motions/read-subject.ts'
import type { LanguageTools } from '../language-tools.ts'
import type { Speech } from '../speech.ts'
import { burdenOf, createAsker } from './ask.ts'

/** The opening where nothing is known: it says so, and what the user will have to show. */
export const openCrossExamination = (
  debate: DebateSoFar,
  { speech, tools }: { speech: Speech; tools: LanguageTools },
): (string | null)[] => {
  const { language, style, userStance } = debate
  const subject = readSubject(debate.motion, language, userStance)
  const asker = createAsker({
    language,
    style,
    subject,
    speech,
    slots: { motion: debate.motion.trim(), yours: tools.sides[userStance] },
  })
  const burden = burdenOf(subject)
  return [
    speech.pick([...asker.book.styled[style].announcement, ...asker.book.announcement]),
    asker.say(asker.book[`burdens: ${burden}`]),
    asker.say(asker.book[`first: ${burden}`]),
  ]
}
