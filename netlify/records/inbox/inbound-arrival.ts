import { conversationSearch } from '../../../src/domain/conversation-search';
import { and, eq, lt, or, isNull, sql } from 'drizzle-orm';
import { activityEvents } from '../../../src/domain/activity-events';
import { contactLimits } from '../../../src/domain/contact';
import { conversationLimits as limits, personLabel } from '../../../src/domain/conversation';
import { DAY_MS, MINUTE_MS } from '../../../src/domain/duration';
import { subjectKey } from '../../../src/domain/mail-subject';
import type { Transaction } from '../../database/client';
import { conversations } from '../../database/schema/conversations';
import { inboxChannels } from '../../database/schema/inbox';
import { AppError } from '../../errors/app-error';
import type { InboundEvent, InboundMessage } from '../../ports/inbox';
import { logActivity } from '../activity/activity-log';
import { addContactEvents } from '../contacts/contact-timeline';
import { answerAway, isReadByNobody } from './away-answer';
import { noteCampaignReply } from './campaign-reply';
import { addLine, asNewest, changeConversation, type KeptFile, type NewLine } from './conversation-lines';
import { type ConversationRow } from './conversation-row';
import { findWriter } from './inbound-person';
import { findKnown, findThread } from './inbound-thread';
import { takeStateReport } from './state-report';

/**
 * Puts what a channel reported into the inbox, in one transaction bound to the workspace. The same event again, at the
 * same time or later, changes nothing more. null for what leaves no line in a thread. Throws
 * `reportedEarly` for a report about a message that is not noted as sent yet.
 */
