import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';
import { contractForm, handMadeForms } from './scripts/contract-form.js';
import { noWordLookup } from './scripts/no-word-lookup.js';
import { shortLimit } from './scripts/short-limit.js';
import { smallSql } from './scripts/small-sql.js';

const house = {
  rules: {
    'no-word-lookup': noWordLookup,
    'contract-form': contractForm,
    'small-sql': smallSql,
    'short-limit': shortLimit,
  },
};

const noRawColour = {
  selector: 'TemplateElement[value.raw=/#[0-9a-fA-F]{3,8}\\b|\\b(rgba?|hsla?|oklch|oklab)\\(/]',
  message: 'Colours are written in tokens.css and nowhere else; use the theme.',
};
/** A page that asks the clock while it renders shows another thing each time; `useNow` and an initial state ask once. */
const noClockInRender = {
  selector: ":not(ArrowFunctionExpression) > NewExpression[callee.name='Date'][arguments.length=0]",
  message: 'Ask for the time with useNow() or in an initial state, not while rendering.',
};
/** Newer browsers answer scrollTo and its kin with a promise (CSSOM View), which React would call as the effect's clean-up. */
const noScrollAsCleanUp = {
  selector: [
    'CallExpression[callee.name=/^use(Layout)?Effect$/] > ArrowFunctionExpression > CallExpression.body[callee.property.name=/^scroll/]',
    'CallExpression[callee.name=/^use(Layout)?Effect$/] > ArrowFunctionExpression > ChainExpression.body > CallExpression[callee.property.name=/^scroll/]',
  ].join(', '),
  message: 'Write `void` before it or braces around it: what an effect returns is called as its clean-up.',
};
const noDuration = {
  selector: 'Literal[raw=/^(3_?600_?000|86_?400(_?000)?)$/]',
  message: 'Durations are named in src/domain/duration.ts.',
};
const noDefault = {
  selector: 'ExportDefaultDeclaration',
  message: 'Named exports; default only for lazy pages, function entries and tool configuration.',
};
const noEvent = { name: 'event', message: 'Take the event as an argument.' };
const noEnv = { object: 'process', property: 'env', message: 'config/env.ts is the only reader of the environment.' };
const noWayOut = 'Only providers reach out; to an address that a user typed by the WebPort (docs/web-access.md).';
const wayOut = [
  'undici',
  'axios',
  'got',
  'node-fetch',
  'node:http',
  'node:https',
  'node:http2',
  'node:net',
  'node:tls',
  'node:dgram',
  'node:dns',
  'node:dns/promises',
  'http',
  'https',
  'http2',
  'net',
  'tls',
  'dgram',
  'dns',
  'dns/promises',
];
const noGlobalFetch = ['globalThis', 'global'].flatMap((object) =>
  ['fetch', 'WebSocket', 'EventSource'].map((property) => ({ object, property, message: noWayOut })),
);

const inMarkup = [
  noDefault,
  noDuration,
  noScrollAsCleanUp,
  noRawColour,
  { selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]', message: 'Trusted Types forbid it, even empty.' },
  { selector: 'JSXAttribute[name.name="srcDoc"]', message: 'Trusted Types forbid it.' },
];
/**
 * Patterns that make a client test flaky, as far as syntax shows; `TEST_LATENESS` (src/testing/settle.ts) finds
 * the rest.
 */
