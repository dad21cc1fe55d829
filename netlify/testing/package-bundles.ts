import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { build, type Plugin } from 'esbuild';

/**
 * Bundles each group of packages below into one file, once per lockfile; jest.config.ts points there. Jest loads
 * modules again for each suite, and these have hundreds: better-auth alone took 0.4 s of CPU time in each suite
 * that signs somebody in, now 0.1 s, and a page's suite loaded 1,350 modules, of which 850 are here. What two
 * groups share stays outside both, so that a suite has each package once.
 */
export async function bundlePackages(): Promise<void> {
  const digest = createHash('sha256')
    .update(readFileSync('package-lock.json'))
    .update(JSON.stringify([GROUPS, OUTSIDE, PAGES]))
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
      keepNames: !PAGES.includes(group),
      logLevel: 'error',
      external: [...OUTSIDE, ...(group === 'drizzle' ? [] : GROUPS.drizzle)],
      plugins: [withoutGraphql],
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

/** MSW imports it for handlers of GraphQL, which our API has none of: 129 modules. */
const withoutGraphql: Plugin = {
  name: 'without-graphql',
  setup(bundle) {
    bundle.onResolve({ filter: /^graphql$/ }, () => ({ path: 'graphql', namespace: 'nothing' }));
    bundle.onLoad({ filter: /.*/, namespace: 'nothing' }, () => ({ contents: 'module.exports = {};' }));
  },
};

/** Every part: one of them outside the bundle would bring second copies of the contexts that they share. */
const partsOfBaseUi = (): string[] => {
  const { exports } = JSON.parse(readFileSync('node_modules/@base-ui/react/package.json', 'utf8')) as {
    exports: Record<string, unknown>;
  };
  return Object.keys(exports)
    .filter((path) => /^\.\/[\w-]+$/.test(path))
    .map((path) => `@base-ui/react${path.slice(1)}`);
};

const FOLDER = resolve('.cache/tests/packages');
const MARK = join(FOLDER, 'made-of');

/** Their names are read by nobody, and keeping each costs a call at every start. */
const PAGES = ['pages', 'mocking', 'parts'];

const OUTSIDE = ['pg', 'pg-native', 'react', 'react-dom'];

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
  pages: ['@testing-library/dom', '@testing-library/react', '@testing-library/user-event', '@testing-library/jest-dom'],
  mocking: ['msw', 'msw/node'],
  parts: partsOfBaseUi(),
};
