import { renderToString } from 'react-dom/server'
import { createMemoryRouter } from 'react-router-dom'
import type { Language } from '#schema/constants.ts'
import { App } from '../app.tsx'
import { loadText } from '../lib/i18n/languages.ts'
import { paths } from '../paths.ts'
import { routes } from '../routes.tsx'

/** Home as somebody sees it who comes for the first time, before any data is there: HTML. */
export const drawHome = async (language: Language): Promise<string> => {
  const router = createMemoryRouter(routes, { initialEntries: [paths.home] })
  const initial = { language, text: await loadText(language) }
  const html = renderToString(<App initial={initial} router={router} />)
  router.dispose()
  // React writes the page's title in front; the page's head has one.
  return html.replace(/<title>.*?<\/title>/, '')
}
