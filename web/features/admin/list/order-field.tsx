import { ADMIN_LISTS, type AdminTable, sortsOf } from '#schema/admin-lists/lists.ts'
import type { AdminSort } from '#schema/admin-lists/query.ts'
import { useLanguage } from '../../../lib/i18n/use-text.ts'
import { useAdminText } from '../use-admin-text.ts'
import controls from './controls.module.css'
import sheets from './sheets.module.css'

type OrderFieldProps<T extends AdminTable> = { table: T; order: readonly AdminSort<T>[] }

/** The order of the rows as a choice, as an address names it, for screens without headers. */
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
        name="sort"
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
