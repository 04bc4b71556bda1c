import t from 'tap'
import { enAdmin } from '../en-admin.ts'
import { toChips } from './filter-chips.ts'

const telling = { words: enAdmin.table, language: 'en' as const, nameOf: () => 'Ada' }

t.test(
  'a range is one chip, choices are named, and each chip says what is left without it',
  async t => {
    const filter = {
      stance: ['for', 'against'],
      scoreMin: 20,
      scoreMax: 60,
      search: 'tea',
      userId: 'u1',
    }
    const chips = toChips('debates', filter, telling)
    t.same(
      chips.map(chip => chip.label),
      ['Contains: tea', 'Stance: For, Against', 'Score: 20 – 60', 'User: Ada'],
    )
    t.same(chips[2]?.without, { stance: ['for', 'against'], search: 'tea', userId: 'u1' })
    t.same(
      [
        ...toChips('debates', { startedFrom: '2026-01-01' }, telling),
        ...toChips('topics', { recommended: false }, telling),
      ].map(chip => chip.label),
      ['Started: 2026-01-01 – …', 'Recommended: No'],
    )
  },
)
