import t from 'tap'
import { findBinaries } from '#scripts/postgres.ts'
import { isWhole } from '#scripts/whole-tests.ts'
import { runChaos } from './run-chaos.ts'

const skip = !findBinaries() && 'no PostgreSQL 15 or newer is installed here'

t.test(
  'through ten seconds of every fault nothing is lost, doubled, stuck or late',
  { skip },
  async t => {
    const say = (line: string) => t.comment(line)
    const options = { seconds: 10, debaters: 6, isShort: !isWhole, say }
    for (const { name, faults, lines } of await runChaos(options)) {
      for (const line of lines) t.comment(line)
      t.same(faults, [], name)
    }
  },
)
