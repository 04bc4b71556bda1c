import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite'
import { drawnHome, LANGUAGES, type Language } from '../../schema/constants.ts'
import { afterBuild } from '../after-build.ts'

const ROOT = '<div id="root"></div>'
const SENTENCES = /\/zh\.ts$/

/** Other screens are not drawn here, so they are not built a second time. */
const leaveScreensOut: Plugin = {
  name: 'leave-screens-out',
  resolveDynamicImport: id =>
    typeof id !== 'string' || SENTENCES.test(id) ? null : { id, external: true },
}

/** One source of web/prerender built by itself into one file; its code. */
const bundle = async (source: string, config: InlineConfig): Promise<string> => {
  const built = (await build({
    configFile: false,
    root: resolve(import.meta.dirname, '..'),
    logLevel: 'error',
    publicDir: false,
    ...config,
    build: {
      ...config.build,
      write: false,
      rolldownOptions: {
        input: join(import.meta.dirname, source),
        ...config.build?.rolldownOptions,
      },
    },
  })) as Rolldown.RolldownOutput
  return built.output[0].code
}

type Draw = { drawHome: (language: Language) => Promise<string> }

const loadDraw = async (): Promise<Draw> => {
  const code = await bundle('draw-home.tsx', {
    plugins: [react(), leaveScreensOut],
    ssr: { noExternal: true },
    build: { ssr: true, rolldownOptions: { output: { codeSplitting: false } } },
  })
  const folder = await mkdtemp(join(tmpdir(), 'draw-home-'))
  try {
    const file = join(folder, 'draw-home.mjs')
    await writeFile(file, code)
    return (await import(pathToFileURL(file).href)) as Draw
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Style attributes, which the content security policy refuses, as rules of a style sheet. */
const moveStyles = (html: string): { html: string; css: string } => {
  const styles: string[] = []
  const moved = html.replace(/ style="([^"]*)"/g, (_all, style: string) => {
    if (!styles.includes(style)) styles.push(style)
    return ` data-style="${styles.indexOf(style)}"`
  })
  return {
    html: moved,
    css: styles.map((style, at) => `#root [data-style='${at}']{${style}}`).join('\n'),
  }
}

/** What is not needed for the first paint leaves the line to the style sheets. */
const LATER = /<(?=script type="module"|link rel="(?:modulepreload|preload)")(script|link)/g
const letStylesFirst = (page: string) => page.replace(LATER, '<$1 fetchpriority="low"')

/** Writes an asset under a name that changes with what is in it; answers its address. */
const writeAsset = async (folder: string, name: string, ending: string, text: string) => {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8)
  const path = `assets/${name}-${hash}.${ending}`
  await writeFile(join(folder, path), text)
  return `/${path}`
}

/**
 * Writes home as it looks to a newcomer, one file a language, beside index.html: it is read before
 * the app is there (schema/decisions/0037).
 */
const writeHomes = async (folder: string, page: string) => {
  const suitVisitor = await bundle('suit-visitor.ts', {
    build: { rolldownOptions: { output: { format: 'iife' } } },
  })
  const script = await writeAsset(folder, 'suit-visitor', 'js', suitVisitor)
  const { drawHome } = await loadDraw()
  for (const language of LANGUAGES) {
    const { html, css } = moveStyles(await drawHome(language))
    const sheet = await writeAsset(folder, `home-${language}`, 'css', css)
    const home = letStylesFirst(page)
      .replace('<html lang="en">', `<html lang="${language}" data-drawn>`)
      .replace('</title>', `</title>\n    <script src="${script}"></script>`)
      .replace('</head>', `  <link rel="stylesheet" href="${sheet}">\n  </head>`)
      .replace(ROOT, () => `<div id="root" inert>${html}</div>`)
    await writeFile(join(folder, drawnHome(language)), home)
  }
}

export const prerenderHome = (): Plugin =>
  afterBuild('prerender-home', async folder => {
    const page = await readFile(join(folder, 'index.html'), 'utf8')
    if (page.includes(ROOT)) await writeHomes(folder, page)
  })
