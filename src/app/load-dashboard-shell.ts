/** The frame behind the login, in a chunk of its own so that public pages do not load it. */
export const loadDashboardShell = () => import('./dashboard-shell');
