import { deliveryMessageId, bounceAddress } from '../../../../src/domain/bounce-address';
import { dayInWords } from '../../../../src/domain/day-in-words';
import { isPlainAddress } from '../../../../src/domain/email-address';
import { handMessageRefusal } from '../../../../src/domain/hand-message';
import { answerHtml, answerText, type Answered } from '../../../../src/domain/mail-answer';
import { mailDomain } from '../../../../src/domain/mail-domain';
import { readReplyAddress, replyAddress, type SignText } from '../../../../src/domain/reply-address';
import { toLocal } from '../../../../src/domain/zoned-time';
import type { AnswerMail, AnswerMailPort } from '../../../ports/answer-mail';
import type { Clock } from '../../../ports/clock';
import type { OutboundPort, OutgoingMessage, SendOutcome } from '../../../ports/inbox';
import type { MailOutcome } from '../../../ports/mail';
import type { AnswerFacts, MailAnswerRepository } from './mail-answer-repository';

/**
 * Sends answers as mail, in the customer's own thread: from the business's address where it can be signed or goes through
 * its own server, otherwise from the installation's in the business's name. What a server said decides about the state.
 */
export function makeMailAnswers({
  repository,
  lineOf,
  senderOf,
  inbound,
  bounces,
  clock,
  mayShare,
}: Dependencies): OutboundPort {
  return {
    async send(message, signal): Promise<SendOutcome> {
      const facts = await repository.read(message.workspaceId, message);
      if (!facts) return { kind: 'refused', cause: 'This conversation is no longer there.' };
      if (message.to.endsWith('.invalid')) return { kind: 'refused', cause: NOBODY };
      const line = await lineOf(message.workspaceId);
      if (!line) return { kind: 'refused', cause: NO_SERVER };
      try {
        const sender = await senderOf(message.workspaceId);
        if (!sender) return { kind: 'refused', cause: 'This workspace is no longer there.' };
        const isShared = line.ownAddress === null && sender.signature === null;
        const refusal = handMessageRefusal(
          { wrote: facts.last !== null, agreed: !isShared, bought: false },
          { sharedSender: isShared && !mayShare() },
        );
        if (refusal) return { kind: 'refused', cause: refusal };
        const mail = mailOf(message, facts, { sender, line });
        return outcomeOf(await line.port.send(mail, signal), mail);
      } finally {
        line.close();
      }
    },
  };

  function mailOf(message: OutgoingMessage, facts: AnswerFacts, { sender, line }: Means): AnswerMail {
    const mailbox = facts.channel?.settings.writeTo ?? facts.channel?.address ?? '';
    const from = { name: sender.from.name, address: fromAddress(sender, line, mailbox) };
    const answered = answeredBy(message, facts);
    const name = { workspaceId: message.workspaceId, deliveryId: message.id };
    return {
      workspaceId: message.workspaceId,
      id: message.id,
      messageId: deliveryMessageId(name, mailDomain(from.address)),
      from,
      to: { name: message.toName, address: message.to },
      cc: copiesOf(message, facts),
      replyTo: replyToOf(message, mailbox, from.address),
      subject: message.mail?.subject ?? 'A message for you',
      text: answerText(message.text, answered),
      html: answerHtml(message.text, answered),
      inReplyTo: message.mail?.inReplyTo ?? null,
      references: message.mail?.references ?? [],
      files: message.files,
      // A server of the business's own tells its own mailbox; through ours, reports come to ours.
      returnPath: line.ownAddress === null && bounces !== undefined ? bounceAddress(bounces, name) : null,
      signature: sender.signature?.domain === mailDomain(from.address) ? sender.signature : null,
      automatic: message.author === AUTOMATIC,
      at: clock.now(),
    };
  }

  /** Where the thread goes on: the conversation's own address, else the mailbox that is read. */
  function replyToOf(message: OutgoingMessage, mailbox: string, from: string): string | null {
    if (inbound.domain !== undefined) return replyAddress(message, inbound.domain, inbound.sign);
    return mailbox.includes('@') && isPlainAddress(mailbox) && mailbox !== from ? mailbox : null;
  }

  /** Everybody whom the customer kept in copy, but none of our own addresses. */
  function copiesOf({ to, mail }: OutgoingMessage, { last, ownAddresses }: AnswerFacts): string[] {
    const named = last?.mail && !last.mail.bulk && !last.mail.automatic ? last.mail.cc : [];
    const own = new Set(ownAddresses.map((address) => address.toLowerCase()));
    const isOurs = (address: string) =>
      own.has(address) ||
      (inbound.domain !== undefined &&
        (address.endsWith(`@${inbound.domain}`) || readReplyAddress(address, inbound.domain, inbound.sign) !== null));
    return [...new Set([...(mail?.cc ?? []), ...named].map((address) => address.toLowerCase()))]
      .filter((address) => address !== to.toLowerCase() && !isOurs(address))
      .slice(0, MOST_COPIES);
  }
}

/** The mailbox that customers know, if the business's verified domain signs for it; else the sender's own address. */
function fromAddress({ from, signature }: AnswerSender, { ownAddress }: AnswerLine, mailbox: string): string {
  if (ownAddress !== null) return ownAddress;
  return signature !== null && isPlainAddress(mailbox) && mailDomain(mailbox) === signature.domain
    ? mailbox
    : from.address;
}

function answeredBy({ to, toName }: OutgoingMessage, { last, zone }: AnswerFacts): Answered | null {
  if (!last || last.content.trim() === '') return null;
  return {
    by: last.author || toName,
    address: to,
    on: dayInWords(toLocal(last.at, zone).date, { year: true }),
    text: last.content,
  };
}

function outcomeOf(outcome: MailOutcome, { messageId }: AnswerMail): SendOutcome {
  if (outcome.state === 'accepted') return { kind: 'sent', externalId: messageId, state: 'sent' };
  if (outcome.state === 'uncertain') return { kind: 'uncertain', cause: outcome.cause };
  return { kind: outcome.permanent ? 'refused' : 'later', cause: outcome.cause };
}

const NO_SERVER =
  'No mail server is set up, so nothing was sent. Store your own under API keys, or ask whoever runs this installation.';
/** RFC 2606: the address of a mail without a sender. */
const NOBODY = 'This email cannot be answered, because it does not say who sent it.';
/** As the inbox names the author of what goes out by itself. */
const AUTOMATIC = 'Automatic answer';
const MOST_COPIES = 20;

/** The workspace's own mail server, or the installation's. */
export interface AnswerLine {
  port: AnswerMailPort;
  /** The address there; null on the installation's. */
  ownAddress: string | null;
  close(): void;
}

export interface AnswerSender {
  from: { name: string; address: string };
  signature: AnswerMail['signature'];
}

interface Means {
  sender: AnswerSender;
  line: AnswerLine;
}

interface Dependencies {
  repository: MailAnswerRepository;
  /** null where no mail server is set up. */
  lineOf(workspaceId: string): Promise<AnswerLine | null>;
  senderOf(workspaceId: string): Promise<AnswerSender | null>;
  inbound: { domain: string | undefined; sign: SignText };
  /** Where mail of ours bounces to, under an address of its own. */
  bounces: string | undefined;
  /** Whether the installation's own address is for everything. */
  mayShare(): boolean;
  clock: Clock;
}
