import * as z from 'zod/mini';
import {
  conversationLimits as limits,
  conversationPriorities,
  conversationStatuses,
  inboxChannels,
  messageKinds,
  messageSenders,
  messageStates,
  privateReplies,
} from '../domain/conversation';
import { id, instant, storedText } from './text';

const personSchema = z.object({ id, name: storedText(limits.name) });
export const labelSchema = z.object({ id, name: storedText(limits.label) });
export type Label = z.infer<typeof labelSchema>;

/** A row of the list. `title` is the person's name, or what is known instead of one. */
export const conversationSchema = z.object({
  id,
  channel: z.enum(inboxChannels),
  contactId: z.nullable(id),
  title: storedText(limits.address),
  /** The other end: an address, a number, a handle; '' for a visitor who left none. */
  address: storedText(limits.address),
  subject: storedText(limits.subject),
  lastMessage: storedText(limits.preview),
  lastSender: z.enum(messageSenders),
  timestamp: instant,
  unread: z.boolean(),
  status: z.enum(conversationStatuses),
  priority: z.enum(conversationPriorities),
  snoozedUntil: z.nullable(instant),
  assignee: z.nullable(personSchema),
  labels: z.array(labelSchema),
  /** Goes up with every change, so that an old page cannot overwrite a new one. */
  version: z.number(),
  /** In the list: how our newest message ended, where it did not simply go out and nobody has written since. */
  unsent: z.optional(z.enum(['failed', 'uncertain'])),
});
export type Conversation = z.infer<typeof conversationSchema>;

const answerWindowSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('standard'), closesAt: z.nullable(instant) }),
  z.object({ kind: z.literal('person'), closesAt: instant }),
  z.object({ kind: z.literal('closed'), reason: storedText(400) }),
]);

/** A conversation that is open on the page. */
export const conversationDetailSchema = z.extend(conversationSchema, {
  window: answerWindowSchema,
  /** Of a thread below a comment: whether its one private reply can still be sent, whether we hid it, and its post, '' if unknown. */
  comment: z.optional(z.object({ privateReply: z.enum(privateReplies), hidden: z.boolean(), link: storedText(400) })),
  /** The campaign whose mail it answers. */
  campaign: z.nullable(z.object({ id, name: storedText(limits.name) })),
  /** What this member began to write. */
  draft: storedText(limits.text),
  /** Other members who look at it now. */
  viewers: z.array(z.object({ id, name: storedText(limits.name), typing: z.boolean() })),
  /** What the visitor typed as their address, while no mail has shown that it is theirs; '' otherwise. Live chat only. */
  unconfirmedEmail: storedText(limits.address),
  /** Whether the visitor is writing; live chat only. */
  typing: z.boolean(),
  /** The newest of our messages that the other side has seen; live chat only. */
  seenAt: z.nullable(instant),
  createdAt: instant,
});
export type ConversationDetail = z.infer<typeof conversationDetailSchema>;

export const attachmentSchema = z.object({
  id,
  name: storedText(200),
  contentType: storedText(100),
  bytes: z.number(),
  /** Where members can fetch it. */
  url: storedText(400),
});
export type Attachment = z.infer<typeof attachmentSchema>;

/** A message of a thread. `author` is the member's or agent's name, '' for the contact. */
export const messageSchema = z.object({
  id,
  conversationId: id,
  kind: z.enum(messageKinds),
  sender: z.enum(messageSenders),
  author: storedText(limits.name),
  type: z.literal('text'),
  content: storedText(limits.text),
  /** Earlier mail that this one quotes, folded away by default. */
  quoted: storedText(limits.text),
  timestamp: instant,
  state: z.enum(messageStates),
  /** Why it failed or is uncertain, as a sentence. */
  cause: z.nullable(storedText(500)),
  scheduledFor: z.nullable(instant),
  /** An answer to a comment that only its writer reads. */
  privately: z.optional(z.boolean()),
  attachments: z.array(attachmentSchema),
  /** For mail: its subject, everybody it went to, and whether it can be shown as the sender designed it. */
  mail: z.nullable(
    z.object({
      subject: storedText(limits.subject),
      to: z.array(storedText(limits.address)),
      cc: z.array(storedText(limits.address)),
      hasHtml: z.boolean(),
      hasRemotePictures: z.boolean(),
      /** Written by a machine: an absence notice, a receipt, a list. */
      automatic: z.boolean(),
    }),
  ),
  /** A page of the product that an event is about, such as a post; '' without one. */
  link: storedText(400),
});
export type Message = z.infer<typeof messageSchema>;
