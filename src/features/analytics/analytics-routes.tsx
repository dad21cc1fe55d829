import type { RouteObject } from 'react-router-dom';
import { dashboardSegment, paths } from '../../config/paths';

export const analyticsRoutes: RouteObject[] = [
  {
    path: dashboardSegment(paths.analytics),
    handle: { title: 'Analytics' },
    lazy: async () => ({ Component: (await import('./analytics-page')).AnalyticsPage }),
  },
];
