import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'

const WEB = join(import.meta.dirname, '..')

/** Forms whose fields are no values to check: what is searched for, a turn, another's children. */
const OTHERS = [
  'features/account/account-change.tsx',
  'features/admin/list/filter-panel.tsx',
  'features/admin/list/table-tools.tsx',
  'features/debate/composer.tsx',
]

t.test('every form keeps its fields by useFields', async t => {
  const forms = globSync('**/*.tsx', { cwd: WEB }).filter(file =>
    readFileSync(join(WEB, file), 'utf8').includes('<form'),
  )
  const others = forms.filter(file => {
    const source = readFileSync(join(WEB, file), 'utf8')
    return !source.includes('useFields(') || /useState(<string>)?\(''\)/.test(source)
  })
  t.same(others.sort(), OTHERS)
})
