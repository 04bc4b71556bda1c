import { useMemo } from 'react'
import { useResultsText } from '../../lib/i18n/use-results-text.ts'
import { useSpeechText } from '../../lib/i18n/use-speech-text.ts'
import { useText as useCommonText } from '../../lib/i18n/use-text.ts'

/** The sentences of every screen, and those that the results bring. */
export const useText = () => {
  const common = useCommonText()
  const results = useResultsText()
  const speech = useSpeechText()
  return useMemo(() => ({ ...common, results, speech }), [common, results, speech])
}
