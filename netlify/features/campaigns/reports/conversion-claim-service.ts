import type { campaignsContract } from '../../../../src/contracts/campaigns';
import type { Input, Output } from '../../../../src/contracts/endpoint';
import { contactLabel } from '../../../../src/domain/contact';
import { AppError, notFound } from '../../../errors/app-error';
import type { Clock } from '../../../ports/clock';
import type { ConversionClaimRepository } from './conversion-claim-repository';

/** Large amounts that clicks reported, and what an owner makes of them. */
export function makeConversionClaimService({
  repository,
  clock,
}: {
  repository: ConversionClaimRepository;
  clock: Clock;
}) {
  return {
    async list(
      workspaceId: string,
      campaignId: string,
    ): Promise<Output<typeof campaignsContract.listConversionClaims>> {
      const found = await repository.list(workspaceId, campaignId, MOST_SHOWN);
      if (!found) throw notFound('campaign');
      return {
        items: found.rows.map(({ id, reference, amount, state, at, contactId, name, company, email }) => ({
          id,
          reference,
          amount,
          state,
          at: new Date(at).toISOString(),
          contactId,
          name: contactId ? contactLabel({ name, company, email, phone: null }).slice(0, 200) : 'Former contact',
        })),
        waiting: found.waiting,
      };
    },

    /** Throws not_found for a sale that is not there, or whose amount needs no decision any more. */
    async decide(
      workspaceId: string,
      { campaignId, claimId, counts }: Input<typeof campaignsContract.updateConversionClaim>,
    ): Promise<Output<typeof campaignsContract.updateConversionClaim>> {
      if (!(await repository.decide(workspaceId, { campaignId, claimId, counts, at: clock.now() })))
        throw new AppError('not_found', 'This sale no longer needs checking. Nothing was changed.');
      return { id: claimId, state: counts ? 'counted' : 'refused' };
    },
  };
}

const MOST_SHOWN = 100;

export type ConversionClaimService = ReturnType<typeof makeConversionClaimService>;
