import { lazy } from 'react'
import { Navigate, type RouteObject } from 'react-router-dom'
import { ProfileSkeleton } from './features/account/profile-skeleton.tsx'
import { menuPages } from './features/admin/menu-pages.ts'
import { HomePage } from './features/home/home-page.tsx'
import { FailurePage, PageSkeleton, RootLayout } from './layouts.tsx'
import { askForResults } from './lib/early-results.ts'
import { paths, patterns } from './paths.ts'

/** Sockets and sound for speaking come when somebody speaks. */
const VoicePage = lazy(async () => ({
  default: (await import('./features/voice/voice-page.tsx')).VoicePage,
}))

/** /admin: none of its code comes with a debater's screens. */
const adminRoutes: RouteObject = {
  path: paths.admin,
  handle: { bare: true },
  lazy: async () => ({ Component: (await import('./features/admin/admin-layout.tsx')).AdminRoot }),
  children: [
    {
      path: paths.adminLogin,
      lazy: async () => ({
        Component: (await import('./features/admin/admin-login-page.tsx')).AdminLoginPage,
      }),
    },
    {
      path: patterns.adminInvitation,
      lazy: async () => ({
        Component: (await import('./features/admin/invitation-page.tsx')).InvitationPage,
      }),
    },
    ...(['dashboard', 'users', 'topics'] as const).map(name => ({
      path: `${paths.admin}/${name}-mock`,
      lazy: async () => {
        const pages = await import('./features/admin/mock-pages.tsx')
        return {
          Component: {
            dashboard: pages.DashboardMockPage,
            users: pages.UsersMockPage,
            topics: pages.TopicsMockPage,
          }[name],
        }
      },
    })),
    {
      lazy: async () => ({
        Component: (await import('./features/admin/admin-layout.tsx')).AdminLayout,
      }),
      children: [
        { index: true, element: <Navigate to={paths.adminDashboard} replace /> },
        {
          path: paths.adminDashboard,
          lazy: async () => ({
            Component: (await menuPages.dashboard()).DashboardPage,
          }),
        },
        {
          path: paths.adminOverview,
          lazy: async () => ({
            Component: (await menuPages.overview()).OverviewPage,
          }),
        },
        {
          path: paths.adminUsers,
          lazy: async () => ({
            Component: (await menuPages.users()).UsersPage,
          }),
        },
        {
          path: patterns.adminUser,
          lazy: async () => ({
            Component: (await import('./features/admin/users/user-page.tsx')).UserPage,
          }),
        },
        {
          path: paths.adminTopics,
          lazy: async () => ({
            Component: (await menuPages.topics()).TopicsPage,
          }),
        },
        {
          path: patterns.adminDebate,
          lazy: async () => ({
            Component: (await import('./features/admin/debates/debate-page.tsx')).AdminDebatePage,
          }),
        },
        {
          path: paths.adminAudit,
          lazy: async () => ({
            Component: (await menuPages.audit()).AuditPage,
          }),
        },
        {
          path: paths.adminApiKeys,
          lazy: async () => ({
            Component: (await import('./features/admin/api-keys/api-keys-page.tsx')).ApiKeysPage,
          }),
        },
        {
          path: paths.adminSettings,
          lazy: async () => ({
            Component: (await import('./features/admin/settings/settings-page.tsx')).SettingsPage,
          }),
        },
      ],
    },
  ],
}

/**
 * Every address and its screen (specification section 2).
 * Only the home page comes with the first load.
 */
const screens: RouteObject[] = [
  { path: paths.home, element: <HomePage /> },
  {
    path: paths.login,
    lazy: async () => ({
      Component: (await import('./features/account/login-page.tsx')).LoginPage,
    }),
  },
  {
    path: paths.signInReturn,
    lazy: async () => ({
      Component: (await import('./features/account/sign-in-return-page.tsx')).SignInReturnPage,
    }),
  },
  {
    path: paths.register,
    lazy: async () => ({
      Component: (await import('./features/account/register-page.tsx')).RegisterPage,
    }),
  },
  {
    path: paths.profile,
    hydrateFallbackElement: <ProfileSkeleton />,
    lazy: async () => ({
      Component: (await import('./features/account/profile-page.tsx')).ProfilePage,
    }),
  },
  {
    path: paths.debateSetup,
    lazy: async () => ({
      Component: (await import('./features/setup/debate-setup-page.tsx')).DebateSetupPage,
    }),
  },
  {
    path: paths.debate,
    handle: { bare: true },
    lazy: async () => {
      const { DebatePage } = await import('./features/debate/debate-page.tsx')
      return { element: <DebatePage voice={VoicePage} /> }
    },
  },
  {
    path: patterns.transcript,
    handle: { bare: true },
    lazy: async () => ({
      Component: (await import('./features/transcript/transcript-page.tsx')).TranscriptPage,
    }),
  },
  {
    path: patterns.results,
    // Beside the code of the page, not after it.
    loader: ({ params }) => {
      if (params.debateId) askForResults(params.debateId)
      return null
    },
    lazy: async () => ({
      Component: (await import('./features/results/results-page.tsx')).ResultsPage,
    }),
  },
  {
    path: patterns.shared,
    lazy: async () => ({
      Component: (await import('./features/share/shared-page.tsx')).SharedPage,
    }),
  },
  {
    path: patterns.resetPassword,
    lazy: async () => ({
      Component: (await import('./features/account/reset-password-page.tsx')).ResetPasswordPage,
    }),
  },
  {
    path: paths.join,
    lazy: async () => ({
      Component: (await import('./features/join/join-page.tsx')).JoinPage,
    }),
  },
  {
    path: paths.developers,
    lazy: async () => ({
      Component: (await import('./features/developers/developers-page.tsx')).DevelopersPage,
    }),
  },
  {
    path: paths.restReference,
    lazy: async () => ({
      Component: (await import('./features/developers/rest-page.tsx')).RestPage,
    }),
  },
  {
    path: paths.graphiql,
    handle: { bare: true },
    lazy: async () => ({
      Component: (await import('./features/developers/graphiql-page.tsx')).GraphiqlPage,
    }),
  },
  adminRoutes,
  { path: '*', element: <Navigate to={paths.home} replace /> },
]

/** The frame with its header is there before the code of a screen is. */
export const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    errorElement: <FailurePage />,
    children: [{ hydrateFallbackElement: <PageSkeleton />, children: screens }],
  },
]
