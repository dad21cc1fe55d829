import { asOwner, useDatabase } from '../../testing/database';
import { register } from '../../testing/world';
import { settleUsage } from '../../database/usage';
import { createDesigner } from '../../providers/builtin/designer/designer';
import { sha256 } from '../../providers/system/digest';
import { systemIds } from '../../providers/system/ids';
import type { StoragePort } from '../../ports/storage';
import { creativeRepository } from './creative-repository';
import { makeCreativeService } from './creative-service';

useDatabase();

const now = new Date('2026-11-21T12:00:00Z');
const poster = { prompt: 'Fresh rye', aspectRatio: '1:1', style: 'minimalist' } as const;
const ada = { id: '018f0000-0000-7000-8000-000000000001', name: 'Ada Baker' };

/** A service whose media store does `write` with what was drawn. */
const serviceWith = (write: () => Promise<void>) =>
  makeCreativeService({ repository: creativeRepository, designer: createDesigner(), storage: { read: async () => null, write } as unknown as StoragePort, digest: sha256, clock: { now: () => now }, ids: systemIds });

const ledger = async (workspaceId: string) => ({
  entries: (await asOwner<{ state: string }>('SELECT state FROM usage_entries WHERE workspace_id = $1', [workspaceId])).map(({ state }) => state),
  used: (await creativeRepository.readAllowances(workspaceId, now)).images.used,
  pictures: (await asOwner('SELECT 1 FROM pictures WHERE workspace_id = $1', [workspaceId])).length,
});

it('gives the unit back when drawing fails', async () => {
  const { workspaceId } = await register();
  await expect(serviceWith(async () => { throw new Error('the disk is full'); }).generateImage({ id: workspaceId }, poster, ada)).rejects.toThrow('the disk is full');
  expect(await ledger(workspaceId)).toEqual({ entries: ['refunded'], used: 0, pictures: 0 });
});

it('keeps no picture that took longer than its unit was held, and counts none', async () => {
  const { workspaceId } = await register();
  const slow = serviceWith(async () => void (await settleUsage(new Date(now.getTime() + 11 * 60_000))));
  await expect(slow.generateImage({ id: workspaceId }, poster, ada)).rejects.toMatchObject({ code: 'unavailable', message: expect.stringContaining('not counted') });
  expect(await ledger(workspaceId)).toEqual({ entries: ['refunded'], used: 0, pictures: 0 });
});

it('holds the unit while it draws, so that a process that dies leaves one to be given back', async () => {
  const { workspaceId } = await register();
  let held: Awaited<ReturnType<typeof ledger>> | undefined;
  await serviceWith(async () => { held = await ledger(workspaceId); }).generateImage({ id: workspaceId }, poster, ada);
  expect(held).toEqual({ entries: ['reserved'], used: 1, pictures: 0 });
  expect(await ledger(workspaceId)).toEqual({ entries: ['spent'], used: 1, pictures: 1 });
});
