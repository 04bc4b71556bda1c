import { useMutation, useQuery } from '@apollo/client/react'
import { type FormEvent, useState } from 'react'
import type { AdminTable } from '#schema/admin-lists/lists.ts'
import { messageOf, refusalOf } from '../../../lib/apollo/client.ts'
import {
  DeleteViewDocument,
  SavedViewsDocument,
  SaveViewDocument,
} from '../../../lib/apollo/generated/graphql.ts'
import { useText } from '../../../lib/i18n/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import { optional, useFields } from '../../../ui/use-fields.ts'
import { Popover } from '../popover.tsx'
import { useAdminText } from '../use-admin-text.ts'
import controls from './controls.module.css'
import sheets from './sheets.module.css'

type SavedViewsProps = { table: AdminTable; address: string; onOpen: (address: string) => void }

/** The administrator's own views of a table. */
export const SavedViews = ({ table, address, onOpen }: SavedViewsProps) => {
  const { table: words } = useAdminText()
  const { messages } = useText()
  const { data } = useQuery(SavedViewsDocument, { variables: { table } })
  const again = { refetchQueries: [{ query: SavedViewsDocument, variables: { table } }] }
  const [save, saving] = useMutation(SaveViewDocument, again)
  const [remove] = useMutation(DeleteViewDocument, again)
  const form = useFields({ name: optional })
  const { value: name, onChange: changeName } = form.plain('name')
  const [problem, setProblem] = useState<string | null>(null)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const { data: answer, error } = await save({
      variables: { input: { table, name, query: address } },
    }).catch((failure: unknown) => ({ data: undefined, error: failure as Error }))
    const refused =
      refusalOf(messages, answer?.saveView?.userErrors) ??
      (error ? messageOf(messages, error, error.message) : null)
    setProblem(refused)
    if (!refused) form.reset()
  }
  return (
    <Popover
      className={sheets.popover}
      buttonClass={controls.tool}
      sheetClass={sheets.sheet}
      button={words.views}
    >
      {data?.adminViews?.nodes.length === 0 && <p className={sheets.soft}>{words.noViews}</p>}
      <ul>
        {data?.adminViews?.nodes.map(view => (
          <li key={view.id} className={sheets.view}>
            <button type="button" className={sheets.viewName} onClick={() => onOpen(view.query)}>
              {view.name}
            </button>
            <button
              type="button"
              className={controls.cross}
              aria-label={words.deleteView(view.name)}
              onClick={() => remove({ variables: { input: { viewId: view.id } } })}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
      <form className={sheets.viewForm} onSubmit={submit}>
        <label className={sheets.bound}>
          {words.viewName}
          <input
            className={controls.input}
            value={name}
            maxLength={60}
            aria-invalid={problem !== null}
            onChange={event => changeName(event.target.value)}
          />
        </label>
        {problem && (
          <p className={sheets.problem} role="alert">
            {problem}
          </p>
        )}
        <Button type="submit" busy={saving.loading}>
          {words.saveView}
        </Button>
      </form>
    </Popover>
  )
}
