import type { Language } from '#schema/constants.ts'
import { hasVerb } from '../../language/clause-cues.ts'
import { isQuotable, isQuotableSentence } from '../../language/pick-quote.ts'
import { clausesOf } from '../../language/read-claims.ts'
import { splitSentences } from '../../language/sentences.ts'
import { answerCuesIn } from './answer-cues.ts'
import type { Examination } from './examination.ts'
import { isAnsweredReport } from './other-side.ts'

/** In sentences: an objection is answered so soon after it. */
const SOON = 3

/** Stands before an objection that is given in the other side’s name. */
const SAYS: Record<Language, RegExp> = {
  en: /\b(?:say|object|argue|think|reply|answer)s? (?:that )?(?<said>[^,;:–—]+)$/i,
  zh: /(?:说|问|反驳|觉得|认为)[，：]?(?<said>[^，；：。]+)$/u,
}

/** In words: a shorter objection is a clause only if its verb is known, and so is a list. */
const SURE_CLAUSE = 4
const isNoList = (text: string, language: Language) =>
  hasVerb(text, language) || (text.split(' ').length >= SURE_CLAUSE && !/\band\b/i.test(text))

const plain = (text: string) => text.replace(/[.!。！\s]+$/u, '')

/** The first clause of an answer that can be said back whole. */
const quoteIn = (sentence: string, language: Language): string | undefined => {
  const cues = answerCuesIn(language)
  const freed = plain(sentence).replace(cues['begins an answer'], '')
  return [freed, ...clausesOf(freed, language)].find(
    clause =>
      (isQuotable(clause, language) ||
        (clause === freed && isQuotableSentence(clause, language))) &&
      sentence.includes(clause) &&
      (hasVerb(clause, language) || clause === freed) &&
      ![cues['first person'], cues['about the debate'], cues.modal].some(cue => cue.test(clause)),
  )
}

/**
 * A question about how the user answers an objection that the user has named; null where no
 * objection is named, or the answer to it cannot be said back.
 */
export const askRebuttal = ({ prepared, asker, otherSide }: Examination): string | null => {
  const { language } = prepared.debate
  const cues = answerCuesIn(language)
  const sentences = splitSentences(prepared.turn.text)
  const named = sentences.findLastIndex(
    (sentence, at) =>
      otherSide.includes(sentence) &&
      (cues.foresees.test(sentence) || isAnsweredReport(sentences.slice(at), language)),
  )
  if (named < 0) return null
  const answer = sentences
    .slice(named + 1, named + 1 + SOON)
    .find(
      sentence =>
        cues['begins an answer'].test(sentence) &&
        !otherSide.includes(sentence) &&
        !/[?？]["”]?$/u.test(sentence),
    )
  const q = answer === undefined ? undefined : quoteIn(answer, language)
  if (q === undefined) return null
  const said = SAYS[language].exec(plain(sentences[named] ?? ''))?.groups?.said?.trim() ?? ''
  const isWhole =
    isQuotable(said, language) && isNoList(said, language) && !cues['turns back'].test(said)
  return (
    (isWhole ? asker.say(asker.book.rebuttal, { p: said, q }) : null) ??
    asker.say(asker.book['rebuttal plain'], { q })
  )
}
