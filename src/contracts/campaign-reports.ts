import * as z from 'zod/mini';
import { deliveryStates } from '../domain/campaign';
import { listed, oneCampaign, page } from './campaign-input';
import { campaignCountsSchema } from './campaign-record';
import { endpoint } from './endpoint';
import { cursorInput, id, instant, storedText } from './text';

const causes = z.array(z.object({ cause: storedText(500), people: z.number() }));

/** Cursor of a list that goes by ids alone. */
export const campaignReportsContract = {
  listDeliveries: endpoint({
    method: 'GET',
    path: '/api/campaigns/:campaignId/deliveries',
    access: 'session',
    summary: 'The recipients and what became of each email.',
    input: z.object({
      campaignId: id,
      state: z.optional(z.enum([...deliveryStates, 'opened', 'clicked', 'converted', 'unsubscribed'])),
      ...listed,
      cursor: cursorInput(),
    }),
    output: page(
      z.object({
        id,
        contactId: z.nullable(id),
        name: storedText(200),
        /** For automations: which of their emails. */ mail: z.nullable(storedText(200)),
        address: storedText(320),
        state: z.enum(deliveryStates),
        cause: z.nullable(storedText(500)),
        sentAt: z.nullable(instant),
        openedAt: z.nullable(instant),
        clickedAt: z.nullable(instant),
        machineOpenedAt: z.nullable(instant),
        convertedAt: z.nullable(instant),
        revenue: z.number(),
        unsubscribedAt: z.nullable(instant),
      }),
    ),
  }),
  getCampaignReport: endpoint({
    method: 'GET',
    path: '/api/campaigns/:campaignId/report',
    access: 'session',
    summary:
      'Counts per mail, links with the people who followed them, and opens and clicks by hour of the first two days.',
    input: oneCampaign,
    output: z.object({
      emails: z.array(z.object({ id, name: storedText(120), counts: campaignCountsSchema })),
      links: z.array(z.object({ url: storedText(2_100), people: z.number(), machine: z.number() })),
      hours: z.array(z.object({ hour: z.number(), opens: z.number(), clicks: z.number() })),
      bounces: causes,
      /** The mail server's answers about refused and uncertain emails. */ refusals: causes,
      uncertainties: causes,
    }),
  }),
};
