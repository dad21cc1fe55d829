import type { inboundContract } from '../../../../src/contracts/inbound';
import { AppError } from '../../../errors/app-error';
import type { Handlers } from '../../../http/call';
import type { Clock } from '../../../ports/clock';
import type { Ids } from '../../../ports/ids';
import type { SocialReceipt } from './twilio-hooks';

/**
 * What happens to pages and Instagram accounts, as Meta calls us about it. One request may bring entries of several
 * accounts; each is taken only if the request is signed with the app secret of the workspace that has the account, so
 * that nobody can write into another's inbox. What nobody has connected is left out.
 */
export function metaHooks(ports: MetaHookPorts): Pick<Handlers<typeof inboundContract>, MetaCall> {
  const { clock, ids } = ports;
  const unverified = () => new AppError('unauthenticated', 'This request could not be verified.');

  return {
    getMetaChallenge: (input) => {
      const { 'hub.mode': mode, 'hub.verify_token': token = '', 'hub.challenge': challenge = '' } = input;
      if (mode !== 'subscribe' || !ports.isOurToken(token)) return Promise.reject(unverified());
      return Promise.resolve(new Response(challenge, { headers: { 'content-type': 'text/plain; charset=utf-8' } }));
    },

    receiveMetaEvents: async (_input, { request, bytes }) => {
      const signature = request.headers.get('x-hub-signature-256') ?? '';
      const entries = ports.entriesOf(bytes);
      if (!entries || entries.length > MOST_ENTRIES) {
        // What cannot be read belongs to nobody, so it cannot be verified either.
        throw unverified();
      }
      const accounts = new Map<string, Account | null>();
      for (const { channel, id } of entries)
        if (!accounts.has(`${channel} ${id}`)) accounts.set(`${channel} ${id}`, await findAccount(channel, id));
      const trusted = new Map<string, boolean>();
      for (const account of accounts.values())
        if (account && !trusted.has(account.workspaceId))
          trusted.set(
            account.workspaceId,
            ports.isSigned(bytes, signature, (await ports.appSecretOf(account.workspaceId)) ?? ids.token(16)),
          );
      const routed = entries.flatMap((entry) => {
        const account = accounts.get(`${entry.channel} ${entry.id}`);
        return account && trusted.get(account.workspaceId) ? [{ ...entry, ...account }] : [];
      });
      if (routed.length === 0) {
        if (trusted.size === 0) ports.isSigned(bytes, signature, ids.token(16)); // as long as for an account that is here
        throw unverified();
      }
      let taken = 0;
      for (const { workspaceId, channelId, eventId, raw } of routed) {
        const isNew = await ports.keep({
          id: ids.id(),
          workspaceId,
          channelId,
          source: 'meta',
          eventId,
          headers: { 'content-type': 'application/json' },
          bytes: raw,
          receivedAt: clock.now(),
        });
        if (isNew) taken += 1;
      }
      return { taken };
    },
  };

  function findAccount(channel: 'facebook' | 'instagram', id: string): Promise<Account | null> {
    return ports.find(channel, id);
  }
}

/** Meta sends at most 1,000 updates in one request; those of a workspace have few accounts. */
const MOST_ENTRIES = 1_000;

type MetaCall = 'getMetaChallenge' | 'receiveMetaEvents';

interface Account {
  workspaceId: string;
  channelId: string;
}

export interface MetaEntry {
  channel: 'facebook' | 'instagram';
  /** The page's or the account's id. */
  id: string;
  /** The same entry has the same id, whenever and with whatever else it comes. */
  eventId: string;
  /** The entry alone, in Meta's format. */
  raw: Uint8Array;
}

export interface MetaHookPorts {
  /** Whether the token is one that we gave to a workspace. */
  isOurToken(token: string): boolean;
  /** null for what is not in Meta's format. */
  entriesOf(bytes: Uint8Array): MetaEntry[] | null;
  find(channel: 'facebook' | 'instagram', id: string): Promise<Account | null>;
  appSecretOf(workspaceId: string): Promise<string | null>;
  isSigned(bytes: Uint8Array, header: string, appSecret: string): boolean;
  /** False for what was stored before. */
  keep(receipt: SocialReceipt): Promise<boolean>;
  clock: Clock;
  ids: Ids;
}
