import type { ErrorCode } from '../../src/contracts/envelope';
import { AppError } from '../errors/app-error';

export type ToThread = { kind: 'run'; name: string; input: unknown } | { kind: 'abort' };
export type FromThread =
  | { kind: 'progress'; done: number }
  | { kind: 'done'; output: unknown }
  | { kind: 'failed'; error: SentError };

/** An error as it is sent between threads, which preserve neither its class nor its fields. */
export interface SentError {
  message: string;
  stack: string | undefined;
  /** For an AppError. */
  app: {
    code: ErrorCode;
    fields: Record<string, string> | undefined;
    detail: string | undefined;
    retryAfter: number | undefined;
  } | null;
}

export function sendError(error: unknown): SentError {
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  if (!(error instanceof AppError)) return { message, stack, app: null };
  const { code, fields, detail, retryAfter } = error;
  return { message, stack, app: { code, fields, detail, retryAfter } };
}

export function errorOfThread({ message, stack, app }: SentError): Error {
  const error = app
    ? new AppError(app.code, message, {
        ...(app.fields && { fields: app.fields }),
        ...(app.detail !== undefined && { detail: app.detail }),
        ...(app.retryAfter !== undefined && { retryAfter: app.retryAfter }),
      })
    : new Error(message);
  if (stack !== undefined) error.stack = stack;
  return error;
}
