import { credentialContract } from '../../src/contracts/credential';
import { inboundContract } from '../../src/contracts/inbound';
import type { InboxChannel } from '../../src/domain/conversation';
import { conversationsJobs } from '../features/conversations/conversations-wiring';
import type { InboundSource, StoredReceipt } from '../ports/inbox';
import inbound from '../functions/inbound';
import { makeClient } from './call';
import { asOwner } from './database';
import { signedByTwilio, TWILIO_SID, TWILIO_TOKEN } from './twilio-server';
import { register } from './world';

/** A workspace with its keys of Twilio and Meta and a channel of each kind. */
export async function socialWorkspace(keys: SocialKeys = {}) {
  const { sid = TWILIO_SID, token = TWILIO_TOKEN, pageId = nextId(), appSecret = 'the-secret-of-the-app' } = keys;
  const owner = await register();
  await owner.call('credential', credentialContract.updateCredentials, {
    twilioSid: sid,
    twilioToken: token,
    metaAccessToken: 'the-token-of-the-page',
    metaPageId: pageId,
    metaAppSecret: appSecret,
  });
  const number = keys.number ?? `+1212${nextId().slice(-7)}`;
  const instagramId = keys.instagramId ?? `178414${nextId()}`;
  const { workspaceId } = owner;
  const settings = { pageId };
  return {
    ...owner,
    number,
    pageId,
    instagramId,
    appSecret,
    sms: await keepChannel({ workspaceId, channel: 'sms', address: number }),
    facebook: await keepChannel({ workspaceId, channel: 'facebook', address: pageId, settings }),
    instagram: await keepChannel({ workspaceId, channel: 'instagram', address: instagramId, settings }),
  };
}

export type SocialWorkspace = Awaited<ReturnType<typeof socialWorkspace>>;

async function keepChannel({ workspaceId, channel, address, settings = {} }: NewChannel): Promise<string> {
  const id = crypto.randomUUID();
  await asOwner(
    "INSERT INTO inbox_channels (workspace_id, id, channel, name, address, settings, state, created_at) VALUES ($1, $2, $3, $4, $4, $5, 'connected', now())",
    [workspaceId, id, channel, address, settings],
  );
  return id;
}

/** Calls the hooks as Twilio and Meta do. */
export const hooks = {
  call: <Name extends keyof typeof inboundContract>(name: Name, bytes: Uint8Array, headers: Record<string, string>) =>
    makeClient({ inbound }).call('inbound', inboundContract[name], { bytes } as never, headers),

  text: (fields: Record<string, string>, token?: string) => {
    const { bytes, headers } = signedByTwilio(fields, `${ORIGIN}/api/inbound/twilio/message`, token);
    return hooks.call('receiveTwilioMessage', bytes, headers);
  },

  status: (fields: Record<string, string>, token?: string) => {
    const { bytes, headers } = signedByTwilio(fields, `${ORIGIN}/api/inbound/twilio/status`, token);
    return hooks.call('receiveTwilioStatus', bytes, headers);
  },
};

/** What stands in the table of receipts for a workspace, oldest first. */
export const receiptsOf = async (workspaceId: string): Promise<StoredReceipt[]> =>
  (
    await asOwner<{
      id: string;
      channel_id: string;
      source: InboundSource;
      headers: Record<string, string>;
      raw: Buffer;
      received_at: Date;
    }>(
      'SELECT id, channel_id, source, headers, raw, received_at FROM inbound_receipts WHERE workspace_id = $1 ORDER BY received_at, id',
      [workspaceId],
    )
  ).map((row) => ({
    id: row.id,
    workspaceId,
    channelId: row.channel_id,
    source: row.source,
    headers: row.headers,
    bytes: new Uint8Array(row.raw),
    receivedAt: row.received_at,
  }));

export const allReceipts = async (): Promise<number> =>
  (await asOwner<{ n: number }>('SELECT count(*)::int AS n FROM inbound_receipts'))[0]!.n;

const nextId = (): string => String(Math.floor(Math.random() * 9e9) + 1e9);
export const ORIGIN = 'http://localhost:8888';

interface SocialKeys {
  sid?: string;
  token?: string;
  number?: string;
  pageId?: string;
  instagramId?: string;
  appSecret?: string;
}

interface NewChannel {
  workspaceId: string;
  channel: InboxChannel;
  address: string;
  settings?: Record<string, string>;
}

/** Does what the worker does with everything that waits to be read. */
export async function readAll(workspaceId: string): Promise<void> {
  const waiting = await asOwner<{ id: string }>(
    "SELECT id FROM inbound_receipts WHERE workspace_id = $1 AND state = 'waiting' ORDER BY received_at, id",
    [workspaceId],
  );
  for (const { id } of waiting) await conversationsJobs().readReceipt({ receiptId: id });
}
