import type { RouteObject } from 'react-router-dom';
import { dashboardSegment, paths } from '../../config/paths';

export const creativeRoutes: RouteObject[] = [
  {
    path: dashboardSegment(paths.creative),
    handle: { title: 'AI Creative Suite' },
    lazy: async () => ({ Component: (await import('./creative-page')).CreativePage }),
  },
];
