import { readReplyAddress, type SignText } from '../../../../src/domain/reply-address';
import { AppError } from '../../../errors/app-error';
import type { Clock } from '../../../ports/clock';
import type { Ids } from '../../../ports/ids';
import type { InboundSource } from '../../../ports/inbox';
import type { DeliveredMail, MailHook } from '../../../ports/mail-hook';
import type { FoundChannel, MailArrivalRepository } from './mail-arrival-repository';

/**
 * Mail that services and mail servers deliver: verified, then stored raw for each inbox that it is for. One that is for
 * nobody we know is stored too, for the operator, so that a slip in somebody's forwarding loses nothing.
 */
export function makeMailArrival({
  repository,
  hooks,
  domain,
  signers,
  recipientsOf,
  hashOf,
  clock,
  ids,
  log,
}: Dependencies) {
  async function channelsFor({ mail, recipients }: DeliveredMail): Promise<FoundChannel[]> {
    if (domain === undefined) return [];
    const named = recipients.map((address) => address.trim().toLowerCase());
    // An alias or a list may have rewritten the envelope; a reply address may stand only in To or Cc.
    const all = [...new Set([...named, ...(await recipientsOf(mail))])].slice(0, MOST_RECIPIENTS);
    const ours = all.filter((address) => address.endsWith(`@${domain}`));
    const replies = ours.flatMap(
      (address) => signers.map((sign) => readReplyAddress(address, domain, sign)).find((found) => found !== null) ?? [],
    );
    const keys = ours.map((address) => address.slice(0, address.lastIndexOf('@')).replace(/\+.*$/, ''));
    return repository.findChannels([...new Set(keys)], replies);
  }

  return {
    /** Returns how many inboxes it is new in. Throws `unauthenticated`. */
    async take(source: MailHookName, request: { headers: Headers; bytes: Uint8Array }): Promise<number> {
      const now = clock.now();
      const reading = hooks[source]?.read({ ...request, now }) ?? { refused: 'unverified' as const };
      if ('refused' in reading) {
        log(`a mail by ${source} was refused: ${reading.refused}`);
        throw new AppError('unauthenticated', 'This email could not be verified, or it arrived too late.');
      }
      const delivered = 'unreadable' in reading ? { mail: request.bytes, recipients: [], eventId: null } : reading;
      if ('unreadable' in reading)
        log(`a request by ${source} holds no raw email; is “raw” switched on there? It is kept for the operator.`);
      const channels = 'unreadable' in reading ? [] : await channelsFor(delivered);
      if (channels.length === 0) log(`an email by ${source} is for no connected inbox; it is kept for the operator`);
      const eventId = delivered.eventId ?? hashOf(delivered.mail);
      const about = {
        source,
        headers: {
          'content-type': 'message/rfc822',
          ...(delivered.recipients.length > 0 && { recipients: delivered.recipients.join(', ').slice(0, 4_000) }),
        },
        bytes: delivered.mail,
        receivedAt: now,
      };
      const places: (FoundChannel | null)[] = channels.length > 0 ? channels : [null];
      return repository.store(
        places.map((place) => ({
          ...about,
          id: ids.id(),
          workspaceId: place?.workspaceId ?? null,
          channelId: place?.id ?? null,
          eventId: place ? `${eventId}:${place.id}` : eventId,
        })),
      );
    },
  };
}

const MOST_RECIPIENTS = 300;

export type MailHookName = Extract<InboundSource, 'sendgrid' | 'postmark' | 'mail'>;
export type MailArrivalService = ReturnType<typeof makeMailArrival>;

interface Dependencies {
  repository: MailArrivalRepository;
  /** Those whose secret is set. */
  hooks: { [name in MailHookName]?: MailHook };
  /** The domain whose mail comes in. */
  domain: string | undefined;
  /** Sign reply addresses: the key in use, and those that it replaced. */
  signers: readonly SignText[];
  /** Everybody whom a mail's headers name. */
  recipientsOf(mail: Uint8Array): Promise<string[]>;
  hashOf(bytes: Uint8Array): string;
  clock: Clock;
  ids: Ids;
  log(sentence: string): void;
}
