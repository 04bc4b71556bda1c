import type { Plugin, Rolldown } from 'vite'
import { RESULTS_FILE } from '../schema/constants.ts'

const PAGE = /\/results\/results-page\.tsx$/
const FONT = /^\s*<link rel="preload"[^>]* as="font"[^>]*>\n?/m

type Bundle = Rolldown.OutputBundle

/** A chunk with all that it imports and the page has not yet, in the order of their style sheets. */
const filesOf = (bundle: Bundle, start: string, html: string) => {
  const scripts = new Set<string>()
  const sheets = new Set<string>()
  const add = (name: string) => {
    const file = bundle[name]
    if (file?.type !== 'chunk' || scripts.has(name) || html.includes(`/${name}"`)) return
    scripts.add(name)
    for (const needed of file.imports) add(needed)
    for (const sheet of file.viteMetadata?.importedCss ?? []) sheets.add(sheet)
  }
  add(start)
  return { scripts: [...scripts], sheets: [...sheets] }
}

/**
 * Writes the page of the results with its code and styles named in it: they are asked for beside the
 * app, not after it has started. The serif is left for later, so that it takes nothing of their line.
 */
export const resultsWithCode = (): Plugin => ({
  name: 'results-with-code',
  apply: 'build',
  // After the page itself is written.
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const page = bundle['index.html']
      // Another page that is built with the app's settings has no results.
      const isApp = this.environment.config.root === import.meta.dirname
      if (!isApp || page?.type !== 'asset') return
      const html = String(page.source)
      const chunk = Object.values(bundle).find(
        file => file.type === 'chunk' && PAGE.test(file.facadeModuleId ?? ''),
      )
      if (!chunk) throw new Error('The results are no chunk of their own.')
      const { scripts, sheets } = filesOf(bundle, chunk.fileName, html)
      const links = [
        ...scripts.map(name => `<link rel="modulepreload" crossorigin href="/${name}">`),
        ...sheets.map(name => `<link rel="stylesheet" crossorigin href="/${name}">`),
      ]
      const source = html.replace(FONT, '').replace('</head>', `${links.join('\n')}\n</head>`)
      this.emitFile({ type: 'asset', fileName: RESULTS_FILE, source })
    },
  },
})
