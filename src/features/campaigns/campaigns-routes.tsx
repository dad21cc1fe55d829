import type { RouteObject } from 'react-router-dom';
import { dashboardSegment, paths } from '../../config/paths';

const campaign = `${dashboardSegment(paths.campaigns)}/:campaignId`;

/** `part` is the tab of an editor; the page stays the same while it changes. */
export const campaignsRoutes: RouteObject[] = [
  {
    path: dashboardSegment(paths.campaigns),
    handle: { title: 'Campaigns' },
    lazy: async () => ({ Component: (await import('./campaigns-page')).CampaignsPage }),
  },
  {
    path: campaign,
    handle: { title: 'Campaign' },
    lazy: async () => ({ Component: (await import('./reports/campaign-report-page')).CampaignReportPage }),
  },
  {
    path: `${campaign}/edit/:part?`,
    handle: { title: 'Edit campaign' },
    lazy: async () => ({ Component: (await import('./editor/campaign-editor-page')).CampaignEditorPage }),
  },
  {
    path: `${campaign}/emails/:emailId/:part?`,
    handle: { title: 'Edit email' },
    lazy: async () => ({ Component: (await import('./emails/campaign-email-page')).CampaignEmailPage }),
  },
];
