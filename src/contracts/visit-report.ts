import * as z from 'zod/mini';
import { eventLimits } from '../domain/analytics-event';
import { MOST_REPORTED, reportedKinds } from '../domain/visit-report';
import { writable } from './text';

/** Too long is cut, not refused: a page's title or address is no mistake of its visitor. */
const words = (max: number) =>
  z._default(
    z.string().check(
      writable(),
      z.trim(),
      z.overwrite<string>((text) => text.slice(0, max)),
    ),
    '',
  );

/** The body of `POST /api/visits`, as JSON under the content type text/plain, which needs no preflight. */
export const visitReport = z.object({
  /** The site's key. */
  site: z.string().check(z.maxLength(100)),
  path: words(eventLimits.page),
  /** The host of the page that linked here. */
  from: words(255),
  source: words(eventLimits.source),
  medium: words(eventLimits.medium),
  campaign: words(eventLimits.campaign),
  events: z
    .array(
      z.object({
        kind: z.enum(reportedKinds),
        name: words(eventLimits.name),
        value: z._default(z.number(), 0),
        /** ISO 4217 */
        currency: words(8),
      }),
    )
    .check(z.minLength(1), z.maxLength(MOST_REPORTED)),
});
export type VisitReport = z.infer<typeof visitReport>;
