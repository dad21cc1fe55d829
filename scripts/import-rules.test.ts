import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';

/** Each import rule reports the first import of a file, and accepts the second, where the rule allows one. */
const CASES: [rule: string, from: string, breaks: string, fine?: string][] = [
  ['domain-is-pure', 'src/domain/a.ts', 'zod', 'src/domain/leaf.ts'],
  ['contracts-are-leaves', 'src/contracts/a.ts', 'src/lib/leaf.ts', 'src/domain/leaf.ts'],
  ['browser-never-reaches-server', 'src/lib/a.ts', 'netlify/ports/leaf.ts', 'src/lib/leaf.ts'],
  ['shared-below-features', 'src/ui/a.ts', 'src/features/shop/shop-api.ts', 'src/lib/leaf.ts'],
  ['features-below-app', 'src/features/shop/a.ts', 'src/app/leaf.ts', 'src/lib/leaf.ts'],
  [
    'features-are-islands',
    'src/features/bakery/a.ts',
    'src/features/shop/shop-page.tsx',
    'src/features/shop/shop-api.ts',
  ],
  ['api-files-are-leaves', 'src/features/cake/cake-api.ts', 'src/ui/leaf.ts', 'src/api/leaf.ts'],
  ['api-files-are-leaves', 'src/features/cake/icing/icing-api.ts', 'src/ui/leaf.ts', 'src/api/leaf.ts'],
  ['app-uses-the-front-door', 'src/app/a.ts', 'src/features/shop/shop-page.tsx', 'src/features/shop/shop-parts.tsx'],
  ['server-sees-only-the-core', 'netlify/host/a.ts', 'src/lib/leaf.ts', 'src/contracts/leaf.ts'],
  ['documents-render-documents', 'netlify/documents/a.ts', 'src/lib/leaf.ts', 'src/documents/leaf.ts'],
  [
    'functions-are-doors',
    'netlify/functions/shop.ts',
    'netlify/features/shop/shop-service.ts',
    'netlify/features/shop/shop-handlers.ts',
  ],
  [
    'handlers-speak-http-only',
    'netlify/features/cake/layers/layer-handlers.ts',
    'netlify/features/cake/cake-repository.ts',
    'netlify/features/cake/cake-service.ts',
  ],
  [
    'services-are-pure-of-io',
    'netlify/features/bread/loaves/loaf-service.ts',
    'netlify/features/bread/bread-repository.ts',
    'netlify/ports/leaf.ts',
  ],
  ['services-import-no-packages', 'netlify/features/tea/tea-service.ts', 'zod', 'netlify/ports/leaf.ts'],
  ['sql-lives-in-repositories', 'netlify/features/tea/tea-maker.ts', 'netlify/database/leaf.ts', 'src/domain/leaf.ts'],
  ['ports-are-types', 'netlify/ports/a.ts', 'netlify/errors/leaf.ts', 'src/domain/leaf.ts'],
  ['heavy-work-is-kernel', 'netlify/heavy/a.ts', 'netlify/features/shop/shop-service.ts', 'netlify/errors/leaf.ts'],
  [
    'providers-implement-ports',
    'netlify/providers/oven/a.ts',
    'netlify/features/shop/shop-service.ts',
    'netlify/ports/leaf.ts',
  ],
  ['only-wiring-picks-providers', 'netlify/host/b.ts', 'netlify/providers/oven/leaf.ts', 'netlify/ports/leaf.ts'],
  [
    'server-features-are-islands',
    'netlify/features/milk/a.ts',
    'netlify/features/shop/shop-service.ts',
    'netlify/features/milk/leaf.ts',
  ],
  ['database-is-the-driver', 'netlify/database/b.ts', 'netlify/http/leaf.ts', 'netlify/queue/leaf.ts'],
  ['records-lie-between', 'netlify/records/cake/a.ts', 'netlify/http/leaf.ts', 'netlify/database/leaf.ts'],
  ['keys-lie-below', 'netlify/keys/a.ts', 'netlify/database/leaf.ts', 'netlify/config/leaf.ts'],
  ['http-knows-no-feature', 'netlify/http/b.ts', 'netlify/features/shop/shop-service.ts', 'netlify/errors/leaf.ts'],
  ['job-files-are-data', 'netlify/features/jam/jam-jobs.ts', 'netlify/errors/leaf.ts', 'netlify/queue/job.ts'],
  [
    'handlers-of-jobs-go-to-the-worker',
    'netlify/jobs/b.ts',
    'netlify/features/shop/shop-jobs-wiring.ts',
    'netlify/queue/leaf.ts',
  ],
  ['queue-lies-below', 'netlify/queue/b.ts', 'netlify/errors/leaf.ts', 'netlify/queue/leaf.ts'],
  ['worker-knows-jobs-as-data', 'netlify/jobs/c.ts', 'netlify/features/shop/shop-service.ts', 'netlify/queue/leaf.ts'],
  ['worker-is-on-top', 'netlify/host/i.ts', 'netlify/jobs/leaf.ts', 'netlify/ports/leaf.ts'],
  ['better-auth-sdk-stays-home', 'netlify/host/j.ts', 'better-auth'],
  ['openai-sdk-stays-home', 'netlify/host/c.ts', 'openai'],
  ['twilio-sdk-stays-home', 'netlify/host/d.ts', 'twilio'],
  ['paypal-sdk-stays-home', 'netlify/host/e.ts', '@paypal/sdk'],
  ['smtp-sdk-stays-home', 'netlify/host/f.ts', 'nodemailer'],
  ['netlify-sdk-stays-home', 'netlify/host/g.ts', '@netlify/blobs'],
  ['s3-sdk-stays-home', 'netlify/host/h.ts', 'aws4fetch'],
];
const PACKAGES = ['zod', 'openai', 'twilio', '@paypal/sdk', 'nodemailer', '@netlify/blobs', 'aws4fetch', 'better-auth'];

