import { DAY_SECONDS, HOUR_SECONDS } from './duration';

/** Where a conversation takes place. */
export const inboxChannels = ['email', 'sms', 'facebook', 'instagram', 'livechat'] as const;
export type InboxChannel = (typeof inboxChannels)[number];

export const inboxChannelNames: Record<InboxChannel, string> = {
  email: 'Email',
  sms: 'SMS',
  facebook: 'Facebook',
  instagram: 'Instagram',
  livechat: 'Live chat',
};

export const conversationStatuses = ['open', 'closed'] as const;
export type ConversationStatus = (typeof conversationStatuses)[number];

export const conversationPriorities = ['high', 'medium', 'low'] as const;
export type ConversationPriority = (typeof conversationPriorities)[number];

/** The tabs above the list. */
export const conversationTabs = ['all', 'unread', 'open', 'closed'] as const;
export type ConversationTab = (typeof conversationTabs)[number];

/** Who a message is from: the person who wrote to the business, an agent of ours, or a member. */
export const messageSenders = ['contact', 'ai', 'user'] as const;
export type MessageSender = (typeof messageSenders)[number];

/**
 * message: what the other side reads or wrote. note: for members only. event: something that happened between
 * two messages, such as a comment under a post or a change of status.
 */
export const messageKinds = ['message', 'note', 'event'] as const;
export type MessageKind = (typeof messageKinds)[number];

/**
 * received: theirs. scheduled: sent later. sending: on its way. sent: the channel took it. delivered and read:
 * the channel said so. failed: it did not go out. uncertain: the answer was lost, so that it may have gone out.
 */
export const messageStates = [
  'received',
  'scheduled',
  'sending',
  'sent',
  'delivered',
  'read',
  'failed',
  'uncertain',
] as const;
export type MessageState = (typeof messageStates)[number];

/** What a channel may report after a message was sent; a report never takes a message back to an earlier state. */
export const isLaterState = (now: MessageState, reported: MessageState): boolean =>
  !FINAL.has(now) && (reported === 'failed' ? now !== 'delivered' : ORDER.indexOf(reported) > ORDER.indexOf(now));

export const conversationLimits = {
  text: 20_000,
  note: 5_000,
  subject: 300,
  preview: 200,
  address: 320,
  name: 200,
  attachments: 10,
  attachmentBytes: 4 * 1024 * 1024,
  labels: 100,
  labelsEach: 20,
  label: 40,
  savedReplies: 500,
  savedReplyTitle: 80,
  bulk: 100,
  mentions: 20,
} as const;

/** Meta's windows after the customer's last message: everybody may answer, then only a person, then nobody. */
export const META_ANSWER_SECONDS = DAY_SECONDS;
export const META_PERSON_SECONDS = 7 * DAY_SECONDS;

/**
 * Whether an answer may be written now. `standard`: by anybody. `person`: only by a member who confirms that a
 * person wrote it (Meta's human-agent tag). `closed`: by nobody, with the reason.
 */
export type AnswerWindow =
  | { kind: 'standard'; closesAt: Date | null }
  | { kind: 'person'; closesAt: Date }
  | { kind: 'closed'; reason: string };

/** The window of a Facebook or Instagram conversation (developers.facebook.com, Messenger Platform policy). */
export function metaWindow(lastInboundAt: Date | null, now: Date): AnswerWindow {
  if (!lastInboundAt) return { kind: 'closed', reason: META_NEVER };
  const passed = (now.getTime() - lastInboundAt.getTime()) / 1_000;
  const after = (seconds: number) => new Date(lastInboundAt.getTime() + seconds * 1_000);
  if (passed < META_ANSWER_SECONDS) return { kind: 'standard', closesAt: after(META_ANSWER_SECONDS) };
  if (passed < META_PERSON_SECONDS) return { kind: 'person', closesAt: after(META_PERSON_SECONDS) };
  return { kind: 'closed', reason: META_OVER };
}

/** Whether an answer to a thread may be written now. Below a comment, Meta takes answers at any time. */
export function answerWindow({ channel, threadKey, lastInboundAt }: AnsweredThread, now: Date): AnswerWindow {
  const isMeta = channel === 'facebook' || channel === 'instagram';
  if (!isMeta || threadKey.startsWith(COMMENT_THREAD)) return { kind: 'standard', closesAt: null };
  return metaWindow(lastInboundAt, now);
}

/** How the keys of threads below a comment begin; the comment's id follows. */
export const COMMENT_THREAD = 'comment:';

/** The one private reply to a comment. used: it was sent, or is on its way. over: Meta's 7 days have passed. */
export const privateReplies = ['open', 'used', 'over'] as const;
export type PrivateReply = (typeof privateReplies)[number];

/** https://developers.facebook.com/docs/messenger-platform/discovery/private-replies */
export const privateReply = (
  { isUsed, commentedAt }: { isUsed: boolean; commentedAt: Date },
  now: Date,
): PrivateReply =>
  isUsed ? 'used' : now.getTime() - commentedAt.getTime() > META_PERSON_SECONDS * 1_000 ? 'over' : 'open';

export const PRIVATE_REPLY_REFUSALS: Record<Exclude<PrivateReply, 'open'>, string> = {
  used: 'You have already replied to this comment privately. Meta allows one private reply, so answer below the comment.',
  over: 'Meta allows a private reply only within 7 days of the comment. Answer below the comment.',
};

/** An empty label means that a person is not known by name yet. */
export const personLabel = ({ name, address, channel }: { name: string; address: string; channel: InboxChannel }) =>
  name || STRANGERS[channel] || address;

/** Where an address says nothing: a visitor has none, and Meta's are long numbers. */
const STRANGERS: Partial<Record<InboxChannel, string>> = {
  livechat: 'Visitor',
  facebook: 'Someone on Facebook',
  instagram: 'Someone on Instagram',
};

/** One line for the list: runs of white space become one space, and long text is cut. */
export function messagePreview(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const characters = [...line];
  return characters.length <= conversationLimits.preview
    ? line
    : `${characters.slice(0, conversationLimits.preview - 1).join('')}…`;
}

/** How long a member counts as looking at a conversation after their page last said so. */
export const PRESENCE_SECONDS = 45;
/** How long a closed conversation is reopened by an answer; after that a message begins a new one. */
export const REOPEN_SECONDS = 30 * DAY_SECONDS;
/** How long a reply by the same sender about the same subject joins a thread without a message id. */
export const SUBJECT_THREAD_SECONDS = 30 * DAY_SECONDS;
/** How long a sending is leased to one worker. */
export const SENDING_LEASE_SECONDS = HOUR_SECONDS / 12;

interface AnsweredThread {
  channel: InboxChannel;
  threadKey: string;
  lastInboundAt: Date | null;
}

const META_NEVER = 'Meta lets a business answer only after somebody has written to it.';
const META_OVER =
  'Meta lets a business answer for 7 days after the last message. You can write again as soon as they do.';
const FINAL: ReadonlySet<MessageState> = new Set(['received', 'read', 'failed']);
const ORDER: readonly MessageState[] = ['scheduled', 'sending', 'uncertain', 'sent', 'delivered', 'read'];
