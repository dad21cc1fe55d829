import * as z from 'zod/mini';
import { claimStates } from '../domain/conversion';
import { oneCampaign } from './campaign-input';
import { people } from './campaign-record';
import { endpoint } from './endpoint';
import { id, instant, storedText } from './text';

/** A sale that a click reported; `amount` in hundredths of the currency. */
const claimSchema = z.object({
  id,
  reference: storedText(200),
  amount: people,
  state: z.enum(claimStates),
  at: instant,
  contactId: z.nullable(id),
  name: storedText(200),
});
export type ConversionClaim = z.infer<typeof claimSchema>;

export const conversionClaimsContract = {
  listConversionClaims: endpoint({
    method: 'GET',
    path: '/api/campaigns/:campaignId/claims',
    access: 'session',
    summary:
      'Sales whose amount a click reported above the workspace’s limit: those that wait for an owner, newest first, then those decided last; at most 100.',
    input: oneCampaign,
    output: z.object({
      items: z.array(claimSchema),
      /** All that wait for a decision, including those beyond the listed items. `sum` in hundredths. */ waiting:
        z.object({
          sales: people,
          sum: people,
        }),
    }),
  }),
  updateConversionClaim: endpoint({
    method: 'PATCH',
    path: '/api/campaigns/:campaignId/claims/:claimId',
    access: 'session',
    ownerOnly: true,
    summary:
      'Counts the amount of a reported sale, or does not; either can be chosen again later. The sale itself counts all the same.',
    input: z.object({ campaignId: id, claimId: id, counts: z.boolean() }),
    output: z.object({ id, state: z.enum(claimStates) }),
  }),
};
