import type { RouteObject } from 'react-router-dom';
import { dashboardSegment, paths } from '../../config/paths';

export const settingsRoutes: RouteObject[] = [
  {
    path: dashboardSegment(paths.settings),
    handle: { title: 'Settings' },
    lazy: async () => ({ Component: (await import('./settings-page')).SettingsPage }),
  },
];
