import * as z from 'zod/mini';
import { eventLimits } from '../domain/analytics-event';
import { touchLevels } from '../domain/attribution';
import { periodInput } from './analytics-input';
import { endpoint } from './endpoint';
import { day, optionalText, requiredText, storedText } from './text';

const brought = z.object({ leads: z.number(), conversions: z.number(), revenue: z.number() });
const month = z
  .string({ error: 'Choose a month.' })
  .check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/, { error: 'Choose a month.' }));
const touch = { source: storedText(eventLimits.source), campaign: storedText(eventLimits.campaign) };

/** Who brought leads and customers, by first and by last touch, and what it cost. Money is in hundredths of `currency`. */
export const analyticsAttributionContract = {
  getAttribution: endpoint({
    method: 'GET',
    path: '/api/analytics/attribution',
    access: 'session',
    summary: 'What each source or campaign brought in a period, by first and by last touch, and what it cost.',
    input: z.object({ period: periodInput, by: z._default(z.enum(touchLevels), 'source') }),
    output: z.object({
      current: z.object({ from: day, to: day }),
      currency: storedText(3),
      items: z.array(
        z.object({
          ...touch,
          first: brought,
          last: brought,
          /** Null unless a cost is known for every month of the period. */
          cost: z.nullable(z.number()),
        }),
      ),
      /** Of which no source, or no campaign, is known. */
      rest: z.object({ first: brought, last: brought }),
    }),
  }),
  listCosts: endpoint({
    method: 'GET',
    path: '/api/analytics/costs',
    access: 'session',
    summary: 'What the owner has said that sources and campaigns cost, the latest months first.',
    input: z.object({}),
    output: z.object({
      currency: storedText(3),
      items: z.array(z.object({ month, ...touch, amount: z.number() })),
    }),
  }),
  updateCost: endpoint({
    method: 'PUT',
    path: '/api/analytics/costs',
    access: 'session',
    ownerOnly: true,
    summary: 'Says what a source or one of its campaigns cost in a month; null says that it is not known.',
    input: z.object({
      month,
      source: requiredText('Source', eventLimits.source),
      campaign: optionalText('Campaign', eventLimits.campaign),
      amount: z.nullable(
        z
          .number({ error: 'Cost must be an amount, such as 120.50.' })
          .check(
            z.int({ error: 'Cost can have at most two decimals.' }),
            z.gte(0, { error: 'Cost cannot be negative.' }),
            z.lte(99_999_999_999, { error: 'This amount is too large.' }),
          ),
      ),
    }),
    output: z.object({ month, ...touch }),
  }),
};

export type SpentCost = z.infer<typeof analyticsAttributionContract.listCosts.output>['items'][number];
