import * as z from 'zod/mini';

/** Every error code of the product with its HTTP status; the only such list. */
export const errorStatus = {
  invalid_request: 400,
  unauthenticated: 401,
  allowance_used: 402,
  trial_ended: 402,
  plan_ended: 402,
  forbidden: 403,
  cross_site: 403,
  demo_forbidden: 403,
  /** Nothing is sent from the workspace before the sender has confirmed an address. */
  address_unconfirmed: 403,
  /** The password is right but the account also requires a code. Not 401, because no session has ended. */
  second_factor_required: 403,
  being_deleted: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

export const errorCodes = Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]];

/** A failure as it is sent. `error` is a sentence for the user; `fields` holds one sentence per invalid input. */
export const failureSchema = z.object({
  success: z.literal(false),
  error: z.optional(z.string()),
  code: z.optional(z.string()),
  fields: z.optional(z.record(z.string(), z.string())),
  requestId: z.optional(z.string()),
});

export type Failure = z.infer<typeof failureSchema>;

/** Sent with every API reply; an old page that reads another number asks to reload. */
export const API_VERSION = '1';
export const API_VERSION_HEADER = 'x-api-version';
