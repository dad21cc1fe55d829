import type { TestGlobals } from './database-global-setup';

export default async function tearDown(): Promise<void> {
  await (globalThis as TestGlobals).stopTestServer?.();
}
