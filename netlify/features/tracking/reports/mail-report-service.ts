import { recordedMoment } from '../../../../src/domain/recorded-moment';
import { AppError } from '../../../errors/app-error';
import type { Clock } from '../../../ports/clock';
import type { Ids } from '../../../ports/ids';
import type { MailReport, MailReports, ReportReading } from '../../../ports/mail-reports';
import type { MailReportRepository } from './mail-report-repository';

/**
 * Mail servers' reports about emails that they accepted. Each report is applied first and recorded afterwards:
 * after a crash in between it arrives again, finds its effect already stored and does nothing.
 */
export function makeMailReportService({ repository, sources, clock, ids, log }: MailReportDependencies) {
  async function record(source: SourceName, reports: MailReport[]): Promise<MailReport[]> {
    const taken: MailReport[] = [];
    const bounces = reports.flatMap((report) =>
      report.what === 'hard' || report.what === 'soft' ? [{ ...report, kind: report.what }] : [],
    );
    for (const [workspaceId, ofWorkspace] of Map.groupBy(bounces, ({ delivery }) => delivery.workspaceId)) {
      for (let from = 0; from < ofWorkspace.length; from += BATCH) {
        const batch = ofWorkspace.slice(from, from + BATCH);
        const there = await repository.recordBounces(
          workspaceId,
          batch.map(({ delivery, kind, cause, at }) => ({ ...delivery, kind, cause, at })),
          ids.id,
        );
        taken.push(...batch.filter(({ delivery }) => there.has(delivery.deliveryId)));
        // Answers of the inbox carry the same kind of name.
        for (const { delivery, cause, id } of batch.filter((one) => !there.has(one.delivery.deliveryId)))
          if (await repository.recordReturnedAnswer(workspaceId, delivery.deliveryId, cause))
            taken.push(...reports.filter((report) => report.id === id));
      }
    }
    for (const report of reports) {
      const about = { ...report.delivery, at: report.at };
      const proof = (campaign: string): string =>
        SOURCES[source] === null
          ? `${report.cause}, received on ${recordedMoment(report.at)}${campaign ? `, about the email “${campaign}”` : ''}`
          : `Reported by ${SOURCES[source]} on ${recordedMoment(report.at)}${campaign ? `, about the email “${campaign}”` : ''}: ${report.cause}`;
      if (report.what === 'complaint' && (await repository.recordComplaint(about, ids.id))) taken.push(report);
      if (report.what === 'unsubscribe' && (await repository.recordUnsubscribe(about, proof, ids.id)))
        taken.push(report);
    }
    return taken;
  }

  /** Those that were not processed before; returns how many concern emails of ours. */
  async function apply(source: SourceName, reports: MailReport[], seal: string[], now: Date): Promise<number> {
    if (reports.length === 0) {
      if (seal.length > 0) await repository.keepReceipts(source, seal, now);
      return 0;
    }
    const known = await repository.findReceipts(
      source,
      reports.map(({ id }) => id),
    );
    const fresh = [
      ...new Map(reports.filter(({ id }) => !known.has(id)).map((report) => [report.id, report])).values(),
    ];
    const taken = await record(source, fresh);
    const done = [...taken.map(({ id }) => id), ...seal];
    if (done.length > 0) await repository.keepReceipts(source, done, now);
    return taken.length;
  }

  return {
    /** Returns how many reports were new and about our emails. Throws `unauthenticated` and `invalid_request`. */
    async take(source: SourceName, request: { headers: Headers; bytes: Uint8Array }): Promise<number> {
      const now = clock.now();
      const reading = (await sources[source]?.read({ ...request, now })) ?? { refused: 'unverified' as const };
      if ('refused' in reading) {
        log(`a report of ${source} was refused: ${reading.refused}`);
        throw refusals[reading.refused]();
      }
      const seal = reading.seal && [`token ${reading.seal.token}`, `body ${reading.seal.body}`];
      if (seal) {
        const seen = await repository.findReceipts(source, seal);
        if (seen.has(seal[0]!) && !seen.has(seal[1]!)) {
          log(`a report of ${source} was refused: its token was used before`);
          throw refusals.unverified();
        }
        if (seen.size === 2) return 0;
      }
      return apply(source, reading.reports, seal ?? [], now);
    },

    /** Reports in a mail that was verified on its way here, such as one in a mailbox that is read. */
    async takeRead(reading: ReportReading): Promise<void> {
      if ('reports' in reading) await apply('bounce', reading.reports, [], clock.now());
    },
  };
}

const refusals = {
  unverified: () => new AppError('unauthenticated', 'This report could not be verified, or it arrived too late.'),
  malformed: () => new AppError('invalid_request', 'This is not a valid report.'),
  unavailable: () => new AppError('unavailable', 'This report’s origin could not be checked right now. Send it again.'),
};

const SOURCES = {
  sendgrid: 'SendGrid',
  postmark: 'Postmark',
  ses: 'Amazon SES',
  brevo: 'Brevo',
  resend: 'Resend',
  mailgun: 'Mailgun',
  /** Readers’ own emails describe themselves. */ bounce: null,
} as const;
const BATCH = 500;

export type SourceName = keyof typeof SOURCES;
export type MailReportService = ReturnType<typeof makeMailReportService>;

export interface MailReportDependencies {
  repository: Pick<
    MailReportRepository,
    'findReceipts' | 'keepReceipts' | 'recordBounces' | 'recordReturnedAnswer' | 'recordComplaint' | 'recordUnsubscribe'
  >;
  /** Those whose secret is set. */
  sources: { [name in SourceName]?: MailReports };
  clock: Clock;
  ids: Ids;
  log(sentence: string): void;
}
