import type { automationsContract } from '../../../../src/contracts/automations';
import type { Input, Output } from '../../../../src/contracts/endpoint';
import { notFound } from '../../../errors/app-error';
import { mailFate } from './run-mail-fate';
import { presentRun } from './present-run';
import type { LoggedStep, RunListRepository, RunLog } from './run-list-repository';

/** Who is in an automation, and why its steps did or did not fire for them. */
export function makeRunListService({ repository }: { repository: RunListRepository }) {
  return {
    async list(
      workspaceId: string,
      { campaignId, state, cursor, limit }: Input<typeof automationsContract.listAutomationRuns>,
    ): Promise<Output<typeof automationsContract.listAutomationRuns>> {
      const found = await repository.list(workspaceId, campaignId, { state, cursor, limit });
      if (!found) throw notFound('automation');
      return { items: found.rows.map((row) => presentRun(row, found.steps)), nextCursor: found.nextCursor };
    },

    async ofContact(
      workspaceId: string,
      contactId: string,
    ): Promise<Output<typeof automationsContract.listContactRuns>> {
      const rows = await repository.ofContact(workspaceId, contactId, NEWEST);
      if (!rows) throw notFound('contact');
      return {
        items: rows.map(({ enteredAt, wakesAt, endedAt, ...row }) => ({
          ...row,
          enteredAt: enteredAt.toISOString(),
          wakesAt: iso(wakesAt),
          endedAt: iso(endedAt),
        })),
      };
    },

    async log(
      workspaceId: string,
      { campaignId, runId, cursor, limit }: Input<typeof automationsContract.listRunLog>,
    ): Promise<Output<typeof automationsContract.listRunLog>> {
      const found = await repository.log(workspaceId, { campaignId, runId }, { cursor, limit });
      if (!found) throw notFound('contact');
      return { items: found.rows.map((row) => presentStep(row, found)), nextCursor: found.nextCursor };
    },
  };
}

/** That a mail was handed over is true at that moment only: what became of it says more. */
function presentStep(
  { id, stepId, did, sentence, at, mail }: LoggedStep,
  { isOver, going }: Pick<RunLog, 'isOver' | 'going'>,
): Step {
  const fate = mail && did ? mailFate(mail, isOver) : { did, sentence };
  return {
    id,
    stepId,
    did: fate.did,
    sentence: fate.sentence.slice(0, 400),
    at: at.toISOString(),
    until: going?.lineId === id ? iso(going.until) : null,
  };
}

const NEWEST = 20;

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

export type RunListService = ReturnType<typeof makeRunListService>;

type Step = Output<typeof automationsContract.listRunLog>['items'][number];
