import { readVisitReport, type VisitReport } from '../../../src/contracts/visit-report';
import type { visitsContract } from '../../../src/contracts/visits';
import { hostOfAddress } from '../../../src/domain/visit-host';
import { AppError } from '../../errors/app-error';
import type { Handlers } from '../../http/call';
import { visitorOf } from '../../http/visitor';
import type { VisitCollection } from './collecting/visit-collection-service';
import type { VisitsService } from './visits-service';

export const visitsHandlers = (
  service: VisitsService,
  collection: VisitCollection,
): Handlers<typeof visitsContract> => ({
  addVisits: async (_input, call) => {
    await collection.add(readReport(call.bytes), hostOfPage(call.request.headers), visitorOf(call));
    return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
  },
  listVisitSites: (_input, { workspace }) => service.list(workspace.id),
  createVisitSite: ({ hosts }, { workspace }) => service.create(workspace.id, hosts),
  updateVisitSite: ({ siteId, hosts }, { workspace }) => service.change(workspace.id, siteId, hosts),
  deleteVisitSite: ({ siteId }, { workspace }) => service.remove(workspace.id, siteId),
  checkVisitSite: ({ siteId }, { workspace }) => service.check(workspace.id, siteId),
});

/** Ignores the content type: sendBeacon sends text/plain, which needs no preflight. */
function readReport(bytes: Uint8Array): VisitReport {
  let sent: unknown;
  try {
    sent = JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw new AppError('invalid_request', 'This is not valid JSON.');
  }
  const report = readVisitReport(sent);
  if (!report) throw new AppError('invalid_request', 'This is not a visit report.');
  return report;
}

/** The browser says where a request comes from, and no page can change that. */
const hostOfPage = (headers: Headers): string =>
  hostOfAddress(headers.get('origin') ?? '') || hostOfAddress(headers.get('referer') ?? '');
