import type { RouteObject } from 'react-router-dom';
import { dashboardSegment, paths } from '../../config/paths';

export const avatarRoutes: RouteObject[] = [
  {
    path: dashboardSegment(paths.avatar),
    handle: { title: 'Avatar Videos' },
    lazy: async () => ({ Component: (await import('./avatar-page')).AvatarPage }),
  },
];
