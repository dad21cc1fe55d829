import { and, asc, eq, ne } from 'drizzle-orm';
import { isPlainAddress } from '../../../src/domain/email-address';
import type { Transaction } from '../../database/client';
import { inboxChannels } from '../../database/schema/inbox';

/** The mailbox whose mail comes to the inbox, the oldest of several; '' without one that everybody can write to. */
export async function readInboxAddress(tx: Transaction, workspaceId: string): Promise<string> {
  const channels = await tx
    .select({ address: inboxChannels.address, settings: inboxChannels.settings })
    .from(inboxChannels)
    .where(
      and(
        eq(inboxChannels.workspaceId, workspaceId),
        eq(inboxChannels.channel, 'email'),
        ne(inboxChannels.state, 'broken'),
      ),
    )
    .orderBy(asc(inboxChannels.createdAt), asc(inboxChannels.id));
  const mailboxes = channels.map(({ address, settings }) => settings.writeTo ?? address);
  return mailboxes.find((address) => address.includes('@') && isPlainAddress(address)) ?? '';
}
