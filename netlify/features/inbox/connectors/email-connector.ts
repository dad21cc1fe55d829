import { readEmailAddress } from '../../../../src/domain/email-address';
import { slugify } from '../../../../src/domain/slug';
import type {
  ChannelConnector,
  ConnectInput,
  NewInboxChannel,
  RefusedChannel,
  StoredInboxChannel,
} from '../../../ports/inbox-connector';
import type { MailboxAccount, MailboxPort } from '../../../ports/mailbox';
import { patience } from '../../../ports/patience';

/**
 * Connects a mailbox: one that is forwarded to an address of its own here, or one that is read by IMAP once user name and
 * password have worked. A forwarded one is known by that address alone, so that nobody claims a mailbox by typing it.
 */
export function makeEmailConnector({ domain, mailbox, newKey }: Dependencies): ChannelConnector {
  async function connectImap(input: ImapInput): Promise<NewInboxChannel | RefusedChannel> {
    const account = { host: hostOf(input.host), port: input.port, user: input.user, password: input.password };
    const fault = await mailbox().check(account, AbortSignal.timeout(CHECK_MS));
    if (fault) return { refused: fault.sentence, field: fault.kind === 'refused' ? 'password' : 'host' };
    const address = addressOf(input.address);
    return {
      channel: 'email',
      name: address,
      address,
      settings: { source: 'imap', host: account.host, port: account.port, user: account.user },
      secrets: { password: account.password },
      cursor: null,
    };
  }

  return {
    connect(input: ConnectInput) {
      if (input.channel !== 'email') throw new Error(`${input.channel} is no mailbox`);
      if (input.source === 'imap') return connectImap(input);
      if (domain === undefined) return Promise.resolve({ refused: NO_DOMAIN, field: 'source' });
      const address = addressOf(input.address);
      const host = address.slice(address.lastIndexOf('@') + 1);
      const forwardKey = `${slugify(host.replace(/\.[a-z0-9-]+$/, ''), 20) || 'inbox'}-${newKey()}`;
      return Promise.resolve({
        channel: 'email',
        name: address,
        address: forwardKey,
        settings: { source: 'forward', forwardKey, writeTo: address },
        secrets: null,
      });
    },

    async check(channel) {
      const { settings, secrets } = channel;
      if (settings.source !== 'imap')
        return domain === undefined ? { state: 'broken', cause: NO_DOMAIN } : { state: 'connected', cause: null };
      const account = accountOf(channel, secrets);
      if (!account) return { state: 'broken', cause: PASSWORD_LOST };
      const fault = await mailbox().check(account, AbortSignal.timeout(CHECK_MS));
      // What may pass is told, and tried again by itself.
      return { state: fault?.kind === 'refused' ? 'broken' : 'connected', cause: fault?.sentence ?? null };
    },

    present: ({ address, settings }: StoredInboxChannel) => ({
      address: settings.writeTo ?? address,
      mail: {
        source: settings.source ?? 'forward',
        forwardTo:
          settings.source === 'forward' && domain !== undefined ? `${settings.forwardKey ?? address}@${domain}` : '',
        imapHost: settings.host ?? '',
        imapUser: settings.user ?? '',
      },
    }),
  };
}

/** null when its password cannot be opened any more. */
export function accountOf(
  { settings }: Pick<StoredInboxChannel, 'settings'>,
  secrets: Record<string, string> | null,
): MailboxAccount | null {
  const password = secrets?.password;
  if (password === undefined || settings.host === undefined || settings.user === undefined) return null;
  return { host: settings.host, port: settings.port ?? 993, user: settings.user, password };
}

const addressOf = (typed: string): string => readEmailAddress(typed)?.value ?? typed.trim().toLowerCase();
const hostOf = (typed: string): string =>
  typed
    .trim()
    .toLowerCase()
    .replace(/^imaps?:\/\//, '')
    .replace(/\/+$/, '');

export const PASSWORD_LOST =
  'We can no longer read the stored password of this mailbox. Disconnect it and connect it again; you keep its conversations.';
const NO_DOMAIN =
  'This installation has no domain that mail can be forwarded to. Let us read your mailbox by IMAP, or ask whoever runs it to set INBOUND_MAIL_DOMAIN.';
const CHECK_MS = patience(25_000);

type ImapInput = Extract<ConnectInput, { source: 'imap' }>;

interface Dependencies {
  /** The domain whose mail comes in. */
  domain: string | undefined;
  mailbox(): MailboxPort;
  /** Eight signs that nobody guesses. */
  newKey(): string;
}
