import type { Transaction } from '../../database/client';
import type { InboundEvent } from '../../ports/inbox';

/**
 * Puts what a channel reported into the inbox, in one transaction bound to the workspace. The same event again, at the
 * same time or later, changes nothing more. null for what leaves no line in a thread.
 */
export async function takeInbound(
  _tx: Transaction,
  _arrival: Arrival,
  _event: InboundEvent,
  _now: Date,
): Promise<{ conversationId: string; messageId: string } | null> {
  await Promise.resolve();
  return null;
}

export interface Arrival {
  workspaceId: string;
  channelId: string;
  /** null for what needs no receipt, such as a message of a demo. */
  receiptId: string | null;
}
