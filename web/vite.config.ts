import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const TEXT = /\.(html|js|css|svg|json|txt|webmanifest)$/
/** The serif is the first thing one reads, so it is asked for before the style sheet is. */
const PRELOADED_FONT = /newsreader-latin-wght-normal.*\.woff2$/

/** Writes .br and .gz beside every text file; the server sends the one that the browser takes. */
const preCompress = (): Plugin => {
  let folder = ''
  let isWritten = false
  return {
    name: 'pre-compress',
    apply: 'build',
    configResolved: config => {
      folder = resolve(config.root, config.build.outDir)
    },
    writeBundle: () => {
      isWritten = true
    },
    closeBundle: async () => {
      // It runs after a failed build too, when an error here would hide the build's own.
      if (!isWritten) return
      const names = await readdir(folder, { recursive: true })
      for (const name of names.filter(name => TEXT.test(name))) {
        const file = join(folder, name)
        const text = await readFile(file)
        const quality = {
          params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
        }
        await writeFile(`${file}.br`, await promisify(brotliCompress)(text, quality))
        await writeFile(`${file}.gz`, await promisify(gzip)(text, { level: 9 }))
      }
    },
  }
}

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
  plugins: [react(), preloadFont(), preCompress()],
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
    chunkSizeWarningLimit: 2_000,
    // "use no memo" is for a compiler that does not run here.
    rolldownOptions: { checks: { moduleLevelDirective: false } },
  },
  // scripts/dev.ts adds the port and what is passed on to the API.
  server: { fs: { allow: ['..'] } },
})
