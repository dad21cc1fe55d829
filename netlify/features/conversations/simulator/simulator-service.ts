import { makeChatKey } from '../../../../src/domain/chat-key';
import { noChatLook } from '../../../../src/domain/chat-look';
import { inboxChannelNames, type InboxChannel } from '../../../../src/domain/conversation';
import type { ChatLook } from '../../../../src/domain/inbox-channel';
import { AppError } from '../../../errors/app-error';
import type { Clock } from '../../../ports/clock';
import type { Ids } from '../../../ports/ids';
import type { WorkspacePart } from '../../../ports/workspace-scope';
import {
  mailMessage,
  metaMessage,
  simulatedCustomers,
  textMessage,
  type SimulatedCustomer,
} from './simulator-messages';

/**
 * Messages of made-up customers for demos and for development. Each goes to this installation's own address, signed like
 * a real one, so that it takes the whole way of a real one. Nothing is sent anywhere else.
 */
export function makeSimulatorService({
  repository,
  secrets,
  signatures,
  deliver,
  clock,
  ids,
  isDevelopment,
}: Dependencies) {
  const writers: Record<InboxChannel, (order: Order) => Promise<string>> = {
    async email({ customer, channel, text }) {
      const { domain, secret } = secrets.mail();
      const id = ids.id();
      const messageId = `${id}@example.com`;
      const bytes = mailMessage(customer, { to: `${channel.address}@${domain}`, text, messageId, at: clock.now() });
      await deliver('/api/inbound/mail', {
        bytes,
        headers: { 'content-type': 'message/rfc822', ...signatures.webhook(bytes, { id, secret, at: clock.now() }) },
      });
      return messageId;
    },
    async sms({ customer, channel, text, origin }) {
      const keys = await secrets.twilio(channel.workspaceId);
      const sid = `SM${ids.id().replaceAll('-', '')}`;
      const bytes = textMessage(customer, { to: channel.address, text, sid, accountSid: keys.sid });
      const path = '/api/inbound/twilio/message';
      await deliver(path, {
        bytes,
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          'x-twilio-signature': signatures.twilio(`${origin}${path}`, bytes, keys.token),
        },
      });
      return sid;
    },
    facebook: (order) => byMeta('page', order),
    instagram: (order) => byMeta('instagram', order),
    async livechat({ customer, channel, text }) {
      const page = `https://${channel.hosts[0] ?? 'localhost'}`;
      const call = (path: string, body: object): Promise<unknown> =>
        deliver(`/api/chat/${encodeURIComponent(channel.address)}/${path}`, {
          bytes: new TextEncoder().encode(JSON.stringify(body)),
          headers: { 'content-type': 'application/json', origin: page },
        });
      const opened = (await call('visits', { page: `${page}/` })) as { data: { visitor: string } };
      const { visitor } = opened.data;
      await call('visitor', { visitor, name: customer.name });
      const messageId = ids.id();
      await call('messages', { visitor, messageId, text, page: `${page}/` });
      return messageId;
    },
  };

  async function byMeta(object: 'page' | 'instagram', { customer, channel, text }: Order): Promise<string> {
    const mid = `m_${ids.token(24)}`;
    const bytes = metaMessage(customer, { object, accountId: channel.address, text, mid, at: clock.now() });
    await deliver('/api/inbound/meta', {
      bytes,
      headers: {
        'content-type': 'application/json',
        'x-hub-signature-256': signatures.meta(bytes, await secrets.meta(channel.workspaceId)),
      },
    });
    return mid;
  }

  return {
    async simulate(
      workspace: WorkspacePart<'id' | 'kind'>,
      { channel: kind, text }: { channel: InboxChannel; text: string },
      origin: string,
    ): Promise<{ eventId: string }> {
      if (workspace.kind !== 'demo' && !isDevelopment)
        throw new AppError('conflict', 'Made-up messages exist only in demos and in development.');
      const channel = await repository.findOrAdd(
        workspace.id,
        kind,
        madeUpChannel(workspace.id, kind, ids),
        clock.now(),
      );
      if (!channel)
        throw new AppError(
          'conflict',
          `${inboxChannelNames[kind]} is paused or read in another way here, so made-up messages do not reach it.`,
        );
      const customer = simulatedCustomers[Number.parseInt(ids.id().slice(-4), 16) % simulatedCustomers.length]!;
      return { eventId: await writers[kind]({ customer, channel, text, origin }) };
    },
  };
}
export type SimulatorService = ReturnType<typeof makeSimulatorService>;

interface Order {
  customer: SimulatedCustomer;
  channel: SimulatedChannel;
  text: string;
  origin: string;
}

/**
 * What made-up customers write to where nothing is connected. The number has a country code that no country has (999), and
 * nobody has the other addresses either.
 */
function madeUpChannel(workspaceId: string, channel: InboxChannel, ids: Ids): MadeUpChannel {
  const digits = String(Number.parseInt(ids.id().slice(-10), 16))
    .padStart(12, '0')
    .slice(-11);
  const name = `Made-up ${inboxChannelNames[channel]}`;
  const row = { id: ids.id(), name, settings: {} };
  switch (channel) {
    case 'email': {
      const forwardKey = `made-up-${ids.id().slice(-12)}`;
      return { ...row, address: forwardKey, settings: { source: 'forward', forwardKey } };
    }
    case 'sms':
      return { ...row, address: `+999${digits}` };
    case 'facebook':
    case 'instagram':
      return { ...row, address: `9000${digits}`, settings: { pageId: `9000${digits}` } };
    case 'livechat':
      return {
        ...row,
        address: makeChatKey(workspaceId, ids.token(9)),
        settings: { hosts: ['website.example'], look: noChatLook },
      };
  }
}

export interface MadeUpChannel {
  id: string;
  name: string;
  address: string;
  settings: { source?: 'forward'; forwardKey?: string; hosts?: string[]; look?: ChatLook; pageId?: string };
}

export interface SimulatedChannel {
  workspaceId: string;
  address: string;
  hosts: string[];
}

interface Dependencies {
  repository: {
    /** A connected channel of this kind that made-up messages can reach; else this one, added. */
    findOrAdd(
      workspaceId: string,
      channel: InboxChannel,
      madeUp: MadeUpChannel,
      now: Date,
    ): Promise<SimulatedChannel | null>;
  };
  /** What real messages are signed with here; made-up keys where a workspace has none. */
  secrets: {
    twilio(workspaceId: string): Promise<{ sid: string; token: string }>;
    meta(workspaceId: string): Promise<string>;
    mail(): { domain: string; secret: string };
  };
  signatures: {
    twilio(address: string, form: Uint8Array, token: string): string;
    meta(body: Uint8Array, appSecret: string): string;
    /** Headers of Standard Webhooks. */
    webhook(body: Uint8Array, about: { id: string; secret: string; at: Date }): Record<string, string>;
  };
  /** Posts to an address of this installation and returns its answer; throws a sentence when it is refused. */
  deliver(path: string, request: { bytes: Uint8Array; headers: Record<string, string> }): Promise<unknown>;
  clock: Clock;
  ids: Ids;
  isDevelopment: boolean;
}
