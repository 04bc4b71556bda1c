import { useCallback, useState } from 'react'
import { readDraft, writeDraft } from '../../lib/storage.ts'

/** What the user has typed but not sent; it survives a reload, one draft a debate. */
export const useDraft = (debateId: string | null) => {
  const [draft, setDraft] = useState<{ debateId: string | null; text: string }>({
    debateId: null,
    text: '',
  })
  // Once the debate's id is known, what was kept for it comes back,
  // unless something has been typed meanwhile.
  if (draft.debateId !== debateId) {
    const kept = debateId === null ? null : readDraft(debateId)
    setDraft({ debateId, text: draft.text || (kept ?? '') })
  }
  const write = useCallback(
    (text: string) => {
      setDraft({ debateId, text })
      if (debateId !== null) writeDraft(debateId, text)
    },
    [debateId],
  )
  return [draft.text, write] as const
}
