import type { RouteObject } from 'react-router-dom';
import { dashboardSegment, paths } from '../../config/paths';

export const conversationsRoutes: RouteObject[] = [
  {
    path: dashboardSegment(paths.conversations),
    handle: { title: 'Conversations' },
    lazy: async () => ({ Component: (await import('./conversations-page')).ConversationsPage }),
  },
];
