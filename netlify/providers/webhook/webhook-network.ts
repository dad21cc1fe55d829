import { createHmac } from 'node:crypto';
import type { Clock } from '../../ports/clock';
import type { NetworkPort, OpenConnection, OutgoingPost } from '../../ports/network';
import type { CallingPort, WebAnswer } from '../../ports/web';
import { outcomeOf } from '../guarded-web/network-answer';
import { patience } from '../../ports/patience';

/**
 * Posts as signed messages to a program of the business's own, by the Standard Webhooks specification 1.0
 * (https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md). A message keeps its
 * `webhook-id` however often it is sent, so its receiver can tell repetitions; that makes repeating harmless.
 */
export function webhookNetwork(web: CallingPort, { clock, record, id }: Dependencies): NetworkPort & WebhookSender {
  async function send(connection: OpenConnection, message: WebhookMessage, signal: AbortSignal): Promise<WebAnswer> {
    const { settings, secrets } = connection;
    const seconds = String(Math.floor(clock.now().getTime() / 1000));
    const answer = await web.request({
      method: 'POST',
      url: settings.url ?? '',
      headers: {
        'content-type': 'application/json',
        'webhook-id': message.id,
        'webhook-timestamp': seconds,
        'webhook-signature': signatureOf(message, seconds, secrets.secret ?? ''),
      },
      body: message.payload,
      accept: '*/*',
      maxBytes: REPLY_BYTES,
      timeoutMs: TIMEOUT_MS,
      signal,
    });
    const delivered = isDelivered(answer);
    await record(connection.workspaceId, {
      messageId: message.id,
      type: message.type,
      payload: message.payload,
      status: answer.kind === 'reply' ? answer.status : null,
      delivered,
      said: delivered && answer.kind === 'reply' ? answer.text().slice(0, SAID) : sayTrouble(answer),
      replayed: message.replayed ?? false,
    });
    return answer;
  }

  return {
    canFind: true,
    send,

    async post(connection, post, { goAhead, signal }) {
      const message = { id: `msg_${post.key}`, type: 'post.published', payload: payloadOf(post, clock.now()) };
      if (!(await goAhead())) return { kind: 'held' };
      const answer = await send(connection, message, signal);
      if (isDelivered(answer)) return { kind: 'posted', id: message.id, url: null };
      // "Gone" is how a receiver says that it wants no more messages.
      if (answer.kind === 'reply' && answer.status === 410)
        return { kind: 'disconnected', cause: 'The webhook’s address answered 410 Gone: it wants no more messages.' };
      const outcome = outcomeOf('The webhook’s address', answer, { publishing: false });
      return { ...outcome, kind: 'later', cause: sayTrouble(answer) };
    },

    // Every failure is repeated under the same id, so nothing has to be asked.
    find: async () => ({ kind: 'absent' }),

    async check(connection, signal) {
      const payload = JSON.stringify({ type: 'test', timestamp: clock.now().toISOString(), data: { text: 'A test.' } });
      const answer = await send(connection, { id: `msg_${id()}`, type: 'test', payload }, signal);
      if (!isDelivered(answer)) return { kind: 'trouble', cause: sayTrouble(answer) };
      return { kind: 'works', account: connection.settings.url ?? '', accountUrl: '' };
    },
  };
}

/** A secret of 32 random bytes as the specification writes it. */
export const webhookSecret = (bytes: Uint8Array): string => `whsec_${Buffer.from(bytes).toString('base64')}`;

function signatureOf({ id, payload }: WebhookMessage, seconds: string, secret: string): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${payload}`).digest('base64')}`;
}

const payloadOf = ({ title, text, keywords, link, picture, clip }: OutgoingPost, now: Date): string =>
  JSON.stringify({
    type: 'post.published',
    timestamp: now.toISOString(),
    data: {
      title,
      text,
      keywords,
      link,
      picture: picture && {
        address: picture.address,
        type: picture.type,
        width: picture.width,
        height: picture.height,
        altText: picture.altText,
      },
      clip: clip && {
        address: clip.address,
        type: clip.type,
        width: clip.width,
        height: clip.height,
        altText: clip.altText,
      },
    },
  });

const isDelivered = (answer: WebAnswer): boolean =>
  answer.kind === 'reply' && answer.status >= 200 && answer.status < 300;

function sayTrouble(answer: WebAnswer): string {
  if (answer.kind === 'failure') {
    const outcome = outcomeOf('The webhook’s address', answer, { publishing: false });
    return 'cause' in outcome ? outcome.cause : '';
  }
  return `The webhook’s address answered ${answer.status} instead of 2xx.`;
}

const TIMEOUT_MS = patience(15_000);
const REPLY_BYTES = 64 * 1024;
const SAID = 300;

export interface WebhookSender {
  send(connection: OpenConnection, message: WebhookMessage, signal: AbortSignal): Promise<WebAnswer>;
}

export interface WebhookMessage {
  id: string;
  type: string;
  /** JSON, signed as it is. */
  payload: string;
  replayed?: boolean;
}

export interface WebhookRecord {
  messageId: string;
  type: string;
  payload: string;
  status: number | null;
  delivered: boolean;
  said: string;
  replayed: boolean;
}

interface Dependencies {
  clock: Clock;
  /** Keeps what was sent and what came back. */
  record(workspaceId: string, delivery: WebhookRecord): Promise<void>;
  id(): string;
}
