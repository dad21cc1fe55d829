import { Navigate, type RouteObject } from 'react-router-dom';
import { forDevelopers } from '../config/env';
import { paths } from '../config/paths';
import { accountRoutes } from '../features/account/account-routes';
import { activityRoutes } from '../features/activity/activity-routes';
import { agentsRoutes } from '../features/agents/agents-routes';
import { analyticsRoutes } from '../features/analytics/analytics-routes';
import { authRoutes } from '../features/auth/auth-routes';
import { automationsRoutes } from '../features/automations/automations-routes';
import { avatarRoutes } from '../features/avatar/avatar-routes';
import { campaignsRoutes } from '../features/campaigns/campaigns-routes';
import { contactsRoutes } from '../features/contacts/contacts-routes';
import { conversationsRoutes } from '../features/conversations/conversations-routes';
import { creativeRoutes } from '../features/creative/creative-routes';
import { engineRoutes } from '../features/engine/engine-routes';
import { importsRoutes } from '../features/imports/imports-routes';
import { inboxRoutes } from '../features/inbox/inbox-routes';
import { operatorRoutes } from '../features/operator/operator-routes';
import { overviewRoutes } from '../features/overview/overview-routes';
import { publishingRoutes } from '../features/publishing/publishing-routes';
import { segmentsRoutes } from '../features/segments/segments-routes';
import { seoRoutes } from '../features/seo/seo-routes';
import { settingsRoutes } from '../features/settings/settings-routes';
import { sendingRoutes } from '../features/sending/sending-routes';
import { signupRoutes } from '../features/signup/signup-routes';
import { siteRoutes } from '../features/site/site-routes';
import { RequireSession, VisitorsOnly } from './guards';
import { loadDashboardShell } from './load-dashboard-shell';
import { Root } from './root';
import { RouteError } from './route-error';
import { Waiting } from './waiting';

/** Pages behind the login. A feature mounts its routes here with one line. */
const dashboardRoutes: RouteObject[] = [
  ...overviewRoutes,
  ...creativeRoutes,
  ...engineRoutes,
  ...conversationsRoutes,
  ...inboxRoutes,
  ...agentsRoutes,
  ...avatarRoutes,
  ...seoRoutes,
  ...analyticsRoutes,
  ...contactsRoutes,
  ...importsRoutes,
  ...segmentsRoutes,
  ...sendingRoutes,
  ...signupRoutes,
  ...campaignsRoutes,
  ...automationsRoutes,
  ...publishingRoutes,
  ...settingsRoutes,
  ...operatorRoutes,
  ...activityRoutes,
];

/** Every page of the application. Addresses and redirects are the product specification's. */
export const routes: RouteObject[] = [
  {
    element: <Root />,
    ErrorBoundary: RouteError,
    HydrateFallback: Waiting,
    children: [
      failingAlone(siteRoutes),
      { element: <VisitorsOnly />, children: [failingAlone(authRoutes)] },
      failingAlone(accountRoutes),
      {
        element: <RequireSession />,
        children: [
          {
            path: paths.overview,
            lazy: async () => ({ Component: (await loadDashboardShell()).DashboardShell }),
            children: [failingAlone(dashboardRoutes), { path: '*', element: <Navigate to={paths.overview} replace /> }],
          },
        ],
      },
      ...(forDevelopers
        ? [
            {
              path: '/ui',
              handle: { title: 'Components' },
              lazy: async () => ({ Component: (await import('../ui/gallery/gallery-page')).default }),
            },
          ]
        : []),
      { path: '*', element: <Navigate to={paths.home} replace /> },
    ],
  },
];

/**
 * Contains a page's failure, so that the frame around it and the way to other pages stay usable. The boundary is
 * a route of its own: React Router renders nothing from a route whose `lazy` has failed, not even that route's
 * error boundary.
 */
function failingAlone(pages: RouteObject[]): RouteObject {
  return { ErrorBoundary: RouteError, children: pages };
}
