import type { RouteObject } from 'react-router-dom';

export const overviewRoutes: RouteObject[] = [
  {
    index: true,
    handle: { title: 'Overview' },
    lazy: async () => ({ Component: (await import('./overview-page')).OverviewPage }),
  },
];
