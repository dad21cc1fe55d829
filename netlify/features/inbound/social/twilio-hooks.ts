import type { inboundContract } from '../../../../src/contracts/inbound';
import { isStopText } from '../../../../src/domain/call/call-text';
import { isOwnerAnswer } from '../../../../src/domain/owner-answer-text';
import { readSmsWish, smsWishes, type SmsWish } from '../../../../src/domain/sms-keywords';
import { AppError } from '../../../errors/app-error';
import type { Call, Handlers } from '../../../http/call';
import type { Clock } from '../../../ports/clock';
import type { Ids } from '../../../ports/ids';
import type { InboundSource } from '../../../ports/inbox';

/**
 * Texts and their fate, as Twilio calls us about them. The number says whose they are, and that workspace's auth token
 * whether Twilio sent them; only then is anything stored. An unknown number and a wrong signature look the same from
 * outside. There is no timestamp in a signature: the same message id is the same message.
 */
export function twilioHooks(ports: TwilioHookPorts): Pick<Handlers<typeof inboundContract>, TwilioCall> {
  const { clock, ids } = ports;

  /** Whose number it is, once the signature has shown that Twilio says so. */
  async function verified(call: Call, ownNumber: 'To' | 'From') {
    const form = new URLSearchParams(new TextDecoder().decode(call.bytes));
    const value = (name: string): string => form.get(name) ?? '';
    const channel = await ports.findNumber(value(ownNumber));
    const keys = channel && (await ports.keysOf(channel.workspaceId));
    const asked = new URL(call.request.url);
    const isTwilio = ports.isSigned(
      {
        address: call.origin + asked.pathname + asked.search,
        contentType: call.request.headers.get('content-type') ?? '',
        bytes: call.bytes,
        signature: call.request.headers.get('x-twilio-signature') ?? '',
      },
      // A number that nobody has connected costs as much time as one that somebody has.
      keys?.token ?? ids.token(16),
    );
    if (!channel || !keys || !isTwilio || value('AccountSid') !== keys.sid)
      throw new AppError('unauthenticated', 'This request could not be verified.');
    return { channel, value, message: asked.searchParams.get('message') ?? '' };
  }

  return {
    receiveTwilioMessage: async (_input, call) => {
      const { channel, value } = await verified(call, 'To');
      const eventId = value('MessageSid') || value('SmsMessageSid');
      if (!SID.test(eventId)) throw new AppError('invalid_request', 'This is not a text message.');
      const [from, text] = [value('From'), value('Body')];
      // STOP ends the owner's calls, too, and then is a wish like anybody's.
      const mayBeOwners = isOwnerAnswer(text) || isStopText(text);
      const reply = mayBeOwners ? await ports.takeOwnerAnswer(channel.workspaceId, { from, text }) : null;
      if (reply !== null) return xml(reply);
      await ports.keepText(
        {
          ...channel,
          id: ids.id(),
          source: 'twilio',
          eventId,
          headers: FORM,
          bytes: call.bytes,
          receivedAt: clock.now(),
        },
        from,
        text,
        // A business can teach Twilio words of its own, and Twilio then says what they mean.
        (isStopped) => named(value('OptOutType')) ?? readSmsWish(text, { isStopped }),
      );
      return xml(NO_ANSWER);
    },

    receiveTwilioStatus: async (_input, call) => {
      const { channel, value, message } = await verified(call, 'From');
      const [sid, status] = [value('MessageSid') || value('SmsSid'), value('MessageStatus') || value('SmsStatus')];
      if (!SID.test(sid) || !/^\w{1,40}$/.test(status))
        throw new AppError('invalid_request', 'This is not a report about a text message.');
      const isNew = await ports.keep({
        ...channel,
        id: ids.id(),
        source: 'twilio-status',
        eventId: `${sid}:${status}`,
        headers: { ...FORM, ...(UUID.test(message) && { message }) },
        bytes: call.bytes,
        receivedAt: clock.now(),
      });
      return { taken: isNew ? 1 : 0 };
    },
  };
}

const named = (optOutType: string): SmsWish | null =>
  smsWishes.find((wish) => wish === optOutType.toLowerCase()) ?? null;

const xml = (document: string): Response =>
  new Response(document, { headers: { 'content-type': 'text/xml; charset=utf-8' } });

/** An empty TwiML document: nothing is answered by itself (https://www.twilio.com/docs/messaging/twiml). */
const NO_ANSWER = '<?xml version="1.0" encoding="UTF-8"?><Response></Response>';
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const SID = /^(SM|MM)[0-9a-fA-F]{32}$/;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

type TwilioCall = 'receiveTwilioMessage' | 'receiveTwilioStatus';

export interface SocialReceipt {
  id: string;
  workspaceId: string;
  channelId: string;
  source: InboundSource;
  eventId: string;
  headers: Record<string, string>;
  bytes: Uint8Array;
  receivedAt: Date;
}

export interface TwilioHookPorts {
  findNumber(number: string): Promise<{ workspaceId: string; channelId: string } | null>;
  keysOf(workspaceId: string): Promise<{ sid: string; token: string } | null>;
  isSigned(
    request: { address: string; contentType: string; bytes: Uint8Array; signature: string },
    authToken: string,
  ): boolean;
  /** False for what was stored before. */
  keep(receipt: SocialReceipt): Promise<boolean>;
  /** Stores a text together with what it asks for, which depends on whether the number was stopped until now. */
  keepText(
    receipt: SocialReceipt,
    from: string,
    text: string,
    wishOf: (isStopped: boolean) => SmsWish | null,
  ): Promise<boolean>;
  /**
   * The owner's answer to the week's choice, to the number that customers text, too: the document that Twilio is answered
   * with. null for anybody else's, which belongs into the inbox.
   */
  takeOwnerAnswer(workspaceId: string, sent: { from: string; text: string }): Promise<string | null>;
  clock: Clock;
  ids: Ids;
}
