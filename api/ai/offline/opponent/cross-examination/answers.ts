import type { Language } from '#schema/constants.ts'
import type { Mark } from '../../language/lexicon.ts'
import { lexiconFor } from '../../language/lexicon-for.ts'
import { answerCuesIn } from './answer-cues.ts'
import type { AskKind } from './ask-kinds.ts'

type Sign = Mark | 'people' | keyof ReturnType<typeof answerCuesIn>

const REASONED: readonly Sign[] = ['reason', 'result', 'mechanism', 'condition']

/** What shows that a sentence answers a question: one of these is enough. */
const ANSWERS: Record<AskKind, readonly Sign[]> = {
  structure: REASONED,
  source: ['source', 'from where'],
  typical: ['amount', 'instance', 'example'],
  remedy: ['people', 'price'],
  alike: REASONED,
  plain: REASONED,
  granted: REASONED,
  'simple fact': REASONED,
  'simple plan': REASONED,
}

/** What a claim tells already, so that to ask for it would be not to have listened. */
const TOLD: Partial<Record<AskKind, readonly Sign[]>> = {
  source: ['named source'],
  remedy: ['price'],
}

const shows = (text: string, signs: readonly Sign[], language: Language): boolean => {
  const { marks, people } = lexiconFor(language)
  const cues = answerCuesIn(language)
  return signs.some(sign => {
    if (sign === 'people') return text.search(people) >= 0
    const pattern = sign in cues ? cues[sign as keyof typeof cues] : marks[sign as Mark]
    return pattern.test(text)
  })
}

/** Whether a sentence has what a question of this kind asks for. */
export const answersKind = (kind: AskKind, sentence: string, language: Language): boolean =>
  shows(sentence, ANSWERS[kind], language)

/** Whether a question of this kind is answered before it is asked. */
export const isToldAlready = (kind: AskKind, text: string, language: Language): boolean =>
  shows(text, TOLD[kind] ?? [], language)
