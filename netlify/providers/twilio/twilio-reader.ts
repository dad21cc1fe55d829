import { smsWishes, wishSentence } from '../../../src/domain/sms-keywords';
import { AppError } from '../../errors/app-error';
import type { Clock } from '../../ports/clock';
import type { InboundEvent, InboundFile, InboundReader, StateReport, StoredReceipt } from '../../ports/inbox';
import type { CallingPort } from '../../ports/web';
import { TWILIO_ORIGIN, type TwilioKeys } from './twilio-call';
import { twilioFault } from './twilio-faults';
import { isTwilioSid, readTwilioForm } from './twilio-form';
import { fetchTwilioMedia, MEDIA_PATIENCE_MS, missingFiles } from './twilio-media';

/**
 * Reads texts that came in (https://www.twilio.com/docs/messaging/guides/webhook-request). What a text of one word asks
 * for was decided when it arrived, and stands in the receipt's headers.
 */
export function makeTwilioReader({ web, keysOf, clock, origin = TWILIO_ORIGIN }: Dependencies): InboundReader {
  async function filesOf(receipt: StoredReceipt, value: (name: string) => string) {
    const count = Math.min(Number(value('NumMedia')) || 0, MOST_FILES);
    if (count === 0) return { files: [], missing: 0 };
    const keys = await keysOf(receipt.workspaceId);
    const files: InboundFile[] = [];
    let missing = 0;
    for (let place = 0; place < count; place += 1) {
      const fetched = keys
        ? await fetchTwilioMedia(web, origin, keys, {
            url: value(`MediaUrl${place}`),
            contentType: value(`MediaContentType${place}`) || 'application/octet-stream',
            place: place + 1,
          })
        : { kind: 'gone' as const };
      // Words are never lost over a file: it is tried for a while, and then the message is shown without it.
      if (fetched.kind === 'later' && clock.now().getTime() - receipt.receivedAt.getTime() < MEDIA_PATIENCE_MS)
        throw new AppError('unavailable', 'A file of a text could not be fetched from Twilio yet.');
      if (fetched.kind === 'file') files.push(fetched.file);
      else missing += 1;
    }
    return { files, missing };
  }

  return {
    async read(receipt) {
      const value = readTwilioForm(receipt.bytes);
      const [sid, from, body] = [value('MessageSid') || value('SmsMessageSid'), value('From'), value('Body')];
      if (!isTwilioSid(sid) || from === '')
        throw new AppError('invalid_request', 'This is not a text message as Twilio sends it.');
      const wish = smsWishes.find((one) => one === receipt.headers.wish);
      const { files, missing } = await filesOf(receipt, value);
      const message = {
        externalId: sid,
        channel: 'sms' as const,
        from: { address: from, name: '', point: /^\+\d{6,15}$/.test(from) ? ('phone' as const) : null },
        threadKey: '',
        text: [wish ? wishSentence(wish, body) : body, missing > 0 ? missingFiles(missing, 'Twilio') : '']
          .filter((part) => part.trim() !== '')
          .join('\n\n'),
        quoted: '',
        files,
        at: receipt.receivedAt,
      };
      return [wish ? { kind: 'event', message, link: '' } : { kind: 'message', message }];
    },
  };
}

/**
 * Reads what became of texts that we sent
 * (https://www.twilio.com/docs/messaging/guides/outbound-message-status-in-status-callbacks).
 */
export const twilioStatusReader: InboundReader = {
  read: (receipt) => Promise.resolve([stateOf(receipt)]),
};

function stateOf({ bytes, headers, receivedAt }: StoredReceipt): InboundEvent {
  const value = readTwilioForm(bytes);
  const [sid, status] = [value('MessageSid') || value('SmsSid'), value('MessageStatus') || value('SmsStatus')];
  if (!isTwilioSid(sid)) throw new AppError('invalid_request', 'This is not a report about a text as Twilio sends it.');
  const state = STATES.get(status);
  if (!state) return { kind: 'ignored', reason: `The text is ${status || 'in a state without a name'}.` };
  const code = /^\d{4,6}$/.test(value('ErrorCode')) ? Number(value('ErrorCode')) : null;
  return {
    kind: 'state',
    report: {
      externalId: sid,
      ...(headers.message && { messageId: headers.message }),
      state,
      cause: state === 'failed' ? twilioFault(code) : null,
      at: receivedAt,
    },
  };
}

/** queued, accepted, scheduled and sending say nothing that "sent" has not said. */
const STATES: ReadonlyMap<string, StateReport['state']> = new Map([
  ['sent', 'sent'],
  ['delivered', 'delivered'],
  ['read', 'read'],
  ['undelivered', 'failed'],
  ['failed', 'failed'],
  ['canceled', 'failed'],
]);
const MOST_FILES = 10;

interface Dependencies {
  web: CallingPort;
  keysOf(workspaceId: string): Promise<TwilioKeys | null>;
  clock: Clock;
  origin?: string;
}
