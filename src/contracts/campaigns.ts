import { campaignBookContract } from './campaign-book';
import { campaignEmailsContract } from './campaign-emails';
import { campaignProposalsContract } from './campaign-proposals';
import { campaignReportsContract } from './campaign-reports';
import { campaignRunsContract } from './campaign-runs';
import { conversionClaimsContract } from './conversion-claims';

export const campaignsContract = {
  ...campaignBookContract,
  ...campaignRunsContract,
  ...campaignEmailsContract,
  ...campaignReportsContract,
  ...conversionClaimsContract,
  ...campaignProposalsContract,
};
