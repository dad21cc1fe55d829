import { expect, test as base, type ConsoleMessage } from '@playwright/test';

/**
 * Playwright's `test` on the server of the running project. A journey fails on any error that a page logs, an exception
 * nobody caught or a breach of the content security policy; what a journey provokes on purpose it names first:
 * `problems.expect(/status of 404/)`.
 */
export const test = base.extend<{ problems: Problems }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright insists on a destructured first argument
  baseURL: async ({}, use, { project }) => use(baseURL(project.name)),
  problems: [
    async ({ context }, use) => {
      const found: string[] = [];
      const expected: RegExp[] = [];
      context.on('console', (message) => isProblem(message) && found.push(`${message.type()}: ${message.text()} (${message.location().url})`));
      context.on('weberror', (error) => found.push(`uncaught: ${error.error().stack ?? error.error().message}`));
      await use({ expect: (pattern) => void expected.push(pattern) });
      expect(found.filter((problem) => !expected.some((pattern) => pattern.test(problem))), 'what the pages complained about').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Where the server of a project listens. */
export function baseURL(project: string): string {
  const url = project === 'netlify-dev' ? process.env.E2E_NETLIFY_DEV_URL : process.env.E2E_START_URL;
  if (!url) throw new Error(`The server of the project "${project}" is started by e2e/harness/global-setup.ts.`);
  return url;
}

/** Chrome reports a breach of the policy as an error, one that is only reported as a warning. */
const isProblem = (message: ConsoleMessage): boolean => message.type() === 'error' || /content security policy/i.test(message.text());

export interface Problems {
  /** From here on, problems that match are part of the journey. */
  expect(pattern: RegExp): void;
}
