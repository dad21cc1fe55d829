import type { InboxChannelView } from '../../../../src/contracts/inbox-channels';
import { activityEvents } from '../../../../src/domain/activity-events';
import type { Actor } from '../../../../src/domain/activity';
import { inboxChannels, type InboxChannel } from '../../../../src/domain/conversation';
import { channelNeeds, type ChatLook } from '../../../../src/domain/inbox-channel';
import { AppError, notFound } from '../../../errors/app-error';
import type { Clock } from '../../../ports/clock';
import type { Ids } from '../../../ports/ids';
import type { ChannelConnector, ConnectInput, OpenInboxChannel } from '../../../ports/inbox-connector';
import type { ChannelRepository, ChannelRow } from './channel-repository';
import type { ChannelSecrets } from './channel-secrets';

/** The channels of a workspace. What is particular about one kind is its connector's. */
export function makeChannelService({
  repository,
  connectors,
  secrets,
  canForward,
  canSimulate,
  clock,
  ids,
}: Dependencies) {
  const open = (row: ChannelRow): OpenInboxChannel => ({
    ...row,
    secrets: secrets.open({ workspaceId: row.workspaceId, channelId: row.id }, row),
  });

  const connectorOf = async (channel: InboxChannel): Promise<ChannelConnector | null> =>
    (await connectors[channel]?.()) ?? null;

  async function present(row: ChannelRow, origin: string): Promise<InboxChannelView> {
    const shown = (await connectorOf(row.channel))?.present?.(row, origin) ?? {};
    return {
      id: row.id,
      channel: row.channel,
      name: row.name,
      address: row.channel === 'livechat' ? '' : row.address,
      state: row.state,
      cause: row.cause,
      heardAt: row.heardAt?.toISOString() ?? null,
      mail: null,
      chat: null,
      ...shown,
      createdAt: row.createdAt.toISOString(),
    };
  }

  const expect = async (workspaceId: string, channelId: string): Promise<ChannelRow> => {
    const row = await repository.find(workspaceId, channelId);
    if (!row) throw notFound('channel');
    return row;
  };

  return {
    async list(workspace: Workspace, origin: string) {
      const rows = await repository.list(workspace.id);
      const items = await Promise.all(rows.map((row) => present(row, origin)));
      const lacking = inboxChannels.filter((channel) => !rows.some((row) => row.channel === channel));
      const missing = await Promise.all(
        lacking.map(async (channel) => {
          const connector = await connectorOf(channel);
          return {
            channel,
            needs: channelNeeds[channel],
            ready: connector !== null && ((await connector.isReady?.(workspace.id)) ?? true),
          };
        }),
      );
      return { items, missing, canForward, canSimulate: canSimulate(workspace.isDemo) };
    },

    async create(workspaceId: string, connect: ConnectInput, actor: Actor, origin: string): Promise<InboxChannelView> {
      const connector = await connectorOf(connect.channel);
      if (!connector) throw new AppError('conflict', 'This channel cannot be connected here yet.');
      const channelId = ids.id();
      const made = await connector.connect(connect, { workspaceId, channelId, origin });
      if ('refused' in made)
        throw new AppError(
          'invalid_request',
          made.refused,
          made.field ? { fields: { [made.field]: made.refused } } : {},
        );
      const now = clock.now();
      const sealed = made.secrets ? secrets.seal({ workspaceId, channelId }, made.secrets) : null;
      const added = await repository.add(
        {
          workspaceId,
          id: channelId,
          channel: made.channel,
          name: made.name,
          address: made.address,
          settings: made.settings,
          keyId: sealed?.keyId ?? null,
          sealed: sealed?.sealed ?? null,
          state: 'connected',
          cause: made.cause?.slice(0, 500) ?? null,
          cursor: made.cursor ?? null,
          checkedAt: now,
          createdAt: now,
        },
        MOST_CHANNELS,
        {
          id: ids.id(),
          workspaceId,
          ...activityEvents.inboxChannelConnected(made),
          actor: { id: actor.id, name: actor.name },
          at: now,
        },
      );
      if (added === 'taken')
        throw new AppError(
          'conflict',
          `${made.address || 'This channel'} is already connected to an inbox. Disconnect it there first.`,
        );
      if (added === 'full') throw new AppError('conflict', `A workspace can have at most ${MOST_CHANNELS} channels.`);
      return present(added, origin);
    },

    async change(
      workspaceId: string,
      { channelId, name, paused, hosts, look }: Change,
      origin: string,
    ): Promise<InboxChannelView> {
      const row = await expect(workspaceId, channelId);
      if ((hosts || look) && row.channel !== 'livechat')
        throw new AppError('invalid_request', 'Only a live chat has domains and colours.');
      const changed = await repository.change(workspaceId, channelId, {
        ...(name !== undefined && { name }),
        ...(paused === true && { state: 'paused', cause: null }),
        ...(paused === false && row.state === 'paused' && { state: 'connected', cause: null }),
        settings: { ...row.settings, ...(hosts && { hosts }), ...(look && { look }) },
      });
      if (!changed) throw notFound('channel');
      return present(changed, origin);
    },

    async check(workspaceId: string, channelId: string, origin: string): Promise<InboxChannelView> {
      const row = await expect(workspaceId, channelId);
      const connector = await connectorOf(row.channel);
      if (!connector) throw new AppError('conflict', 'This channel cannot be checked here yet.');
      const found = await connector.check(open(row));
      const changed = await repository.change(workspaceId, channelId, {
        // Whoever paused it resumes it.
        ...(row.state !== 'paused' && { state: found.state }),
        cause: found.cause?.slice(0, 500) ?? null,
        checkedAt: clock.now(),
      });
      if (!changed) throw notFound('channel');
      return present(changed, origin);
    },

    async remove(workspaceId: string, channelId: string, actor: Actor): Promise<{ id: string }> {
      const row = await repository.remove(workspaceId, channelId, (removed) => ({
        id: ids.id(),
        workspaceId,
        ...activityEvents.inboxChannelRemoved(removed),
        actor: { id: actor.id, name: actor.name },
        at: clock.now(),
      }));
      if (!row) throw notFound('channel');
      await (await connectorOf(row.channel))?.disconnect?.(open(row));
      return { id: channelId };
    },
  };
}

const MOST_CHANNELS = 20;

export type ChannelService = ReturnType<typeof makeChannelService>;

interface Workspace {
  id: string;
  isDemo: boolean;
}
interface Change {
  channelId: string;
  name?: string | undefined;
  paused?: boolean | undefined;
  hosts?: string[] | undefined;
  look?: ChatLook | undefined;
}

interface Dependencies {
  repository: ChannelRepository;
  connectors: Partial<Record<InboxChannel, () => Promise<ChannelConnector>>>;
  secrets: ChannelSecrets;
  /** Whether there is a domain that mailboxes can forward to. */
  canForward: boolean;
  /** Whether made-up messages are offered. */
  canSimulate(isDemo: boolean): boolean;
  clock: Clock;
  ids: Ids;
}
