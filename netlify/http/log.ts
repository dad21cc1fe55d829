import pino, { type Logger } from 'pino';
import { env } from '../config/env';

/**
 * Logs one JSON line per event to standard output. Headers, bodies and tokens are never logged; the list below
 * is a safety net.
 */
export function log(): Logger {
  shared ??= pino({
    level: env().logLevel,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: REDACTED.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[removed]' },
  });
  return shared;
}

let shared: Logger | undefined;

const REDACTED = ['password', 'confirmPassword', 'token', 'secret', 'authorization', 'cookie', 'apiKey', 'email'];
