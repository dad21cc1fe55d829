import { createHmac } from 'node:crypto';
import { AppError } from '../../errors/app-error';
import { jsonOf } from './json-of';
import { patience } from '../../ports/patience';

/** Posts to an address of this installation, for made-up messages; nothing else is ever reached by it. */
export const postToOwn =
  (origin: string) =>
  async (
    path: string,
    { bytes, headers }: { bytes: Uint8Array; headers: Record<string, string> },
  ): Promise<unknown> => {
    let reply: Response;
    try {
      reply = await fetch(new URL(path, origin), {
        method: 'POST',
        headers,
        body: bytes as BodyInit,
        redirect: 'error',
        signal: AbortSignal.timeout(CALL_MS),
      });
    } catch (error) {
      throw new AppError('unavailable', 'This installation could not reach itself. Try again in a moment.', {
        detail: `${path}: ${error instanceof Error ? error.message : String(error)}`,
      });
    }
    const answer = new Uint8Array(await reply.arrayBuffer());
    if (!reply.ok)
      throw new AppError('unavailable', 'The message was made but not taken. Try again in a moment.', {
        detail: `${path} answered ${reply.status}: ${new TextDecoder().decode(answer.subarray(0, 300))}`,
      });
    return jsonOf(answer);
  };

/** How the services that bring messages sign them; their own pages are named where such signatures are checked. */
export const simulatedSignatures = {
  twilio(address: string, form: Uint8Array, token: string): string {
    const pairs = [...new URLSearchParams(new TextDecoder().decode(form))]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, value]) => name + value);
    return createHmac('sha1', token)
      .update(address + pairs.join(''), 'utf8')
      .digest('base64');
  },
  meta: (body: Uint8Array, appSecret: string): string =>
    `sha256=${createHmac('sha256', appSecret).update(body).digest('hex')}`,
  webhook(body: Uint8Array, { id, secret, at }: { id: string; secret: string; at: Date }): Record<string, string> {
    const seconds = String(Math.floor(at.getTime() / 1_000));
    const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
    const signature = createHmac('sha256', key).update(`${id}.${seconds}.`).update(body).digest('base64');
    return { 'webhook-id': id, 'webhook-timestamp': seconds, 'webhook-signature': `v1,${signature}` };
  },
};

const CALL_MS = patience(20_000);
