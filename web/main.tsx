import './tokens.css'
import './fonts.css'
import './base.css'
import './print.css'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router-dom'
import { App } from './app.tsx'
import { en } from './lib/i18n/en.ts'
import type { Initial } from './lib/i18n/language-provider.tsx'
import { loadText, preferredLanguage } from './lib/i18n/languages.ts'
import { routes } from './routes.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
const language = preferredLanguage()

/** What was drawn at the build can be used from now on, and suits nobody else. */
const onDrawn = () => {
  root.inert = false
  delete document.documentElement.dataset.drawn
}

const draw = (initial: Initial) => {
  const app = <App initial={initial} router={createBrowserRouter(routes)} onDrawn={onDrawn} />
  if (document.documentElement.dataset.drawn !== undefined) hydrateRoot(root, app)
  else createRoot(root).render(app)
}

// No top-level await: a language's file may need this one, which would wait for it for ever.
void loadText(language)
  .then(
    text => ({ language, text }),
    // Its sentences did not come: a page in English is better than none.
    () => ({ language: 'en', text: en }) as const,
  )
  .then(draw)
