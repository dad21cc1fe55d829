import type { RouteObject } from 'react-router-dom';
import { dashboardSegment, paths } from '../../config/paths';

/** `part` is the page's tab; the page stays the same while it changes. */
export const automationsRoutes: RouteObject[] = [
  {
    path: `${dashboardSegment(paths.campaigns)}/:campaignId/automation/:part?`,
    handle: { title: 'Automation' },
    lazy: async () => ({ Component: (await import('./automation-page')).AutomationPage }),
  },
];
