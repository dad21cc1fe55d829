import type { RouteObject } from 'react-router-dom';
import { dashboardSegment, paths } from '../../config/paths';

export const sendingRoutes: RouteObject[] = [
  {
    path: dashboardSegment(paths.sending),
    handle: { title: 'Sender and domains' },
    lazy: async () => ({ Component: (await import('./sending-page')).SendingPage }),
  },
];
