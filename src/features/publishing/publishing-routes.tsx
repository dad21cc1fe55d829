import type { RouteObject } from 'react-router-dom';
import { dashboardSegment, paths } from '../../config/paths';

export const publishingRoutes: RouteObject[] = [
  {
    path: dashboardSegment(paths.connections),
    handle: { title: 'Connections' },
    lazy: async () => ({ Component: (await import('./connections/connections-page')).ConnectionsPage }),
  },
];