/** A busy machine takes longer; how work grows shows in the processor's time as well. */
const noStopwatch = {
  selector: 'BinaryExpression[operator="-"] > CallExpression.left[callee.object.name="performance"]',
  message: 'Measure with processorMs (src/testing/processor-time.ts): a stopwatch shows what else the machine does.',
};
/** Five minutes is the limit of every test (jest.config.ts): what hangs needs no shorter one, and a busy machine exceeds it. */
const noShortLimit = {
  selector: [
    'CallExpression[callee.name=/^(it|test|beforeAll|beforeEach|afterAll|afterEach)$/] > Literal.arguments[value<300000]',
    'CallExpression[callee.type="CallExpression"][callee.callee.property.name="each"] > Literal.arguments[value<300000]',
    'CallExpression[callee.object.name="jest"][callee.property.name="setTimeout"] > Literal.arguments[value<300000]',
    'VariableDeclarator[id.name="PATIENCE"] > Literal.init[value<300000]',
  ].join(', '),
  message: 'Leave the limit to jest.config.ts: a shorter one only fails tests on a busy machine.',
};
const noChance = [
  noStopwatch,
  noShortLimit,
  {
    selector: 'ExpressionStatement > CallExpression[callee.object.name="user"]',
    message: 'Await what the user does; the page changes while it is done.',
  },
  { selector: 'ExpressionStatement > CallExpression[callee.name=/^waitFor/]', message: 'Await it, or nothing waits.' },
  {
    selector: 'ExpressionStatement > CallExpression[callee.property.name=/^find(All)?By/]',
    message: 'Await it, or nothing waits.',
  },
  {
    selector: 'CallExpression[callee.name="expect"] > CallExpression[callee.property.name=/^find(All)?By/]',
    message: 'Await it inside `expect`: a promise is always there.',
  },
  {
    selector: 'CallExpression[callee.name=/^(setTimeout|realTimeout|sleep)$/][arguments.length>1]',
    message: 'Wait for what is to come (findBy…, waitFor), not for a time.',
  },
  {
    selector: 'CallExpression[callee.property.name="click"] Literal[value="Try again"]',
    message:
      'Press it with pressAgain (src/testing/press-again.ts): while a retry runs by itself, it takes no presses.',
  },
];

/** A section may share a field's label, and be there a moment before the field. Password fields have no role to ask for. */
const noFillByLabel = {
  selector:
    'CallExpression[callee.property.name=/^(fill|pressSequentially)$/] CallExpression[callee.property.name="getByLabel"]:not([arguments.0.value=/assword/])',
  message: "Fill what getByRole('textbox', { name }) finds: a section may have the same label.",
};

