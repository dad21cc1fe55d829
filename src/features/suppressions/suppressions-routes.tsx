import type { RouteObject } from 'react-router-dom';
import { dashboardSegment, paths } from '../../config/paths';

export const suppressionsRoutes: RouteObject[] = [
  {
    path: dashboardSegment(paths.suppressions),
    handle: { title: 'Blocked addresses' },
    lazy: async () => ({ Component: (await import('./suppressions-page')).SuppressionsPage }),
  },
];
