import type { Language } from '#schema/constants.ts'
import type { Link } from '../../language/reading-cues.ts'
import { answerCuesIn } from './answer-cues.ts'
import { isToldAlready } from './answers.ts'
import type { AskKind } from './ask-kinds.ts'
import { type Quotable, restsOn } from './quotable.ts'
import type { AskedQuestion } from './read-asked.ts'
import { structuresIn } from './structures.ts'
import { tellsOfPast } from './tells-of-past.ts'

/** What to ask of a claim by what it rests on; of any other only what is asked of all. */
const FITTING: Partial<Record<Link, AskKind>> = {
  statistic: 'source',
  anecdote: 'typical',
}

/** Says what should be done. */
const OUGHT: Record<Language, RegExp> = {
  en: /\b(?:should|ought|must|had better|could|would|let|[’']d)\b/i,
  zh: /应该|应当|可以|必须|[总还就都也又非我你他她它们人]得(?![了到出过病])/u,
}

/** "零食可以一起分" tells what is possible, and "我们可以先试" what to do. */
const POSSIBLE = /(?<!我们|咱们|大家|学校|老师|家长|先|也|就|都)可以(?!先|试|改|让|规定|安排|设)/gu

/** Whether words say what should or could be done. */
export const isPlan = (quote: string, language: Language): boolean =>
  OUGHT[language].test(language === 'zh' ? quote.replace(POSSIBLE, '') : quote)

/** Whether words tell what was, or a figure: that is not disputed, but what it shows. */
const isFact = (quote: string, language: Language): boolean =>
  (tellsOfPast(quote, language) || /\d/.test(quote)) && !OUGHT[language].test(quote)

/** Begins to tell of somebody of one's own. */
const OF_ONES_OWN: Record<Language, RegExp> = {
  en: /^(?:in )?(?:my|our) (?!\w+ (?:was|is|were|are|there)\b|(?:\w+ ){1,2}would be\b)/i,
  zh: /^我(?:家|爸|妈|爷|奶|外|姐|哥|弟|妹|姑|叔|舅|姨|朋友|同学|邻居|室友|老师)/u,
}

/** Whether a case is one of other people, whom the speaker knows. */
const isOthersCase = (claim: Quotable, language: Language): boolean => {
  const cues = answerCuesIn(language)
  const isOwn = OF_ONES_OWN[language].test(claim.quote) && cues['own life'].test(claim.sentence)
  return isOwn && !cues.orders.test(claim.sentence) && !cues['depends on'].test(claim.sentence)
}

/** What fits to be asked of a claim, best first; never what the turn has told already. */
export const kindsFor = (
  claim: Quotable,
  context: {
    text: string
    asked: readonly AskedQuestion[]
    /** Stems of the motion's words. */
    motion: ReadonlySet<string>
    language: Language
  },
): AskKind[] => {
  const { text, asked, motion, language } = context
  const fitting = FITTING[restsOn(claim, language, motion)]
  const fits = (kind: AskKind) => {
    switch (kind) {
      // Of one's own life one tells one case, and is asked about it once.
      case 'typical':
        return isOthersCase(claim, language) && !asked.some(each => each.kind === kind)
      // A source that was named is not asked for.
      case 'source':
        return !isToldAlready(kind, text, language)
      // What should be is not granted as something that is so.
      case 'granted':
        return !OUGHT[language].test(claim.quote)
      default:
        return true
    }
  }
  const kinds: AskKind[] = [
    ...(structuresIn(claim, language).length > 0 ? (['structure'] as const) : []),
    ...(fitting === undefined ? [] : [fitting]),
    ...(isFact(claim.quote, language) ? (['granted'] as const) : (['plain', 'granted'] as const)),
  ]
  const timesAsked = (kind: AskKind) => asked.filter(each => each.kind === kind).length
  // How a sentence is built is asked about in many ways; another kind that was asked comes later.
  const byTimes = (kind: AskKind) => (kind === 'structure' ? 0 : timesAsked(kind))
  return kinds.filter(fits).toSorted((one, other) => byTimes(one) - byTimes(other))
}
