import type { campaignsContract } from '../../../src/contracts/campaigns';
import type { Handlers } from '../../http/call';
import type { WorkspaceScope } from '../../ports/workspace-scope';
import type { CampaignReportService } from './reports/campaign-report-service';
import type { CampaignRunService } from './runs/campaign-run-service';
import type { CampaignsService } from './campaigns-service';
import type { ConversionClaimService } from './reports/conversion-claim-service';
import type { RecommendationService } from './recommendations/recommendation-service';

/** All but the mails of a campaign, which are email-handlers.ts. */
export const campaignsHandlers = ({
  campaigns,
  runs,
  reports,
  claims,
  recommendations,
}: Services): Omit<Handlers<typeof campaignsContract>, EmailEndpoint> => ({
  listCampaigns: (input, { workspace }) => campaigns.list(workspace, input),
  getCampaign: ({ campaignId }, { workspace }) => campaigns.get(workspace.id, campaignId),
  createCampaign: (input, { workspace }) => campaigns.create(workspace, input),
  updateCampaign: (input, { workspace }) => campaigns.update(workspace, input),
  deleteCampaign: ({ campaignId }, { workspace, user }) => campaigns.remove(workspace, campaignId, user),
  startCampaign: ({ campaignId, ...wishes }, { workspace, user }) => runs.start(workspace, campaignId, user, wishes),
  pauseCampaign: ({ campaignId }, { workspace, user }) => runs.pause(workspace, campaignId, user),
  resumeCampaign: ({ campaignId }, { workspace, user }) => runs.resume(workspace, campaignId, user),
  unscheduleCampaign: ({ campaignId }, { workspace, user }) => runs.unschedule(workspace, campaignId, user),
  stopCampaign: ({ campaignId }, { workspace, user }) => runs.stop(workspace, campaignId, user),
  resendDeliveries: ({ campaignId, state }, { workspace, user }) => runs.resend(workspace, campaignId, state, user),
  countAudience: ({ audience }, { workspace }) => reports.countAudience(workspace.id, audience),
  listDeliveries: (input, { workspace }) => reports.list(workspace.id, input),
  getCampaignReport: ({ campaignId }, { workspace }) => reports.read(workspace.id, campaignId),
  listConversionClaims: ({ campaignId }, { workspace }) => claims.list(workspace.id, campaignId),
  updateConversionClaim: (input, { workspace }) => claims.decide(workspace.id, input),
  listCampaignTemplates: (_input, { workspace }) => campaigns.templates(workspace),
  listCampaignRecommendations: (_input, { workspace }) => recommendations.list(workspace),
});

export type EmailEndpoint =
  | 'getCampaignEmail'
  | 'updateCampaignEmail'
  | 'listEmailVersions'
  | 'restoreEmailVersion'
  | 'previewCampaignEmail'
  | 'sendTestEmail'
  | 'draftCampaignEmail'
  | 'checkCampaign';

interface Services {
  campaigns: CampaignsService;
  runs: CampaignRunService<WorkspaceScope>;
  reports: CampaignReportService;
  claims: ConversionClaimService;
  recommendations: RecommendationService;
}
