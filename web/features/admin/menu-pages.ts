/** The pages of the menu, each with what it needs to be drawn. */
export const menuPages = {
  dashboard: () => import('./debates/dashboard-page.tsx'),
  overview: () => import('./overview/overview-page.tsx'),
  users: () => import('./users/users-page.tsx'),
  topics: () => import('./topics/topics-page.tsx'),
  audit: () => import('./audit/audit-page.tsx'),
}

export type MenuPage = keyof typeof menuPages
