import pino, { type Logger } from 'pino';
import { env } from '../config/env';

/** One JSON line per event on standard output. Headers, bodies and tokens are never logged; the list below is the net under that. */
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
