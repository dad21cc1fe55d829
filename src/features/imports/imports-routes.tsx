import type { RouteObject } from 'react-router-dom';
import { dashboardSegment, paths } from '../../config/paths';

export const importsRoutes: RouteObject[] = [
  {
    path: dashboardSegment(paths.contactImport),
    handle: { title: 'Import contacts' },
    lazy: async () => ({ Component: (await import('./imports-page')).ImportsPage }),
  },
];
