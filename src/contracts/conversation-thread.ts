import * as z from 'zod/mini';
import { conversationLimits as limits } from '../domain/conversation';
import { conversationsPath } from './conversation-counts';
import { attachmentSchema, messageSchema } from './conversation-record';
import { endpoint } from './endpoint';
import { cursorInput, id, instant, optionalText, pageSize, requiredText, sentText, storedText, writable } from './text';

const thread = `${conversationsPath}/:conversationId` as const;
const session = { access: 'session' } as const;
const post = { method: 'POST', ...session } as const;

export const conversationThreadContract = {
  listMessages: endpoint({
    method: 'GET',
    path: `${thread}/messages`,
    ...session,
    summary: 'The thread, newest first, paged by cursor.',
    input: z.object({ conversationId: id, cursor: cursorInput(), limit: pageSize(40) }),
    output: z.object({ items: z.array(messageSchema), nextCursor: z.nullable(storedText(1_000)) }),
  }),
  createMessage: endpoint({
    ...post,
    path: `${thread}/messages`,
    creates: true,
    limit: { calls: 300, perSeconds: 3_600 },
    summary: 'Sends an answer, now or later. The same message id is the same message.',
    input: z.object({
      conversationId: id,
      /** Chosen by the page, so that a repeated call sends once. */
      messageId: id,
      text: z
        .string({ error: 'Write a message.' })
        .check(
          writable(),
          z.trim(),
          z.maxLength(limits.text, { error: 'A message can be at most 20,000 characters.' }),
        ),
      attachmentIds: z._default(z.array(id).check(z.maxLength(limits.attachments, { error: 'At most 10 files.' })), []),
      sendAt: z.optional(instant),
      /** The member confirms that a person wrote it: needed after Meta's first 24 hours. */
      byPerson: z._default(z.boolean(), false),
      /** Of an answer to a comment: to its writer alone. Meta allows one, within 7 days. */
      privately: z._default(z.boolean(), false),
    }),
    output: messageSchema,
  }),
  createNote: endpoint({
    ...post,
    path: `${thread}/notes`,
    creates: true,
    summary: 'Adds a note that only members see; mentioned members are told.',
    input: z.object({
      conversationId: id,
      messageId: id,
      text: requiredText('Note', limits.note),
      mentionIds: z._default(z.array(id).check(z.maxLength(limits.mentions)), []),
    }),
    output: messageSchema,
  }),
  retryMessage: endpoint({
    ...post,
    path: `${thread}/messages/:messageId/retry`,
    creates: true,
    summary: 'Sends a message that failed once more, or one whose outcome is unknown.',
    input: z.object({ conversationId: id, messageId: id }),
    output: messageSchema,
  }),
  deleteMessage: endpoint({
    method: 'DELETE',
    ...session,
    path: `${thread}/messages/:messageId`,
    summary: 'Takes back a scheduled message, a failed one or a note.',
    input: z.object({ conversationId: id, messageId: id }),
    output: z.object({ id }),
  }),
  updateComment: endpoint({
    method: 'PATCH',
    ...session,
    path: `${thread}/comment`,
    notInDemo: true,
    limit: { calls: 120, perSeconds: 3_600 },
    summary: 'Hides the comment that a thread is about from everybody but its writer, or shows it again.',
    input: z.object({ conversationId: id, hidden: z.boolean() }),
    output: z.object({ hidden: z.boolean() }),
  }),
  getMessageHtml: endpoint({
    method: 'GET',
    ...session,
    path: `${thread}/messages/:messageId/html`,
    produces: 'text/html',
    summary: 'A mail as its sender designed it, sanitised, for a sandboxed frame; remote pictures only when asked for.',
    input: z.object({ conversationId: id, messageId: id, pictures: z.optional(z.enum(['yes'])) }),
    output: z.unknown(),
  }),
  getAttachment: endpoint({
    method: 'GET',
    ...session,
    path: `${thread}/attachments/:attachmentId`,
    produces: 'application/octet-stream',
    summary: 'A file of a message; shown in place only if it is a picture.',
    input: z.object({ conversationId: id, attachmentId: id, download: z.optional(sentText(10)) }),
    output: z.unknown(),
  }),
  createAttachment: endpoint({
    ...post,
    path: `${thread}/attachments`,
    creates: true,
    takesBytes: limits.attachmentBytes,
    limit: { calls: 300, perSeconds: 3_600 },
    summary: 'Uploads a file for a message; its type is detected from its bytes.',
    input: z.object({ conversationId: id, name: optionalText('Name', 200) }),
    output: attachmentSchema,
  }),
  updateDraft: endpoint({
    method: 'PUT',
    ...session,
    path: `${thread}/draft`,
    summary: 'Keeps what a member began to write; blank forgets it.',
    input: z.object({ conversationId: id, text: z.string().check(writable(), z.maxLength(limits.text)) }),
    output: z.object({ id }),
  }),
  updatePresence: endpoint({
    method: 'PUT',
    ...session,
    path: `${thread}/presence`,
    limit: { calls: 120, perSeconds: 60, inProcess: true },
    summary: 'Says that a member looks at a conversation, and whether they are writing.',
    input: z.object({ conversationId: id, typing: z.boolean() }),
    output: z.object({ viewers: z.array(z.object({ id, name: storedText(limits.name), typing: z.boolean() })) }),
  }),
  createSuggestion: endpoint({
    ...post,
    path: `${thread}/suggestion`,
    creates: true,
    limit: { calls: 60, perSeconds: 3_600 },
    summary: 'Drafts an answer from the profile and what the owner said, with its sources. It is never sent by itself.',
    input: z.object({ conversationId: id }),
    output: z.object({
      /** '' when nothing that is known answers the question. */
      text: storedText(limits.text),
      /** What the draft leaves out, or what is missing when there is none. */
      missing: storedText(400),
      /** The page on which the owner can add what is missing; '' when nothing of the kind is. */
      addLink: storedText(400),
      sources: z.array(z.object({ label: storedText(200), link: storedText(400) })),
      writtenBy: storedText(100),
    }),
  }),
  getConversationSummary: endpoint({
    method: 'GET',
    ...session,
    path: `${thread}/summary`,
    limit: { calls: 120, perSeconds: 3_600 },
    summary: 'What a thread is about: what was asked, what was answered, what is open.',
    input: z.object({ conversationId: id }),
    output: z.object({ points: z.array(storedText(400)), writtenBy: storedText(100) }),
  }),
  createConversationMaterial: endpoint({
    ...post,
    path: `${thread}/material`,
    creates: true,
    summary: 'Keeps a question and its answer as knowledge, or as an idea for a post.',
    input: z.object({
      conversationId: id,
      messageId: id,
      as: z.enum(['faq', 'idea']),
      question: requiredText('Question', 300),
      answer: optionalText('Answer', 2_000),
    }),
    output: z.object({ id }),
  }),
  createSimulatedMessage: endpoint({
    ...post,
    path: '/api/conversation-simulations',
    limit: { calls: 60, perSeconds: 600 },
    summary:
      'In demos and in development only: sends a signed message of a made-up customer to this installation’s own webhook.',
    input: z.object({
      channel: z.enum(['email', 'sms', 'facebook', 'instagram', 'livechat']),
      text: requiredText('Message', 1_000),
    }),
    output: z.object({ eventId: storedText(200) }),
  }),
};
