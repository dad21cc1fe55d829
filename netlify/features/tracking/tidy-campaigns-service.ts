import { DAY_MS } from '../../../src/domain/duration';
import { retentionMs } from '../../../src/domain/retention';
import type { Clock } from '../../ports/clock';
import type { MailReportRepository } from './reports/mail-report-repository';
import type { TidyCampaignsRepository } from './tidy-campaigns-repository';

/**
 * Job tidy-campaigns, every hour: merges count increments, skips what waits in ended campaigns, deletes opens
 * and reports past their retention.
 */
export function makeTidyCampaigns({
  repository,
  receipts,
  clock,
}: {
  repository: TidyCampaignsRepository;
  receipts: Pick<MailReportRepository, 'deleteReceipts'>;
  clock: Clock;
}) {
  return async (): Promise<void> => {
    for (const workspaceId of await repository.listManySteps(MANY, WORKSPACES)) await repository.addUp(workspaceId);
    for (const campaign of await repository.listEndedWaiting(CAMPAIGNS)) while (await repository.skipWaiting(campaign));
    const now = clock.now().getTime();
    while ((await repository.deleteEvents(new Date(now - retentionMs('deliveryEvents')), AT_ONCE)) === AT_ONCE);
    await receipts.deleteReceipts(new Date(now - RECEIPT_MS));
  };
}

/** Summing this many takes less than a millisecond. */
const MANY = 200;
const WORKSPACES = 1_000;
const CAMPAIGNS = 1_000;
const AT_ONCE = 5_000;
/** Longer than any service repeats a report. */
const RECEIPT_MS = 30 * DAY_MS;
