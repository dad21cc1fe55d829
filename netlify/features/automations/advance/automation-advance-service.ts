import { AppError } from '../../../errors/app-error';
import type { Clock } from '../../../ports/clock';
import type { Ids } from '../../../ports/ids';
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

  /** Who comes in and who leaves. That one of the two fails stops neither the other one nor the steps. */
  async function letThrough(ref: AutomationRef): Promise<void> {
    try {
      await entries.enter(ref, clock.now(), newId);
      await runs.markSlow(ref, false);
    } catch (error) {
      failed(ref, error);
      if (entries.isSlow(error)) await runs.markSlow(ref, true);
    }
    await runs.takeOut(ref, clock.now(), newId);
  }

  /** Some batches of what is due; whether there may be more. */
  async function takeTurn(ref: AutomationRef, stops: AbortSignal): Promise<boolean> {
    const now = clock.now();
    const texts = await readTexts(ref, await runs.listDueMails(ref, now));
    for (let turn = 0; turn < TURN && !stops.aborted; turn += 1) {
      if (
        (await runs.advance(ref, { now, limit: batch }, (due, hands) => takeSteps(due, hands, { texts, now, newId }))) <
        batch
      )
        return false;
    }
    return true;
  }

  /** Null when it failed, which is told. */
  async function tried<T>(ref: AutomationRef, work: () => Promise<T>): Promise<T | null> {
    try {
      return await work();
    } catch (error) {
      failed(ref, error);
      return null;
    }
  }

  return {
    /** Every minute. An automation that fails keeps no other one waiting, nor does one with very many people: they take turns. */
    async advance(stops: AbortSignal): Promise<void> {
      const started = performance.now();
      let waiting = await entries.listActive(clock.now());
      for (const ref of waiting) if (!stops.aborted) await tried(ref, () => letThrough(ref));
      while (waiting.length > 0 && !stops.aborted && performance.now() - started < PASS_MS) {
        const more: AutomationRef[] = [];
        for (const ref of waiting) if (!stops.aborted && (await tried(ref, () => takeTurn(ref, stops)))) more.push(ref);
        waiting = more;
      }
      for (const ref of await runs.listEnded())
        if (!stops.aborted) await tried(ref, () => runs.stopSome(ref, clock.now()));
    },
  };
}

/** Batches that one automation takes before the others have their turn. */
const TURN = 25;
/** Then it is looked anew who comes in. */
const PASS_MS = 45_000;

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
