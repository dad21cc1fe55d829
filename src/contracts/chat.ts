import * as z from 'zod/mini';
import { conversationLimits as limits, messageSenders } from '../domain/conversation';
import { inboxLimits } from '../domain/inbox-channel';
import { endpoint } from './endpoint';
import { id, instant, optionalText, requiredText, sentText, storedText, writable } from './text';

const key = sentText(100);
/** Signed by the server, kept by the visitor's browser; never a session of the application. */
const visitor = sentText(1_000);
const open = { access: 'public', fromAnywhere: 'scripts' } as const;

/** Where the visitor is, in their browser's words. */
const page = z._default(z.string().check(writable(), z.maxLength(500)), '');

const chatMessageSchema = z.object({
  id,
  /** Goes up by one or more with every message of the chat; a poll asks for what comes after it. */
  seq: z.number(),
  sender: z.enum(messageSenders),
  author: storedText(limits.name),
  content: storedText(limits.text),
  /** The visitor answered by email: the chat says so, and not what they wrote. */
  byMail: z.boolean(),
  timestamp: instant,
  attachments: z.array(
    z.object({ id, name: storedText(200), contentType: storedText(100), bytes: z.number(), url: storedText(2_000) }),
  ),
});
export type ChatMessage = z.infer<typeof chatMessageSchema>;

const chatSchema = z.object({
  messages: z.array(chatMessageSchema),
  /** A member is writing. */
  typing: z.boolean(),
  /** Within business hours. */
  open: z.boolean(),
});

/** The chat on the owner's website: what the widget of a visitor calls. */
export const chatContract = {
  createChatVisit: endpoint({
    ...open,
    method: 'POST',
    path: '/api/chat/:key/visits',
    limit: { calls: 60, perSeconds: 60 },
    summary: 'Opens the chat on a page of an allowed domain: its look, and the visitor’s messages so far.',
    input: z.object({ key, visitor: z.optional(visitor), page }),
    output: z.extend(chatSchema, {
      visitor: storedText(1_000),
      business: storedText(200),
      look: z.object({
        title: storedText(inboxLimits.chatTitle),
        greeting: storedText(inboxLimits.chatGreeting),
        accent: storedText(7),
        onAccent: storedText(7),
        side: z.enum(['left', 'right']),
      }),
      /** Whether an address of the visitor is known, so that an answer can reach them later. */
      knowsEmail: z.boolean(),
      /** Whether polls wait for news; otherwise the page asks again after some seconds. */
      waits: z.boolean(),
    }),
  }),
  listChatMessages: endpoint({
    ...open,
    method: 'GET',
    path: '/api/chat/:key/messages',
    limit: { calls: 120, perSeconds: 60, inProcess: true },
    summary: 'Messages after a number; waits up to 20 seconds for one where the host can.',
    waits: true,
    input: z.object({
      key,
      visitor,
      after: z._default(z.coerce.number().check(z.int(), z.gte(0)), 0),
      /** What the page shows now: whether a member is writing. */
      typing: z.optional(z.enum(['yes'])),
    }),
    output: chatSchema,
  }),
  createChatMessage: endpoint({
    ...open,
    method: 'POST',
    path: '/api/chat/:key/messages',
    limit: { calls: 30, perSeconds: 60 },
    summary: 'A message of a visitor. The same message id is the same message.',
    input: z.object({
      key,
      visitor,
      messageId: id,
      text: requiredText('Message', 4_000),
      page,
    }),
    output: chatMessageSchema,
  }),
  createChatFile: endpoint({
    ...open,
    method: 'POST',
    path: '/api/chat/:key/files',
    takesBytes: limits.attachmentBytes,
    limit: { calls: 20, perSeconds: 3_600 },
    summary: 'A file of a visitor, as a message of its own; its type is detected from its bytes.',
    input: z.object({ key, visitor, messageId: id, name: optionalText('Name', 200) }),
    output: chatMessageSchema,
  }),
  updateChatVisitor: endpoint({
    ...open,
    method: 'POST',
    path: '/api/chat/:key/visitor',
    limit: { calls: 20, perSeconds: 3_600 },
    summary: 'The visitor’s name and address, so that an answer reaches them after they have left.',
    input: z.object({ key, visitor, name: optionalText('Name', limits.name), email: optionalText('Email', 254) }),
    output: z.object({ knowsEmail: z.boolean() }),
  }),
  updateChatTyping: endpoint({
    ...open,
    method: 'POST',
    path: '/api/chat/:key/typing',
    limit: { calls: 60, perSeconds: 60, inProcess: true },
    summary: 'The visitor is writing, or has read up to a message.',
    input: z.object({
      key,
      visitor,
      typing: z._default(z.boolean(), false),
      readSeq: z._default(z.number().check(z.int(), z.gte(0)), 0),
    }),
    output: z.object({ typing: z.boolean() }),
  }),
  getChatFile: endpoint({
    ...open,
    method: 'GET',
    path: '/api/chat/files/:token',
    produces: 'application/octet-stream',
    summary: 'A file of a chat behind a signed link that expires.',
    input: z.object({ token: sentText(1_000) }),
    output: z.unknown(),
  }),
};
