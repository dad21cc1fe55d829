import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFileStorage } from '../../providers/system/file-storage';
import { makeStorageTrial } from './file-storage-trial';

let now = new Date('2026-11-21T10:00:00Z');
let folder = '';
beforeEach(() => {
  now = new Date('2026-11-21T10:00:00Z');
  folder = mkdtempSync(join(tmpdir(), 'fourbeat-trial-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
const trial = () => makeStorageTrial({ storage: () => createFileStorage(folder), clock: { now: () => now } });

it('writes a file and leaves none behind', async () => {
  await trial()();
  expect(readdirSync(join(folder, 'media')).sort()).toEqual(['health', 'partial']); // both folders exist, so it did write
  expect([readdirSync(join(folder, 'media/health')), readdirSync(join(folder, 'media/partial'))]).toEqual([[], []]);
});

it('fails where nothing can be written although the data folder itself can be', async () => {
  writeFileSync(join(folder, 'media'), 'in the way');
  await expect(trial()()).rejects.toThrow(/EEXIST|ENOTDIR/);
});

it('tries once a minute, however many ask, and then notices', async () => {
  const tried = trial();
  await Promise.all([tried(), tried()]);
  rmSync(join(folder, 'media'), { recursive: true });
  writeFileSync(join(folder, 'media'), 'in the way');
  now = new Date(now.getTime() + 59_999);
  await tried();
  now = new Date(now.getTime() + 1);
  await expect(tried()).rejects.toThrow(/EEXIST|ENOTDIR/);
});
