import { completeSettings, type EngineSettings } from '../../../../src/domain/engine-settings';
import { inWorkspace, type Transaction } from '../../../database/client';
import { engines } from '../../../database/schema/engine';

export type EngineSettingsRepository = typeof engineSettingsRepository;

export const engineSettingsRepository = {
  read: (workspaceId: string) => inWorkspace(workspaceId, readSettings),

  /** Changes what is given; what a workspace never chose keeps following the usual settings. */
  change: (workspaceId: string, change: Partial<EngineSettings>, now: Date) =>
    inWorkspace(workspaceId, async (tx) => {
      const values = { ...change, updatedAt: now };
      await tx
        .insert(engines)
        .values({ workspaceId, running: true, ...values })
        .onConflictDoUpdate({ target: engines.workspaceId, set: values });
      return readSettings(tx);
    }),
};

/** For what happens inside a transaction of another repository. */
export async function readSettings(tx: Transaction): Promise<EngineSettings> {
  const [row] = await tx.select().from(engines);
  if (!row) return completeSettings({});
  const { workspaceId: _id, running: _running, updatedAt: _updated, pillars, hourlyRate, minutes, ...rest } = row;
  return completeSettings({
    ...rest,
    ...(pillars && { pillars }),
    ...(hourlyRate !== null && { hourlyRate }),
    minutes,
  });
}
