import t from 'tap'
import { LANGUAGES } from '#schema/constants.ts'
import { HEADS } from '../quality/weights.ts'
import { reachVerdict } from './reach-verdict.ts'
import { warmingDebates } from './warm-up.ts'

t.test('a thread warms up by debates of every language in which points are met', async t => {
  const debates = [...warmingDebates()]
  t.strictSame(new Set(debates.map(({ language }) => language)), new Set(LANGUAGES))
  for (const debate of debates) {
    const [pass] = reachVerdict(debate, HEADS).passes
    t.ok(pass && pass.clash.length > 0, `${debate.language}: ${debate.motion}`)
  }
})
