import { spawnSync } from 'node:child_process';

const runAs = (version: string) =>
  spawnSync(
    process.execPath,
    [
      '--import',
      `data:text/javascript,Object.defineProperty(process, 'versions', { value: { node: '${version}' } })`,
      '--import',
      './scripts/need-node.js',
      '--eval',
      'console.log("it ran")',
    ],
    { encoding: 'utf8' },
  );

test('a Node.js that is too old ends a command with what to do about it', () => {
  const { status, stdout, stderr } = runAs('20.20.2');
  expect(status).toBe(1);
  expect(stdout).toBe('');
  expect(stderr).toMatch(/^Fourbeat runs on Node\.js 24, which npm ci installs beside it; .*\n$/);
});

test('the one of the lockfile and newer ones run it', () => {
  for (const version of ['24.21.0', '26.0.0']) expect(runAs(version)).toMatchObject({ stderr: '', stdout: 'it ran\n' });
});
