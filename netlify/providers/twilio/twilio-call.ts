import * as z from 'zod/mini';
import type { CallingPort, WebAnswer } from '../../ports/web';
import { readReply } from '../guarded-web/vendor-fault';
import { patience } from '../../ports/patience';

/** One call of Twilio's REST API below the account (https://www.twilio.com/docs/usage/requests-to-twilio). */
export function twilioCall(
  web: CallingPort,
  origin: string,
  { sid, token }: TwilioKeys,
  { method, path, fields = [], signal }: TwilioAsked,
): Promise<WebAnswer> {
  const values = new URLSearchParams(fields);
  const query = method === 'GET' && values.size > 0 ? `?${values}` : '';
  return web.request({
    method,
    url: `${origin}/2010-04-01/Accounts/${encodeURIComponent(sid)}${path}${query}`,
    headers: {
      authorization: twilioAuthorization({ sid, token }),
      ...(method === 'POST' && { 'content-type': 'application/x-www-form-urlencoded' }),
    },
    ...(method === 'POST' && { body: values.toString() }),
    timeoutMs: TIMEOUT_MS,
    signal,
  });
}

export const twilioAuthorization = ({ sid, token }: TwilioKeys): string =>
  `Basic ${Buffer.from(`${sid}:${token}`).toString('base64')}`;

/** Errors have a code of Twilio's own (https://www.twilio.com/docs/usage/twilios-response#response-formats-exceptions). */
export const twilioError = (answer: WebAnswer): { code: number; message: string } | null =>
  answer.kind === 'reply' && answer.status >= 400 ? readReply(errorSchema, answer.text()) : null;

const errorSchema = z.object({ code: z.number(), message: z.string() });
const TIMEOUT_MS = patience(20_000);
export const TWILIO_ORIGIN = 'https://api.twilio.com';

export interface TwilioKeys {
  sid: string;
  token: string;
}

interface TwilioAsked {
  method: 'GET' | 'POST';
  path: `/${string}`;
  /** The query of a GET, the form of a POST; a name may come more than once. */
  fields?: [name: string, value: string][];
  signal: AbortSignal;
}
