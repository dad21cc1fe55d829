import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { AppError } from '../../errors/app-error';
import { zxcvbnStrength } from './password-strength';

const about = ['ada@elm-bakery.example', 'Ada Baker', 'Ada’s Bakery'];
const refusal = (password: string) =>
  zxcvbnStrength.refuseWeak(password, about).then(
    () => null,
    (error: AppError) => error,
  );

describe('a password that is easy to guess', () => {
  it.each([
    'password',
    'password123',
    'Password1!',
    '12345678',
    'qwertyuiop',
    '1q2w3e4r5t',
    'zaq12wsx',
    'letmein2024',
    'iloveyou',
    'sunshine1',
    'trustno1',
    'p@ssw0rd!!',
    'aaaaaaaa',
    'abcdefgh',
    'bakery2024',
    'london2025',
    'michael1985',
    '23.04.1987',
    'sourdough',
    'basketball',
    'Fourbeat2026',
    'adabaker',
    'Ada’s Bakery',
    'adasbakery1',
    'elm-bakery',
    'Ada Bakery',
    'Baker, Ada & Elm Ltd',
    'ada@elm-bakery.example',
  ])('%j is refused with a sentence', async (password) => {
    const error = await refusal(password);
    expect(error).toMatchObject({
      code: 'invalid_request',
      fields: { password: expect.stringMatching(/^[A-Z].*\. Three or four unrelated words/) },
    });
    expect(error!.message).toBe(error!.fields!.password);
  });
});

describe('a password that takes long to guess', () => {
  it.each([
    'correct horse battery staple',
    'loaf-of-rye-42',
    'rye-and-barley-7',
    'a-new-loaf-43',
    'six loaves a day',
    'rye-and-oats-77',
    'any-word-will-do',
    'coffee-time-7',
    'baker-street-221b',
    'elm street bristol',
    'xK9#mPq2',
    'jx7Lq0vT',
    'Tr0ub4dor&3',
    'плюшевый-мишка-у-окна',
    '正しい馬の電池',
    'rye bread every morning '.repeat(10),
  ])('%j is accepted', async (password) => expect(await refusal(password)).toBeNull());
});

it('says why: the most used, a person’s own, a run', async () => {
  expect((await refusal('password'))!.message).toMatch(/^This is one of the most used passwords of all/);
  expect((await refusal('Ada’s Bakery'))!.message).toMatch(/^Your name, address or company/);
  expect((await refusal('abcdefgh'))!.message).toMatch(/^Runs such as abc/);
});

it('is not slowed down by the longest password allowed', async () => {
  await refusal('warm');
  const before = process.cpuUsage();
  await refusal('p@$$w0rd1!'.repeat(26));
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(3000);
});

it('judges in the bundle as well, where its lists are a chunk of their own', async () => {
  const outdir = mkdtempSync(join(tmpdir(), 'strength-bundle-'));
  try {
    const contents =
      "import { zxcvbnStrength } from './password-strength'; for (const word of ['password123', 'loaf-of-rye-42']) console.log(await zxcvbnStrength.refuseWeak(word, []).then(() => 'taken', ({ code }) => code));";
    await build({
      stdin: { contents, resolveDir: __dirname, loader: 'ts' },
      bundle: true,
      splitting: true,
      format: 'esm',
      platform: 'node',
      outdir,
      outExtension: { '.js': '.mjs' },
      logLevel: 'error',
    });
    expect(
      execFileSync(process.execPath, [join(outdir, 'stdin.mjs')], { encoding: 'utf8' })
        .trim()
        .split('\n'),
    ).toEqual(['invalid_request', 'taken']);
  } finally {
    rmSync(outdir, { recursive: true, force: true });
  }
});
