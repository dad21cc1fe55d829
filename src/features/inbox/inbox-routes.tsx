import type { RouteObject } from 'react-router-dom';
import { dashboardSegment, paths } from '../../config/paths';

export const inboxRoutes: RouteObject[] = [
  {
    path: `${dashboardSegment(paths.inboxSettings)}/:part?`,
    handle: { title: 'Inbox settings' },
    lazy: async () => ({ Component: (await import('./inbox-settings-page')).InboxSettingsPage }),
  },
];
