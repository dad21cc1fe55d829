import type { reportsContract } from '../../../src/contracts/reports';
import { dayInWords } from '../../../src/domain/day-in-words';
import { slugify } from '../../../src/domain/slug';
import type { ReportPages } from '../../documents/report-pages';
import type { Handlers } from '../../http/call';
import { documentReply, orNotFoundPage } from '../../http/document-reply';
import { fileOfBytes, sendFile } from '../../http/send-file';
import type { ReportMailService } from './report-mail-service';
import type { NamedFile, Opened, ReportsService } from './reports-service';

export function reportsHandlers({ reports, mails, pages, renderNotFound }: Parts): Handlers<typeof reportsContract> {
  const nothing = (request: Request): Response =>
    documentReply('sharedReport', renderNotFound(request.headers.get('accept-language')), { status: 404 });
  /** Gone (RFC 9110, 15.5.11): tells the reader that the link used to work. */
  const ended = ({ workspace }: Opened, state: 'expired' | 'revoked'): Response =>
    documentReply('sharedReport', pages.ended({ state, business: workspace.name }), { status: 410 });

  return {
    getReport: ({ period }, { workspace }) => reports.getReport(workspace, period),
    getReportPdf: async ({ period }, { workspace, request }) =>
      fileReply(request, await reports.getPdf(workspace, period), PDF),
    getReportCsv: async ({ period }, { workspace, request }) =>
      fileReply(request, await reports.getTables(workspace, period), ZIP),
    listReportShares: (_input, { workspace }) => reports.listShares(workspace),
    createReportShare: ({ period }, { workspace, user, origin }) =>
      reports.createShare(workspace, period, user, origin),
    deleteReportShare: ({ shareId }, { workspace, user }) => reports.deleteShare(workspace, shareId, user),
    getReportMail: (_input, { workspace, user }) => mails.getMail(workspace, user),
    updateReportMail: ({ often }, { workspace, user }) => mails.updateMail(workspace, user, often),

    getReportPage: ({ token }, { origin, request }) =>
      orNotFoundPage(
        async () => {
          const opened = await reports.open(token);
          if (opened.state !== 'open') return ended(opened, opened.state);
          return documentReply(
            'sharedReport',
            pages.report({
              ...(await reports.readShared(opened.workspace, opened.asked)),
              pdfUrl: `${origin}/r/${token}/pdf`,
              until: opened.expiresOn && dayInWords(opened.expiresOn, { year: true }),
            }),
            { keptFor: request },
          );
        },
        () => nothing(request),
      ),
    getSharedReportPdf: ({ token }, { request }) =>
      orNotFoundPage(
        async () => {
          const opened = await reports.open(token);
          if (opened.state !== 'open') return ended(opened, opened.state);
          const reply = await fileReply(request, await reports.printShared(opened.workspace, opened.asked), PDF);
          reply.headers.set('x-robots-tag', 'noindex');
          return reply;
        },
        () => nothing(request),
      ),
    getReportMailStop: ({ token }, { request }) =>
      orNotFoundPage(
        async () => {
          const { business, often } = await mails.findStop(token);
          return documentReply('reportMail', pages.askStop({ business, often, url: `/r/${token}/stop` }));
        },
        () => nothing(request),
      ),
    deleteReportMail: ({ token }, { request }) =>
      orNotFoundPage(
        async () => documentReply('reportMail', pages.stopped(await mails.stop(token))),
        () => nothing(request),
      ),
  };
}

/** Never cached: a link can end at any moment, and figures change. */
async function fileReply(
  request: Request,
  { bytes, name }: NamedFile,
  { type, ending }: typeof PDF,
): Promise<Response> {
  const file = fileOfBytes(bytes, { contentType: type, name: `${slugify(name, 120) || 'report'}.${ending}` });
  const reply = await sendFile(request, file, { cache: 'private, no-store', download: true });
  reply.headers.set('content-type', type);
  return reply;
}

const PDF = { type: 'application/pdf', ending: 'pdf' };
const ZIP = { type: 'application/zip', ending: 'zip' };

interface Parts {
  reports: ReportsService;
  mails: ReportMailService;
  pages: ReportPages;
  /** `accepts`: the Accept-Language header. */
  renderNotFound(accepts: string | null): string;
}
