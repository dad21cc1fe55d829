import * as z from 'zod/mini';
import { deviceTypes, eventLimits } from '../domain/analytics-event';
import { analyticsPeriods, STANDARD_PERIOD } from '../domain/analytics-period';
import { sentText } from './text';

export const periodInput = z._default(
  z.enum(analyticsPeriods, { error: 'Choose 7d, 30d, 90d or 1y.' }),
  STANDARD_PERIOD,
);

/** What the figures are narrowed to; several together mean all of them. */
export const filterInput = {
  page: z.optional(sentText(eventLimits.page)),
  source: z.optional(sentText(eventLimits.source)),
  campaign: z.optional(sentText(eventLimits.campaign)),
  device: z.optional(z.enum(deviceTypes, { error: 'Choose phone, tablet or desktop.' })),
  country: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/, { error: 'Choose a country.' }))),
};
