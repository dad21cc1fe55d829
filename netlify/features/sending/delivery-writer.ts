import type { CampaignSenderRepository } from './campaigns/campaign-sender-repository';

/**
 * Batches the writes of several connections into one transaction: what arrives during one goes into the next.
 * Results are retried for a while when the database fails, because only this process knows them. `lost` is
 * called when the run no longer holds the campaign or the database fails; `spent` when the workspace's limit is
 * reached for now.
 */
export function makeDeliveryWriter({
  write,
  lost,
  spent,
  retries = RETRIES,
  pauseMs = PAUSE_MS,
}: {
  write(batch: Batch): Promise<{ held: boolean; taken: Set<string>; spent?: 'day' | 'hour' }>;
  lost(): void;
  spent(limit: 'day' | 'hour'): void;
  retries?: number;
  pauseMs?: number;
}): DeliveryWriter {
  let results: Result[] = [];
  let takes: { take: Take; done(taken: boolean): void }[] = [];
  let writing: Promise<void> | null = null;
  let failures = 0;
  let failure: unknown;

  async function writeOnce(): Promise<void> {
    const [settled, wanted] = [results, takes];
    results = [];
    takes = [];
    try {
      const { held, taken, spent: limit } = await write({ results: settled, takes: wanted.map(({ take }) => take) });
      failures = 0;
      for (const { take, done } of wanted) done(taken.has(take.id));
      if (!held) lost();
      if (limit) spent(limit);
    } catch (error) {
      failures += 1;
      for (const { done } of wanted) done(false); // if it was committed after all, the row stays in progress and ends as uncertain
      lost();
      if (failures > retries) {
        failure ??= error;
        return;
      }
      results = [...settled, ...results];
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }

  function begin(): void {
    writing ??= (async () => {
      await new Promise((resolve) => setImmediate(resolve));
      while (results.length > 0 || takes.length > 0) await writeOnce();
      writing = null;
    })();
  }

  return {
    take: (take) =>
      new Promise((done) => {
        takes.push({ take, done });
        begin();
      }),
    settle: (result) => {
      results.push(result);
      begin();
    },
    async end() {
      while (writing) await writing;
      if (failure !== undefined) throw failure as Error;
    },
  };
}

const RETRIES = 20;
const PAUSE_MS = 500;

export interface DeliveryWriter {
  /** Whether the email may be sent now; resolves after the claim is committed. */
  take(take: Take): Promise<boolean>;
  settle(result: Result): void;
  /** Waits until all is written; throws what went wrong. */
  end(): Promise<void>;
}

type Batch = Parameters<CampaignSenderRepository['write']>[1];
type Result = Batch['results'][number];
type Take = Batch['takes'][number];
