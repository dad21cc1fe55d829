import type { ReplyTo } from '../../../../src/domain/reply-address';
import { acrossWorkspaces } from '../../../database/client';
import { storeReceipt, type NewReceipt } from '../../../records/inbox/inbound-receipts';
import { findInboxChannel } from '../../../records/inbox/inbox-channel-lookup';
import { findReplyChannel } from '../../../records/inbox/mail-channel-lookup';

export type MailArrivalRepository = typeof mailArrivalRepository;

/** Mail comes in for the whole installation: which workspace it is for is what has to be found out. */
export const mailArrivalRepository = {
  /** The channels that these local parts at the inbound domain, and these conversations, belong to; each once. */
  findChannels: (keys: readonly string[], replies: readonly ReplyTo[]): Promise<FoundChannel[]> =>
    acrossWorkspaces('find the inbox of a mail', async (tx) => {
      const found = new Map<string, FoundChannel>();
      for (const reply of replies) {
        const channel = await findReplyChannel(tx, reply);
        if (channel) found.set(channel.workspaceId, channel);
      }
      for (const key of keys) {
        const channel = await findInboxChannel(tx, 'email', key);
        if (channel && !found.has(channel.workspaceId)) found.set(channel.id, channel);
      }
      return [...found.values()].map(({ workspaceId, id }) => ({ workspaceId, id }));
    }),

  /** Returns how many are new. */
  store: (receipts: readonly NewReceipt[]): Promise<number> =>
    acrossWorkspaces('store a mail', async (tx) => {
      let stored = 0;
      for (const receipt of receipts) if (await storeReceipt(tx, receipt)) stored += 1;
      return stored;
    }),
};

export interface FoundChannel {
  workspaceId: string;
  id: string;
}
