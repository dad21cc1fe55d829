import type { Input } from '../../../../src/contracts/endpoint';
import type { trackingContract } from '../../../../src/contracts/tracking';
import { ATTRIBUTION_DAYS, CONVERSIONS_EACH, workspaceOfConversionKey } from '../../../../src/domain/conversion';
import { DAY_MS } from '../../../../src/domain/duration';
import { AppError } from '../../../errors/app-error';
import type { Clock } from '../../../ports/clock';
import type { Ids } from '../../../ports/ids';
import type { MailLinks } from '../../../ports/mail-links';
import type { ConversionRepository } from './conversion-repository';

/**
 * Sales and bookings that resulted from emails, reported by a page of the business (with a link's click token)
 * or by its own server (with the workspace's key). A click's report is a stranger's claim: above the workspace's
 * limit its amount waits for an owner. A report with the key is the business's own word, even about a sale that
 * a click has claimed. False when it was counted before, or belongs to no email.
 */
export function makeConversionService({ repository, links, hashOf, isSame, clock, ids }: Dependencies) {
  async function workspaceOf(key: string): Promise<string> {
    const workspaceId = workspaceOfConversionKey(key);
    const hash = workspaceId && (await repository.readKeyHash(workspaceId));
    if (!workspaceId || !hash || !isSame(hashOf(key), hash))
      throw new AppError(
        'unauthenticated',
        'We don’t recognise this key, or a newer one has replaced it. The current key is in Sender and domains.',
      );
    return workspaceId;
  }

  // After the attempt to add it, because a thank-you page and the server often report a sale at the same moment.
  const addOwn = async (reported: Parameters<ConversionRepository['add']>[0]): Promise<boolean> =>
    (await repository.add(reported, ids.id)) ||
    (reported.value > 0 && repository.confirm(reported.workspaceId, reported));

  return {
    /** Throws `unauthenticated` for a wrong key, `invalid_request` when no email is identified. */
    async add({ click, key, email, reference, value }: Input<typeof trackingContract.addConversion>): Promise<boolean> {
      const at = clock.now();
      const reported = { reference, value: Math.round(value * 100), at };
      const trusted = key ? await workspaceOf(key) : null;
      if (click) {
        const name = links.readConversion(click);
        if (!name || (trusted && trusted !== name.workspaceId))
          throw refused('click', 'This click doesn’t belong to an email sent from here.');
        if (trusted) return addOwn({ ...name, ...reported });
        const waits = reported.value > (await repository.readClaimLimit(name.workspaceId));
        return repository.add({ ...name, ...reported, waits, most: CONVERSIONS_EACH }, ids.id);
      }
      if (!trusted) throw refused('click', 'Send `click` (the fb_click value from the link), or `key` and `email`.');
      if (!email) throw refused('email', 'Send the buyer’s email address with the key.');
      const deliveryId = await repository.findDelivery(
        trusted,
        email.trim().toLowerCase(),
        new Date(at.getTime() - ATTRIBUTION_DAYS * DAY_MS),
      );
      return deliveryId !== null && addOwn({ workspaceId: trusted, deliveryId, ...reported });
    },
  };
}

const refused = (field: string, sentence: string): AppError =>
  new AppError('invalid_request', sentence, { fields: { [field]: sentence } });

export type ConversionService = ReturnType<typeof makeConversionService>;

interface Dependencies {
  repository: ConversionRepository;
  links: Pick<MailLinks, 'readConversion'>;
  /** In the form of sending_settings.conversion_key_hash. */
  hashOf(key: string): string;
  /** In constant time. */
  isSame(one: string, other: string): boolean;
  clock: Clock;
  ids: Ids;
}
