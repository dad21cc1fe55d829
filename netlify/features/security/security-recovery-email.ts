import { HOUR_MS } from '../../../src/domain/duration';
import type { SecurityMail } from '../../documents/security-mail';
import type { Clock } from '../../ports/clock';
import type { Ids } from '../../ports/ids';
import type { Notice } from '../../ports/second-factor';
import { deviceName } from './security-device-name';

/**
 * Writes the email that a recovery code was used: when, on which device, from where, and how many are left. Null
 * for demos, which have no mailbox.
 */
export function makeRecoveryEmail({ mail, zoneOf, clock, ids }: Dependencies) {
  return async (person: Person, { left, headers, address, origin }: Use): Promise<Notice | null> => {
    if (person.email.endsWith(SYNTHETIC)) return null;
    const createdAt = clock.now();
    const device = deviceName(headers.get('user-agent'));
    const email = mail.recoveryCodeUsed({
      name: person.name,
      email: person.email,
      url: `${origin}/forgot-password`,
      at: createdAt,
      zone: await zoneOf(person.id),
      device,
      address,
      left,
    });
    return {
      id: ids.id(),
      recipient: person.email,
      ...email,
      createdAt,
      expiresAt: new Date(createdAt.getTime() + LETTER_HOURS * HOUR_MS),
    };
  };
}

/** Owners of demo workspaces have an address that cannot exist (RFC 2606). */
const SYNTHETIC = '@demo.invalid';
const LETTER_HOURS = 72;

export type RecoveryEmail = ReturnType<typeof makeRecoveryEmail>;

interface Person {
  id: string;
  name: string;
  email: string;
}

interface Use {
  left: number;
  headers: Headers;
  address: string;
  /** The public origin of links. */
  origin: string;
}

interface Dependencies {
  mail: Pick<SecurityMail, 'recoveryCodeUsed'>;
  /** The person's time zone. */
  zoneOf(userId: string): Promise<string>;
  clock: Clock;
  ids: Ids;
}
