import { ADMIN_LISTS, type AdminTable, sortsOf } from '#schema/admin-lists/lists.ts'
import { type AdminSort, isSort } from '#schema/admin-lists/query.ts'
import { useLanguage } from '../../../lib/i18n/use-text.ts'
import { useAdminText } from '../use-admin-text.ts'
import controls from './controls.module.css'
import sheets from './sheets.module.css'

const NAME = 'order'

type OrderFieldProps<T extends AdminTable> = { table: T; order: readonly AdminSort<T>[] }

/** The order of the rows as a choice, for screens without headers. */
export const OrderField = <T extends AdminTable>({ table, order }: OrderFieldProps<T>) => {
  const { table: words } = useAdminText()
  const language = useLanguage()
  const labels = Object.values(ADMIN_LISTS[table].shown)
  const [first] = order
  return (
    <label className={sheets.bound}>
      {words.orderBy}
      <select
        className={controls.input}
        name={NAME}
        defaultValue={first && `${first.by}.${first.order}`}
      >
        {sortsOf(table).flatMap(({ by, column }) => {
          const label = labels.find(shown => shown.column === column)?.label[language] ?? by
          return (['desc', 'asc'] as const).map(direction => (
            <option key={`${by}.${direction}`} value={`${by}.${direction}`}>
              {words.orders[direction](label)}
            </option>
          ))
        })}
      </select>
    </label>
  )
}

/** The chosen order; null where the form has no such field. */
export const readOrder = <T extends AdminTable>(
  table: T,
  form: FormData,
): AdminSort<T>[] | null => {
  const [by = '', order = ''] = String(form.get(NAME) ?? '').split('.')
  const chosen = { by, order }
  return isSort(table, chosen) ? [chosen] : null
}
