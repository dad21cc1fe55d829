import type { Ids } from '../../../ports/ids';
import type { CampaignSenderRepository } from '../campaigns/campaign-sender-repository';

/** Writes timeline events for recipients in batches. What could not be written is kept for the next attempt. */
export function makeSentLines({
  add,
  ids,
}: {
  add(lines: Parameters<CampaignSenderRepository['addLines']>[1]): Promise<void>;
  ids: Ids;
}): SentLines {
  const waiting: Sent[] = [];
  let writing: Promise<void> | null = null;

  async function write(): Promise<void> {
    while (waiting.length > 0) {
      const some = waiting.slice(0, MOST);
      await add(some.map((sent) => ({ ...sent, lineId: ids.id() })));
      waiting.splice(0, some.length);
    }
  }

  return {
    add: (sent) => void waiting.push(sent),
    isFull: () => waiting.length >= MOST,
    isEmpty: () => waiting.length === 0,
    flush: () => (writing ??= write().finally(() => (writing = null))),
  };
}

const MOST = 500;

interface Sent {
  id: string;
  contactId: string;
  sentAt: Date;
}

export interface SentLines {
  add(sent: Sent): void;
  isFull(): boolean;
  isEmpty(): boolean;
  flush(): Promise<void>;
}
