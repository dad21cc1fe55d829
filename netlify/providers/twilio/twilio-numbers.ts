import * as z from 'zod/mini';
import type { CallingPort, WebAnswer } from '../../ports/web';
import { malformed, named, ownAddress, readReply, vendorFault } from '../guarded-web/vendor-fault';
import { twilioCall, TWILIO_ORIGIN, type TwilioKeys } from './twilio-call';

/**
 * The numbers of an account (https://www.twilio.com/docs/phone-numbers/api/incomingphonenumber-resource): whether one is
 * there and can text, and where it sends what comes in.
 */
export function twilioNumbers(web: CallingPort, origin = TWILIO_ORIGIN) {
  return {
    async find(keys: TwilioKeys, number: string, signal: AbortSignal): Promise<FoundNumber> {
      const answer = await twilioCall(web, origin, keys, {
        method: 'GET',
        path: '/IncomingPhoneNumbers.json',
        fields: [['PhoneNumber', number]],
        signal,
      });
      const page = isFine(answer) ? readReply(pageSchema, answer.text()) : null;
      if (!page) return troubleOf(answer);
      const found = page.incoming_phone_numbers.find(({ phone_number }) => phone_number === number);
      if (!found)
        return {
          kind: 'refused',
          cause: `Your Twilio account has no number ${number}. Copy it from the console, Phone numbers, Active numbers.`,
        };
      if (!found.capabilities.sms)
        return {
          kind: 'refused',
          cause: `${number} cannot send or receive texts. Choose a number whose capabilities include SMS.`,
        };
      return {
        kind: 'number',
        sid: found.sid,
        name: named(found.friendly_name ?? '') || number,
        hook: found.sms_url ?? '',
        method: found.sms_method ?? 'POST',
        /** A messaging application of theirs takes precedence over the address of the number. */
        hasApplication: (found.sms_application_sid ?? '') !== '',
      };
    },

    /** Texts that come in are sent to this address from now on. */
    async setHook(keys: TwilioKeys, numberSid: string, address: string, signal: AbortSignal): Promise<string | null> {
      const answer = await twilioCall(web, origin, keys, {
        method: 'POST',
        path: `/IncomingPhoneNumbers/${encodeURIComponent(numberSid)}.json`,
        fields: [
          ['SmsUrl', address],
          ['SmsMethod', 'POST'],
          ['SmsApplicationSid', ''],
        ],
        signal,
      });
      const trouble = isFine(answer) ? null : troubleOf(answer);
      return trouble && 'cause' in trouble ? trouble.cause : null;
    },
  };
}

export type TwilioNumbers = ReturnType<typeof twilioNumbers>;

const isFine = (answer: WebAnswer): answer is WebAnswer & { kind: 'reply' } =>
  answer.kind === 'reply' && answer.status < 300;

function troubleOf(answer: WebAnswer): FoundNumber {
  if (answer.kind === 'reply' && (answer.status === 401 || answer.status === 404))
    return {
      kind: 'broken',
      cause: 'Twilio does not accept the account SID and auth token. Store them again under Settings, API keys.',
    };
  const said = isFine(answer) ? malformed(twilio) : vendorFault(twilio, answer, 'this SID and token');
  return { kind: 'trouble', cause: said.sentence };
}

const twilio = ownAddress('Twilio');
const pageSchema = z.object({
  incoming_phone_numbers: z.array(
    z.object({
      sid: z.string(),
      phone_number: z.string(),
      friendly_name: z.nullish(z.string()),
      sms_url: z.nullish(z.string()),
      sms_method: z.nullish(z.string()),
      sms_application_sid: z.nullish(z.string()),
      capabilities: z.object({ sms: z.boolean() }),
    }),
  ),
});

export type FoundNumber =
  | { kind: 'number'; sid: string; name: string; hook: string; method: string; hasApplication: boolean }
  /** What was typed is wrong. */
  | { kind: 'refused'; cause: string }
  /** Twilio no longer accepts the keys. */
  | { kind: 'broken'; cause: string }
  /** Nothing is known now. */
  | { kind: 'trouble'; cause: string };
