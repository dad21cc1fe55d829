import { totalmem } from 'node:os';
import type { Config } from 'jest';

if (!`${process.execArgv.join(' ')} ${process.env.NODE_OPTIONS ?? ''}`.includes('--experimental-vm-modules')) {
  throw new Error(
    'Jest runs here as `npm run jest -- <files>`: packages that are ESM only need a flag of Node.js. An editor takes `npm run jest --` as its Jest command (docs/testing.md).',
  );
}

/** ts-jest emits CommonJS; Jest on Node 24 loads ESM-only packages by itself (see docs/architecture.md). */
const transform = {
  '^.+\\.tsx?$': [
    'ts-jest',
    {
      diagnostics: false, // types are reported only by `npm run typecheck`
      tsconfig: {
        target: 'ES2023',
        module: 'commonjs',
        moduleResolution: 'bundler',
        isolatedModules: true,
        jsx: 'react-jsx',
        esModuleInterop: true,
        resolveJsonModule: true,
      },
    },
  ] as [string, Record<string, unknown>],
};

/**
 * Jest looks up every global in its sandbox on each use: a third of the time of drawing a picture in a test, and
 * half of opening a demo. The server's modules get these injected instead; pages gain nothing. Only names that
 * no module declares itself (it would not load), and none that tests replace, such as Date.
 */
const sandboxInjectedGlobals: Config['sandboxInjectedGlobals'] = [
  'Object',
  'Math',
  'Array',
  'JSON',
  'Uint8Array',
  'Float32Array',
  'Float64Array',
  'Int32Array',
];

/** Packages with hundreds of modules are bundled into few files (netlify/testing/package-bundles.ts). */
const bundled = (names: string): Record<string, string> => ({
  [`^(zod/mini|${names})$`]: '<rootDir>/.cache/tests/packages/$1.cjs',
});
const bundledForServer = bundled('drizzle-orm(?:/(?:pg-core|node-postgres))?|better-auth(?:/.+)?');
const bundledForPages = bundled(
  'msw(?:/node)?|@testing-library/(?:dom|react|user-event|jest-dom)|@base-ui/react/[a-z-]+',
);
const globalSetup = '<rootDir>/netlify/testing/bundle-global-setup.ts';

/** Jest's defaults, and data: nothing transforms JSON, but Jest would read five megabytes of notes from its cache, too. */
const transformIgnorePatterns = ['/node_modules/', '\\.pnp\\.[^\\/]+$', '\\.json$'];

/**
 * The time at which client tests start: an ordinary day and hour, so that no midnight intervenes. `TEST_NOW`
 * overrides it.
 */
const testNow = Date.parse(process.env.TEST_NOW ?? '2026-11-24T12:00:00Z');

const config: Config = {
  // A limit for tests that hang, not a measurement: busy machines are slow. None has a shorter one of its own.
  testTimeout: 300_000,
  // Jest's default would leave one of two cores idle; server suites wait for PostgreSQL, which is a separate
  // process.
  maxWorkers: 3,
  // Hundreds of suites leave so much memory behind in a process that the last ones take four times as long, so a
  // new process takes over, which then compiles everything again. Uncollected garbage counts as well.
  workerIdleMemoryLimit: totalmem() > 14 * 2 ** 30 ? '2200MB' : '1200MB',
  projects: [
    {
      displayName: 'core',
      testEnvironment: 'node',
      transform,
      transformIgnorePatterns,
      testMatch: ['<rootDir>/src/{domain,contracts,lib}/**/*.test.ts'],
      moduleNameMapper: bundled('zod/mini'),
      globalSetup,
      setupFilesAfterEnv: ['<rootDir>/src/testing/measure-file.ts', '<rootDir>/src/testing/fail-on-console.ts'],
    },
    {
      displayName: 'client',
      testEnvironment: '<rootDir>/src/testing/page-environment.ts',
      transform,
      transformIgnorePatterns,
      testMatch: ['<rootDir>/src/{api,app,config,documents,features,hooks,testing,ui}/**/*.test.{ts,tsx}'],
      moduleNameMapper: {
        ...bundledForPages,
        '\\.css$': '<rootDir>/src/testing/empty-module.ts',
        '^\\./toast-times$': '<rootDir>/src/testing/lasting-toasts.ts',
        '^\\./sound-patience$': '<rootDir>/src/testing/patient-sound.ts',
      },
      globalSetup,
      globals: { TEST_NOW: testNow },
      fakeTimers: { now: testNow },
      // In this order: late work is awaited before the console is checked.
      setupFilesAfterEnv: [
        '<rootDir>/src/testing/measure-file.ts',
        '<rootDir>/src/testing/client-setup.ts',
        '<rootDir>/src/testing/fail-on-console.ts',
      ],
    },
    {
      displayName: 'server',
      sandboxInjectedGlobals,
      testEnvironment: '<rootDir>/netlify/providers/zxcvbn/testing/shared-environment.ts',
      transform: { ...transform, '\\.md$': '<rootDir>/netlify/testing/markdown-as-text.cjs' },
      transformIgnorePatterns,
      testMatch: ['<rootDir>/netlify/**/*.test.ts', '<rootDir>/scripts/**/*.test.ts'],
      moduleNameMapper: {
        ...bundledForServer,
        '\\.css$': '<rootDir>/src/testing/empty-module.ts',
        '^@node-rs/argon2$': '<rootDir>/netlify/providers/better-auth/testing/light-argon2.ts',
        '^\\./samples-wiring$': '<rootDir>/netlify/testing/written-samples.ts',
        '/ports/patience$': '<rootDir>/netlify/testing/test-patience.ts',
        '/make-judge$': '<rootDir>/netlify/providers/zxcvbn/testing/shared-judge.ts',
        '/lexicons$': '<rootDir>/netlify/providers/builtin/trades/testing/shared-lexicons.ts',
        '/stems$': '<rootDir>/netlify/providers/builtin/planner/testing/shared-stems.ts',
        '^\\./draw-picture$': '<rootDir>/netlify/providers/builtin/designer/testing/quick-drawing.ts',
      },
      globalSetup: '<rootDir>/netlify/testing/database-global-setup.ts',
      globalTeardown: '<rootDir>/netlify/testing/database-global-teardown.ts',
      setupFilesAfterEnv: ['<rootDir>/src/testing/measure-file.ts', '<rootDir>/src/testing/fail-on-console.ts'],
    },
  ],
};

export default config;
