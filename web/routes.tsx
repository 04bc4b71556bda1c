import { Navigate, type RouteObject } from 'react-router-dom'
import { HomePage } from './features/home/home-page.tsx'
import { FailurePage, PageSkeleton, RootLayout } from './layouts.tsx'
import { paths, patterns } from './paths.ts'

/** Every address and its screen (specification section 2). Only the home page comes with the first load. */
export const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    errorElement: <FailurePage />,
    hydrateFallbackElement: <PageSkeleton />,
    children: [
      { path: paths.home, element: <HomePage /> },
      {
        path: paths.login,
        lazy: async () => ({ Component: (await import('./features/account/login-page.tsx')).LoginPage }),
      },
      {
        path: paths.register,
        lazy: async () => ({ Component: (await import('./features/account/register-page.tsx')).RegisterPage }),
      },
      {
        path: paths.profile,
        lazy: async () => ({ Component: (await import('./features/account/profile-page.tsx')).ProfilePage }),
      },
      {
        path: paths.debateSetup,
        lazy: async () => ({ Component: (await import('./features/debate/debate-setup-page.tsx')).DebateSetupPage }),
      },
      {
        path: paths.debate,
        handle: { bare: true },
        lazy: async () => ({ Component: (await import('./features/debate/debate-page.tsx')).DebatePage }),
      },
      {
        path: patterns.transcript,
        handle: { bare: true },
        lazy: async () => ({ Component: (await import('./features/debate/transcript-page.tsx')).TranscriptPage }),
      },
      {
        path: patterns.results,
        lazy: async () => ({ Component: (await import('./features/results/results-page.tsx')).ResultsPage }),
      },
      {
        path: patterns.shared,
        handle: { bare: true },
        lazy: async () => ({ Component: (await import('./features/debate/shared-page.tsx')).SharedPage }),
      },
      { path: '*', element: <Navigate to={paths.home} replace /> },
    ],
  },
]
