import { maskedAddress } from '../../../../src/domain/masked-address';
import { recordedMoment } from '../../../../src/domain/recorded-moment';
import type { SignupBusiness } from '../../../documents/signup-pages';
import type { Clock } from '../../../ports/clock';
import type { Ids } from '../../../ports/ids';
import type { MailLinks } from '../../../ports/mail-links';
import type { PreferencesRepository } from './preferences-repository';

/**
 * The page behind "Unsubscribe". It needs no login: the link is the proof, and shows so little that somebody
 * with a forwarded email learns no address.
 */
export function makePreferencesService({ repository, links, readBusiness, renewalWording, clock, ids }: Dependencies) {
  async function whose(token: string) {
    const reader = links.readPreferences(token);
    const business = reader && (await readBusiness(reader.workspaceId));
    return reader && business ? { reader, business } : null;
  }

  type Whose = NonNullable<Awaited<ReturnType<typeof whose>>>;
  const page = (
    { business }: Whose,
    { address, state, undo }: { address: string; state: Preferences['state']; undo: boolean },
  ): Preferences => ({
    business,
    address: maskedAddress(address),
    state,
    undo: undo ? renewalWording(business) : null,
  });

  return {
    /** Null for a forged link. Changes nothing: link scanners open every link. */
    async find(token: string): Promise<Preferences | null> {
      const found = await whose(token);
      return found && page(found, await repository.read(found.reader));
    },

    /** Ends marketing email at once; can be repeated. */
    async unsubscribe(
      token: string,
      { by, network }: { by: 'button' | 'one-click'; network: string },
    ): Promise<Preferences | null> {
      const found = await whose(token);
      if (!found) return null;
      const at = clock.now();
      const way =
        by === 'one-click'
          ? 'With the one-click unsubscribe in their email app (RFC 8058)'
          : 'With the button on the unsubscribe page';
      const proof = (campaign: string): string =>
        `${way} of ${inMail(campaign)}, on ${recordedMoment(at)}${network ? ` from ${network}` : ''}.`;
      return page(found, await repository.unsubscribe(found.reader, { proof, address: network || null, at }, ids.id));
    },

    /** Undoes an unsubscription by this very link; does nothing when there is none. */
    async renew(token: string, network: string): Promise<Preferences | null> {
      const found = await whose(token);
      if (!found) return null;
      const at = clock.now();
      const proof = (campaign: string): string =>
        `Unsubscribed through the link in ${inMail(campaign)} and undid it on the unsubscribe page, on ${recordedMoment(at)}${network ? ` from ${network}` : ''}.`;
      return page(
        found,
        await repository.renew(
          found.reader,
          { proof, address: network || null, at, wording: renewalWording(found.business) },
          ids.id,
        ),
      );
    },
  };
}

const inMail = (campaign: string): string => (campaign ? `the email “${campaign}”` : 'an email');

export type PreferencesService = ReturnType<typeof makePreferencesService>;

export interface Preferences {
  business: SignupBusiness;
  /** The masked address; '' when no data is stored. */
  address: string;
  state: 'on' | 'off' | 'gone';
  /** The consent text for undoing it; null when there is nothing to undo. */
  undo: string | null;
}

interface Dependencies {
  repository: PreferencesRepository;
  links: Pick<MailLinks, 'readPreferences'>;
  readBusiness(workspaceId: string): Promise<SignupBusiness | null>;
  /** What subscribing again means, in the business's language. */
  renewalWording(business: SignupBusiness): string;
  clock: Clock;
  ids: Ids;
}
