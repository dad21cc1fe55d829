import type { Transaction } from '../../database/client';
import { inboundReceipts } from '../../database/schema/inbox';
import type { InboundSource } from '../../ports/inbox';
import { enqueue } from '../../queue/enqueue';
import { readReceipt } from './inbox-jobs';

/**
 * Stores what came in, raw, and asks for its reading, both in the caller's transaction: as a worker, bound to the
 * receipt's workspace or to none (`acrossWorkspaces`). False for an event that the channel sent before. Without a
 * workspace it is kept for the operator and read by nobody.
 */
export async function storeReceipt(tx: Transaction, receipt: NewReceipt): Promise<boolean> {
  const { bytes, ...row } = receipt;
  const isRouted = receipt.workspaceId !== null && receipt.channelId !== null;
  const added = await tx
    .insert(inboundReceipts)
    .values({ ...row, raw: bytes, state: isRouted ? 'waiting' : 'unrouted' })
    .onConflictDoNothing()
    .returning({ id: inboundReceipts.id });
  if (added.length === 0) return false;
  if (isRouted) await enqueue(tx, readReceipt, { receiptId: receipt.id });
  return true;
}

export interface NewReceipt {
  id: string;
  /** null for what belongs to no workspace that we know. */
  workspaceId: string | null;
  channelId: string | null;
  source: InboundSource;
  /** The channel's own id of the event. */
  eventId: string;
  headers: Record<string, string>;
  bytes: Uint8Array;
  receivedAt: Date;
}
