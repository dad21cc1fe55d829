import type { RouteObject } from 'react-router-dom';
import { dashboardSegment, paths } from '../../config/paths';

export const segmentsRoutes: RouteObject[] = [
  {
    path: dashboardSegment(paths.segments),
    handle: { title: 'Segments' },
    lazy: async () => ({ Component: (await import('./segments-page')).SegmentsPage }),
  },
];
