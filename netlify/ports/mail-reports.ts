import type { BounceKind } from '../../src/domain/bounce';
import type { DeliveryName } from './mail-links';

/** The reports of one mail server, or mail service, about emails that it accepted. */
export interface MailReports {
  /**
   * Verifies the sender before reading anything else. Reports about emails that are not ours, and reports that
   * change nothing (an email still being tried, out-of-office replies), are left out.
   */
  read(request: { headers: Headers; bytes: Uint8Array; now: Date }): Promise<ReportReading>;
}

/**
 * unverified: not from the expected sender, or so old that it may be a replay. malformed: not in the service's
 * format. unavailable: the proof could not be fetched just now; the service should send it again.
 */
export type ReportReading =
  | { refused: 'unverified' | 'malformed' | 'unavailable' }
  | { reports: MailReport[]; seal?: ReportSeal };

/**
 * For a signature that does not cover the body: its token is accepted once, and the same token with the same
 * body is the same request again.
 */
export interface ReportSeal {
  token: string;
  body: string;
}

export interface MailReport {
  /** The server's id for the report: the same id is the same report. */
  id: string;
  delivery: DeliveryName;
  what: BounceKind | 'complaint' | 'unsubscribe';
  /** The server's words, at most 500 characters. */
  cause: string;
  /** Never after `now`. */
  at: Date;
}
