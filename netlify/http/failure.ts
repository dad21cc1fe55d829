import { HTTPException } from 'hono/http-exception';
import type { Logger } from 'pino';
import type * as z from 'zod/mini';
import {
  API_VERSION,
  API_VERSION_HEADER,
  errorStatus,
  type ErrorCode,
  type Failure,
} from '../../src/contracts/envelope';
import { HOUR_SECONDS } from '../../src/domain/duration';
import { AppError } from '../errors/app-error';
import { describeError, innermostCause, stackOf } from './error-in-log';
import { countError } from './metrics';

/** The one place that turns an error into a reply: the user's sentence goes out, the detail goes to the log. */
export function failureReply(error: unknown, requestId: string, log: Logger): Response {
  const known = toAppError(error);
  countError(known.code);
  if (errorStatus[known.code] >= 500)
    log.error({ requestId, code: known.code, detail: known.detail, stack: stackOf(error) }, 'request failed');
  const retryAfter = known.retryAfter ?? RETRY_AFTER[known.code];
  const body: Failure = {
    success: false,
    error: known.message,
    code: known.code,
    requestId,
    ...(known.fields && { fields: known.fields }),
  };
  return Response.json(body, {
    status: errorStatus[known.code],
    headers: {
      'cache-control': 'no-store',
      [API_VERSION_HEADER]: API_VERSION,
      ...(retryAfter && { 'retry-after': String(retryAfter) }),
    },
  });
}

/** `inPath`: names of the path's parameters; an impossible path is reported as not found, not as invalid. */
export function invalidInput(error: z.core.$ZodError, inPath: string[]): AppError {
  if (error.issues.some((issue) => inPath.includes(String(issue.path[0]))))
    return new AppError('not_found', 'There is nothing at this address.');
  const fields: Record<string, string> = {};
  for (const issue of error.issues) fields[issue.path.join('.') || 'form'] ??= issue.message;
  return new AppError(
    'invalid_request',
    Object.values(fields)[0] ?? 'Some of these details are not right. Check them, then try again.',
    { fields },
  );
}

function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof HTTPException && error.status === 413)
    return new AppError('too_large', 'This is more than we can take in one go.');
  if (isDatabaseDown(error)) {
    return new AppError(
      'unavailable',
      'We cannot reach the database right now. Nothing you entered is lost; try again in a moment.',
      { detail: describeError(error), cause: error },
    );
  }
  const short = SHORT_OF.get((innermostCause(error) as { code?: string } | null)?.code ?? '');
  if (short)
    return new AppError('unavailable', short, {
      detail: describeError(error),
      cause: error,
      retryAfter: SHORT_SECONDS,
    });
  if ((innermostCause(error) as { code?: string } | null)?.code === CANCELLED) {
    return new AppError(
      'unavailable',
      'This took too long. Nothing you entered is lost; try again in a moment, or ask for less at a time.',
      { detail: describeError(error), cause: error },
    );
  }
  return new AppError(
    'internal',
    'Something went wrong on our side. Try again; if it happens again, tell us the time it happened.',
    { detail: describeError(error), cause: error },
  );
}

function isDatabaseDown(error: unknown): boolean {
  const cause = innermostCause(error) as { code?: string; message?: string } | null;
  return (
    DOWN_CODES.has(cause?.code ?? '') ||
    /timeout exceeded when trying to connect|Connection terminated|is not queryable/.test(cause?.message ?? '')
  );
}

/** In seconds, for errors without a value of their own. */
const RETRY_AFTER: Partial<Record<ErrorCode, number>> = { unavailable: 5, rate_limited: HOUR_SECONDS };

/** PostgreSQL's disk_full and out_of_memory, the codes of class 53 that concern the machine. */
const SHORT_OF = new Map([
  [
    '53100',
    'There is no room left, so this was not saved. Everything you saved before is safe. Ask your administrator to make room, then try again.',
  ],
  [
    '53200',
    'We are short of memory right now, so this was not saved. Everything you saved before is safe; try again in a minute.',
  ],
]);
const SHORT_SECONDS = 60;
/** PostgreSQL's query_canceled, the code of a statement timeout. */
const CANCELLED = '57014';
/** Network failures, and PostgreSQL's classes for shutting down, starting up and too many connections. */
const DOWN_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EPIPE',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '08000',
  '08003',
  '08006',
  '08001',
]);
