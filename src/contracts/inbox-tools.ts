import * as z from 'zod/mini';
import { conversationLimits as limits } from '../domain/conversation';
import { inboxLimits } from '../domain/inbox-channel';
import { labelSchema } from './conversation-record';
import { endpoint } from './endpoint';
import { cursorInput, id, instant, pageSize, requiredText, storedText, writable } from './text';

const labelName = requiredText('Label', limits.label);
const savedReplySchema = z.object({
  id,
  title: storedText(limits.savedReplyTitle),
  /** With merge fields such as {{ first_name }}. */
  text: storedText(limits.text),
  updatedAt: instant,
});
export type SavedReply = z.infer<typeof savedReplySchema>;
const savedReply = { title: requiredText('Title', limits.savedReplyTitle), text: requiredText('Reply', limits.text) };

const inboxSettingsSchema = z.object({
  /** The profile's opening hours: days 1 (Monday) to 7 in the workspace's own zone; empty: always open. */
  hours: z.array(z.object({ day: z.number(), from: storedText(5), to: storedText(5) })),
  /** Whether the first message outside the hours is answered by the text below. */
  awayOn: z.boolean(),
  awayText: storedText(inboxLimits.awayText),
  /** Appended to mail. */
  signature: storedText(1_000),
});
export type InboxSettings = z.infer<typeof inboxSettingsSchema>;

const failureSchema = z.object({
  id,
  /** Which service sent it, such as twilio or imap. */
  source: storedText(40),
  cause: storedText(500),
  attempts: z.number(),
  receivedAt: instant,
  /** The beginning of what came, as text. */
  excerpt: storedText(500),
});
export type InboundFailure = z.infer<typeof failureSchema>;

const get = { method: 'GET', access: 'session' } as const;
const post = { method: 'POST', access: 'session' } as const;

export const inboxToolsContract = {
  listLabels: endpoint({
    ...get,
    path: '/api/inbox/labels',
    summary: 'Labels by name.',
    input: z.object({}),
    output: z.object({ items: z.array(labelSchema) }),
  }),
  createLabel: endpoint({
    ...post,
    path: '/api/inbox/labels',
    summary: 'Adds a label; an existing name answers with the label that has it.',
    input: z.object({ name: labelName }),
    output: labelSchema,
  }),
  updateLabel: endpoint({
    method: 'PATCH',
    access: 'session',
    path: '/api/inbox/labels/:labelId',
    summary: 'Renames a label.',
    input: z.object({ labelId: id, name: labelName }),
    output: labelSchema,
  }),
  deleteLabel: endpoint({
    method: 'DELETE',
    access: 'session',
    path: '/api/inbox/labels/:labelId',
    summary: 'Deletes a label; conversations lose it.',
    input: z.object({ labelId: id }),
    output: z.object({ id }),
  }),
  listSavedReplies: endpoint({
    ...get,
    path: '/api/inbox/saved-replies',
    summary: 'Saved replies by title.',
    input: z.object({}),
    output: z.object({ items: z.array(savedReplySchema) }),
  }),
  createSavedReply: endpoint({
    ...post,
    path: '/api/inbox/saved-replies',
    creates: true,
    summary: 'Saves a reply.',
    input: z.object(savedReply),
    output: savedReplySchema,
  }),
  updateSavedReply: endpoint({
    method: 'PATCH',
    access: 'session',
    path: '/api/inbox/saved-replies/:savedReplyId',
    summary: 'Changes a saved reply.',
    input: z.object({ savedReplyId: id, ...savedReply }),
    output: savedReplySchema,
  }),
  deleteSavedReply: endpoint({
    method: 'DELETE',
    access: 'session',
    path: '/api/inbox/saved-replies/:savedReplyId',
    summary: 'Deletes a saved reply.',
    input: z.object({ savedReplyId: id }),
    output: z.object({ id }),
  }),
  getSavedReplyText: endpoint({
    ...get,
    path: '/api/inbox/saved-replies/:savedReplyId/text',
    summary:
      'A saved reply with the merge fields of one conversation filled in, and the names of those that are empty.',
    input: z.object({ savedReplyId: id, conversationId: id }),
    output: z.object({ text: storedText(limits.text), empty: z.array(storedText(100)) }),
  }),
  getInboxSettings: endpoint({
    ...get,
    path: '/api/inbox/settings',
    summary: 'Business hours, the answer outside them, and the signature.',
    input: z.object({}),
    output: inboxSettingsSchema,
  }),
  updateInboxSettings: endpoint({
    method: 'PUT',
    access: 'session',
    path: '/api/inbox/settings',
    summary: 'Changes the answer outside business hours, and the signature.',
    input: z.object({
      awayOn: z.boolean(),
      awayText: z.string().check(writable(), z.trim(), z.maxLength(inboxLimits.awayText)),
      signature: z.string().check(writable(), z.trim(), z.maxLength(1_000)),
    }),
    output: inboxSettingsSchema,
  }),
  listInboundFailures: endpoint({
    ...get,
    path: '/api/inbox/failures',
    summary: 'What came in and could not be read, newest first.',
    input: z.object({ cursor: cursorInput(), limit: pageSize(30) }),
    output: z.object({ items: z.array(failureSchema), nextCursor: z.nullable(storedText(1_000)) }),
  }),
  createInboundReplay: endpoint({
    ...post,
    path: '/api/inbox/failures/:receiptId/replay',
    limit: { calls: 120, perSeconds: 3_600 },
    summary: 'Reads something once more that could not be read.',
    input: z.object({ receiptId: id }),
    output: z.object({ id }),
  }),
};
