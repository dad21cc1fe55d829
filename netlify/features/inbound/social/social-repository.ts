import { and, eq } from 'drizzle-orm';
import type { InboxChannel } from '../../../../src/domain/conversation';
import type { SmsWish } from '../../../../src/domain/sms-keywords';
import { acrossWorkspaces, inWorkspace } from '../../../database/client';
import { inboxChannels } from '../../../database/schema/inbox';
import { isTextingStopped, noteSmsWish, whyNoText } from '../../../records/consent/sms-wishes';
import { findInboxChannel } from '../../../records/inbox/inbox-channel-lookup';
import { storeReceipt, type NewReceipt } from '../../../records/inbox/inbound-receipts';

export const socialRepository = {
  /** Whose channel this is. */
  find: (channel: InboxChannel, address: string): Promise<{ workspaceId: string; channelId: string } | null> =>
    acrossWorkspaces('find whose inbox a message is for', async (tx) => {
      const found = await findInboxChannel(tx, channel, address);
      return found && { workspaceId: found.workspaceId, channelId: found.id };
    }),

  keep: (receipt: NewReceipt & { workspaceId: string }): Promise<boolean> =>
    inWorkspace(receipt.workspaceId, (tx) => storeReceipt(tx, receipt), 'worker'),

  /** A text and its wish become true together, and the same text counts once. */
  keepText: (
    receipt: NewReceipt & { workspaceId: string },
    { from, text, wishOf, newId }: ReadText,
  ): Promise<boolean> =>
    inWorkspace(
      receipt.workspaceId,
      async (tx) => {
        const { workspaceId, receivedAt: at, headers } = receipt;
        const wish = wishOf(await isTextingStopped(tx, workspaceId, from));
        if (!(await storeReceipt(tx, { ...receipt, headers: wish ? { ...headers, wish } : headers }))) return false;
        if (wish) await noteSmsWish(tx, { workspaceId, number: from, wish, text, at, newId });
        return true;
      },
      'worker',
    ),

  whyNoText: (workspaceId: string, number: string): Promise<string | null> =>
    inWorkspace(workspaceId, (tx) => whyNoText(tx, workspaceId, number), 'worker'),

  /** Twilio knows of a STOP that never came here, such as one from before the number was connected. */
  noteStop: (workspaceId: string, number: string, at: Date, newId: () => string): Promise<void> =>
    inWorkspace(
      workspaceId,
      (tx) => noteSmsWish(tx, { workspaceId, number, wish: 'stop', text: 'STOP', at, newId }),
      'worker',
    ),

  /** What people write to, and its ids at the vendor; null once it is disconnected. */
  channel: (workspaceId: string, channelId: string) =>
    inWorkspace(
      workspaceId,
      async (tx) =>
        (
          await tx
            .select({ address: inboxChannels.address, settings: inboxChannels.settings })
            .from(inboxChannels)
            .where(and(eq(inboxChannels.workspaceId, workspaceId), eq(inboxChannels.id, channelId)))
        )[0] ?? null,
      'worker',
    ),
};

interface ReadText {
  from: string;
  text: string;
  wishOf(isStopped: boolean): SmsWish | null;
  newId(): string;
}