export async function takeInbound(
  tx: Transaction,
  arrival: Arrival,
  event: InboundEvent,
  now: Date,
): Promise<Taken | null> {
  const { workspaceId, channelId, newId = () => crypto.randomUUID() } = arrival;
  if (event.kind === 'ignored') return null;
  if (event.kind === 'state') {
    const taken = await takeStateReport(tx, { workspaceId, channelId, newId }, event.report, now);
    if (taken === 'early') throw reportedEarly();
    return taken;
  }
  const message = cleaned(event.message, now);
  // One sender's messages in turn: of two first ones the second finds the conversation of the first, and of two copies of
  // one the second finds the first.
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`inbox ${workspaceId} ${message.channel} ${message.from.address}`}, 0))`,
  );
  const known = await findKnown(tx, channelId, message);
  if (known) return known;
  const isMachine = message.mail ? message.mail.automatic || message.mail.bulk : false;
  const campaignId = message.mail ? await noteCampaignReply(tx, workspaceId, message.mail, message.at) : null;
  const found = await findThread(tx, channelId, message, now);
  const contactId =
    found?.contactId ??
    (await findWriter(tx, { workspaceId, channel: message.channel, from: message.from, isMachine, newId, now }));
  const conversation = found ?? (await beginConversation(tx, arrival, message, { contactId, newId, now }));
  const line: NewLine = {
    ...asLine(arrival, message, event.kind === 'event' ? event.link : ''),
    id: arrival.messageId ?? newId(),
    conversationId: conversation.id,
    kind: event.kind,
  };
  if (!(await addLine(tx, line))) return findKnown(tx, channelId, message);
  const wasUnread = found !== null && conversation.unread;
  const change = {
    ...asNewest(conversation, { ...line, state: 'received' }),
    unread: true,
    status: 'open' as const,
    snoozedUntil: null,
    lastInboundAt: latest(conversation.lastInboundAt, event.kind === 'message' ? message.at : null),
    contactId: conversation.contactId ?? contactId,
    campaignId: conversation.campaignId ?? campaignId,
    ...(conversation.name === '' && message.from.name !== '' && renamed(conversation, message.from.name)),
  };
  await changeConversation(tx, conversation, change, now);
  await hearChannel(tx, arrival, now);
  const writer = conversation.contactId ?? contactId;
  if (writer && !isMachine)
    await addContactEvents(tx, [
      {
        workspaceId,
        id: newId(),
        contactId: writer,
        kind: 'message-received',
        title: timelineTitle(message),
        text: message.text.slice(0, contactLimits.note).toWellFormed(),
        sourceKey: `message:${line.id}`,
        at: message.at,
      },
    ]);
  if (!wasUnread && !isMachine)
    await logActivity(tx, {
      id: newId(),
      workspaceId,
      ...activityEvents.messageReceived({
        id: conversation.id,
        who: personLabel({ ...conversation, name: conversation.name || message.from.name }),
        channel: conversation.channel,
      }),
      at: now,
    });
  if (event.kind === 'message' && !isMachine && !isReadByNobody(message.from.address) && !arrival.isSample)
    await answerAway(tx, { ...conversation, ...change }, newId, now);
  return { conversationId: conversation.id, messageId: line.id };
}

async function beginConversation(
  tx: Transaction,
  { workspaceId, channelId }: Arrival,
  { channel, from, threadKey, mail, at }: InboundMessage,
  { contactId, newId, now }: { contactId: string | null; newId(): string; now: Date },
): Promise<ConversationRow> {
  const row = {
    workspaceId,
    id: newId(),
    channel,
    channelId,
    contactId,
    name: from.name,
    address: from.address,
    threadKey,
    subject: mail?.subject ?? '',
    subjectKey: subjectKey(mail?.subject ?? ''),
  };
  const [added] = await tx
    .insert(conversations)
    .values({
      ...row,
      search: conversationSearch(row),
      status: 'open',
      unread: true,
      lastSender: 'contact',
      lastMessageAt: at,
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  return added!;
}

function asLine(
  { workspaceId, receiptId, files, cause }: Arrival,
  { externalId, from, text, quoted, mail, at }: InboundMessage,
  link: string,
): Omit<NewLine, 'id' | 'conversationId' | 'kind'> {
  return {
    workspaceId,
    sender: 'contact',
    author: from.name,
    fromAddress: from.address,
    receiptId,
    content: text,
    quoted,
    link,
    state: 'received',
    cause: cause ?? null,
    externalId,
    mail: mail
      ? {
          subject: mail.subject,
          to: mail.to,
          cc: mail.cc,
          references: mail.references,
          hasRemotePictures: mail.hasRemotePictures,
          automatic: mail.automatic,
          bulk: mail.bulk,
        }
      : null,
    html: mail?.html ?? null,
    at,
    files,
  };
}

/** Everything from outside within the contract's limits and without what PostgreSQL cannot hold. */
function cleaned(message: InboundMessage, now: Date): InboundMessage {
  const { from, mail } = message;
  return {
    ...message,
    externalId: cut(message.externalId, MOST_ID),
    threadKey: cut(message.threadKey, MOST_ID),
    text: cut(message.text, limits.text),
    quoted: cut(message.quoted, limits.text),
    from: { ...from, address: cut(from.address, limits.address), name: cut(from.name, limits.name).trim() },
    ...(mail && {
      mail: {
        ...mail,
        subject: cut(mail.subject, limits.subject),
        to: mail.to.slice(0, MOST_ADDRESSES).map((address) => cut(address, limits.address)),
        cc: mail.cc.slice(0, MOST_ADDRESSES).map((address) => cut(address, limits.address)),
        references: mail.references.slice(-MOST_REFERENCES).map((id) => cut(id, MOST_ID)),
        replyToken: mail.replyToken !== null && UUID.test(mail.replyToken) ? mail.replyToken : null,
        html: mail.html === null ? null : cut(mail.html, MOST_HTML),
      },
    }),
    // A clock that is wrong must not hide a message at the top of a long thread, or keep it below all that follow.
    at: new Date(Math.min(Math.max(message.at.getTime() || now.getTime(), now.getTime() - OLDEST_MS), now.getTime())),
  };
}

/** The channel says when it last brought something, to the minute: one row must not be what all messages wait for. */
const hearChannel = (tx: Transaction, { workspaceId, channelId }: Arrival, now: Date) =>
  tx
    .update(inboxChannels)
    .set({ heardAt: now })
    .where(
      and(
        eq(inboxChannels.workspaceId, workspaceId),
        eq(inboxChannels.id, channelId),
        or(isNull(inboxChannels.heardAt), lt(inboxChannels.heardAt, new Date(now.getTime() - MINUTE_MS))),
      ),
    );

const renamed = (conversation: ConversationRow, name: string) => ({
  name,
  search: conversationSearch({ ...conversation, name }),
});

const timelineTitle = ({ channel, mail, text }: InboundMessage): string =>
  (mail?.subject.trim() || text.replace(/\s+/g, ' ').trim() || `Wrote by ${channel}`).slice(0, 200).toWellFormed();

const latest = (one: Date | null, other: Date | null): Date | null => (!one || (other && other > one) ? other : one);
const cut = (text: string, most: number): string => text.replaceAll('\0', '').slice(0, most).toWellFormed();

/** A report about a message whose sending is not noted yet; the receipt is read again a little later. */
const reportedEarly = (): AppError =>
  new AppError('unavailable', 'The message that this reports about is not known yet.', { detail: EARLY });
export const isReportedEarly = (error: unknown): boolean => error instanceof AppError && error.detail === EARLY;

const EARLY = 'reported early';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const MOST_ID = 998; // a line of a mail (RFC 5322, 2.1.1)
const MOST_ADDRESSES = 100;
const MOST_REFERENCES = 50;
const MOST_HTML = 1_000_000;
const OLDEST_MS = 30 * DAY_MS;

export interface Arrival {
  workspaceId: string;
  channelId: string;
  /** null for what needs no receipt, such as a message of a demo. */
  receiptId: string | null;
  /** Its files, when storage has them already; `message.files` is not looked at. */
  files?: readonly KeptFile[];
  /** What was left out, as a sentence for members. */
  cause?: string | null;
  /** For a channel that chooses the ids of messages itself. */
  messageId?: string;
  /** Sample data: nothing is answered. */
  isSample?: true;
  newId?(): string;
}

interface Taken {
  conversationId: string;
  messageId: string;
}
