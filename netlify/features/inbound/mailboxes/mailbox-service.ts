import { DAY_MS } from '../../../../src/domain/duration';
import type { Clock } from '../../../ports/clock';
import type { Ids } from '../../../ports/ids';
import type { MailboxAccount, MailboxPort } from '../../../ports/mailbox';
import type { MailboxRepository, MailboxRow } from './mailbox-repository';

/** Reads connected mailboxes. How far each was read is stored together with what was found. */
export function makeMailboxReading({ repository, mailbox, accountOf, passwordLost, clock, ids, log }: Dependencies) {
  return {
    /** Job, every minute. */
    async askForAll(): Promise<void> {
      const now = clock.now();
      await repository.askForDue(new Date(now.getTime() - AGAIN_MS), now);
    },

    /** Job: one portion of one mailbox. */
    async read(
      { workspaceId, channelId }: { workspaceId: string; channelId: string },
      stops: AbortSignal,
    ): Promise<void> {
      const row = await repository.find(workspaceId, channelId);
      if (row?.state !== 'connected' || row.settings.source !== 'imap') return;
      const account = accountOf(row);
      if (!account) return note(row, passwordLost, true);
      const asked = {
        cursor: row.cursor,
        since: new Date(clock.now().getTime() - FIRST_DAYS * DAY_MS),
        most: MOST_MAILS,
        mostBytes: MOST_BYTES,
      };
      const reading = await mailbox().read(account, asked, AbortSignal.any([stops, AbortSignal.timeout(READ_MS)]));
      if (stops.aborted) return; // what was not stored is read again
      if (reading.kind !== 'read') {
        log({ channel: channelId, kind: reading.kind, detail: reading.detail }, 'a mailbox could not be read');
        return note(row, reading.sentence, reading.kind === 'refused');
      }
      const mails = reading.mails.map(({ uid, bytes }) => ({ id: ids.id(), uid, bytes }));
      const now = clock.now();
      await repository.keep(
        row,
        { cursor: reading.cursor, mails, more: reading.more },
        { now, soon: new Date(now.getTime() + SOON_MS), livelySince: new Date(now.getTime() - LIVELY_MS) },
      );
    },
  };

  async function note(row: MailboxRow, cause: string, broken: boolean): Promise<void> {
    await repository.note(row, { cause, broken, activityId: ids.id() }, clock.now());
  }
}

/** What was there before the inbox was connected stays where it is, but for the last days. */
const FIRST_DAYS = 7;
const MOST_MAILS = 50;
const MOST_BYTES = 50 * 1024 * 1024;
const READ_MS = 5 * 60_000;
/** Less than a minute, so that a schedule that is late leaves no mailbox out. */
const AGAIN_MS = 45_000;

/** While people write to each other: soon enough for them, and not so often that a provider minds the sign-ins. */
const SOON_MS = 15_000;
const LIVELY_MS = 10 * 60_000;

interface Dependencies {
  repository: MailboxRepository;
  mailbox(): MailboxPort;
  /** null when its password cannot be opened any more. */
  accountOf(row: MailboxRow): MailboxAccount | null;
  passwordLost: string;
  clock: Clock;
  ids: Ids;
  log(facts: object, sentence: string): void;
}
