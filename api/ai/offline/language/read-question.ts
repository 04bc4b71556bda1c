import { QUESTION_KINDS, type QuestionKind, showsIn } from './reading-cues.ts'

/** What sort of answer a question to the opponent wants; null for one about the matter itself. */
export const questionKindOf = (question: string): QuestionKind | null =>
  QUESTION_KINDS.find(kind => showsIn(question, `question ${kind}`)) ?? null

/** “I would like to ask you: …”, before a question in Chinese. */
const LEADS_TO = /^[^，。？：“”]{0,14}(?:问|答|回应)[^，。？：“”]{0,5}[：，]/u

/** A question as it is said back: without the words that announce it, and without its end marks. */
export const askedIn = (question: string): string =>
  question.replace(LEADS_TO, '').replace(/[?？.。!！\s]+$/u, '')

/** Says that something is not so, in the form of a question to nobody. */
const RHETORICAL =
  /^(?!.*[您你]).*(?:何必|何苦|难道|岂|哪(?:里|儿)?还?(?:像|用得着|轮得到|会|能)|怎么(?:能|可能|会)|(?:钱|积蓄|道理|公平)在哪儿?)/u

/** Whether a question in Chinese claims something, and asks for no answer. */
export const isRhetorical = (question: string): boolean => RHETORICAL.test(question)
