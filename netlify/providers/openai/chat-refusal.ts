import * as z from 'zod/mini';
import type { TextAnswer, TextFailure } from '../../ports/text-vendor';
import type { WebAnswer, WebFailure } from '../../ports/web';
import { named, readReply, type Asked } from '../guarded-web/vendor-fault';

type Nothing = Extract<TextAnswer, { kind: 'none' }>;

/**
 * Why there is no text. Only known codes of the service are logged: its messages may repeat the key or the text
 * (https://platform.openai.com/docs/guides/error-codes).
 */
export function chatRefusal({ service, typed }: Asked, model: string, answer: WebAnswer): Nothing {
  if (answer.kind === 'failure') {
    const [why, sentence] = FAILURES[answer.why];
    return none(why, sentence(service), answer.why);
  }
  const { status } = answer;
  const code = codeOf(answer);
  const detail = `${status}${KNOWN_CODES.has(code) ? ` ${code}` : ''}`;
  if (REFUSED.has(code)) return none('refused', `${service} declined to write this.`, detail);
  // OpenRouter says it with 402.
  if (CREDIT.has(code) || status === 402)
    return none('credit', `The account at ${service} has no credit left.`, detail);
  if (status === 401)
    return none(
      'key',
      `${service} does not accept the stored key. Store it again, whole, or make a new one there.`,
      detail,
    );
  if (status === 403)
    return none(
      'key',
      `${service} does not allow the stored key to use “${named(model)}”. Look there what it may do.`,
      detail,
    );
  if (status === 404 || code === 'model_not_found')
    return none(
      'model',
      `${service} has no model “${named(model)}”${typed ? ' at the stored address' : ''}. Check the model’s name${typed ? ' and the address' : ''}.`,
      detail,
    );
  if (status === 429) return none('busy', `${service} was asked too often just now.`, detail);
  if (status >= 500) return none('busy', `${service} is having trouble right now (${status}).`, detail);
  if (status >= 300 && status < 400)
    return none('unreachable', `${service} sends us to another address (${status}), and keys are not sent on.`, detail);
  return none('malformed', `${service} did not take what “${named(model)}” was asked for (${status}).`, detail);
}

export const none = (why: TextFailure, sentence: string, detail: string): Nothing => ({
  kind: 'none',
  why,
  sentence,
  detail,
});

/** FastAPI servers such as vLLM put the error at the top; OpenRouter's codes are numbers; Ollama gives a message alone. */
export function codeOf(answer: Extract<WebAnswer, { kind: 'reply' }>): string {
  const found = readReply(errorSchema, answer.text());
  return String(found?.error?.code ?? found?.error?.type ?? found?.code ?? '');
}

const codeSchema = z.nullish(z.union([z.string().check(z.maxLength(100)), z.number()]));
const errorSchema = z.object({
  error: z.optional(z.object({ code: codeSchema, type: codeSchema })),
  code: codeSchema,
});

const FAILURES: Record<WebFailure, [TextFailure, (service: string) => string]> = {
  address: ['unreachable', (service) => `${service} was not found on the public internet.`],
  unreachable: ['unreachable', (service) => `${service} could not be reached.`],
  certificate: ['unreachable', (service) => `What answered for ${service} has no valid certificate.`],
  slow: ['slow', (service) => `${service} did not answer in time.`],
  malformed: ['malformed', (service) => `${service} answered something that we cannot read.`],
};

const REFUSED: ReadonlySet<string> = new Set(['content_filter', 'content_policy_violation', 'moderation_blocked']);
const CREDIT: ReadonlySet<string> = new Set(['insufficient_quota', 'billing_hard_limit_reached']);
const KNOWN_CODES: ReadonlySet<string> = new Set([
  ...REFUSED,
  ...CREDIT,
  'model_not_found',
  'rate_limit_exceeded',
  'invalid_api_key',
  'unsupported_parameter',
  'unknown_parameter',
  'unsupported_value',
  'invalid_request_error',
  'context_length_exceeded',
]);
