import type { RouteObject } from 'react-router-dom';
import { dashboardSegment, paths } from '../../config/paths';

const campaign = `${dashboardSegment(paths.campaigns)}/:campaignId`;

/** `part` is the editor's tab; the page stays the same while it changes. */
export const campaignEditorRoutes: RouteObject[] = [
  {
    path: `${campaign}/edit/:part?`,
    handle: { title: 'Edit campaign' },
    lazy: async () => ({ Component: (await import('./campaign-editor-page')).CampaignEditorPage }),
  },
  {
    path: `${campaign}/emails/:emailId/:part?`,
    handle: { title: 'Edit email' },
    lazy: async () => ({ Component: (await import('./campaign-email-page')).CampaignEmailPage }),
  },
];
