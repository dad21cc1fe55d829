import type { RouteObject } from 'react-router-dom';
import { dashboardSegment, paths } from '../../config/paths';

export const agentsRoutes: RouteObject[] = [
  {
    path: dashboardSegment(paths.agents),
    handle: { title: 'Agent Builder' },
    lazy: async () => ({ Component: (await import('./agents-page')).AgentsPage }),
  },
];
