import { enResults, type ResultsText } from './en-results.ts'
import { useLanguage } from './use-text.ts'
import { zhResults } from './zh-results.ts'

/** The sentences of the results; they come with the code of those screens, not with the home page. */
export const useResultsText = (): ResultsText => (useLanguage() === 'zh' ? zhResults : enResults)
