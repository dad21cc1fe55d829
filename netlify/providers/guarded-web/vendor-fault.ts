import * as z from 'zod/mini';
import type { CheckResult } from '../../ports/credential-check';
import type { WebAnswer, WebFailure } from '../../ports/web';

/** What came of a call to a service that did not say yes, in words. `key` names what was shown to it: "this key". */
export function vendorFault(service: string, answer: WebAnswer, key = 'this key'): CheckResult {
  if (answer.kind === 'failure') return fault(FAILURES[answer.why](service));
  const { status } = answer;
  if (status === 401) return fault(`${service} does not accept ${key}. Copy it again, whole, and store it; if it was withdrawn, make a new one.`);
  if (status === 403) return fault(`${service} knows ${key} but does not allow it this. Look there what it may do, and from where.`);
  if (status === 429) return fault(`${service} has been asked too often, or what the account may use is used up (429). Look there, or test again in a few minutes.`);
  if (status >= 500) return fault(`${service} has a problem of its own right now (${status}). This says nothing about ${key}: test again later.`);
  if (status >= 300 && status < 400) return fault(`${service} sends us to another address (${status}), and keys are not sent on. Store the address that it sends to.`);
  return fault(`${service} answered in a way we do not know (${status}). Check the address and what is stored, and test again.`);
}

/** The network's failures; also for what is no web server. */
export const networkFault = (service: string, why: WebFailure): CheckResult => fault(FAILURES[why](service));

export const malformed = (service: string): CheckResult => fault(FAILURES.malformed(service));

export const fault = (sentence: string): CheckResult => ({ works: false, sentence });

/** A reply's JSON as the schema says, or null. */
export function readReply<T extends z.ZodMiniType>(schema: T, text: string): z.infer<T> | null {
  try {
    return z.safeParse(schema, JSON.parse(text)).data ?? null;
  } catch {
    return null; // no JSON
  }
}

/** What a vendor calls something, as part of a sentence of ours. */
export const named = (name: string): string => {
  const line = name.toWellFormed().replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
  return line.length > LONGEST_NAME ? `${line.slice(0, LONGEST_NAME - 1)}…` : line;
};

const FAILURES: Record<WebFailure, (service: string) => string> = {
  address: (service) => `${service} was not found on the public internet. Check the address; the operator can allow one on this machine (WEB_ALLOWED_ORIGINS).`,
  unreachable: (service) => `${service} could not be reached. Check the address, or test again in a few minutes.`,
  certificate: (service) => `The certificate of ${service} is not valid, so nothing was sent to it.`,
  slow: (service) => `${service} did not answer in time. Test again in a few minutes.`,
  malformed: (service) => `${service} answered something that we cannot read. If the address is yours to choose, check it.`,
};
const LONGEST_NAME = 80;
