import type { ErrorCode } from '../../src/contracts/envelope';

/**
 * The product's only error class. `message` is a sentence for the user; `detail` is for the log and never leaves
 * the server; `fields` holds one sentence per invalid input.
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;
  readonly detail: string | undefined;
  /** After how many seconds a retry makes sense. */
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

/** The same for another tenant's row and for one that never existed, so that nobody can tell them apart. */
export const notFound = (noun: string): AppError =>
  new AppError('not_found', `We could not find this ${noun}. It may have been deleted.`);
