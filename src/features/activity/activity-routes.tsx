import type { RouteObject } from 'react-router-dom';
import { dashboardSegment, paths } from '../../config/paths';

export const activityRoutes: RouteObject[] = [
  {
    path: dashboardSegment(paths.activity),
    handle: { title: 'Activity' },
    lazy: async () => ({ Component: (await import('./activity-page')).ActivityPage }),
  },
];
