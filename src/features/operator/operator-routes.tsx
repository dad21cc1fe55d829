import type { RouteObject } from 'react-router-dom';
import { dashboardSegment, paths } from '../../config/paths';

export const operatorRoutes: RouteObject[] = [
  {
    path: dashboardSegment(paths.operator),
    handle: { title: 'Operator' },
    lazy: async () => ({ Component: (await import('./operator-page')).OperatorPage }),
  },
];