let broken: Fault[];
let fine: Fault[];
beforeAll(async () => {
  const [cycle, back] = [`import './cycle-b';\n`, `import './cycle-a';\n`];
  broken = await cruise(
    new Map([
      ...CASES.map(([, from, to]) => [from, importing(from, to)] as const),
      ['src/lib/cycle-a.ts', cycle],
      ['src/lib/cycle-b.ts', back],
    ]),
  );
  fine = await cruise(new Map(CASES.map(([, from, , to]) => [from, to ? importing(from, to) : ''])));
});

it.each(CASES)('%s is broken by %s importing %s', (rule, from, to) => {
  expect(broken).toContainEqual({ rule, from, to: expect.stringContaining(to) as string });
});

it('no-cycles is broken by two files that import each other', () => {
  expect(broken).toContainEqual({ rule: 'no-cycles', from: 'src/lib/cycle-a.ts', to: 'src/lib/cycle-b.ts' });
});

it('what the rules allow is not reported', () => expect(fine).toEqual([]));

it('covers every rule', () => {
  const config = createRequire(__filename)('../.dependency-cruiser.cjs') as { forbidden: { name: string }[] };
  const covered = ['no-cycles', ...CASES.map(([rule]) => rule)];
  expect(config.forbidden.map(({ name }) => name).filter((name) => !covered.includes(name))).toEqual([]);
});

function importing(from: string, to: string): string {
  if (PACKAGES.includes(to)) return `import '${to}';\n`;
  const path = relative(dirname(from), to).replace(/\.tsx?$/, '');
  return `import '${path.startsWith('.') ? path : `./${path}`}';\n`;
}

/** What dependency-cruiser reports for a tree of these files; their imports exist and are empty. */
async function cruise(files: Map<string, string>): Promise<Fault[]> {
  const folder = mkdtempSync(join(tmpdir(), 'fourbeat-import-rules-'));
  const put = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  try {
    for (const [, , ...targets] of CASES)
      for (const to of targets) if (to && !PACKAGES.includes(to)) put(to, 'export {};\n');
    for (const name of PACKAGES) {
      put(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', main: 'index.js' }));
      put(`node_modules/${name}/index.js`, '');
    }
    const dependencies = Object.fromEntries(PACKAGES.map((name) => [name, '1.0.0']));
    put('package.json', JSON.stringify({ name: 'sown', dependencies }));
    put('tsconfig.json', JSON.stringify({ compilerOptions: { module: 'ESNext', moduleResolution: 'bundler' } }));
    for (const [file, text] of files) put(file, text);
    return await report(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function report(folder: string): Promise<Fault[]> {
  const program = resolve('node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const args = [program, '--config', resolve('.dependency-cruiser.cjs'), '--output-type', 'json', 'src', 'netlify'];
  return new Promise((done, failed) =>
    execFile(process.execPath, args, { cwd: folder, maxBuffer: 1e7 }, (_error, stdout, stderr) => {
      try {
        const { summary } = JSON.parse(stdout) as {
          summary: { violations: { rule: { name: string }; from: string; to: string }[] };
        };
        done(summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })));
      } catch {
        failed(new Error(`dependency-cruiser said: ${stdout}${stderr}`));
      }
    }),
  );
}

interface Fault {
  rule: string;
  from: string;
  to: string;
}
