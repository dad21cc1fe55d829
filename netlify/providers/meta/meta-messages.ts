import * as z from 'zod/mini';
import { COMMENT_THREAD, metaWindow } from '../../../src/domain/conversation';
import type { Clock } from '../../ports/clock';
import type { InboundFile, OutboundPort, OutgoingMessage, SendOutcome } from '../../ports/inbox';
import type { OpenConnection } from '../../ports/network';
import type { CallingPort } from '../../ports/web';
import { graphCall, graphReply } from './graph-call';
import { sendTrouble } from './meta-send-faults';

/**
 * Answers in Messenger and Instagram (https://developers.facebook.com/docs/messenger-platform/reference/send-api) and
 * below comments. The thread's key says where an answer goes: `comment:<id>` below the comment, for everybody to read, or
 * privately to its writer; anything else to the person.
 */
export function metaMessages(ports: MetaMessagesDependencies): OutboundPort {
  const { channel, web, open, saidLast, linksOf, clock, origin = 'https://graph.facebook.com' } = ports;
  const label = channel === 'facebook' ? 'Facebook' : 'Instagram';

  async function send(message: OutgoingMessage, signal: AbortSignal): Promise<SendOutcome> {
    const connection = await open(message.workspaceId);
    if (!connection)
      return { kind: 'broken', cause: `${label} is not connected. Store its keys under Settings, API keys.` };
    const commentId = message.threadKey.startsWith(COMMENT_THREAD)
      ? message.threadKey.slice(COMMENT_THREAD.length)
      : '';
    if (commentId !== '' && !message.privately) return answerBelow(connection, message, commentId, signal);
    const wordless = tooLong(message.text);
    if (wordless) return { kind: 'refused', cause: wordless };
    if (commentId !== '') return replyPrivately(connection, message, commentId, signal);

    const window = metaWindow(await saidLast(message.workspaceId, message.conversationId), clock.now());
    if (window.kind === 'closed') return { kind: 'refused', cause: window.reason };
    // Meta allows the tag to people, and bars pages whose programs use it.
    if (window.kind === 'person' && !message.byPerson)
      return {
        kind: 'refused',
        cause: 'More than 24 hours have passed, so Meta takes only an answer that a person wrote.',
      };
    const rules =
      window.kind === 'person' ? { messaging_type: 'MESSAGE_TAG', tag: 'HUMAN_AGENT' } : { messaging_type: 'RESPONSE' };
    const links =
      message.files.length > 0 && channel === 'instagram' ? await linksOf(message.workspaceId, message.id) : [];
    if (links === null) return { kind: 'refused', cause: NO_ADDRESS };

    let last: SendOutcome | null = null;
    for (const [index, file] of message.files.entries()) {
      const outcome = await sendFile(
        connection,
        message,
        { file, link: links[index] ?? '', rules, isLast: message.text === '' && index === message.files.length - 1 },
        signal,
      );
      if (outcome.kind !== 'sent') return afterPart(outcome, last !== null);
      last = outcome;
    }
    if (message.text === '') return last ?? { kind: 'refused', cause: 'There was nothing to send.' };
    const outcome = await sendJson(
      connection,
      { recipient: { id: message.to }, ...rules, message: { text: message.text, metadata: message.id } },
      signal,
    );
    return outcome.kind === 'sent' ? outcome : afterPart(outcome, last !== null);
  }

  /** Below the comment, in public. */
  async function answerBelow(
    connection: OpenConnection,
    { text, files }: OutgoingMessage,
    id: string,
    signal: AbortSignal,
  ) {
    if (files.length > 0)
      return { kind: 'refused' as const, cause: 'A reply below a comment can only be text. Remove the file.' };
    const answer = await graphCall(web, origin, connection, {
      method: 'POST',
      path: `/${encodeURIComponent(id)}/${channel === 'facebook' ? 'comments' : 'replies'}`,
      fields: { message: text },
      signal,
    });
    const made = graphReply(idSchema, answer);
    return made ? sent(made.id) : sendTrouble(label, answer);
  }

  /** Once, within 7 days of the comment; whoever takes the order has looked (https://developers.facebook.com/docs/messenger-platform/discovery/private-replies). */
  async function replyPrivately(connection: OpenConnection, message: OutgoingMessage, id: string, signal: AbortSignal) {
    if (message.files.length > 0)
      return { kind: 'refused' as const, cause: 'A private reply to a comment can only be text. Remove the file.' };
    return sendJson(
      connection,
      { recipient: { comment_id: id }, message: { text: message.text, metadata: message.id } },
      signal,
    );
  }

  async function sendJson(connection: OpenConnection, body: object, signal: AbortSignal): Promise<SendOutcome> {
    const answer = await graphCall(web, origin, connection, {
      method: 'POST',
      path: pagePath(connection),
      body: new TextEncoder().encode(JSON.stringify(body)),
      contentType: 'application/json',
      signal,
    });
    const made = graphReply(madeSchema, answer);
    return made ? sent(made.message_id) : sendTrouble(label, answer);
  }

  /** Facebook takes the bytes; Instagram fetches them from us. */
  async function sendFile(
    connection: OpenConnection,
    { to, id }: OutgoingMessage,
    { file, link, rules, isLast }: { file: InboundFile; link: string; rules: object; isLast: boolean },
    signal: AbortSignal,
  ): Promise<SendOutcome> {
    const type = kindOf(file.contentType);
    // Only the last part says that the message went out.
    const mark = isLast ? { metadata: id } : {};
    if (channel === 'instagram')
      return sendJson(
        connection,
        { recipient: { id: to }, ...rules, message: { attachment: { type, payload: { url: link } }, ...mark } },
        signal,
      );
    const form = new FormData();
    form.set('recipient', JSON.stringify({ id: to }));
    for (const [name, value] of Object.entries(rules)) form.set(name, String(value));
    form.set('message', JSON.stringify({ attachment: { type, payload: {} }, ...mark }));
    form.set('filedata', new Blob([new Uint8Array(file.bytes)], { type: file.contentType }), file.name);
    const packed = new Response(form);
    const answer = await graphCall(web, origin, connection, {
      method: 'POST',
      path: pagePath(connection),
      body: new Uint8Array(await packed.arrayBuffer()),
      contentType: packed.headers.get('content-type') ?? '',
      signal,
    });
    const made = graphReply(madeSchema, answer);
    return made ? sent(made.message_id) : sendTrouble(label, answer);
  }

  /** Messenger counts signs, Instagram bytes. */
  function tooLong(text: string): string | null {
    if (channel === 'facebook' && text.length > 2_000)
      return 'This is too long for Messenger: at most 2,000 characters. Send it in parts.';
    if (channel === 'instagram' && Buffer.byteLength(text) > 1_000)
      return 'This is too long for Instagram: about 1,000 characters. Send it in parts.';
    return null;
  }

  return { send };
}

