import './tokens.css'
import './fonts.css'
import './base.css'
import './print.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { en } from './lib/i18n/en.ts'
import { LanguageProvider } from './lib/i18n/language-provider.tsx'
import { loadText, preferredLanguage } from './lib/i18n/languages.ts'
import { routes } from './routes.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
const language = preferredLanguage()
const initial = await loadText(language).then(
  text => ({ language, text }),
  // Its sentences did not come: a page in English is better than none.
  () => ({ language: 'en', text: en }) as const,
)
createRoot(root).render(
  <StrictMode>
    <LanguageProvider initial={initial}>
      <RouterProvider router={createBrowserRouter(routes)} />
    </LanguageProvider>
  </StrictMode>,
)
