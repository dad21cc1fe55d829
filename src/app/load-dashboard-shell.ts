/** The frame behind the login, in a chunk of its own: public pages do without it. */
export const loadDashboardShell = () => import('./dashboard-shell');
