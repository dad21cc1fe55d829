import { createHmac } from 'node:crypto';
import { useVendor, type Asked, type VendorReply } from './vendor-server';

/**
 * Twilio on loopback, in the wire format of its documentation: messages
 * (https://www.twilio.com/docs/messaging/api/message-resource), media (…/media-resource) and numbers
 * (https://www.twilio.com/docs/phone-numbers/api/incomingphonenumber-resource).
 */
export function useTwilio() {
  const state = { numbers: [] as TwilioNumber[], sent: [] as URLSearchParams[], refuse: null as number | null };
  const media = new Map<string, VendorReply>();
  beforeEach(() => {
    Object.assign(state, { numbers: [structuredClone(NUMBER)], sent: [], refuse: null });
    media.clear();
  });

  const vendor = useVendor((asked) => {
    if (media.has(asked.path)) return media.get(asked.path)!;
    if (asked.headers.authorization !== `Basic ${Buffer.from(`${TWILIO_SID}:${TWILIO_TOKEN}`).toString('base64')}`)
      return refusal(20_003, 'Authenticate', 401);
    const { pathname, searchParams } = new URL(asked.path, 'http://twilio');
    const below = pathname.replace(`/2010-04-01/Accounts/${TWILIO_SID}`, '');
    if (below === '/IncomingPhoneNumbers.json') {
      const wanted = searchParams.get('PhoneNumber');
      const found = state.numbers.filter(({ phone_number: number }) => number === wanted);
      return { status: 200, json: { page: 0, page_size: 50, incoming_phone_numbers: found } };
    }
    const number = state.numbers.find(({ sid }) => below === `/IncomingPhoneNumbers/${sid}.json`);
    if (number) return setHook(number, asked);
    if (below === '/Messages.json' && asked.method === 'POST') return create(new URLSearchParams(asked.body));
    return refusal(20_404, 'The requested resource was not found', 404);
  });

  function create(form: URLSearchParams): VendorReply {
    if (state.refuse !== null) return refusal(state.refuse, 'The message was refused');
    state.sent.push(form);
    return {
      status: 201,
      json: {
        sid: messageSid(state.sent.length),
        account_sid: TWILIO_SID,
        status: 'queued',
        to: form.get('To'),
        from: form.get('From'),
        body: form.get('Body'),
        num_segments: '1',
        num_media: String(form.getAll('MediaUrl').length),
        direction: 'outbound-api',
        error_code: null,
        error_message: null,
      },
    };
  }

  /** A file as Twilio's store answers; the address stands in a text's MediaUrl. */
  const keepMedia = (path: string, reply: VendorReply): string => keepIn(media, path, reply, vendor.origin());

  return { vendor, state, keepMedia };
}

function keepIn(media: Map<string, VendorReply>, path: string, reply: VendorReply, origin: string): string {
  media.set(path, reply);
  return origin + path;
}

function setHook(number: TwilioNumber, { body }: Asked): VendorReply {
  const form = new URLSearchParams(body);
  Object.assign(number, {
    sms_url: form.get('SmsUrl'),
    sms_method: form.get('SmsMethod'),
    sms_application_sid: form.get('SmsApplicationSid'),
  });
  return { status: 200, json: number };
}

const refusal = (code: number, message: string, status = 400): VendorReply => ({
  status,
  json: { code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status },
});

/** The parameters of a text that came in (https://www.twilio.com/docs/messaging/guides/webhook-request). */
export const twilioText = (more: Record<string, string> = {}): Record<string, string> => ({
  ToCountry: 'US',
  SmsMessageSid: more.MessageSid ?? messageSid(1),
  NumMedia: '0',
  SmsSid: more.MessageSid ?? messageSid(1),
  FromState: 'NY',
  SmsStatus: 'received',
  FromCity: 'NEW YORK',
  Body: 'Are you open on Monday?',
  FromCountry: 'US',
  To: OUR_NUMBER,
  NumSegments: '1',
  MessageSid: messageSid(1),
  AccountSid: TWILIO_SID,
  From: '+12125550188',
  ApiVersion: '2010-04-01',
  ...more,
});

/** The parameters of a report (https://www.twilio.com/docs/messaging/guides/track-outbound-message-status). */
export const twilioStatus = (more: Record<string, string> = {}): Record<string, string> => ({
  SmsSid: more.MessageSid ?? messageSid(1),
  SmsStatus: more.MessageStatus ?? 'delivered',
  MessageStatus: 'delivered',
  To: '+12125550188',
  MessageSid: messageSid(1),
  AccountSid: TWILIO_SID,
  From: OUR_NUMBER,
  ApiVersion: '2010-04-01',
  ...more,
});

/** Body and headers, signed as Twilio signs. */
export function signedByTwilio(fields: Record<string, string>, address: string, token = TWILIO_TOKEN) {
  const bytes = new TextEncoder().encode(new URLSearchParams(fields).toString());
  const joined = Object.keys(fields)
    .sort()
    .map((name) => name + fields[name]!)
    .join('');
  return {
    bytes,
    headers: {
      'content-type': 'application/x-www-form-urlencoded; charset=UTF-8',
      'x-twilio-signature': createHmac('sha1', token)
        .update(address + joined)
        .digest('base64'),
      'i-twilio-idempotency-token': crypto.randomUUID(),
    },
  };
}

export const messageSid = (place: number): string => `SM${place.toString(16).padStart(32, '0')}`;
export const TWILIO_SID = `AC${'0123456789abcdef'.repeat(2)}`;
export const TWILIO_TOKEN = 'fedcba9876543210fedcba9876543210';
export const OUR_NUMBER = '+12125550123';
const NUMBER = {
  sid: `PN${'a'.repeat(32)}`,
  phone_number: OUR_NUMBER,
  friendly_name: '(212) 555-0123',
  sms_url: 'https://demo.twilio.com/welcome/sms/reply',
  sms_method: 'POST',
  sms_application_sid: '',
  capabilities: { voice: true, sms: true, mms: true, fax: false },
};

export type TwilioNumber = typeof NUMBER;
