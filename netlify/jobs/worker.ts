import { PgBoss, type ConstructorOptions } from 'pg-boss';
import type { z } from 'zod/mini';
import { env } from '../config/env';
import { onBehalfOf } from '../heavy/work-share';
import { errorInLog } from '../http/error-in-log';
import { log } from '../http/log';
import { countJob } from '../http/metrics';
import { advanceAutomations } from './advance-automations';
import { allJobs } from './all-jobs';
import { beginWeeks } from './begin-weeks';
import { changeContacts } from './change-contacts';
import { checkDomains } from './check-domains';
import { copyPerson } from './copy-person';
import { deleteEnded } from './delete-ended';
import { hasDueJobs } from './due-jobs-repository';
import { expireDemos } from './expire-demos';
import { exportContacts } from './export-contacts';
import { failContactExport } from './fail-contact-export';
import { failCreation } from './fail-creation';
import { failExport } from './fail-export';
import { failImport } from './fail-import';
import { failPiece } from './fail-piece';
import { forgetOldRows } from './forget-old';
import { handMessagesOver } from './hand-messages-over';
import { importContacts } from './import-contacts';
import type { Job } from './job';
import { mailNews } from './mail-news';
import { makeCreation } from './make-creation';
import { makeExport } from './make-export';
import { proposeIdeas } from './propose-ideas';
import { publishPiece } from './publish-piece';
import { removeOrphans } from './remove-orphans';
import { renewPlans } from './renew-plans';
import { rescueCreation } from './rescue-creation';
import { sendCampaign } from './send-campaign';
import { sendMail } from './send-mail';
import { sendPasswordReset } from './send-password-reset';
import { sendPlanMail } from './send-plan-mail';
import { sendWeeklyReports } from './send-weekly-reports';
import { settleUsage } from './settle-usage';
import { startCampaigns } from './start-campaigns';
import { tidyAccounts } from './tidy-accounts';
import { tidyCampaigns } from './tidy-campaigns';
import { tidyContacts } from './tidy-contacts';
import { tidyCreations } from './tidy-creations';
import { tidyExports } from './tidy-exports';
import { tidyMails } from './tidy-mails';
import { tidySite } from './tidy-site';
import { tidySamples } from './tidy-samples';

/** Works all queues in this process until stopped; `stop` waits for the jobs in hand. */
export async function startWorker(): Promise<{ stop(): Promise<void> }> {
  const { stop } = await openQueues();
  return { stop: () => stop(STOP_MS) };
}

/**
 * For hosts without a worker: works what is due until nothing is, or the budget is used; then gives the jobs in hand
 * `stopMs` to end. With `aheadMs` it waits for what becomes due so soon. `left` says whether there is more to do now.
 * Jobs that were cut off run again.
 */
export async function workDueJobs({
  budgetMs,
  stopMs,
  aheadMs = 0,
}: {
  budgetMs: number;
  stopMs: number;
  aheadMs?: number;
}): Promise<{ left: boolean }> {
  const ends = performance.now() + budgetMs;
  const { boss, stop } = await openQueues({ cronWorkerIntervalSeconds: 1 }, POLL_SECONDS);
  try {
    await boss.supervise(); // a dead worker's jobs become due again
    // What the schedule sends takes two steps to arrive: empty means empty for a while.
    for (let idleSince = performance.now(); performance.now() < ends && performance.now() - idleSince < IDLE_MS;) {
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
      if (await hasDueJobs({ withinMs: aheadMs })) idleSince = performance.now();
    }
  } finally {
    await stop(stopMs);
  }
  return { left: await hasDueJobs() };
}

