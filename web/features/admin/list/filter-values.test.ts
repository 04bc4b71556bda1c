import t from 'tap'
import { enAdmin } from '../en-admin.ts'
import { toChips } from './filter-values.ts'

const words = enAdmin.table

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
    const chips = toChips(filter, words, () => 'Ada')
    t.same(
      chips.map(chip => chip.label),
      ['Stance: For, Against', 'Score: 20 – 60', 'Contains: tea', 'User: Ada'],
    )
    t.same(chips[1]?.without, { stance: ['for', 'against'], search: 'tea', userId: 'u1' })
    t.same(
      toChips({ startedFrom: '2026-01-01', recommended: false }, words, id => id).map(
        chip => chip.label,
      ),
      ['Started: 2026-01-01 – …', 'Recommended: No'],
    )
  },
)
