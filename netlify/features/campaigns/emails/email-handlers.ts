import type { campaignsContract } from '../../../../src/contracts/campaigns';
import type { Handlers } from '../../../http/call';
import type { EmailCheckService } from './email-check-service';
import type { EmailDraftService } from './email-draft-service';
import type { EmailPreviewService } from './email-preview-service';
import type { EmailService } from './email-service';

/** The mails of campaigns; campaigns themselves are campaigns-handlers.ts. */
export const emailHandlers = ({ emails, previews, checks, drafts }: Services): EmailHandlers => ({
  getCampaignEmail: ({ emailId }, { workspace }) => emails.get(workspace.id, emailId),
  updateCampaignEmail: (input, { workspace, user }) => emails.update(workspace.id, input, user),
  listEmailVersions: (input, { workspace }) => emails.listVersions(workspace.id, input),
  restoreEmailVersion: ({ emailId, revision }, { workspace, user }) =>
    emails.restoreVersion(workspace.id, emailId, revision, user),
  previewCampaignEmail: (input, { workspace, origin }) =>
    previews.preview({ workspaceId: workspace.id, origin }, input),
  sendTestEmail: (input, { workspace, user, origin }) =>
    previews.sendTest({ workspaceId: workspace.id, origin }, input, user),
  draftCampaignEmail: (input, { workspace }) => drafts.draft(workspace, input),
  checkCampaign: async ({ campaignId }, { workspace }) => ({ items: await checks.check(workspace.id, campaignId) }),
});

export type EmailHandlers = Pick<
  Handlers<typeof campaignsContract>,
  | 'getCampaignEmail'
  | 'updateCampaignEmail'
  | 'listEmailVersions'
  | 'restoreEmailVersion'
  | 'previewCampaignEmail'
  | 'sendTestEmail'
  | 'draftCampaignEmail'
  | 'checkCampaign'
>;

interface Services {
  emails: EmailService;
  previews: EmailPreviewService;
  checks: EmailCheckService;
  drafts: EmailDraftService;
}
