import type { RouteObject } from 'react-router-dom';
import { dashboardSegment, paths } from '../../config/paths';

export const signupRoutes: RouteObject[] = [
  {
    path: dashboardSegment(paths.signup),
    handle: { title: 'Sign-up page' },
    lazy: async () => ({ Component: (await import('./signup-page')).SignupPage }),
  },
];
