import type { FailedJob, Mail, MailContent, MailState, System } from '../../../src/contracts/operator';
import { AppError, notFound } from '../../errors/app-error';
import type { Clock } from '../../ports/clock';
import type { MetricFamily, MetricsPagePort } from '../../ports/metrics';
import { judge, type Facts, type Reading, type StorageReading } from './operator-capabilities';
import { systemGauges } from './operator-gauges';
import { settingsOf, type InstallationSettings } from './operator-settings';
import type { FailedJobRow, OperatorRepository } from './operator-repository';
import { patience } from '../../ports/patience';

/** What the operator sees and does. Nothing here belongs to a workspace, and no secret passes through. */
export function makeOperatorService({
  repository,
  installation,
  settings,
  facts,
  probes,
  resend,
  causeOf,
  readCounts,
  metricsPage,
  clock,
  warn,
}: Dependencies) {
  /** One reading within two seconds; a failure affects only this one. */
  async function read<T>(what: string, reading: () => Promise<T>): Promise<Reading<T>> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tooSlow = new Promise<Reading<T>>(
      (resolve) => (timer = setTimeout(() => resolve({ ok: false, why: 'slow' }), PATIENCE_MS)),
    );
    try {
      return await Promise.race([reading().then((value): Reading<T> => ({ ok: true, value })), tooSlow]);
    } catch (error) {
      warn(what, error);
      return { ok: false, why: 'failed', ...(error instanceof AppError && { said: error.message }) };
    } finally {
      clearTimeout(timer);
    }
  }

  async function readAll() {
    const [database, queues, worker, mails, reviews, totals, storage, images, planner] = await Promise.all([
      read('database', repository.readDatabase),
      read('queues', repository.readQueues),
      read('worker', repository.readWorkerSeen),
      read('mails', repository.countMails),
      read('reviews', repository.countReviews),
      read('totals', () => repository.readTotals(clock.now())),
      read('storage', probes.storage),
      read('images', probes.images),
      read('planner', probes.planner),
    ]);
    return { database, queues, worker, mails, reviews, totals, storage, images, planner };
  }

  async function findMail(mailId: string) {
    const mail = await repository.findMail(mailId);
    if (!mail) throw notFound('mail');
    return mail;
  }

  /** Says why a job is not available: gone, or no longer failed. */
  async function refuseJob(jobId: string): Promise<never> {
    if (!(await repository.jobExists(jobId))) throw notFound('job');
    throw new AppError('conflict', 'This job has already been run again. If it fails, it will show up here.');
  }

  return {
    async getSystem(origin: string): Promise<System> {
      const readings = await readAll();
      const valueOf = <T>(reading: Reading<T>): T | null => (reading.ok ? reading.value : null);
      const database = valueOf(readings.database);
      return {
        ...installation,
        capabilities: judge(readings, facts, clock.now()),
        database: database && {
          ...database,
          version: database.version.slice(0, 40),
          schema: database.schema.replace(/\.sql$/, ''),
        },
        queues: valueOf(readings.queues),
        worker: readings.worker.ok ? { seenAt: readings.worker.value?.toISOString() ?? null } : null,
        mails: valueOf(readings.mails),
        publicUrl: settings.publicUrl ?? null,
        mailHost: facts.mailHost,
        storage: valueOf(readings.storage),
        totals: valueOf(readings.totals),
        settings: settingsOf(settings, origin),
      };
    },

    async listFailedJobs(input: { cursor?: string; limit: number }) {
      const { rows, nextCursor } = await repository.listFailedJobs(input);
      return { items: rows.map((row) => presentJob(row, causeOf(row.output))), nextCursor };
    },

    async retryJob(jobId: string) {
      return (await repository.retryJob(jobId)) ? {} : refuseJob(jobId);
    },

    async deleteJob(jobId: string) {
      return (await repository.deleteJob(jobId)) ? {} : refuseJob(jobId);
    },

    async listMails(input: { state?: MailState; cursor?: string; limit: number }) {
      const { rows, nextCursor } = await repository.listMails(input);
      return { items: rows.map(presentMail), nextCursor };
    },

    async getMail(mailId: string): Promise<MailContent> {
      const mail = await findMail(mailId);
      // The link in an email's text is the line that consists only of an address.
      return {
        ...presentMail(mail),
        text: mail.text,
        link: (mail.state !== 'ended' && /^https?:\/\/\S{1,1990}$/m.exec(mail.text ?? '')?.[0]) || null,
      };
    },

    /** The HTML part, with its links disabled: a reader's link is only for its reader. */
    async getMailHtml(mailId: string): Promise<string> {
      const { html } = await findMail(mailId);
      if (html === null)
        throw new AppError(
          'not_found',
          'The text of this email was erased because the email was sent or its links have expired.',
        );
      return html.replace(/<head\b[^>]*>/i, '$&<base target="_blank">'); // a new window, which its sandbox does not allow
    },

    async resendMail(mailId: string): Promise<Mail> {
      await resend(mailId);
      return presentMail(await findMail(mailId));
    },

    /** Counters of this process, and gauges from the database for all of them. */
    async renderMetrics(): Promise<{ contentType: string; text: string }> {
      const [queues, worker, mails] = await Promise.all([
        read('queues', repository.readQueues),
        read('worker', repository.readWorkerSeen),
        read('mails', repository.countMails),
      ]);
      return {
        contentType: metricsPage.contentType,
        text: await metricsPage.render([
          ...readCounts(),
          ...systemGauges({ queues, worker, mails }, installation.version, clock.now()),
        ]),
      };
    },
  };
}

function presentJob({ id, queue, data, attempts, createdAt, failedAt }: FailedJobRow, cause: string): FailedJob {
  const entries = typeof data === 'object' && data !== null ? Object.entries(data).slice(0, MAX_IDS) : [];
  const payload = Object.fromEntries(entries.map(([name, value]) => [name.slice(0, 40), String(value).slice(0, 100)]));
  return { id, queue, payload, cause, attempts, createdAt: createdAt.toISOString(), failedAt: failedAt.toISOString() };
}

function presentMail({
  id,
  kind,
  recipient,
  subject,
  state,
  attempts,
  cause,
  createdAt,
  sentAt,
  expiresAt,
  readable,
}: MailRow): Mail {
  return {
    id,
    kind,
    recipient,
    subject: subject.slice(0, 400),
    state,
    attempts,
    cause: cause?.slice(0, 600) ?? null,
    readable,
    createdAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
    expiresAt: expiresAt.toISOString(),
  };
}

const PATIENCE_MS = patience(2_000);
const MAX_IDS = 10;

export type OperatorService = ReturnType<typeof makeOperatorService>;

type MailRow = Awaited<ReturnType<OperatorRepository['listMails']>>['rows'][number];

interface Dependencies {
  repository: OperatorRepository;
  installation: Pick<System, 'version' | 'node' | 'platform' | 'startedAt'>;
  settings: InstallationSettings;
  facts: Facts;
  /** Ask a part itself how it is; each may fail or hang. */
  probes: {
    storage(): Promise<StorageReading>;
    images(): Promise<{ name: string; version: number }>;
    planner(): Promise<{ name: string }>;
  };
  /** Throws `conflict` with a sentence when an email was sent already or is being sent. */
  resend(mailId: string): Promise<void>;
  causeOf(output: unknown): string;
  readCounts(): MetricFamily[];
  metricsPage: MetricsPagePort;
  clock: Clock;
  warn(what: string, error: unknown): void;
}
