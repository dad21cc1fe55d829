import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** This installation's root secret: APP_SECRET, or the one in the data folder; undefined before the first start. */
export function readRootSecret(dataDir: string): { secret: string; chosen: boolean } | undefined {
  if (process.env.APP_SECRET) return { secret: process.env.APP_SECRET, chosen: true };
  const { appSecret } = readRuntime(dataDir);
  return typeof appSecret === 'string' ? { secret: appSecret, chosen: false } : undefined;
}

/**
 * Stores a root secret in the data folder's runtime.json (mode 0600); its other contents stay. The previous
 * secret is kept too, to open what was sealed with it.
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
  renameSync(`${file}.new`, file); // readers never see a half-written file
}

export const newRootSecret = (): string => randomBytes(48).toString('base64url');

/** What the start scripts wrote. Throws when the file is damaged, instead of silently replacing it. */
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
