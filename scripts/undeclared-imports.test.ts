import t from 'tap'
import { findUndeclared } from './undeclared-imports.ts'

t.test('a package that package.json does not name is told, types and parts of it too', async t => {
  const root = t.testdir({
    'package.json': JSON.stringify({
      dependencies: { '@apollo/client': '1.0.0' },
      devDependencies: { tap: '1.0.0' },
    }),
    'a.ts': [
      "import { useQuery } from '@apollo/client/react'",
      "import { join } from 'node:path'",
      "import t from 'tap'",
      "import { own } from './own.ts'",
      "import type { WebSocket } from 'ws'",
      `const load = () => ${'import'}('@apollo/server/plugin')`,
    ].join('\n'),
  })
  t.same(
    findUndeclared(root, ['a.ts']).map(({ line, specifier }) => `${line} ${specifier}`),
    ['5 ws', '6 @apollo/server/plugin'],
  )
})