async function openQueues(
  more: ConstructorOptions = {},
  cronPollSeconds = CRON_POLL_SECONDS,
): Promise<{ boss: PgBoss; stop(timeout: number): Promise<void> }> {
  const stopping = new AbortController();
  const boss = new PgBoss({
    connectionString: env().databaseUrl,
    max: 4,
    application_name: 'fourbeat-worker',
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
    ...more,
  });
  boss.on('error', (error) => log().error(errorInLog(error), 'queue error'));
  await boss.start();
  for (const job of allJobs) if (job.cron) await boss.schedule(job.name, job.cron);
  for (const { job, run } of handlers) {
    await boss.work(
      job.name,
      { pollingIntervalSeconds: job.cron ? cronPollSeconds : POLL_SECONDS, localConcurrency: job.atOnce },
      async ([delivery]) => {
        if (!delivery) return;
        const started = performance.now();
        try {
          const payload = job.payload.parse(delivery.data ?? {}); // what a schedule sends has no data
          await onBehalfOf({ name: `jobs of ${workspaceOf(payload)}`, patient: true }, () =>
            run(payload, stopping.signal),
          );
          countJob(job.name, 'done', performance.now() - started);
          log().info({ job: job.name, id: delivery.id, ms: Math.round(performance.now() - started) }, 'job done');
        } catch (error) {
          countJob(job.name, 'failed', performance.now() - started);
          log().error({ job: job.name, id: delivery.id, ...errorInLog(error) }, 'job failed');
          throw error;
        }
      },
    );
  }
  const stop = (timeout: number): Promise<void> => {
    stopping.abort(); // a job that could go on for minutes ends where it is well ended
    return boss.stop({ graceful: true, timeout });
  };
  return { boss, stop };
}

