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

/**
 * unverified: not from whom it should be, or that long ago that somebody may have kept it. malformed: not what they send.
 * unavailable: what proves it could not be fetched just now; they are to send it again.
 */
export type ReportReading =
  { refused: 'unverified' | 'malformed' | 'unavailable' } | { reports: MailReport[]; seal?: ReportSeal };

/** For a signature that does not cover the body: its token counts once, and the same body with it is the same request again. */
export interface ReportSeal {
  token: string;
  body: string;
}

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
