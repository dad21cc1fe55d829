import * as z from 'zod/mini';
import { AppError } from '../../errors/app-error';
import type { WebAnswer, WebFailure } from '../../ports/web';
import { named, readReply, type Asked } from '../guarded-web/vendor-fault';

/**
 * Why there is no picture, in words for the person who asked. Only known codes of the service's answer are
 * logged: its messages may repeat the key (https://platform.openai.com/docs/guides/error-codes).
 */
export function imageRefusal({ service, typed }: Asked, model: string, answer: WebAnswer): AppError {
  if (answer.kind === 'failure') return unavailable(`${FAILURES[answer.why](service)} ${LATER}`, answer.why);
  const { status } = answer;
  const code = String(readReply(errorSchema, answer.text())?.error.code);
  const detail = `${status}${KNOWN_CODES.has(code) ? ` ${code}` : ''}`;
  if (REFUSED_WORDS.has(code))
    return new AppError(
      'invalid_request',
      `${service} refused these words: its rules do not allow the picture that they describe. Say it in other words, or let the built-in designer draw it.`,
      { detail },
    );
  if (USED_UP.has(code))
    return new AppError(
      'rate_limited',
      `The account at ${service} has no credit left for pictures. Add some there, or let the built-in designer draw it.`,
      { detail },
    );
  if (status === 429)
    return new AppError(
      'rate_limited',
      `${service} has been asked too often just now. Try again in a minute, or let the built-in designer draw it.`,
      { detail, retryAfter: 60 },
    );
  if (status === 401)
    return unavailable(
      `${service} does not accept the stored key. Store it again, whole, or make a new one there.`,
      detail,
    );
  if (status === 403)
    return unavailable(
      `${service} knows the stored key but does not allow it to use “${named(model)}”. Look there what the account may do; some models are for verified organisations only.`,
      detail,
    );
  if (status === 404 || code === 'model_not_found')
    return unavailable(
      `${service} makes no pictures with “${named(model)}”${typed ? ' at the stored address' : ''}. Check the model’s name${typed ? ' and the address' : ''}.`,
      detail,
    );
  if (status >= 500) return unavailable(`${service} is having trouble right now (${status}). ${LATER}`, detail);
  if (status >= 300 && status < 400)
    return unavailable(
      `${service} sends us to another address (${status}), and keys are not sent on. ${typed ? 'Store the address that it sends to.' : 'Try again later.'}`,
      detail,
    );
  return unavailable(
    `${service} did not take what “${named(model)}” was asked for (${status}). Choose another model, or let the built-in designer draw it.`,
    detail,
  );
}

/** It was made and paid for, but cannot be downloaded. */
export const lostPicture = ({ service }: Asked, detail: string): AppError =>
  unavailable(`${service} made a picture, but what it sent could not be fetched. ${LATER}`, detail);

/** Neither a picture nor a reason. */
export const noPicture = ({ service }: Asked, detail: string): AppError =>
  unavailable(`${service} answered without a picture that we can use. ${LATER}`, detail);

const unavailable = (sentence: string, detail: string): AppError => new AppError('unavailable', sentence, { detail });

const LATER = 'Try again later, or let the built-in designer draw it.';

const FAILURES: Record<WebFailure, (service: string) => string> = {
  address: (service) => `${service} was not found on the public internet.`,
  unreachable: (service) => `${service} could not be reached.`,
  certificate: (service) => `What answered for ${service} has no valid certificate, so nothing was sent to it.`,
  slow: (service) => `${service} took too long to make this picture.`,
  malformed: (service) => `${service} answered something that we cannot read.`,
};

/** Codes of GPT Image, DALL·E and Azure. */
const REFUSED_WORDS: ReadonlySet<string> = new Set([
  'moderation_blocked',
  'content_policy_violation',
  'content_filter',
  'contentFilter',
]);
const USED_UP: ReadonlySet<string> = new Set(['insufficient_quota', 'billing_hard_limit_reached']);
const KNOWN_CODES: ReadonlySet<string> = new Set([
  ...REFUSED_WORDS,
  ...USED_UP,
  'model_not_found',
  'rate_limit_exceeded',
  'invalid_api_key',
  'unknown_parameter',
  'invalid_value',
  'unsupported_value',
]);

const errorSchema = z.object({
  error: z.object({ code: z.nullish(z.union([z.string().check(z.maxLength(100)), z.number()])) }),
});
