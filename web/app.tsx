import { StrictMode, useEffect } from 'react'
import { type createMemoryRouter, RouterProvider } from 'react-router-dom'
import { type Initial, LanguageProvider } from './lib/i18n/language-provider.tsx'

type AppProps = {
  initial: Initial
  router: ReturnType<typeof createMemoryRouter>
  /** When it answers the first press. */
  onDrawn?: () => void
}

/** The whole app, as the browser and the build draw it. */
export const App = ({ initial, router, onDrawn }: AppProps) => {
  useEffect(() => onDrawn?.(), [onDrawn])
  return (
    <StrictMode>
      <LanguageProvider initial={initial}>
        {/* Apollo asks while a component is drawn. A transition is drawn between the page as it
            was, which asks its own question again: on a slow machine neither would ever end. */}
        <RouterProvider router={router} useTransitions={false} />
      </LanguageProvider>
    </StrictMode>
  )
}
