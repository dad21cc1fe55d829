import * as z from 'zod/mini';
import { DAY_SECONDS, HOUR_SECONDS } from '../domain/duration';
import { reportRhythms } from '../domain/report-rhythm';
import { periodInput } from './analytics-input';
import { endpoint } from './endpoint';
import { day, id, instant, sentText, storedText } from './text';

const ofPeriod = z.object({ period: periodInput });
/** In parts; a part with a query is its answer. */
const sentence = z.array(z.object({ text: storedText(300), query: z.nullable(storedText(100)) }));
const token = sentText(300);
const byToken = z.object({ token });

/** A link without its token, which only the person who created it, and those they gave it to, know. */
const share = z.object({
  id,
  period: storedText(10),
  /** The days that it shows. */
  from: day,
  to: day,
  createdAt: instant,
  expiresAt: instant,
  state: z.enum(['open', 'expired', 'revoked']),
});

const mail = z.object({
  often: z.enum(reportRhythms),
  /** Where it goes. */
  email: storedText(254),
  confirmed: z.boolean(),
});

/** Reports of the figures of a period, for people who do not sign in: as a PDF, as tables, as a page, by email. */
export const reportsContract = {
  getReport: endpoint({
    method: 'GET',
    path: '/api/reports',
    access: 'session',
    summary: 'What the report of a period says, and the query behind each of its numbers.',
    input: ofPeriod,
    output: z.object({
      from: day,
      to: day,
      summary: z.array(sentence),
      /** What the tests found in the period, as sentences. */
      insights: z.array(sentence),
      queries: z.array(
        z.object({ query: storedText(100), name: storedText(100), text: storedText(300), words: storedText(700) }),
      ),
    }),
  }),
  getReportPdf: endpoint({
    method: 'GET',
    path: '/api/reports/pdf',
    scans: true,
    access: 'session',
    limit: { calls: 60, perSeconds: HOUR_SECONDS },
    summary: 'The report of a period as a PDF of A4 pages.',
    produces: 'application/pdf',
    input: ofPeriod,
    output: z.unknown(),
  }),
  getReportCsv: endpoint({
    method: 'GET',
    path: '/api/reports/csv',
    scans: true,
    access: 'session',
    limit: { calls: 60, perSeconds: HOUR_SECONDS },
    summary: 'The figures of a period as tables: a zip with days, channels, content and sources as CSV.',
    produces: 'application/zip',
    input: ofPeriod,
    output: z.unknown(),
  }),
  listReportShares: endpoint({
    method: 'GET',
    path: '/api/reports/shares',
    access: 'session',
    summary: 'The last fifty links to reports, newest first.',
    input: z.object({}),
    output: z.object({ items: z.array(share) }),
  }),
  createReportShare: endpoint({
    method: 'POST',
    path: '/api/reports/shares',
    access: 'session',
    notInDemo: true,
    limit: { calls: 60, perSeconds: DAY_SECONDS },
    summary:
      'Creates a link to the report of a period that works for 90 days. The reply is the only place that has its address.',
    input: ofPeriod,
    output: z.object({ share, url: storedText(300) }),
  }),
  deleteReportShare: endpoint({
    method: 'DELETE',
    path: '/api/reports/shares/:shareId',
    access: 'session',
    summary: 'Ends a link at once; its page then says so.',
    input: z.object({ shareId: id }),
    output: z.object({}),
  }),
  getReportMail: endpoint({
    method: 'GET',
    path: '/api/reports/mail',
    access: 'session',
    summary: 'How often the person gets the report by email.',
    input: z.object({}),
    output: mail,
  }),
  updateReportMail: endpoint({
    method: 'PUT',
    path: '/api/reports/mail',
    access: 'session',
    notInDemo: true,
    summary: 'Chooses how often the person gets the report by email.',
    input: z.object({ often: z.enum(reportRhythms, { error: 'Choose never, weekly or monthly.' }) }),
    output: mail,
  }),
  getReportPage: endpoint({
    method: 'GET',
    path: '/r/:token',
    access: 'public',
    limit: { calls: 300, perSeconds: HOUR_SECONDS },
    summary: 'A shared report as a page.',
    produces: 'text/html',
    input: byToken,
    output: z.unknown(),
  }),
  getSharedReportPdf: endpoint({
    method: 'GET',
    path: '/r/:token/pdf',
    access: 'public',
    limit: { calls: 60, perSeconds: HOUR_SECONDS },
    summary: 'A shared report as a PDF.',
    produces: 'application/pdf',
    input: byToken,
    output: z.unknown(),
  }),
  getReportMailStop: endpoint({
    method: 'GET',
    path: '/r/:token/stop',
    access: 'public',
    limit: { calls: 300, perSeconds: HOUR_SECONDS },
    summary: 'A page that asks whether to stop reports by email; changes nothing.',
    produces: 'text/html',
    input: byToken,
    output: z.unknown(),
  }),
  deleteReportMail: endpoint({
    method: 'POST',
    path: '/r/:token/stop',
    access: 'public',
    limit: { calls: 60, perSeconds: HOUR_SECONDS },
    summary: 'Stops the reports that came with this link.',
    produces: 'text/html',
    // Posted by the page's own form: what it carries is in its address.
    takesBytes: 1_024,
    input: byToken,
    output: z.unknown(),
  }),
};
