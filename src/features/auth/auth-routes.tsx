import type { RouteObject } from 'react-router-dom';
import { paths } from '../../config/paths';

export const authRoutes: RouteObject[] = [
  {
    path: paths.login,
    handle: { title: 'Login' },
    lazy: async () => ({ Component: (await import('./login-page')).LoginPage }),
  },
  {
    path: paths.register,
    handle: { title: 'Start your free trial' },
    lazy: async () => ({ Component: (await import('./register-page')).RegisterPage }),
  },
];
