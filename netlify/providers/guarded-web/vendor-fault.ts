import * as z from 'zod/mini';
import type { CheckResult } from '../../ports/credential-check';
import type { WebAnswer, WebFailure } from '../../ports/web';

/** A service with a fixed address: nobody here can correct it. */
export const ownAddress = (service: string): Asked => ({ service, typed: false });

/** A service at an address that somebody typed. */
export const typedAddress = (service: string): Asked => ({ service, typed: true });

/** Describes an unsuccessful call to a service. `key` names the credential: "this key". */
export function vendorFault(asked: Asked, answer: WebAnswer, key = 'this key'): CheckResult {
  if (answer.kind === 'failure') return networkFault(asked, answer.why);
  const { service, typed } = asked;
  const { status } = answer;
  if (status === 401)
    return fault(
      `${service} does not accept ${key}. Copy it again, whole, and store it; if it was withdrawn, make a new one.`,
    );
  if (status === 403)
    return fault(`${service} knows ${key} but does not allow it this. Look there what it may do, and from where.`);
  if (status === 429)
    return fault(
      `${service} has been asked too often, or what the account may use is used up (429). Look there, or test again in a few minutes.`,
    );
  if (status >= 500)
    return fault(
      `${service} is having trouble right now (${status}). This says nothing about ${key}: test again later.`,
    );
  if (status >= 300 && status < 400)
    return fault(
      `${service} sends us to another address (${status}), and keys are not sent on. ${typed ? 'Store the address that it sends to.' : 'Test again later.'}`,
    );
  return fault(
    `${service} answered in a way we do not know (${status}). Check ${typed ? 'the address and what' : 'what'} is stored, and test again.`,
  );
}

/** Network failures; also for hosts that are not web servers. */
export const networkFault = ({ service, typed }: Asked, why: WebFailure): CheckResult =>
  fault((typed ? TYPED : OWN)[why](service));

export const malformed = (asked: Asked): CheckResult => networkFault(asked, 'malformed');

export const fault = (sentence: string): CheckResult => ({ works: false, sentence });

/** A reply's JSON parsed by the schema, or null. */
export function readReply<T extends z.ZodMiniType>(schema: T, text: string): z.infer<T> | null {
  try {
    return z.safeParse(schema, JSON.parse(text)).data ?? null;
  } catch {
    return null; // not JSON
  }
}

/** A vendor's name for something, for use inside our sentence. */
export const named = (name: string): string => {
  const line = name
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim();
  return line.length > LONGEST_NAME ? `${line.slice(0, LONGEST_NAME - 1)}…` : line;
};

const slow = (service: string): string => `${service} did not answer in time. Test again in a few minutes.`;

const TYPED: Failures = {
  address: (service) =>
    `${service} was not found on the public internet. Check the address; the operator can allow one on this machine (WEB_ALLOWED_ORIGINS).`,
  unreachable: (service) => `${service} could not be reached. Check the address, or test again in a few minutes.`,
  certificate: (service) => `The certificate of ${service} is not valid, so nothing was sent to it.`,
  slow,
  malformed: (service) => `${service} answered something that we cannot read. Check the address.`,
};

const unreachable = (service: string): string =>
  `We could not reach ${service} from here, so the key was not tested. Try again later; if it stays like this, whoever runs this installation should look at its network.`;

const OWN: Failures = {
  address: unreachable,
  unreachable,
  certificate: (service) =>
    `What answered for ${service} has no valid certificate, so nothing was sent to it. Whoever runs this installation should look at its network.`,
  slow,
  malformed: (service) => `${service} answered something that we cannot read. Test again later.`,
};
const LONGEST_NAME = 80;

export interface Asked {
  service: string;
  /** Whether somebody typed its address and can correct it. */
  typed: boolean;
}

type Failures = Record<WebFailure, (service: string) => string>;
