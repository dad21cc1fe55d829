import * as z from 'zod/mini';
import {
  conversationLimits as limits,
  conversationPriorities,
  conversationStatuses,
  conversationTabs,
  inboxChannels,
} from '../domain/conversation';
import { conversationsPath } from './conversation-counts';
import { conversationDetailSchema, conversationSchema } from './conversation-record';
import { endpoint } from './endpoint';
import { countInput, cursorInput, id, instant, pageSize, requiredText, sentText, storedText, writable } from './text';

const search = z.optional(
  z
    .string({ error: 'Search for text.' })
    .check(writable(), z.trim(), z.maxLength(200, { error: 'Search for at most 200 characters.' })),
);

/** The change of one or many conversations; what is left out stays. */
const change = {
  status: z.optional(z.enum(conversationStatuses)),
  priority: z.optional(z.enum(conversationPriorities)),
  unread: z.optional(z.boolean()),
  /** null: nobody. */
  assigneeId: z.optional(z.nullable(id)),
  /** Hidden from the open list until then, or until an answer comes; null ends it. */
  snoozedUntil: z.optional(z.nullable(instant)),
};

const changeSchema = z.object({ id, changed: z.number(), canUndo: z.boolean() });
export type ConversationChange = z.infer<typeof changeSchema>;

export const conversationListContract = {
  listConversations: endpoint({
    method: 'GET',
    path: conversationsPath,
    access: 'session',
    summary: 'Conversations, newest message first, paged by cursor; `search` looks into people and messages.',
    input: z.object({
      tab: z._default(z.enum(conversationTabs), 'all'),
      search,
      channel: z.optional(z.enum(inboxChannels)),
      /** `me`, `nobody` or a member's id. */
      assignee: z.optional(sentText(40)),
      labelId: z.optional(id),
      contactId: z.optional(id),
      /** Answers to this campaign. */
      campaignId: z.optional(id),
      /** Snoozed ones only; they are left out of the open and unread tabs otherwise. */
      snoozed: z.optional(z.enum(['yes'])),
      cursor: cursorInput(),
      limit: pageSize(40),
    }),
    output: z.object({ items: z.array(conversationSchema), nextCursor: z.nullable(storedText(1_000)) }),
  }),
  getConversation: endpoint({
    method: 'GET',
    path: `${conversationsPath}/:conversationId`,
    access: 'session',
    summary: 'One conversation, with what its composer needs.',
    input: z.object({ conversationId: id }),
    output: conversationDetailSchema,
  }),
  createConversation: endpoint({
    method: 'POST',
    path: conversationsPath,
    access: 'session',
    creates: true,
    needsConfirmedAddress: true,
    notInDemo: true,
    limit: { calls: 60, perSeconds: 3_600 },
    summary: 'Begins a conversation with a contact by email or SMS.',
    input: z.object({
      channel: z.enum(['email', 'sms']),
      contactId: id,
      subject: z._default(
        z.string().check(writable(), z.trim(), z.maxLength(limits.subject, { error: 'At most 300 characters.' })),
        '',
      ),
      text: requiredText('Message', limits.text),
    }),
    output: conversationSchema,
  }),
  updateConversation: endpoint({
    method: 'PATCH',
    path: `${conversationsPath}/:conversationId`,
    access: 'session',
    summary: 'Changes status, priority, assignee, labels, snooze, subject or contact.',
    input: z.object({
      conversationId: id,
      ...change,
      labelIds: z.optional(z.array(id).check(z.maxLength(limits.labelsEach, { error: 'At most 20 labels.' }))),
      contactId: z.optional(z.nullable(id)),
      /** The version that the page shows: a newer one on the server refuses the change. */
      version: z.optional(countInput),
    }),
    output: conversationSchema,
  }),
  changeConversations: endpoint({
    method: 'POST',
    path: '/api/conversation-changes',
    access: 'session',
    summary: 'Changes up to 100 conversations at once.',
    input: z.object({
      conversationIds: z
        .array(id)
        .check(
          z.minLength(1, { error: 'Choose a conversation.' }),
          z.maxLength(limits.bulk, { error: 'At most 100 conversations at once.' }),
        ),
      ...change,
      addLabelId: z.optional(id),
      removeLabelId: z.optional(id),
    }),
    output: changeSchema,
  }),
  mergeConversations: endpoint({
    method: 'POST',
    path: `${conversationsPath}/:conversationId/merge`,
    access: 'session',
    summary: 'Moves every message of another conversation into this one.',
    input: z.object({ conversationId: id, otherId: id }),
    output: changeSchema,
  }),
  splitConversation: endpoint({
    method: 'POST',
    path: `${conversationsPath}/:conversationId/split`,
    access: 'session',
    summary: 'Makes a conversation of its own from this message and everything after it.',
    input: z.object({ conversationId: id, messageId: id }),
    output: z.extend(changeSchema, { conversationId: id }),
  }),
  undoConversationChange: endpoint({
    method: 'POST',
    path: '/api/conversation-changes/:changeId/undo',
    access: 'session',
    summary: 'Undoes a bulk change, a merge or a split; what was changed since then stays.',
    input: z.object({ changeId: id }),
    output: changeSchema,
  }),
};
