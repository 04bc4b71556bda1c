import { once } from '../data/once.ts'
import { readCues } from '../data/read-cues.ts'
import { QUESTION_KINDS, type QuestionKind, showsIn } from './reading-cues.ts'

/** What sort of answer a question to the opponent wants; null for one about the matter itself. */
export const questionKindOf = (question: string): QuestionKind | null =>
  QUESTION_KINDS.find(kind => showsIn(question, `question ${kind}`)) ?? null

/** “I would like to ask you: …”, before a question in Chinese. */
const LEADS_TO =
  /^(?:[^，。？：“”]{0,14}(?:问|答|回应)[^，。？：“”]{0,5}[：，]|(?:那|那么)?请问(?![您你]))/u

/** "My question for you is: …" */
const LEADS_BY_COLON = /^[^.?:“”"]{0,60}\b(?:ask|tell|answer|question)\b[^.?:“”"]{0,40}:\s*/i
/** "So, to ask you back, …" */
const LEADS_BY_COMMA =
  /^(?:(?:so|and|but|now|well),? )*(?:(?:to|let me|may i) ask|tell|answer) (?:you|me)(?: \w+){0,2},\s*/i

/** A question as it is said back: without the words that announce it, and without its end marks. */
export const askedIn = (question: string): string =>
  question
    .replace(LEADS_TO, '')
    .replace(LEADS_BY_COLON, '')
    .replace(LEADS_BY_COMMA, '')
    .replace(/[?？.。!！\s]+$/u, '')

/** By which words a question in Chinese is put to nobody: data/zh/rhetoric.txt. */
export const readRhetoricCues = () => readCues('zh', 'rhetoric', ['claims by asking'])

const rhetoricCues = once(readRhetoricCues)

/** Whether a question in Chinese claims something, and asks for no answer. */
export const isRhetorical = (question: string): boolean =>
  rhetoricCues()['claims by asking'].test(question)
