import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import t from 'tap'
import { OLDEST_TO_INSTALL, OLDEST_TO_RUN } from './setup/check-node.mjs'

const ROOT = join(import.meta.dirname, '..')
const pages = globSync(['*.md', '{api,db,schema,scripts,web}/**/*.md'], { cwd: ROOT }).filter(
  page => !page.includes('node_modules'),
)
const { scripts, engines, optionalDependencies } = JSON.parse(
  readFileSync(join(ROOT, 'package.json'), 'utf8'),
) as Record<'scripts' | 'engines' | 'optionalDependencies', Record<string, string>>
const textOf = (page: string) => readFileSync(join(ROOT, page), 'utf8')
/** Its commands and names, without the prose that speaks of npm. */
const codeOf = (page: string) => (textOf(page).match(/```.*?```|`[^`]+`/gs) ?? []).join('\n')

t.test('every npm script that a page names exists', async t => {
  const named = pages.flatMap(page =>
    [...codeOf(page).matchAll(/npm (?:run )?([a-z][a-z:-]*)/g)].map(([, name = '']) => ({
      page,
      name,
    })),
  )
  t.ok(named.length > 10)
  for (const { page, name } of named)
    if (!['install', 'ci', 'pack'].includes(name))
      t.ok(Object.hasOwn(scripts, name), `${page}: npm run ${name}`)
})

t.test(
  'every npm script has its line in scripts/README.md, and the files that package.json runs exist',
  async t => {
    const page = textOf('scripts/README.md')
    for (const [name, command] of Object.entries(scripts)) {
      t.match(page, new RegExp(`npm (run )?${name}\\b`), name)
      for (const [file] of command.matchAll(/scripts\/\S+/g))
        t.ok(existsSync(join(ROOT, file)), file)
    }
  },
)

t.test('every file that a page links to or names by its path exists', async t => {
  for (const page of pages) {
    const text = textOf(page)
    const links = [...text.matchAll(/\]\(([^)#:]+)\)/g)].map(([, path = '']) =>
      join(dirname(page), path),
    )
    const named = [...text.matchAll(/`((?:api|db|schema|scripts|web)\/[\w/.-]*)`/g)].map(
      ([, path = '']) => path,
    )
    const ownFolders = /`((?:features|lib|ui|queries|domain|ai|graphql|rest)\/[\w/.-]*)`/g
    const near = [...text.matchAll(ownFolders)].map(([, path = '']) => join(dirname(page), path))
    for (const path of [...links, ...named, ...near])
      t.ok(existsSync(join(ROOT, path)), `${page}: ${path}`)
  }
})

/** As GitHub makes the anchor of a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w -]/g, '')
    .replaceAll(' ', '-')

t.test('every heading that a page links to exists', async t => {
  const links = pages.flatMap(page =>
    [...textOf(page).matchAll(/\]\(([^):#]*)#([^)]+)\)/g)].map(([, path = '', anchor = '']) => ({
      page,
      target: path === '' ? page : join(dirname(page), path),
      anchor,
    })),
  )
  t.ok(links.length >= 10)
  for (const { page, target, anchor } of links) {
    const headings = [...textOf(target).matchAll(/^#+ (.+)$/gm)].map(([, text = '']) =>
      anchorOf(text),
    )
    t.ok(headings.includes(anchor), `${page}: ${target}#${anchor}`)
  }
})

t.test('all places name the same versions of Node', async t => {
  const readme = textOf('README.md')
  t.equal(engines.node, `>=${OLDEST_TO_RUN.join('.')}`)
  t.match(readme, `Node ${OLDEST_TO_RUN.join('.')} or newer`)
  t.match(readme, `Node ${OLDEST_TO_INSTALL.join('.')} is enough`)
  const developed = textOf('.nvmrc').trim()
  t.match(readme, `tested on Node ${developed}`)
  for (const [name, version] of Object.entries(optionalDependencies))
    if (name.startsWith('node-')) t.match(version, new RegExp(`^${developed}\\.`), name)
})

t.test('every picture that a page shows exists', async t => {
  const shown = pages.flatMap(page =>
    [...textOf(page).matchAll(/\b(?:src|srcset)="([^":]+)"/g)].map(([, path = '']) => ({
      page,
      path: join(dirname(page), path),
    })),
  )
  t.ok(shown.length >= 4)
  for (const { page, path } of shown) t.ok(existsSync(join(ROOT, path)), `${page}: ${path}`)
})
