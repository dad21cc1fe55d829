import { readFileSync } from 'node:fs';

/**
 * Variables that the platform sets or reserves, on builders and in functions:
 * https://docs.netlify.com/build/configure-builds/environment-variables/ (read-only and configuration
 * variables), https://docs.netlify.com/build/functions/environment-variables/,
 * https://docs.netlify.com/build/data-and-storage/netlify-database/,
 * https://docs.aws.amazon.com/lambda/latest/dg/configuration-envvars.html (reserved variables).
 */
const RESERVED = new Set([
  'NETLIFY',
  'NETLIFY_LOCAL',
  'NETLIFY_DEV',
  'BUILD_ID',
  'CONTEXT',
  'REPOSITORY_URL',
  'BRANCH',
  'HEAD',
  'COMMIT_REF',
  'CACHED_COMMIT_REF',
  'PULL_REQUEST',
  'REVIEW_ID',
  'URL',
  'DEPLOY_URL',
  'DEPLOY_PRIME_URL',
  'DEPLOY_ID',
  'SITE_NAME',
  'SITE_ID',
  'ACCOUNT_ID',
  'INCOMING_HOOK_TITLE',
  'INCOMING_HOOK_URL',
  'INCOMING_HOOK_BODY',
  'NODE_VERSION',
  'NODE_ENV',
  'NPM_VERSION',
  'NPM_FLAGS',
  'NPM_TOKEN',
  'NODE_OPTIONS',
  'CI',
  'LANG',
  'LC_ALL',
  'TZ',
  'PATH',
  '_HANDLER',
  'LAMBDA_TASK_ROOT',
  'LAMBDA_RUNTIME_DIR',
]);
const RESERVED_FAMILIES = /^(NETLIFY|AWS|LAMBDA|GIT_LFS|DEPLOY|SITE|INCOMING_HOOK)_/;

/** Variables that the code reads because the platform sets them. */
const PLATFORM_SAYS = [
  'NETLIFY',
  'NETLIFY_DEV',
  'NETLIFY_DB_URL',
  'URL',
  'AWS_LAMBDA_FUNCTION_NAME',
  'LAMBDA_TASK_ROOT',
  'PATH',
];

const documented = [...readFileSync('.env.example', 'utf8').matchAll(/^#?([A-Z][A-Z0-9_]+)=/gm)].map(
  ([, name]) => name!,
);
const read = [...readFileSync('netlify/config/env.ts', 'utf8').matchAll(/^ {2}([A-Z][A-Z0-9_]+): z\./gm)].map(
  ([, name]) => name!,
);
const inReadme = [...readFileSync('README.md', 'utf8').matchAll(/^\| ((?:`[A-Z][A-Z0-9_*]+`(?:, )?)+) \|/gm)].flatMap(
  ([, names]) => [...names!.matchAll(/[A-Z][A-Z0-9_]+/g)].map(([name]) => name),
);

it('finds what is documented and what is read', () => {
  expect(documented).toContain('DATABASE_URL');
  expect(read).toContain('DATABASE_URL');
  expect(inReadme).toContain('DATABASE_URL');
});

it.each([...new Set([...documented, ...read, ...inReadme])].filter((name) => !PLATFORM_SAYS.includes(name)))(
  '%s is not a name that Netlify sets itself',
  (name) => {
    expect(RESERVED.has(name) || RESERVED_FAMILIES.test(name)).toBe(false);
  },
);

it('asks nobody to set what the platform says', () => {
  expect([...documented, ...inReadme].filter((name) => PLATFORM_SAYS.includes(name))).toEqual([]);
});
