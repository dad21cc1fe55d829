import { AppError } from '../../errors/app-error';
import type { Clock } from '../../ports/clock';
import type { Ids } from '../../ports/ids';
import type { AutomationAdvanceRepository } from './automation-advance-repository';
import type { AutomationEntryRepository, AutomationRef } from './automation-entry-repository';
import { takeSteps, type StepSetting } from './automation-steps';

/** The job behind automations that run: each minute who is new comes in, who is through leaves, and what is due is done. */
export function makeAutomationAdvance({ entries, runs, renderText, clock, ids, batch, failed }: Dependencies) {
  const newId = () => ids.id();

  /** Made before any transaction is open. A mail that cannot be made says why. */
  async function readTexts({ workspaceId }: AutomationRef, emailIds: readonly string[]): Promise<StepSetting['texts']> {
    const texts = new Map<string, { revision: number } | { cause: string }>();
    for (const emailId of new Set(emailIds)) {
      try {
        texts.set(emailId, { revision: (await renderText(workspaceId, emailId)).revision });
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        texts.set(emailId, { cause: error.message });
      }
    }
    return texts;
  }

  async function advanceOne(ref: AutomationRef, stops: AbortSignal): Promise<void> {
    await entries.enter(ref, clock.now(), newId);
    await runs.takeOut(ref, clock.now(), newId);
    const now = clock.now();
    const texts = await readTexts(ref, await runs.listDueMails(ref, now));
    for (let taken = batch; taken === batch && !stops.aborted; ) {
      taken = await runs.advance(ref, { now, limit: batch }, (due, hands) => takeSteps(due, hands, { texts, now, newId }));
    }
  }

  return {
    /** Every minute. An automation that fails keeps no other one waiting. */
    async advance(stops: AbortSignal): Promise<void> {
      for (const ref of await entries.listActive(clock.now())) {
        if (stops.aborted) return;
        try {
          await advanceOne(ref, stops);
        } catch (error) {
          failed(ref, error);
        }
      }
    },
  };
}

export type AutomationAdvance = ReturnType<typeof makeAutomationAdvance>;

interface Dependencies {
  entries: AutomationEntryRepository;
  runs: AutomationAdvanceRepository;
  /** The text that a mail is sent with from now on. Throws an AppError when it cannot be made. */
  renderText(workspaceId: string, emailId: string): Promise<{ revision: number }>;
  clock: Clock;
  ids: Ids;
  /** People of a transaction. */
  batch: number;
  failed(ref: AutomationRef, error: unknown): void;
}
