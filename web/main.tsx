import './tokens.css'
import './fonts.css'
import './base.css'
import './print.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import type { Language } from '#schema/constants.ts'
import { en, type Text } from './lib/i18n/en.ts'
import { LanguageProvider } from './lib/i18n/language-provider.tsx'
import { loadText, preferredLanguage } from './lib/i18n/languages.ts'
import { routes } from './routes.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
const language = preferredLanguage()

const draw = (initial: { language: Language; text: Text }) =>
  createRoot(root).render(
    <StrictMode>
      <LanguageProvider initial={initial}>
        <RouterProvider router={createBrowserRouter(routes)} />
      </LanguageProvider>
    </StrictMode>,
  )

// No top-level await: a language's file may need this one, which would wait for it for ever.
void loadText(language)
  .then(
    text => ({ language, text }),
    // Its sentences did not come: a page in English is better than none.
    () => ({ language: 'en', text: en }) as const,
  )
  .then(draw)
