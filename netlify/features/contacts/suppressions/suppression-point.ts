import { countryOf } from '../../../../src/domain/calendar/country';
import type { ConsentChannel } from '../../../../src/domain/consent';
import type { Clock } from '../../../ports/clock';
import type { Ids } from '../../../ports/ids';
import type { PhoneNumbers } from '../../../ports/phone-numbers';
import type { WorkspacePart } from '../../../ports/workspace-scope';
import { readPoints, type ReadPoint } from '../record/contact-points';

/** Reads what is to be blocked: an email for mail; a number for texts and calls. Null for what is neither. */
export const makeSuppressedPoint =
  (phoneNumbers: PhoneNumbers): SuppressedPoint =>
  (typed, zone) => {
    const kind = typed.includes('@') ? 'email' : 'phone';
    const [point] = readPoints([{ kind, value: typed }], countryOf(zone), phoneNumbers).points;
    return point ? { ...point, channels: kind === 'email' ? ['email'] : ['sms', 'voice'] } : null;
  };

/** `zone`: of the workspace; numbers without a country code are of its country. */
export type SuppressedPoint = (typed: string, zone: string) => (ReadPoint & { channels: ConsentChannel[] }) | null;

/** What the services that keep consents and blocked addresses are made with. */
export interface SuppressionDependencies {
  readPoint: SuppressedPoint;
  clock: Clock;
  ids: Ids;
}

export type Workspace = WorkspacePart<'id' | 'zone'>;

/** Who does it. */
export interface Actor {
  id: string;
  name: string;
}
