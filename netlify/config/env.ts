import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as z from 'zod/mini';

/**
 * The only reader of the environment, one group per capability. What the operator did not set and the start scripts
 * chose (the embedded database's address, the generated root secret) comes from the runtime file they write.
 */
export function env(): Env {
  cached ??= parse();
  return cached;
}

/** Drops what was read; for tests and for scripts that have just written the runtime file. */
export const forgetEnv = (): void => {
  cached = undefined;
};

function parse(): Env {
  const dataDir = resolve(process.env.DATA_DIR ?? '.data');
  const runtime = runtimeSchema.parse(readRuntime(resolve(dataDir, 'runtime.json')));
  const raw = envSchema.parse(Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== '')));
  // netlify dev sets NETLIFY_DB_URL to a database of its own that shares one session among all connections: never ours.
  const databaseUrl = raw.DATABASE_URL ?? runtime.databaseUrl ?? (raw.NETLIFY_DEV === 'true' ? undefined : raw.NETLIFY_DB_URL);
  const appSecret = raw.APP_SECRET ?? runtime.appSecret;
  if (!databaseUrl) throw new Error('No database: set DATABASE_URL, or start with `npm run dev` or `npm start`, which bring one.');
  if (!appSecret) throw new Error('No root secret: set APP_SECRET to at least 32 random characters.');
  return {
    dataDir,
    databaseUrl,
    appSecret,
    appSecretChosen: raw.APP_SECRET !== undefined,
    databaseChosen: databaseUrl !== runtime.databaseUrl,
    metricsToken: raw.METRICS_TOKEN,
    publicUrl: raw.PUBLIC_URL,
    demoLogin: raw.DEMO_LOGIN !== 'off',
    operatorEmail: raw.OPERATOR_EMAIL?.toLowerCase(),
    logLevel: raw.LOG_LEVEL,
    onNetlify: raw.NETLIFY === 'true' || raw.AWS_LAMBDA_FUNCTION_NAME !== undefined,
    underNetlifyDev: raw.NETLIFY_DEV === 'true',
    jobsInFunctions: raw.AWS_LAMBDA_FUNCTION_NAME !== undefined && raw.NETLIFY_DEV !== 'true',
  };
}

function readRuntime(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {}; // no start script has run here: everything must come from the environment
  }
}

let cached: Env | undefined;

const runtimeSchema = z.object({ databaseUrl: z.optional(z.string()), appSecret: z.optional(z.string()) });

const envSchema = z.object({
  DATABASE_URL: z.optional(z.string()),
  NETLIFY_DB_URL: z.optional(z.string()),
  APP_SECRET: z.optional(z.string().check(z.minLength(32, { error: 'APP_SECRET needs at least 32 characters' }))),
  PUBLIC_URL: z.optional(z.url()),
  METRICS_TOKEN: z.optional(z.string().check(z.minLength(24, { error: 'METRICS_TOKEN needs at least 24 characters' }), z.maxLength(200, { error: 'METRICS_TOKEN can be at most 200 characters' }))),
  DEMO_LOGIN: z.optional(z.enum(['on', 'off'])),
  OPERATOR_EMAIL: z.optional(z.email()),
  LOG_LEVEL: z._default(z.enum(['silent', 'error', 'warn', 'info', 'debug']), 'info'),
  NETLIFY: z.optional(z.string()),
  NETLIFY_DEV: z.optional(z.string()),
  AWS_LAMBDA_FUNCTION_NAME: z.optional(z.string()),
});

export interface Env {
  /** Folder for media and, without DATABASE_URL, the embedded database. */
  dataDir: string;
  databaseUrl: string;
  appSecret: string;
  /** APP_SECRET is set; otherwise it lies in the data folder. */
  appSecretChosen: boolean;
  /** The operator named the database; otherwise the embedded one runs. */
  databaseChosen: boolean;
  /** What a metrics server shows at /metrics; without it a token derived from the root secret. */
  metricsToken: string | undefined;
  publicUrl: string | undefined;
  demoLogin: boolean;
  operatorEmail: string | undefined;
  logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
  onNetlify: boolean;
  underNetlifyDev: boolean;
  /** No worker runs here: functions start one when there is something to do. */
  jobsInFunctions: boolean;
}
