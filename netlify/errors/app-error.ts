import type { ErrorCode } from '../../src/contracts/envelope';

/**
 * The one error of the product. `message` is a sentence for the user; `detail` is for the log and never leaves the
 * server; `fields` holds one sentence per faulty input.
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;
  readonly detail: string | undefined;
  /** Seconds after which another try makes sense. */
  readonly retryAfter: number | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    more: { fields?: Record<string, string>; detail?: string; cause?: unknown; retryAfter?: number } = {},
  ) {
    super(message, { cause: more.cause });
    this.name = 'AppError';
    this.code = code;
    this.fields = more.fields;
    this.detail = more.detail;
    this.retryAfter = more.retryAfter;
  }
}

/** For another tenant's row and for one that never was: nobody can tell the two apart. */
export const notFound = (noun: string): AppError =>
  new AppError('not_found', `We could not find this ${noun}. It may have been deleted.`);
