import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** The root secret of this installation: APP_SECRET, or the one in the data folder; undefined before the first start. */
export function readRootSecret(dataDir: string): { secret: string; chosen: boolean } | undefined {
  if (process.env.APP_SECRET) return { secret: process.env.APP_SECRET, chosen: true };
  const { appSecret } = readRuntime(dataDir);
  return typeof appSecret === 'string' ? { secret: appSecret, chosen: false } : undefined;
}

/**
 * Puts a root secret into the data folder's runtime.json (mode 0600); what else stands there stays. The one it replaces
 * is kept beside it, to open what was sealed with it.
 */
export function keepRootSecret(dataDir: string, appSecret: string): void {
  const file = runtimeFile(dataDir);
  const { appSecret: replaced, formerAppSecrets: former } = readRuntime(dataDir);
  const formerAppSecrets = [...new Set([replaced, ...(Array.isArray(former) ? (former as unknown[]) : [])])].filter(
    (secret) => typeof secret === 'string' && secret !== appSecret,
  );
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(
    `${file}.new`,
    `${JSON.stringify({ ...readRuntime(dataDir), appSecret, formerAppSecrets }, null, 2)}\n`,
    { mode: 0o600 },
  );
  renameSync(`${file}.new`, file); // a reader never sees half of it
}

export const newRootSecret = (): string => randomBytes(48).toString('base64url');

/** What the start scripts left there. Throws when the file is damaged: it is not replaced silently. */
export function readRuntime(dataDir: string): Runtime {
  const file = runtimeFile(dataDir);
  if (!existsSync(file)) return {};
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Runtime;
  } catch (error) {
    throw new Error(
      `${file} is damaged. It holds the root secret: repair it, or delete it to sign everybody out and begin with a new one.`,
      { cause: error },
    );
  }
}

const runtimeFile = (dataDir: string): string => resolve(dataDir, 'runtime.json');

interface Runtime {
  databaseUrl?: unknown;
  appSecret?: unknown;
  formerAppSecrets?: unknown;
}
