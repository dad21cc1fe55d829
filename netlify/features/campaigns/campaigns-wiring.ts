import type { campaignsContract } from '../../../src/contracts/campaigns';
import type { Handlers } from '../../http/call';
import type { WorkspaceScope } from '../../ports/workspace-scope';
import { systemClock } from '../../providers/system/clock';
import { systemIds } from '../../providers/system/ids';
import { campaignBookRepository } from './campaign-book-repository';
import { makeCampaignDrafts } from './campaign-drafts';
import { campaignLedgerRepository } from './runs/campaign-ledger-repository';
import { campaignReportRepository } from './reports/campaign-report-repository';
import { makeCampaignReportService } from './reports/campaign-report-service';
import { campaignRunRepository } from './runs/campaign-run-repository';
import { makeCampaignRunService } from './runs/campaign-run-service';
import { campaignsHandlers } from './campaigns-handlers';
import { campaignsRepository } from './campaigns-repository';
import { makeCampaignsService } from './campaigns-service';
import { conversionClaimRepository } from './reports/conversion-claim-repository';
import { makeConversionClaimService } from './reports/conversion-claim-service';
import { checkCampaign, emailWiring } from './emails/email-wiring';
import { postCampaigns } from './posts/post-campaign-wiring';
import { recommendationRepository } from './recommendations/recommendation-repository';
import { makeRecommendationService } from './recommendations/recommendation-service';

const system = { clock: systemClock, ids: systemIds };

export const campaignsWiring = (): Handlers<typeof campaignsContract> => {
  const recommendations = makeRecommendationService({
    repository: recommendationRepository,
    books: campaignBookRepository,
    clock: systemClock,
  });
  const drafts = makeCampaignDrafts({
    repository: campaignsRepository,
    books: campaignBookRepository,
    recommend: recommendations.recommend,
    ofPost: postCampaigns().draftOf,
    ...system,
  });
  return {
    ...campaignsHandlers({
      campaigns: makeCampaignsService({
        repository: campaignsRepository,
        books: campaignBookRepository,
        drafts,
        ...system,
      }),
      runs: makeCampaignRunService<WorkspaceScope>({
        repository: campaignsRepository,
        turns: campaignRunRepository,
        ledger: campaignLedgerRepository,
        check: checkCampaign,
        ...system,
      }),
      reports: makeCampaignReportService({ repository: campaignReportRepository, clock: systemClock }),
      claims: makeConversionClaimService({ repository: conversionClaimRepository, clock: systemClock }),
      recommendations,
    }),
    ...emailWiring(),
  };
};
