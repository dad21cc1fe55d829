import * as z from 'zod/mini';
import { eventLimits } from '../domain/analytics-event';
import { MOST_VISIT_HOSTS, visitHost } from '../domain/visit-host';
import { REPORT_BYTES } from '../domain/visit-report';
import { endpoint } from './endpoint';
import { id, instant, storedText, writable } from './text';

const NO_HOST = 'Enter the domain of your own website, such as corner-grill.com.';
const host = z.string({ error: NO_HOST }).check(
  writable(),
  z.maxLength(253, { error: 'A domain can be at most 253 characters.' }),
  z.refine((typed) => visitHost(typed) !== null, { error: NO_HOST }),
  z.overwrite<string>((typed) => visitHost(typed) ?? typed),
);
const hosts = z
  .array(host, { error: 'Enter the domain of your website.' })
  .check(
    z.minLength(1, { error: 'Enter the domain of your website.' }),
    z.maxLength(MOST_VISIT_HOSTS, { error: `At most ${MOST_VISIT_HOSTS} domains.` }),
  );

const visitSiteSchema = z.object({
  id,
  key: storedText(100),
  hosts: z.array(storedText(253)),
  /** When a page of it last reported a visit, and which; null and '' before the first. */
  seenAt: z.nullable(instant),
  seenPage: storedText(eventLimits.page),
});
export type VisitSite = z.infer<typeof visitSiteSchema>;

const read = { method: 'GET', access: 'session' } as const;
const change = { access: 'session', ownerOnly: true, notInDemo: true } as const;

/** The owner's websites, and what their pages report. */
export const visitsContract = {
  addVisits: endpoint({
    method: 'POST',
    path: '/api/visits',
    access: 'public',
    fromAnywhere: 'scripts',
    takesBytes: REPORT_BYTES,
    limit: { calls: 600, perSeconds: 60, inProcess: true },
    produces: 'text/plain',
    summary:
      'Notes what happened on a page of a workspace’s website: JSON as text/plain, with the site’s key. Answers 204 whether or not it counts; a page of a host that the site does not list is refused.',
    input: z.object({}),
    output: z.unknown(),
  }),
  listVisitSites: endpoint({
    ...read,
    path: '/api/visit-sites',
    summary: 'Websites that report visits, oldest first.',
    input: z.object({}),
    output: z.object({ items: z.array(visitSiteSchema) }),
  }),
  createVisitSite: endpoint({
    ...change,
    method: 'POST',
    path: '/api/visit-sites',
    summary: 'Adds a website; its key goes into its pages.',
    input: z.object({ hosts }),
    output: visitSiteSchema,
  }),
  updateVisitSite: endpoint({
    ...change,
    method: 'PATCH',
    path: '/api/visit-sites/:siteId',
    summary: 'Changes the domains whose pages may report.',
    input: z.object({ siteId: id, hosts }),
    output: visitSiteSchema,
  }),
  deleteVisitSite: endpoint({
    ...change,
    method: 'DELETE',
    path: '/api/visit-sites/:siteId',
    summary: 'Stops measuring a website; its figures stay.',
    input: z.object({ siteId: id }),
    output: z.object({ id }),
  }),
  checkVisitSite: endpoint({
    ...read,
    path: '/api/visit-sites/:siteId/check',
    summary: 'When a page of the website last reported a visit, and which.',
    input: z.object({ siteId: id }),
    output: visitSiteSchema,
  }),
};
