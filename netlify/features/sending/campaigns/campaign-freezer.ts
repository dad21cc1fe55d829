import { countryOf, zoneOf } from '../../../../src/domain/calendar/country';
import { HOUR_MS } from '../../../../src/domain/duration';
import { nextLocalHour } from '../../../../src/domain/local-hour';
import { AppError } from '../../../errors/app-error';
import type { Clock } from '../../../ports/clock';
import type { Ids } from '../../../ports/ids';
import type { PhoneNumbers } from '../../../ports/phone-numbers';
import type { CampaignFreezeRepository } from './campaign-freeze-repository';
import type { CampaignLease } from './campaign-sender-repository';

/**
 * Freezes what is sent to whom. The text at once; the audience when the campaign's time has come, so that people
 * who joined meanwhile are included, in batches that continue where they were cut off.
 */
export function makeCampaignFreezer({ repository, renderText, phoneNumbers, batchPeople, clock, ids }: Dependencies) {
  return {
    async freeze(
      lease: CampaignLease,
      { sendAt, startedAt, localHour, zone }: Schedule,
      stops: AbortSignal,
    ): Promise<'whole' | 'later' | 'gone' | 'stopped'> {
      const found = await repository.findMail(lease.workspaceId, lease.campaignId);
      if (!found) throw new AppError('conflict', 'This campaign has no email.');
      const { emailId } = found;
      const revision = found.isFixed ? found.revision : (await renderText(lease.workspaceId, emailId)).revision;
      const now = clock.now();
      if (sendAt && sendAt > now) return 'later';
      if (found.segmentsGone > 0)
        throw new AppError(
          'conflict',
          `${found.segmentsGone === 1 ? 'A segment' : `${found.segmentsGone} segments`} of this campaign ${found.segmentsGone === 1 ? 'was' : 'were'} deleted. Move it back to draft and choose its recipients again.`,
        );
      const from = hoursCountFrom(sendAt ?? startedAt ?? now, now);
      const hourIn = rememberPerZone((place) => nextLocalHour(from, place, localHour!));
      const dueFor = (phone: string | null): Date => (localHour === null ? now : hourIn(zoneFor(phone, zone)));
      while (!stops.aborted) {
        const toDelivery = ({
          contactId,
          address,
          phone,
        }: {
          contactId: string;
          address: string;
          phone: string | null;
        }) => ({
          workspaceId: lease.workspaceId,
          id: ids.id(),
          campaignId: lease.campaignId,
          emailId,
          revision,
          contactId,
          address,
          notBefore: dueFor(phone),
        });
        const state = await repository.freeze(lease, { now: clock.now(), limit: batchPeople, toDelivery });
        if (state !== 'more') return state;
      }
      return 'stopped';
    },
  };

  /** A person's zone as far as their phone number tells; a number of the workspace's own country means its zone. */
  function zoneFor(phone: string | null, home: string): string {
    const country = phone && phoneNumbers.countryOf(phone);
    return !country || country === countryOf(home) ? home : (zoneOf(country) ?? home);
  }
}

/**
 * The schedule runs once a minute and a large audience takes longer: people processed a little late still get
 * the chosen hour.
 */
const hoursCountFrom = (chosen: Date, now: Date): Date =>
  now >= chosen && now.getTime() - chosen.getTime() < HOUR_MS ? chosen : now;

function rememberPerZone(compute: (zone: string) => Date): (zone: string) => Date {
  const known = new Map<string, Date>();
  return (zone) => {
    const found = known.get(zone) ?? compute(zone);
    known.set(zone, found);
    return found;
  };
}

export type CampaignFreezer = ReturnType<typeof makeCampaignFreezer>;

interface Schedule {
  sendAt: Date | null;
  startedAt: Date | null;
  /** 0 to 23. */
  localHour: number | null;
  /** The workspace's. */
  zone: string;
}

interface Dependencies {
  repository: CampaignFreezeRepository;
  renderText(workspaceId: string, emailId: string): Promise<{ revision: number }>;
  phoneNumbers: Pick<PhoneNumbers, 'countryOf'>;
  /** Per transaction. */
  batchPeople: number;
  clock: Clock;
  ids: Ids;
}
