import type { BounceKind } from '../../src/domain/bounce';
import type { DeliveryName } from './mail-links';

/** What one mail server, or service for mail, tells of mails that it took over. */
export interface MailReports {
  /**
   * Whether the request is theirs is looked at before anything in it. Reports about mails that are not ours, and what
   * changes nothing (mail that is still tried, out-of-office replies), are left out.
   */
  read(request: { headers: Headers; bytes: Uint8Array; now: Date }): Promise<ReportReading>;
}

/** unverified: not from whom it should be, or that long ago that somebody may have kept it. malformed: not what they send. */
export type ReportReading = { refused: 'unverified' | 'malformed' } | { reports: MailReport[] };

export interface MailReport {
  /** What the server calls it: the same again is the same report. */
  id: string;
  delivery: DeliveryName;
  what: BounceKind | 'complaint' | 'unsubscribe';
  /** What the server said, at most 500 characters. */
  cause: string;
  /** Never after `now`. */
  at: Date;
}
