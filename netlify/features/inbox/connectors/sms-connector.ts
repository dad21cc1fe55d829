import { registrationHint } from '../../../../src/domain/sms-registration';
import type { ChannelConnector } from '../../../ports/inbox-connector';
import type { PhoneNumbers } from '../../../ports/phone-numbers';
import { patience } from '../../../ports/patience';

/**
 * A number at Twilio. It is looked up before it is connected, and its texts are sent here from then on, unless the number
 * works for another program today: then its owner decides, and reads how.
 */
export function makeSmsConnector({ keysOf, numbers, phones, publicOrigin }: SmsConnectorDeps): ChannelConnector {
  const hookOf = (origin: string): string => `${publicOrigin ?? origin}/api/inbound/twilio/message`;

  const hint = (found: Found, hook: string, number: string): string | null => {
    const parts = [
      publicOrigin === null
        ? 'Twilio cannot reach this installation: it has no public address. The operator sets it as PUBLIC_URL.'
        : found.hook !== hook || found.method !== 'POST' || found.hasApplication
          ? `Texts do not arrive here yet. In the Twilio console, open the number and set “A message comes in” to Webhook, ${hook}, HTTP POST.`
          : null,
      registrationHint(number),
    ].filter((part) => part !== null);
    return parts.length > 0 ? parts.join(' ') : null;
  };

  return {
    async connect(input, { workspaceId, origin }) {
      if (input.channel !== 'sms') return { refused: 'This is not a number.' };
      const keys = await keysOf(workspaceId);
      if (!keys) return { refused: NO_KEYS };
      const number = phones.read(input.number, null)?.value ?? '';
      if (!/^\+\d{6,15}$/.test(number))
        return { refused: 'Write the number with its country code, such as +12125550123.', field: 'number' };
      let found = await numbers.find(keys, number, AbortSignal.timeout(CALL_MS));
      if (found.kind !== 'number')
        return { refused: found.cause, ...(found.kind === 'refused' && { field: 'number' }) };
      const hook = hookOf(origin);
      if (input.setWebhook && publicOrigin !== null && isFree(found)) {
        const trouble = await numbers.setHook(keys, found.sid, hook, AbortSignal.timeout(CALL_MS));
        if (trouble) return { refused: trouble };
        found = { ...found, hook, method: 'POST', hasApplication: false };
      }
      return {
        channel: 'sms',
        name: found.name,
        address: number,
        settings: {},
        secrets: null,
        cause: hint(found, hook, number),
      };
    },

    async check({ workspaceId, address }) {
      const keys = await keysOf(workspaceId);
      if (!keys) return { state: 'broken', cause: NO_KEYS };
      const found = await numbers.find(keys, address, AbortSignal.timeout(CALL_MS));
      if (found.kind === 'number')
        return { state: 'connected', cause: hint(found, hookOf(publicOrigin ?? ''), address) };
      // An outage of Twilio says nothing about the number.
      return { state: found.kind === 'trouble' ? 'connected' : 'broken', cause: found.cause };
    },

    isReady: async (workspaceId) => (await keysOf(workspaceId)) !== null,
  };
}

/** It sends its texts nowhere, or to the greeting that Twilio gives to new numbers. */
const isFree = ({ hook, hasApplication }: Found): boolean =>
  !hasApplication && (hook === '' || (URL.canParse(hook) && new URL(hook).hostname === 'demo.twilio.com'));

const NO_KEYS = 'Store your Twilio account SID and auth token under Settings, API keys first.';
const CALL_MS = patience(20_000);

interface Keys {
  sid: string;
  token: string;
}

interface Found {
  hook: string;
  method: string;
  hasApplication: boolean;
}

type Looked =
  | ({ kind: 'number'; sid: string; name: string } & Found)
  | { kind: 'refused' | 'broken' | 'trouble'; cause: string };

export interface SmsConnectorDeps {
  keysOf(workspaceId: string): Promise<Keys | null>;
  numbers: {
    find(keys: Keys, number: string, signal: AbortSignal): Promise<Looked>;
    /** Null when it worked; else why not, as a sentence. */
    setHook(keys: Keys, numberSid: string, address: string, signal: AbortSignal): Promise<string | null>;
  };
  phones: PhoneNumbers;
  /** PUBLIC_URL; null when strangers cannot reach this installation. */
  publicOrigin: string | null;
}