/** What runs when a job comes; loaded when the first one does. */
const handlers = [
  handler(changeContacts, async (payload) =>
    (await import('../features/contacts/contacts-wiring')).contactsJobs().change(payload),
  ),
  handler(exportContacts, async (payload) =>
    (await import('../features/contacts/contact-export-wiring')).contactExportJobs().make(payload),
  ),
  handler(failContactExport, async (payload) =>
    (await import('../features/contacts/contact-export-wiring')).contactExportJobs().giveUp(payload),
  ),
  handler(importContacts, async (payload) =>
    (await import('../features/imports/imports-wiring')).importsJobs().run(payload),
  ),
  handler(failImport, async (payload) =>
    (await import('../features/imports/imports-wiring')).importsJobs().giveUp(payload),
  ),
  handler(tidyContacts, async () => {
    await (await import('../features/contacts/contacts-wiring')).contactsJobs().tidy();
    await (await import('../features/contacts/consent-wiring')).consentJobs().tidy();
    await (await import('../features/contacts/contact-export-wiring')).contactExportJobs().tidy();
    await (await import('../features/imports/imports-wiring')).importsJobs().tidy();
    await (await import('../features/signup/signup-wiring')).signupJobs().tidy();
  }),
  handler(publishPiece, async (payload) =>
    (await import('../features/engine/engine-wiring')).engineJobs().publishPiece(payload),
  ),
  handler(failPiece, async (payload) =>
    (await import('../features/engine/engine-wiring')).engineJobs().failPiece(payload),
  ),
  handler(makeCreation, async (payload) =>
    (await import('../features/creative/making-wiring')).makingJobs().make(payload),
  ),
  handler(rescueCreation, async (payload) =>
    (await import('../features/creative/making-wiring')).makingJobs().rescue(payload),
  ),
  handler(failCreation, async (payload) =>
    (await import('../features/creative/making-wiring')).makingJobs().giveUp(payload),
  ),
  handler(proposeIdeas, async (payload) =>
    (await import('../features/engine/engine-wiring')).engineJobs().proposeIdeas(payload),
  ),
  handler(beginWeeks, async () => (await import('../features/engine/engine-wiring')).engineJobs().beginWeeks()),
  handler(forgetOldRows, async () => (await import('./housekeeping-repository')).forgetOld(new Date())),
  handler(sendPasswordReset, async (payload) =>
    (await import('../features/account/account-wiring')).accountJobs().sendPasswordReset(payload),
  ),
  handler(tidyAccounts, async () => (await import('../features/account/account-wiring')).accountJobs().tidy()),
  handler(
    removeOrphans,
    async () => void (await (await import('../features/file/file-wiring')).fileJobs().removeOrphans()),
  ),
  handler(sendMail, async (payload) => (await import('../features/mail/mail-wiring')).mailService().sendMail(payload)),
  handler(tidyMails, async () => (await import('../features/mail/mail-wiring')).mailService().tidyMails()),
  handler(checkDomains, async () => (await import('../features/sending/sending-wiring')).sendingJobs().checkDomains()),
  handler(tidyCampaigns, async () =>
    (await import('../features/tracking/tracking-wiring')).trackingJobs().tidyCampaigns(),
  ),
  handler(handMessagesOver, async () => (await import('../features/site/site-wiring')).siteJobs().handMessagesOver()),
  handler(tidySite, async () => (await import('../features/site/site-wiring')).siteJobs().tidySite()),
  handler(
    tidySamples,
    async () => void (await (await import('../features/sample/sample-wiring')).sampleService().removeOld()),
  ),
  handler(copyPerson, async (payload) =>
    (await import('../features/settings/settings-wiring')).settingsJobs().copyPerson(payload),
  ),
  handler(mailNews, async () => (await import('../features/settings/settings-wiring')).settingsJobs().mailNews()),
  handler(sendWeeklyReports, async () =>
    (await import('../features/settings/settings-wiring')).settingsJobs().sendWeeklyReports(),
  ),
  handler(makeExport, async (payload) =>
    (await import('../features/privacy/privacy-wiring')).exportJobs().make(payload),
  ),
  handler(failExport, async (payload) =>
    (await import('../features/privacy/privacy-wiring')).exportJobs().giveUp(payload),
  ),
  handler(tidyExports, async () => (await import('../features/privacy/privacy-wiring')).exportService().tidy()),
  handler(
    tidyCreations,
    async () => void (await (await import('../features/creative/library-wiring')).libraryJobs().tidyCreations()),
  ),
  handler(deleteEnded, async () => (await import('../features/privacy/privacy-wiring')).erasureJobs().deleteEnded()),
  handler(sendPlanMail, async (payload) =>
    (await import('../features/plan/plan-wiring')).planJobs().sendPlanMail(payload),
  ),
  handler(settleUsage, async () => (await import('../features/plan/plan-wiring')).planJobs().settleUsage()),
  handler(renewPlans, async () => (await import('../features/plan/plan-wiring')).planJobs().renewPlans()),
  handler(sendCampaign, async (payload, stops) =>
    (await import('../features/sending/campaign-sender-wiring')).campaignSenderJobs().send(payload, stops),
  ),
  handler(advanceAutomations, async (_payload, signal) =>
    (await import('../features/automations/automation-advance-wiring')).automationJobs().advance(signal),
  ),
  handler(startCampaigns, async () =>
    (await import('../features/sending/campaign-sender-wiring')).campaignSenderJobs().start(),
  ),
  handler(expireDemos, async () => (await import('../features/auth/auth-wiring')).authService().expireDemos()),
];

function handler<P extends z.ZodMiniType>(
  job: Job<P>,
  run: (payload: z.core.output<P>, stops: AbortSignal) => Promise<void>,
) {
  return {
    job: job as unknown as Job<z.ZodMiniType>,
    run: run as (payload: unknown, stops: AbortSignal) => Promise<void>,
  };
}

/** A job waits in another line than the requests of its workspace: those somebody looks at. */
const workspaceOf = (payload: unknown): string =>
  typeof payload === 'object' && payload !== null && 'workspaceId' in payload ? String(payload.workspaceId) : 'all';

/** What a person waits for is looked for every second; what a schedule sends can wait. */
const POLL_SECONDS = 1;
const CRON_POLL_SECONDS = 10;
const STOP_MS = 20_000;
const LOOK_MS = 250;
const IDLE_MS = 2_500;
/** With the heartbeat and the longest first pause of a retry, a killed worker's jobs run again in under two minutes. */
const SUPERVISE_SECONDS = 20;
