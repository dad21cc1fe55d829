import * as z from 'zod/mini';
import type { CredentialValues } from '../../ports/credential-check';
import type { PhoneResult, Telephone } from '../../ports/telephone';
import type { CallingPort, WebAnswer } from '../../ports/web';
import { ownAddress, readReply, vendorFault } from '../guarded-web/vendor-fault';
import { hangUpWith } from './twilio-markup';
import { patience } from '../../ports/patience';

/**
 * Calls and texts by Twilio's REST interface (https://www.twilio.com/docs/voice/api/call-resource and
 * https://www.twilio.com/docs/messaging/api/message-resource): forms with HTTP Basic. Answering machines are detected beside
 * the call, so that a person hears the first word at once.
 */
export function twilioTelephone(
  web: CallingPort,
  { twilioSid = '', twilioToken = '' }: CredentialValues,
  origin = 'https://api.twilio.com',
): Telephone {
  const account = `${origin}/2010-04-01/Accounts/${encodeURIComponent(twilioSid)}`;
  const headers = { authorization: `Basic ${Buffer.from(`${twilioSid}:${twilioToken}`).toString('base64')}` };

  const post = async (path: string, fields: [string, string][]): Promise<PhoneResult> => {
    const answer = await web.request({
      method: 'POST',
      url: `${account}${path}`,
      headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
      timeoutMs: TIMEOUT_MS,
    });
    const made = isOk(answer) ? readReply(madeSchema, answer.text()) : null;
    return made ? { ok: true, id: made.sid } : refused(answer);
  };

  return {
    dial: ({ from, to, answerUrl, statusUrl, machineUrl, limitSeconds }) =>
      post('/Calls.json', [
        ['To', to],
        ['From', from],
        ['Url', answerUrl],
        ['Method', 'POST'],
        ['StatusCallback', statusUrl],
        ['StatusCallbackMethod', 'POST'],
        ['StatusCallbackEvent', 'completed'],
        ['Timeout', String(RING_SECONDS)],
        ['TimeLimit', String(limitSeconds)],
        ['MachineDetection', 'DetectMessageEnd'],
        ['AsyncAmd', 'true'],
        ['AsyncAmdStatusCallback', machineUrl],
        ['AsyncAmdStatusCallbackMethod', 'POST'],
      ]),
    leaveMessage: (id, words) => post(`/Calls/${encodeURIComponent(id)}.json`, [['Twiml', hangUpWith([words])]]),
    text: ({ from, to, words }) =>
      post('/Messages.json', [
        ['To', to],
        ['From', from],
        ['Body', words],
      ]),
    readCost: async (id) => {
      const answer = await web.request({
        method: 'GET',
        url: `${account}/Calls/${encodeURIComponent(id)}.json`,
        headers,
        timeoutMs: TIMEOUT_MS,
      });
      const call = isOk(answer) ? readReply(costSchema, answer.text()) : null;
      // Twilio writes what it takes as a negative amount.
      return call?.price ? `${call.price.replace(/^-/, '')} ${call.price_unit ?? ''}`.trim().slice(0, 60) : null;
    },
  };
}

const isOk = (answer: WebAnswer): answer is Extract<WebAnswer, { kind: 'reply' }> =>
  answer.kind === 'reply' && answer.status >= 200 && answer.status < 300;

/** Twilio's own words name the number and what is wrong with it (https://www.twilio.com/docs/api/errors). */
function refused(answer: WebAnswer): PhoneResult {
  const said = answer.kind === 'reply' && answer.status === 400 ? readReply(errorSchema, answer.text()) : null;
  if (said) return { ok: false, sentence: `Twilio refused: ${said.message.slice(0, 200)}`, again: false };
  const { sentence } = vendorFault(ownAddress('Twilio'), answer, 'this SID and token');
  const again = answer.kind === 'failure' || answer.status === 429 || answer.status >= 500;
  return { ok: false, sentence, again };
}

const madeSchema = z.object({ sid: z.string().check(z.regex(/^[A-Z]{2}[0-9a-f]{32}$/)) });
const errorSchema = z.object({ code: z.number(), message: z.string() });
const costSchema = z.object({
  price: z.nullish(z.string().check(z.regex(/^-?\d{1,9}(?:\.\d{1,9})?$/))),
  price_unit: z.nullish(z.string().check(z.maxLength(3))),
});
const TIMEOUT_MS = patience(15_000);
const RING_SECONDS = 30;