export default tseslint.config(
  {
    ignores: [
      'node_modules',
      'dist',
      '.functions',
      '.server',
      '.cache',
      '.netlify',
      '.data',
      'build',
      'test-results',
      'playwright-report',
      '**/*.cjs',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'max-lines': ['error', { max: 300, skipBlankLines: true }],
      'no-restricted-syntax': ['error', noDefault, noDuration],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': 'allow-with-description' }],
      'no-restricted-globals': ['error', noEvent],
      'no-undef': 'off',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks, 'jsx-a11y': jsxA11y },
    rules: {
      // The plugin's other rules compile each file; Oxlint has them too, at a tenth of the time (docs/decisions/026).
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      ...jsxA11y.configs.recommended.rules,
      'no-restricted-syntax': ['error', ...inMarkup],
    },
  },
  {
    files: ['src/**/*.tsx'],
    ignores: ['**/*.test.tsx', 'src/testing/**'],
    rules: { 'no-restricted-syntax': ['error', ...inMarkup, noClockInRender] },
  },
  {
    files: ['src/**/*.test.{ts,tsx}'],
    ignores: ['src/{domain,contracts,lib}/**'],
    rules: { 'no-restricted-syntax': ['error', ...inMarkup, ...noChance] },
  },
  {
    files: ['{src,netlify,scripts}/**/*.test.ts'],
    ignores: ['src/!(domain|contracts|lib)/**'],
    rules: { 'no-restricted-syntax': ['error', noDefault, noDuration, noStopwatch, noShortLimit] },
  },
  {
    files: ['netlify/**/*.ts', 'src/**/*.{ts,tsx}'],
    ignores: [
      '**/*.test.{ts,tsx}',
      'netlify/config/env.ts',
      'netlify/testing/**',
      'src/testing/**',
      'netlify/host/**',
      'src/config/env.ts',
    ],
    rules: {
      'no-restricted-properties': ['error', noEnv],
      'no-console': ['error', { allow: ['warn'] }],
    },
  },
  {
    files: ['netlify/**/*.{ts,tsx}', 'src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', '**/testing/**'],
    plugins: { house, regexp },
    rules: {
      'house/no-word-lookup': 'error',
      // What somebody typed must not cost more than its size allows.
      'regexp/no-super-linear-backtracking': 'error',
    },
  },
  {
    files: ['src/features/**/*.tsx', 'src/app/**/*.tsx'],
    ignores: ['**/*.test.tsx', ...Object.keys(handMadeForms)],
    plugins: { house },
    rules: { 'house/contract-form': 'error' },
  },
  {
    files: ['netlify/**/*.{ts,tsx}', 'scripts/**/*.ts', 'bench/**/*.ts', 'e2e/**/*.ts'],
    plugins: { house },
    rules: { 'house/small-sql': 'error' },
  },
  {
    files: ['netlify/**/*.ts', 'scripts/**/*.ts'],
    ignores: ['**/*.test.ts', 'netlify/testing/**'],
    rules: { 'house/small-sql': ['error', 'driver'] },
  },
  {
    files: ['netlify/**/*.ts'],
    ignores: ['**/*.test.ts', '**/testing/**'],
    plugins: { house },
    rules: { 'house/short-limit': 'error' },
  },
  {
    // Whatever leaves the server leaves by a provider; addresses that a user typed by the guarded fetch (docs/web-access.md).
    files: ['netlify/**/*.{ts,tsx}'],
    ignores: ['netlify/providers/**', '**/*.test.{ts,tsx}', 'netlify/testing/**'],
    rules: {
      'no-restricted-globals': [
        'error',
        noEvent,
        ...['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource'].map((name) => ({ name, message: noWayOut })),
      ],
      'no-restricted-properties': ['error', noEnv, ...noGlobalFetch],
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          paths: wayOut.map((name) => ({ name, message: noWayOut, allowTypeImports: true })),
          patterns: [{ group: wayOut.map((name) => `${name}/*`), message: noWayOut, allowTypeImports: true }],
        },
      ],
    },
  },
  {
    files: ['netlify/config/env.ts', 'netlify/host/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: { 'no-restricted-properties': ['error', ...noGlobalFetch] },
  },
  {
    // Only opens a server, to find a free port; or parses addresses without connecting.
    files: ['netlify/database/embedded.ts', 'netlify/host/caller.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          paths: [
            ...wayOut
              .filter((name) => name !== 'node:net')
              .map((name) => ({ name, message: noWayOut, allowTypeImports: true })),
            { name: 'node:net', allowImportNames: ['createServer', 'BlockList', 'isIP'], message: noWayOut },
          ],
        },
      ],
    },
  },
  {
    // Calls this installation itself, at an address that nobody types.
    files: ['netlify/http/internal-call.ts'],
    rules: { 'no-restricted-globals': ['error', noEvent] },
  },
  {
    files: [
      'netlify/functions/*.ts',
      'src/features/**/*-page.tsx',
      '*.config.ts',
      '**/*.config.ts',
      'src/testing/empty-module.ts',
      'src/ui/gallery/*-page.tsx',
      'netlify/testing/database-global-*.ts',
      'netlify/providers/zxcvbn/testing/shared-environment.ts',
    ],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    files: ['src/domain/duration.ts', 'bench/**/*.ts', 'e2e/**/*.ts'],
    ignores: ['**/*.config.ts'],
    rules: { 'no-restricted-syntax': ['error', noDefault, noFillByLabel] },
  },
  { files: ['scripts/**/*.ts', 'bench/**/*.ts', 'e2e/**/*.ts'], rules: { 'no-console': 'off' } },
  // A suite is a list of sentences about one thing, and each test file has a start-up cost.
  { files: ['**/*.test.{ts,tsx}'], rules: { 'max-lines': ['error', { max: 550, skipBlankLines: true }] } },
);
