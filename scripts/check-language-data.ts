import { readStockArguments, readUnreadChange } from '#api/ai/offline/arguments/stock-arguments.ts'
import { readDirectionCues } from '#api/ai/offline/concepts/direction-cues.ts'
import { DataFault } from '#api/ai/offline/data/read-sections.ts'
import { readCoaching } from '#api/ai/offline/judge/coaching.ts'
import { readReviewCues } from '#api/ai/offline/judge/review-cues.ts'
import { readSmallEdits } from '#api/ai/offline/judge/small-edits.ts'
import { readActCues } from '#api/ai/offline/language/act-cues.ts'
import { readClauseCues } from '#api/ai/offline/language/clause-cues.ts'
import { readNames } from '#api/ai/offline/language/embed.ts'
import { readClauseWords } from '#api/ai/offline/language/english-clauses.ts'
import { readInstructions } from '#api/ai/offline/language/find-instructions.ts'
import { readLexicon } from '#api/ai/offline/language/lexicon-for.ts'
import { readRhetoricCues } from '#api/ai/offline/language/read-question.ts'
import { readSmallTalkCues } from '#api/ai/offline/language/read-small-talk.ts'
import { readReadingCues } from '#api/ai/offline/language/reading-cues.ts'
import { readAbbreviations } from '#api/ai/offline/language/sentences.ts'
import { readSideCues } from '#api/ai/offline/language/side-cues.ts'
import { readTraditional } from '#api/ai/offline/language/simplified.ts'
import { readTellingWords } from '#api/ai/offline/language/telling-words.ts'
import { readWordLists } from '#api/ai/offline/language/word-lists.ts'
import { readAttitudeCues } from '#api/ai/offline/motions/attitude-cues.ts'
import { readVerbs } from '#api/ai/offline/motions/english-verbs.ts'
import {
  readChineseMotionCues,
  readEnglishMotionCues,
} from '#api/ai/offline/motions/motion-cues.ts'
import { readAnswerCues } from '#api/ai/offline/opponent/cross-examination/answer-cues.ts'
import { readNoClaimCues } from '#api/ai/offline/opponent/cross-examination/no-claim.ts'
import { readParticulars } from '#api/ai/offline/opponent/cross-examination/particulars.ts'
import { readProposals } from '#api/ai/offline/opponent/cross-examination/proposals.ts'
import { readQuestionBook } from '#api/ai/offline/opponent/cross-examination/question-book.ts'
import { readStructures } from '#api/ai/offline/opponent/cross-examination/structures.ts'
import { readFlaws } from '#api/ai/offline/opponent/flaw-book.ts'
import { readSpeechWords } from '#api/ai/offline/opponent/language-tools.ts'
import { readMeasureCues } from '#api/ai/offline/opponent/measures.ts'
import { readPhrases, readStyles } from '#api/ai/offline/opponent/phrasebook.ts'
import { readWarmUp } from '#api/ai/offline/opponent/warm-up.ts'
import { readQualityPhrases, readQualityWords } from '#api/ai/offline/quality/kind-cues.ts'
import { LANGUAGES } from '#schema/constants.ts'
import { findWordingFaults } from './wording-faults.ts'

/** Everything that reads the language data of the offline AI. */
const IN_EACH_LANGUAGE = [
  readStockArguments,
  readUnreadChange,
  readCoaching,
  readReviewCues,
  readSmallEdits,
  readInstructions,
  readLexicon,
  readWordLists,
  readSmallTalkCues,
  readReadingCues,
  readSideCues,
  readActCues,
  readMeasureCues,
  readFlaws,
  readSpeechWords,
  readPhrases,
  readStyles,
  readDirectionCues,
  readAttitudeCues,
  readAnswerCues,
  readQuestionBook,
  readParticulars,
  readProposals,
  readStructures,
  readWarmUp,
]
const IN_ONE_LANGUAGE = [
  readAbbreviations,
  readClauseCues,
  readClauseWords,
  readNoClaimCues,
  readRhetoricCues,
  readNames,
  readTellingWords,
  readTraditional,
  readVerbs,
  readEnglishMotionCues,
  readChineseMotionCues,
  readQualityPhrases,
  readQualityWords,
]

const readers: (() => unknown)[] = [
  ...IN_EACH_LANGUAGE.flatMap(read => LANGUAGES.map(language => () => read(language))),
  ...IN_ONE_LANGUAGE,
]

const wordings = findWordingFaults()
const faults = readers.flatMap(read => {
  try {
    read()
    return []
  } catch (error) {
    if (error instanceof DataFault) return [error.message]
    throw error
  }
})
faults.push(...wordings.faults)
for (const fault of faults) console.error(fault)
const files = `${wordings.files} files of wordings`
console.log(`language data of the offline AI, with ${files}: ${faults.length} faults`)
process.exitCode = faults.length > 0 ? 1 : 0
