import type { RouteObject } from 'react-router-dom';
import { dashboardSegment, paths } from '../../config/paths';

export const campaignsRoutes: RouteObject[] = [
  {
    path: dashboardSegment(paths.campaigns),
    handle: { title: 'Campaigns' },
    lazy: async () => ({ Component: (await import('./campaigns-page')).CampaignsPage }),
  },
  {
    path: `${dashboardSegment(paths.campaigns)}/:campaignId`,
    handle: { title: 'Campaign' },
    lazy: async () => ({ Component: (await import('./campaign-report-page')).CampaignReportPage }),
  },
];
