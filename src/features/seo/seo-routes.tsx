import type { RouteObject } from 'react-router-dom';
import { dashboardSegment, paths } from '../../config/paths';

export const seoRoutes: RouteObject[] = [
  {
    path: dashboardSegment(paths.seo),
    handle: { title: 'SEO' },
    lazy: async () => ({ Component: (await import('./seo-page')).SeoPage }),
  },
];
