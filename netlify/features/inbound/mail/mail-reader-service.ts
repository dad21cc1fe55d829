import { createHash } from 'node:crypto';
import { DAY_MS } from '../../../../src/domain/duration';
import { isEmailAddress } from '../../../../src/domain/email-address';
import type { InboundEvent, InboundMessage, InboundPerson, InboundReader, StoredReceipt } from '../../../ports/inbox';
import type { MailPerson, ReadLetter, ReadMail } from '../../../ports/mail-reader';

/** Reads the raw mails of every source. Reports of mail servers go to whoever keeps track of what was sent. */
export function makeMailReader({ read, ownAddresses, replyTo, takeReturned, isOurs }: Dependencies): InboundReader {
  return {
    async read(receipt): Promise<InboundEvent[]> {
      const mail = await read(receipt);
      if (mail.kind === 'returned') {
        await takeReturned(receipt.bytes, receipt.receivedAt);
        return [{ kind: 'ignored', reason: 'A mail server’s report about an email that was sent.' }];
      }
      if (mail.messageId !== '' && (await isOurs(receipt.workspaceId, mail.messageId)))
        return [{ kind: 'ignored', reason: 'A copy of an email that went out from here.' }];
      const own = await ownAddresses(receipt);
      return [{ kind: 'message', message: messageOf(mail, receipt, own, replyTo(mail, receipt.workspaceId)) }];
    },
  };
}

function messageOf(
  mail: ReadLetter,
  { receivedAt }: StoredReceipt,
  own: ReadonlySet<string>,
  replyToken: string | null,
): InboundMessage {
  return {
    externalId: mail.externalId,
    channel: 'email',
    from: personOf(mail, own),
    threadKey: '',
    text: mail.text,
    quoted: mail.quoted,
    files: mail.files,
    mail: {
      subject: mail.subject,
      to: mail.to,
      cc: mail.cc,
      messageId: mail.messageId,
      references: mail.references,
      replyToken,
      html: mail.html,
      hasRemotePictures: mail.hasRemotePictures,
      automatic: mail.automatic,
      bulk: mail.bulk,
    },
    at: sentAt(mail, receivedAt),
  };
}

/**
 * Who is answered: the sender, or whom Reply-To names where a website's form or a system writes in a name that nobody
 * reads, or in the business's own.
 */
function personOf({ from, replyTo, externalId }: ReadLetter, own: ReadonlySet<string>): InboundPerson {
  const isOwn = (address: string) => own.has(address);
  const person: MailPerson =
    replyTo && !isOwn(replyTo.address) && (isOwn(from.address) || NOBODY.test(from.address) || from.address === '')
      ? { address: replyTo.address, name: replyTo.name || (isOwn(from.address) ? '' : from.name) }
      : from;
  if (person.address === '')
    return { address: unknown(externalId), name: person.name || 'Unknown sender', point: null };
  return { ...person, point: isEmailAddress(person.address) ? 'email' : null };
}

/** An address of its own for a mail without one, so that two of them never share a conversation (RFC 2606, .invalid). */
const unknown = (externalId: string): string =>
  `unknown-${createHash('sha256').update(externalId).digest('hex').slice(0, 16)}@sender.invalid`;

/** As the sender's clock says, unless that cannot be. */
const sentAt = ({ sentAt: said }: ReadLetter, receivedAt: Date): Date =>
  said === null || said > receivedAt.getTime() || said < receivedAt.getTime() - MOST_AGE_MS
    ? receivedAt
    : new Date(said);

const NOBODY =
  /^(?:no[-_.]?reply|do[-_.]?not[-_.]?reply|mailer|notifications?|wordpress|web(?:site|master|form)?|forms?|form-?submission|contact-?form|system|daemon|nobody)(?:[+-][^@]*)?@/i;
const MOST_AGE_MS = 60 * DAY_MS;

interface Dependencies {
  /** In another thread, on behalf of the receipt's workspace. */
  read(receipt: StoredReceipt): Promise<ReadMail>;
  /** The business's own addresses, in lower case. */
  ownAddresses(receipt: StoredReceipt): Promise<ReadonlySet<string>>;
  /** The conversation of this workspace that a recipient's address names. */
  replyTo(mail: ReadLetter, workspaceId: string): string | null;
  takeReturned(bytes: Uint8Array, now: Date): Promise<void>;
  /** Whether a Message-ID is one of an email that this workspace sent. */
  isOurs(workspaceId: string, messageId: string): Promise<boolean>;
}
