import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { build } from 'esbuild';

/**
 * Bundles each group of packages below into one file, once per lockfile; jest.config.ts points there. Jest loads
 * modules again for each suite, and these have hundreds: better-auth alone took 0.4 s of CPU time in each suite
 * that signs somebody in, now 0.1 s. What two groups share stays outside both, so that a suite has each package
 * once.
 */
export async function bundlePackages(): Promise<void> {
  const digest = createHash('sha256')
    .update(readFileSync('package-lock.json'))
    .update(JSON.stringify(GROUPS))
    .digest('hex');
  if (existsSync(MARK) && readFileSync(MARK, 'utf8') === digest) return;
  const unfinished = `${FOLDER}-${process.pid}`;
  for (const [group, names] of Object.entries(GROUPS)) {
    const bundle = `${group}.bundle.cjs`;
    await build({
      // Getters, so that a suite only runs the packages of a group that it imports.
      stdin: {
        contents: names
          .map((name) => `Object.defineProperty(exports, '${name}', { get: () => require('${name}') });`)
          .join('\n'),
        resolveDir: resolve('.'),
        sourcefile: `${group}.cjs`,
      },
      outfile: join(unfinished, bundle),
      bundle: true,
      platform: 'node',
      format: 'cjs',
      target: 'node24',
      keepNames: true,
      logLevel: 'error',
      external: ['pg', 'pg-native', ...(group === 'drizzle' ? [] : GROUPS.drizzle)],
    });
    for (const name of names) {
      const door = join(unfinished, `${name}.cjs`);
      mkdirSync(dirname(door), { recursive: true });
      writeFileSync(door, `module.exports = require('${join(FOLDER, bundle)}')['${name}'];\n`);
    }
  }
  rmSync(FOLDER, { recursive: true, force: true });
  renameSync(unfinished, FOLDER); // renamed when complete, so that another run never reads half of it
  writeFileSync(MARK, digest);
}

const FOLDER = resolve('.cache/tests/packages');
const MARK = join(FOLDER, 'made-of');

const GROUPS = {
  identity: [
    'better-auth',
    'better-auth/adapters/drizzle',
    'better-auth/api',
    'better-auth/cookies',
    'better-auth/plugins/organization',
    'better-auth/plugins/two-factor',
  ],
  drizzle: ['drizzle-orm', 'drizzle-orm/pg-core', 'drizzle-orm/node-postgres'],
  zod: ['zod/mini'],
};
