import { randomUUID } from 'node:crypto';
import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { expect } from '@playwright/test';

export const PASSWORD = 'loaf-of-rye-42';

/** A new address; `who` comes first, for readers of a log. */
export const newEmail = (who: string): string => `${who}-${randomUUID().slice(0, 8)}@example.com`;

/**
 * Registers somebody with an empty workspace through the API, and signs in the page's browser; main-job.spec.ts
 * uses the form.
 */
export async function signUp(page: Page, who: string, { company = 'Ada’s Bakery' } = {}): Promise<{ email: string }> {
  const email = newEmail(who);
  const session = await register(page.request, { name: 'Ada Baker', email, company });
  await signIn(page, session);
  return { email };
}

/** Signs in another browser with its own session, like the login page. */
export async function signInAgain(page: Page, email: string): Promise<void> {
  await signIn(page, await login(page.request, email, PASSWORD));
}

/** Opens a private demo, as the login page does for an unknown address, and signs in the page's browser. */
export async function signInToDemo(page: Page): Promise<void> {
  await signIn(page, await demoSession(page.request));
}

/** A demo as a browser's starting state: `test.use({ storageState: ({ demo }, use) => use(demo) })`. */
export async function openDemo(
  { request }: { request: { newContext(options: { baseURL: string }): Promise<APIRequestContext> } },
  url: string,
): Promise<SignedIn> {
  const visitor = await request.newContext({ baseURL: url });
  try {
    const session = await demoSession(visitor);
    return { cookies: (await visitor.storageState()).cookies, origins: [remembered(url, session)] };
  } finally {
    await visitor.dispose();
  }
}

export async function register(
  request: APIRequestContext,
  person: { name: string; email: string; company: string },
): Promise<unknown> {
  const reply = await request.post('/api/auth/register', {
    data: { ...person, password: PASSWORD, confirmPassword: PASSWORD, zone: process.env.E2E_ZONE },
  });
  expect(reply.ok(), await reply.text()).toBe(true);
  return ((await reply.json()) as { data: unknown }).data;
}

async function demoSession(request: APIRequestContext): Promise<unknown> {
  const session = await login(request, newEmail('visitor'), 'anything');
  await cancelClips(request);
  return session;
}

/**
 * A demo has a dozen clips made for it behind the visitor's back, with four processor seconds for each. No journey looks at
 * them, so they are taken back, as any visitor can.
 */
export async function cancelClips(request: APIRequestContext): Promise<void> {
  const reply = await request.get('/api/creative/creations?type=video&limit=48');
  expect(reply.ok(), await reply.text()).toBe(true);
  const { items } = ((await reply.json()) as { data: { items: { id: string; status: string }[] } }).data;
  for (const { id, status } of items)
    if (status === 'generating') {
      const cancelled = await request.post(`/api/creative/creations/${id}/cancel`, { data: {} });
      expect([200, 409], await cancelled.text()).toContain(cancelled.status()); // 409: made meanwhile
    }
}

async function login(request: APIRequestContext, email: string, password: string): Promise<unknown> {
  const reply = await request.post('/api/auth/login', { data: { email, password, zone: process.env.E2E_ZONE } });
  expect(reply.ok(), await reply.text()).toBe(true);
  return ((await reply.json()) as { data: unknown }).data;
}

/** The cookie came with the reply; what the page stores about the session is set as well. */
async function signIn(page: Page, session: unknown): Promise<void> {
  const reply = await page.request.get('/api/auth/session');
  const { cookies } = await page.context().storageState();
  await page.context().setStorageState({ cookies, origins: [remembered(reply.url(), session)] });
}

/** The format of src/features/auth/session-storage.ts. */
function remembered(url: string, session: unknown): SignedIn['origins'][number] {
  const { user, workspace, demo } = session as { user: object; workspace: unknown; demo: unknown };
  return {
    origin: new URL(url).origin,
    localStorage: [
      { name: 'authToken', value: 'signed-in' },
      { name: 'userData', value: JSON.stringify({ ...user, workspace, demo }) },
    ],
  };
}

export type SignedIn = Awaited<ReturnType<BrowserContext['storageState']>>;