/** Hides a comment from everybody but its writer and their friends, or shows it again. Null when it worked. */
export async function hideMetaComment(
  web: CallingPort,
  { channel, connection, commentId, hidden }: HiddenComment,
  signal: AbortSignal,
  origin = 'https://graph.facebook.com',
): Promise<Exclude<SendOutcome, { kind: 'sent' }> | null> {
  const answer = await graphCall(web, origin, connection, {
    method: 'POST',
    path: `/${encodeURIComponent(commentId)}`,
    fields: { [channel === 'facebook' ? 'is_hidden' : 'hide']: String(hidden) },
    signal,
  });
  return graphReply(doneSchema, answer)?.success
    ? null
    : sendTrouble(channel === 'facebook' ? 'Facebook' : 'Instagram', answer);
}

/** What was sent before stays sent: to try again would send it twice, so a person decides. */
const afterPart = (outcome: SendOutcome, partIsOut: boolean): SendOutcome =>
  partIsOut && outcome.kind !== 'sent'
    ? { kind: 'uncertain', cause: `Only part of it arrived. ${outcome.cause}` }
    : outcome;

const sent = (externalId: string): SendOutcome => ({ kind: 'sent', externalId, state: 'sent' });
const pagePath = ({ settings }: OpenConnection): `/${string}` =>
  `/${encodeURIComponent(settings.pageId ?? '')}/messages`;
const kindOf = (contentType: string): string => {
  const [kind = ''] = contentType.split('/');
  return ['image', 'video', 'audio'].includes(kind) ? kind : 'file';
};

const madeSchema = z.object({ message_id: z.string() });
const idSchema = z.object({ id: z.string() });
const doneSchema = z.object({ success: z.boolean() });
const NO_ADDRESS =
  'Instagram fetches files from us, and this installation has no public address (PUBLIC_URL). Send the message without the file.';

interface HiddenComment {
  channel: 'facebook' | 'instagram';
  connection: OpenConnection;
  commentId: string;
  hidden: boolean;
}

export interface MetaMessagesDependencies {
  channel: 'facebook' | 'instagram';
  web: CallingPort;
  /** The page's token; null when it is missing. */
  open(workspaceId: string): Promise<OpenConnection | null>;
  /** When the person last wrote in this conversation. */
  saidLast(workspaceId: string, conversationId: string): Promise<Date | null>;
  /** Where Meta can fetch the message's files, in their order; null without a public address. */
  linksOf(workspaceId: string, messageId: string): Promise<string[] | null>;
  clock: Clock;
  origin?: string;
}
