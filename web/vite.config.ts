import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { afterBuild } from './after-build.ts'
import { prerenderHome } from './prerender/prerender-home.ts'
import { resultsWithCode } from './results-with-code.ts'
import { writeSchema } from './write-schema.ts'

const TEXT = /\.(html|js|css|svg|json|txt|webmanifest|graphql)$/
/** In bytes: beyond it, as GraphiQL's editor alone is, the last per cent costs ten seconds. */
const LARGE_TEXT = 250_000
const LARGE_TEXT_QUALITY = 9
/** The serif is the first thing one reads, so it is asked for before the style sheet is. */
const PRELOADED_FONT = /newsreader-latin-wght-normal.*\.woff2$/

/** Writes .br and .gz beside every text file; the server sends the one that the browser takes. */
const preCompress = (): Plugin =>
  afterBuild('pre-compress', async folder => {
    const names = await readdir(folder, { recursive: true })
    for (const name of names.filter(name => TEXT.test(name))) {
      const file = join(folder, name)
      const text = await readFile(file)
      const quality = text.length > LARGE_TEXT ? LARGE_TEXT_QUALITY : constants.BROTLI_MAX_QUALITY
      const params = { [constants.BROTLI_PARAM_QUALITY]: quality }
      await writeFile(`${file}.br`, await promisify(brotliCompress)(text, { params }))
      await writeFile(`${file}.gz`, await promisify(gzip)(text, { level: 9 }))
    }
  })

const preloadFont = (): Plugin => ({
  name: 'preload-font',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter(name => PRELOADED_FONT.test(name))
        .map(name => ({
          tag: 'link',
          attrs: {
            rel: 'preload',
            href: `/${name}`,
            as: 'font',
            type: 'font/woff2',
            crossorigin: '',
          },
          injectTo: 'head',
        })),
  },
})

/** Vite insists on a default export here. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    preloadFont(),
    resultsWithCode(),
    prerenderHome(),
    writeSchema(),
    preCompress(),
  ],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: false,
    target: 'es2022',
    // These know light-dark() and oklch(), which must reach the browser as they are.
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
    // The content security policy allows no data: fonts or scripts.
    assetsInlineLimit: 0,
    // GraphiQL's editor is one large part, loaded by its page alone.
    chunkSizeWarningLimit: 3_000,
    rolldownOptions: {
      // "use no memo" is for a compiler that does not run here.
      checks: { moduleLevelDirective: false },
      // What home needs comes in two files, not forty: fewer requests, and it is packed better.
      // Packages are apart, so that browsers keep them when only the product has changed.
      output: {
        codeSplitting: {
          groups: [
            { name: 'packages', test: /node_modules/, tags: ['$initial'], priority: 1 },
            { name: 'home', tags: ['$initial'] },
          ],
        },
      },
    },
  },
  // While developing: GraphiQL names its workers as Vite alone reads them (`?worker`), so they are
  // served as they are, but for what is no module yet.
  optimizeDeps: {
    exclude: ['@graphiql/react/setup-workers/vite'],
    include: [
      '@graphiql/react > monaco-graphql > graphql-language-service',
      '@graphiql/react > monaco-graphql > picomatch-browser',
    ],
  },
  // scripts/dev.ts adds the port and what is passed on to the API.
  server: { fs: { allow: ['..'] } },
})
