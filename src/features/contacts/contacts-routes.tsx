import type { RouteObject } from 'react-router-dom';
import { dashboardSegment, paths } from '../../config/paths';

export const contactsRoutes: RouteObject[] = [
  {
    path: dashboardSegment(paths.contacts),
    handle: { title: 'Contacts' },
    lazy: async () => ({ Component: (await import('./contacts-page')).ContactsPage }),
  },
  {
    path: dashboardSegment(paths.suppressions),
    handle: { title: 'Blocked addresses' },
    lazy: async () => ({ Component: (await import('./suppressions/suppressions-page')).SuppressionsPage }),
  },
];
