import type { Connections } from '../../../../src/contracts/publishing-connections';
import type { Actor, ActivityEvent, NewActivity } from '../../../../src/domain/activity';
import { activityEvents } from '../../../../src/domain/activity-events';
import { connectionWays, diagnose, ENDING_MS } from '../../../../src/domain/connection';
import { channelLabel } from '../../../../src/domain/posting';
import { connectableChannels, type ConnectableChannel } from '../../../../src/domain/posting-channel';
import { dayInWords } from '../../../../src/domain/day-in-words';
import { toLocal } from '../../../../src/domain/zoned-time';
import { AppError } from '../../../errors/app-error';
import type { Clock } from '../../../ports/clock';
import type { Ids } from '../../../ports/ids';
import {
  isRefused,
  type ConsentPort,
  type NetworkPort,
  type NewConnection,
  type OpenConnection,
} from '../../../ports/network';
import type { WorkspacePart } from '../../../ports/workspace-scope';
import type { ConnectionRepository, ConnectionRow } from './connection-repository';
import type { ConnectionSecrets } from './connection-secrets';
import { patience } from '../../../ports/patience';

/** Accounts on networks: connected, tested, renewed, lost. Their tokens come in, are sealed and used; they never go out. */
export function makeConnectionService(ports: Dependencies) {
  const { repository, secrets, networks, consents, metaKeys, hasPublicAddress, clock, ids } = ports;

  const tell = (workspaceId: string, event: ActivityEvent, actor?: Actor): NewActivity => ({
    ...event,
    id: ids.id(),
    workspaceId,
    actor,
    at: clock.now(),
  });

  async function list(workspaceId: string): Promise<Connections> {
    const rows = await repository.list(workspaceId);
    const keys = await metaKeys(workspaceId);
    const now = clock.now();
    return {
      items: connectableChannels.map((channel) => {
        const row = rows.find((one) => one.channel === channel);
        return {
          channel,
          way: connectionWays[channel],
          ...diagnose(channel, seenOf(row, Object.keys(keys ?? {})), now),
          account: row?.account ?? '',
          accountUrl: row?.accountUrl ?? '',
          connectedBy: row?.connectedBy ?? '',
          connectedAt: row?.connectedAt.toISOString() ?? null,
          expiresAt: row?.expiresAt?.toISOString() ?? null,
          checkedAt: row?.checkedAt?.toISOString() ?? null,
        };
      }),
    };
  }

  const seenOf = (row: ConnectionRow | undefined, stored: string[]) => ({
    connection: row ? { ...row, canOpen: secrets.open(row, row) !== null } : null,
    metaKeys: stored,
    hasPublicAddress,
  });

  /** For whoever uses it, with the keys that it needs from elsewhere; null when they cannot be opened. */
  async function open(
    row: Pick<ConnectionRow, 'workspaceId' | 'channel' | 'settings' | 'keyId' | 'sealed'>,
  ): Promise<OpenConnection | null> {
    const opened = secrets.open(row, row);
    if (opened === null) return null;
    const { workspaceId, settings } = row;
    if (connectionWays[row.channel] !== 'keys') return { workspaceId, settings, secrets: opened };
    const { metaPageId = '', metaAccessToken = '', metaAppSecret = '' } = (await metaKeys(workspaceId)) ?? {};
    return {
      workspaceId,
      settings: { ...settings, pageId: metaPageId },
      secrets: { accessToken: metaAccessToken, appSecret: metaAppSecret },
    };
  }

  async function keep(
    workspaceId: string,
    channel: ConnectableChannel,
    made: NewConnection,
    actor: Actor,
  ): Promise<Connections> {
    const now = clock.now();
    const { account, accountUrl, settings, expiresAt } = made;
    await repository.save(
      {
        workspaceId,
        channel,
        account: account.slice(0, 300),
        accountUrl: accountUrl.slice(0, 2_000),
        settings,
        ...secrets.seal({ workspaceId, channel }, made.secrets),
        state: 'connected',
        cause: null,
        expiresAt,
        warnedAt: null,
        checkedAt: now,
        connectedBy: actor.name,
        connectedAt: now,
      },
      tell(workspaceId, activityEvents.connectionMade(channelLabel(channel), account.slice(0, 200)), actor),
    );
    return list(workspaceId);
  }

  /** Connects with what was typed, if the network accepts it; nothing is stored otherwise. */
  async function connect(
    workspaceId: string,
    channel: ConnectableChannel,
    typed: { settings: Record<string, string>; secrets: Record<string, string>; field: string },
    actor: Actor,
  ): Promise<Connections> {
    const found = await networks(channel).check({ workspaceId, ...typed }, AbortSignal.timeout(CALL_MS));
    if (found.kind !== 'works') {
      // An outage of a network says nothing about what was typed; of the webhook, the address is all there is.
      if (found.kind === 'trouble' && channel !== 'webhook') throw new AppError('conflict', found.cause);
      throw new AppError('invalid_request', found.cause, { fields: { [typed.field]: found.cause } });
    }
    const { account, accountUrl, settings } = found;
    return keep(
      workspaceId,
      channel,
      { account, accountUrl, settings: { ...typed.settings, ...settings }, secrets: typed.secrets, expiresAt: null },
      actor,
    );
  }

  const lose = (workspaceId: string, channel: ConnectableChannel, cause: string): Promise<void> =>
    repository.lose(
      workspaceId,
      channel,
      cause,
      clock.now(),
      tell(workspaceId, activityEvents.connectionLost(channelLabel(channel))),
    );

  return {
    list,
    open,
    lose,
    connect,
    keep,

    /** With the keys under Settings, API keys. */
    async connectMeta(workspaceId: string, channel: 'facebook' | 'instagram', actor: Actor): Promise<Connections> {
      const { findings } = diagnose(
        channel,
        seenOf(undefined, Object.keys((await metaKeys(workspaceId)) ?? {})),
        clock.now(),
      );
      if (findings[0]) throw new AppError('conflict', findings[0].sentence);
      const keys = await open({ workspaceId, channel, settings: {}, ...secrets.seal({ workspaceId, channel }, {}) });
      const found = await networks(channel).check(keys!, AbortSignal.timeout(CALL_MS));
      if (found.kind !== 'works') throw new AppError('conflict', found.cause);
      const { account, accountUrl, settings = {} } = found;
      return keep(workspaceId, channel, { account, accountUrl, settings, secrets: {}, expiresAt: null }, actor);
    },

    /** The address of the network's page where the person agrees. */
    async begin(
      place: Workspace,
      asked: { channel: Consenting; server: string; app: Record<string, string>; redirectUri: string },
      actor: Actor,
    ): Promise<{ address: string }> {
      const { channel, server, app, redirectUri } = asked;
      const state = ids.token(32);
      const verifier = ids.token(48); // 64 characters; RFC 7636 asks for 43 to 128
      const begun = await consents[channel].begin(
        { server, state, redirectUri, challenge: ports.challengeOf(verifier), app },
        AbortSignal.timeout(CALL_MS),
      );
      if (isRefused(begun))
        throw new AppError('invalid_request', begun.refused, { fields: { [FIELD[channel]]: begun.refused } });
      const now = clock.now();
      await repository.begin(
        {
          workspaceId: place.id,
          stateHash: ports.digest(state),
          channel,
          userId: actor.id,
          settings: { ...begun.settings, redirectUri },
          ...secrets.seal({ workspaceId: place.id, channel, use: 'request' }, { ...begun.secrets, verifier }),
          expiresAt: new Date(now.getTime() + REQUEST_MS),
        },
        now,
      );
      return { address: begun.address };
    },

    /** The person is back. The state proves that they left from here, and is used once. */
    async finish(
      place: Workspace,
      { state, code }: { state: string; code: string },
      actor: Actor,
    ): Promise<Connections> {
      const request = await repository.take(place.id, {
        stateHash: ports.digest(state),
        userId: actor.id,
        now: clock.now(),
      });
      if (!request) throw new AppError('conflict', STALE);
      const { channel } = request;
      const kept = secrets.open({ workspaceId: place.id, channel, use: 'request' }, request);
      const consent = channel === 'mastodon' || channel === 'linkedin' ? consents[channel] : null;
      if (!kept || !consent) throw new AppError('conflict', STALE);
      const { verifier = '', ...secret } = kept;
      const { redirectUri = '', ...settings } = request.settings;
      const made = await consent.finish(
        { code, redirectUri, verifier, settings, secrets: secret },
        AbortSignal.timeout(CALL_MS),
      );
      if (isRefused(made)) throw new AppError('conflict', made.refused);
      return keep(place.id, channel, made, actor);
    },

    async test(workspaceId: string, channel: ConnectableChannel) {
      const row = await repository.find(workspaceId, channel);
      if (!row) throw new AppError('conflict', `${channelLabel(channel)} is not connected.`);
      const opened = await open(row);
      if (!opened)
        return {
          works: false,
          sentence: 'Its stored key can no longer be read. Connect it again.',
          connections: await list(workspaceId),
        };
      const found = await networks(channel).check(opened, AbortSignal.timeout(CALL_MS));
      if (found.kind === 'works') {
        const { account, accountUrl } = found;
        await repository.noteWorks(workspaceId, channel, { account, accountUrl }, clock.now());
        return {
          works: true,
          sentence: channel === 'webhook' ? 'The test message was accepted.' : `It works. Connected as ${account}.`,
          connections: await list(workspaceId),
        };
      }
      if (found.kind === 'disconnected') await lose(workspaceId, channel, found.cause);
      return { works: false, sentence: found.cause, connections: await list(workspaceId) };
    },

    async remove(workspaceId: string, channel: ConnectableChannel, actor: Actor): Promise<Connections> {
      await repository.remove(
        workspaceId,
        channel,
        tell(workspaceId, activityEvents.connectionRemoved(channelLabel(channel)), actor),
      );
      return list(workspaceId);
    },

    /** Job: asks for a renewal of everything that ends soon. */
    renewConnections: (): Promise<void> => repository.askForRenewals(new Date(clock.now().getTime() + ENDING_MS)),

    /** Job: new tokens, or a warning where the network gives none. A network that is away is asked again tomorrow. */
    async renewConnection({ workspaceId, channel: named }: { workspaceId: string; channel: string }): Promise<void> {
      const channel = connectableChannels.find((one) => one === named);
      const row = channel && (await repository.find(workspaceId, channel, 'worker'));
      if (!row?.expiresAt || row.state !== 'connected') return;
      const opened = await open(row);
      const consent = channel === 'mastodon' || channel === 'linkedin' ? consents[channel] : null;
      const renewed = opened && consent?.refresh ? await consent.refresh(opened, AbortSignal.timeout(CALL_MS)) : null;
      if (renewed && !isRefused(renewed)) {
        const sealed = secrets.seal(row, renewed.secrets);
        await repository.renew(workspaceId, row.channel, row.version, { ...sealed, expiresAt: renewed.expiresAt });
        return;
      }
      if (renewed?.disconnected) return lose(workspaceId, row.channel, renewed.refused);
      const day = dayInWords(toLocal(row.expiresAt, await ports.zoneOf(workspaceId)).date);
      await repository.warn(
        workspaceId,
        row.channel,
        clock.now(),
        tell(workspaceId, activityEvents.connectionEnds(channelLabel(row.channel), day)),
      );
    },
  };
}

export type ConnectionService = ReturnType<typeof makeConnectionService>;

const STALE = 'This sign-in has expired or was started in another account. Please connect again.';
const FIELD: Record<Consenting, string> = { mastodon: 'server', linkedin: 'clientId' };
const CALL_MS = patience(20_000);
const REQUEST_MS = 15 * 60_000;

type Consenting = 'mastodon' | 'linkedin';
type Workspace = WorkspacePart<'id'>;

interface Dependencies {
  repository: ConnectionRepository;
  secrets: ConnectionSecrets;
  networks(channel: ConnectableChannel): NetworkPort;
  consents: Record<Consenting, ConsentPort>;
  /** What is stored for Meta under API keys; null when that cannot be used. */
  metaKeys(workspaceId: string): Promise<Record<string, string> | null>;
  /** Whether strangers can reach this installation. */
  hasPublicAddress: boolean;
  zoneOf(workspaceId: string): Promise<string>;
  /** S256 of RFC 7636. */
  challengeOf(verifier: string): string;
  digest(text: string): string;
  clock: Clock;
  ids: Ids;
}
