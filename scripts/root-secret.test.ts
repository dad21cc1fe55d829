import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepRootSecret } from './root-secret';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fourbeat-secret-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const file = () => join(folder, 'runtime.json');
const kept = () => JSON.parse(readFileSync(file(), 'utf8')) as unknown;

it('keeps the root secrets that were replaced, newest first, since they open what was sealed with them', () => {
  for (const secret of ['first', 'second', 'third', 'third']) keepRootSecret(folder, secret);
  expect(kept()).toEqual({ appSecret: 'third', formerAppSecrets: ['second', 'first'] });
});

it('calls a secret that is in force again a former one no more', () => {
  for (const secret of ['first', 'second', 'first']) keepRootSecret(folder, secret);
  expect(kept()).toEqual({ appSecret: 'first', formerAppSecrets: ['second'] });
});

it('leaves what else stands there, readable by nobody else', () => {
  writeFileSync(file(), JSON.stringify({ databaseUrl: 'postgres://localhost/x' }));
  keepRootSecret(folder, 'first');
  expect(kept()).toEqual({ databaseUrl: 'postgres://localhost/x', appSecret: 'first', formerAppSecrets: [] });
  expect(statSync(file()).mode & 0o777).toBe(0o600);
});
