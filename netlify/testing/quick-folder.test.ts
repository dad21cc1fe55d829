import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { quickFolder, removeLeftFolders } from './quick-folder';

it('is a folder of its own for each caller', () => {
  const [one, other] = [quickFolder('test-own'), quickFolder('test-own')];
  try {
    writeFileSync(join(one, 'a'), 'kept');
    expect(readdirSync(other)).toEqual([]);
  } finally {
    for (const folder of [one, other]) rmSync(folder, { recursive: true });
  }
});

it('is removed once its maker is gone, and nothing else is', () => {
  const ended = spawnSync(process.execPath, ['--version']).pid;
  const parent = mkdtempSync(join(tmpdir(), 'fourbeat-left-'));
  const names = {
    left: `fourbeat-test-${ended}-aB3dEf`,
    inUse: `fourbeat-test-${process.pid}-aB3dEf`,
    ofOthers: `another-test-${ended}-aB3dEf`,
  };
  for (const name of Object.values(names)) mkdirSync(join(parent, name, 'postgres'), { recursive: true });
  removeLeftFolders(parent);
  expect(existsSync(join(parent, names.left))).toBe(false);
  expect(readdirSync(parent).sort()).toEqual([names.ofOthers, names.inUse].sort());
  rmSync(parent, { recursive: true });
});
