import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useDebateText } from '../../lib/i18n/use-debate-text.ts'
import { rest } from '../../lib/rest.ts'
import { paths } from '../../paths.ts'
import { useAlerts } from '../../ui/alerts.tsx'
import { useConfirmEnd } from '../../ui/dialogue/use-confirm-end.ts'
import { type DebateState, spokenTurns } from './debate-reducer.ts'
import { forgetNotes } from './notes.tsx'

/** Asks, ends, and goes to the results (specification section 4). */
export const useEndDebate = (state: DebateState) => {
  const { end: text } = useDebateText()
  const { alert, confirm } = useAlerts()
  const confirmEnd = useConfirmEnd()
  const navigate = useNavigate()
  const [isEvaluating, setEvaluating] = useState(false)

  const endDebate = async () => {
    if (state.kind !== 'debating') return
    const { debateId } = state.facts
    if (state.connection.kind === 'demo' || debateId === null) {
      if (await confirm(text.ask, { confirm: text.demo, cancel: text.keepGoing }))
        navigate(paths.home)
      return
    }
    if (!(await confirmEnd(spokenTurns(state.messages)))) return
    setEvaluating(true)
    try {
      await rest.endDebate(debateId)
      forgetNotes(debateId)
      navigate(paths.results(debateId))
    } catch {
      setEvaluating(false)
      await alert(text.failed)
    }
  }
  return { endDebate, isEvaluating }
}
