import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { AppError } from '../errors/app-error';

/** Refuses a request whose body is longer than `maxSize` bytes with `sentence`, before reading more than that. */
export function limitBody(maxSize: number, sentence: string): MiddlewareHandler {
  const limited = bodyLimit({
    maxSize,
    onError: () => {
      throw new AppError('too_large', sentence);
    },
  });
  return async (context, next) => {
    let begun = false;
    const handle = (): Promise<void> => {
      begun = true;
      return next();
    };
    try {
      return await limited(context, handle);
    } catch (error) {
      throw begun ? error : brokenOff(error);
    }
  };
}

/**
 * Reads what a client sends. A client that hangs up causes the error code of a reset connection, which otherwise
 * means that the database is unreachable: without this, people who close a page would look like an outage in the
 * log and the metrics.
 */
export async function received<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    throw brokenOff(error);
  }
}

const brokenOff = (error: unknown): unknown =>
  error instanceof AppError
    ? error
    : new AppError('invalid_request', 'The connection broke off before everything arrived. Try again.', {
        cause: error,
      });
