import { DAY_MS, MINUTE_MS } from '../../../../src/domain/duration';
import { AppError } from '../../../errors/app-error';
import type { Clock } from '../../../ports/clock';
import type { Ids } from '../../../ports/ids';
import type { InboundEvent, InboundReader, InboundSource } from '../../../ports/inbox';
import type { AttachmentKeeper } from '../attachments/attachment-keeping';
import { isReportedEarly, type Arrival, type ReceiptRepository, type WaitingReceipt } from './receipt-repository';

/** Reads what came in. A receipt waits until all of it is in the inbox, so that a worker may end at any moment. */
export function makeReceiptReading({ repository, readers, keeper, clock, ids, failed }: Dependencies) {
  async function arrivalsOf(receipt: WaitingReceipt): Promise<{ arrival: Arrival; event: InboundEvent }[]> {
    const load = readers[receipt.source];
    if (!load) throw new AppError('internal', `Nothing here reads ${receipt.source}.`);
    const events = await (await load()).read(receipt);
    const arrivals = [];
    for (const event of events) {
      const arrival: Arrival = {
        workspaceId: receipt.workspaceId,
        channelId: receipt.channelId,
        receiptId: receipt.id,
        newId: () => ids.id(),
      };
      if (event.kind === 'message' || event.kind === 'event')
        Object.assign(arrival, await keeper.keepInbound(receipt.workspaceId, event.message.files));
      arrivals.push({ arrival, event });
    }
    return arrivals;
  }

  return {
    /** Job. */
    async readReceipt({ receiptId }: { receiptId: string }): Promise<void> {
      const receipt = await repository.find(receiptId);
      if (!receipt) return;
      try {
        await repository.take(receipt, await arrivalsOf(receipt), clock.now());
      } catch (error) {
        const isOver = receipt.attempts + 1 >= MOST_ATTEMPTS;
        // The message that it reports about never turned up, so there is nothing to set aside.
        if (isOver && isReportedEarly(error)) return void (await repository.take(receipt, [], clock.now()));
        const wait = FIRST_WAIT_MS * 2 ** receipt.attempts;
        if (!isReportedEarly(error))
          failed({ receipt: receipt.id, source: receipt.source, attempt: receipt.attempts + 1 }, error);
        await repository.postpone(receipt, {
          cause: causeOf(error),
          again: isOver ? null : new Date(clock.now().getTime() + wait),
        });
      }
    },

    /** Job: runs when every attempt of the reading job has failed. */
    async failReceipt({ receiptId }: { receiptId: string }): Promise<void> {
      const receipt = await repository.find(receiptId);
      if (receipt) await repository.postpone(receipt, { cause: OUR_FAULT, again: null });
    },

    /** Part of a job: what no job asks for any more, and what is old. */
    async tidy(): Promise<void> {
      const before = (ms: number) => new Date(clock.now().getTime() - ms);
      await repository.askAgain(before(LEFT_MS), AT_ONCE);
      while (
        (await repository.forget(
          { readBefore: before(KEPT_READ_MS), failedBefore: before(KEPT_FAILED_MS) },
          AT_ONCE,
        )) >= AT_ONCE
      );
    },
  };
}

/** A sentence: readers throw ones for people; what a database or a library says is for the log. */
const causeOf = (error: unknown): string => (error instanceof AppError ? error.message : UNREADABLE);

const UNREADABLE = 'We could not read this message. Try again. If that does not help, ask the sender to send it again.';
const OUR_FAULT = 'We tried several times, but something went wrong on our side.';
/** 5, 10, 20, 40, 80 and 160 seconds: a database that is away may come back meanwhile. */
const MOST_ATTEMPTS = 7;
const FIRST_WAIT_MS = 5_000;
/** Longer than all of the above. */
const LEFT_MS = 15 * MINUTE_MS;
const AT_ONCE = 500;
const KEPT_READ_MS = 14 * DAY_MS;
const KEPT_FAILED_MS = 90 * DAY_MS;

export type ReceiptReading = ReturnType<typeof makeReceiptReading>;

interface Dependencies {
  repository: ReceiptRepository;
  readers: Partial<Record<InboundSource, () => Promise<InboundReader>>>;
  keeper: Pick<AttachmentKeeper, 'keepInbound'>;
  clock: Clock;
  ids: Ids;
  /** For the log: what went wrong, which the cause for people leaves out. */
  failed(facts: { receipt: string; source: InboundSource; attempt: number }, error: unknown): void;
}
