import * as z from 'zod/mini';
import type { OutboundPort, OutgoingMessage, SendOutcome } from '../../ports/inbox';
import type { CallingPort, WebAnswer } from '../../ports/web';
import { retryAfter } from '../guarded-web/network-answer';
import { named, readReply } from '../guarded-web/vendor-fault';
import { twilioCall, twilioError, TWILIO_ORIGIN, type TwilioKeys } from './twilio-call';
import { accountCodes, laterCodes, STOPPED, twilioFault } from './twilio-faults';

/**
 * Sends texts and pictures from the workspace's number
 * (https://www.twilio.com/docs/messaging/api/message-resource#create-a-message-resource). Twilio has no key that makes a
 * repeated call one message, so a lost answer is uncertain; its later report names our message and settles it.
 */
export function twilioSms(ports: SmsDependencies): OutboundPort {
  const { web, keysOf, numberOf, whyNot, noteStop, linksOf, statusAddress, origin = TWILIO_ORIGIN } = ports;

  async function send(message: OutgoingMessage, signal: AbortSignal): Promise<SendOutcome> {
    const { workspaceId, to, text, files } = message;
    if (text.length > LONGEST_TEXT) return { kind: 'refused', cause: twilioFault(21_617) };
    const keys = await keysOf(workspaceId);
    if (!keys) return { kind: 'broken', cause: NO_KEYS };
    const from = await numberOf(workspaceId, message.channelId);
    if (!from) return { kind: 'refused', cause: 'The number this conversation came in on is no longer connected.' };
    const links = files.length > 0 ? await linksOf(workspaceId, message.id) : [];
    if (links === null) return { kind: 'refused', cause: NO_ADDRESS };
    // Asked last, so that a STOP of this very moment counts.
    const refusal = await whyNot(workspaceId, to);
    if (refusal) return { kind: 'refused', cause: refusal };
    const answer = await twilioCall(web, origin, keys, {
      method: 'POST',
      path: '/Messages.json',
      fields: [
        ['To', to],
        ['From', from],
        ...(text === '' ? [] : ([['Body', text]] as [string, string][])),
        ...links.map((link): [string, string] => ['MediaUrl', link]),
        ...(statusAddress
          ? ([['StatusCallback', `${statusAddress}?message=${message.id}`]] as [string, string][])
          : []),
      ],
      signal,
    });
    const made = answer.kind === 'reply' && answer.status < 300 ? readReply(madeSchema, answer.text()) : null;
    if (made) {
      if (made.status === 'failed' || made.status === 'undelivered')
        return { kind: 'refused', cause: twilioFault(made.error_code ?? null) };
      return { kind: 'sent', externalId: made.sid, state: 'sent' };
    }
    const outcome = outcomeOfAnswer(answer);
    if (twilioError(answer)?.code === STOPPED) await noteStop(workspaceId, to);
    return outcome;
  }

  return { send };
}

export function outcomeOfAnswer(answer: WebAnswer): SendOutcome {
  if (answer.kind === 'failure') {
    // Neither a name that is not found nor a wrong certificate lets a byte of the request through.
    if (answer.why === 'address' || answer.why === 'certificate')
      return { kind: 'later', cause: 'Twilio could not be reached. We will try again.' };
    return { kind: 'uncertain', cause: LOST };
  }
  const said = twilioError(answer);
  const wait = retryAfter(answer.header('retry-after'));
  if ((said && accountCodes.has(said.code)) || answer.status === 401)
    return { kind: 'broken', cause: twilioFault(said && accountCodes.has(said.code) ? said.code : 20_003) };
  if (answer.status === 429 || (said && laterCodes.has(said.code)))
    return { kind: 'later', cause: twilioFault(said && laterCodes.has(said.code) ? said.code : 20_429), ...wait };
  // 503 with Retry-After says that the request was not handled (RFC 9110, 15.6.4).
  if (answer.status === 503 && wait.retryAfterMs !== undefined)
    return { kind: 'later', cause: 'Twilio was having trouble. We will try again.', ...wait };
  if (answer.status >= 500 || answer.status < 300) return { kind: 'uncertain', cause: LOST };
  if (said) {
    const words = twilioFault(said.code);
    const isKnown = !words.includes('docs/api/errors');
    return { kind: 'refused', cause: isKnown ? words : `${words} It says: “${named(said.message)}”.` };
  }
  return { kind: 'refused', cause: `Twilio refused this text (${answer.status}).` };
}

const madeSchema = z.object({ sid: z.string(), status: z.string(), error_code: z.nullish(z.number()) });
/** https://www.twilio.com/docs/api/errors/21617 */
const LONGEST_TEXT = 1_600;
const NO_KEYS = 'Your Twilio account SID and auth token are missing. Store them under Settings, API keys.';
const NO_ADDRESS =
  'Twilio fetches files from us, and this installation has no public address (PUBLIC_URL). Send the text without the file.';
const LOST = 'Twilio did not answer, so this text may have gone out. If Twilio reports on it, we will show that here.';

export interface SmsDependencies {
  web: CallingPort;
  keysOf(workspaceId: string): Promise<TwilioKeys | null>;
  /** The connected number, E.164. */
  numberOf(workspaceId: string, channelId: string): Promise<string | null>;
  /** Why nothing may be sent to this number, as a sentence; null when something may. */
  whyNot(workspaceId: string, number: string): Promise<string | null>;
  /** Twilio knows of a STOP that we have not seen. */
  noteStop(workspaceId: string, number: string): Promise<void>;
  /** Where Twilio can fetch the message's files; null without a public address. */
  linksOf(workspaceId: string, messageId: string): Promise<string[] | null>;
  /** Where Twilio reports to; null without a public address. */
  statusAddress: string | null;
  origin?: string;
}
