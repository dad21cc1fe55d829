import { mailDomain } from '../../../../src/domain/mail-domain';
import type { MailTracking } from '../../../../src/domain/own-hosts';
import { AppError } from '../../../errors/app-error';
import type { CampaignMailOutcome, PreparedMail } from '../../../ports/campaign-mail';
import type { Ends, MailLine, SenderDependencies } from './campaign-run';
import type { TakenCampaign } from './campaign-lease-repository';
import type { CampaignLease } from './campaign-sender-repository';
import type { DeliverySource } from '../delivery-source';
import type { DueMail } from '../delivery-source-repository';
import { makeDeliveryWriter } from '../delivery-writer';
import { makeRefusalBrake } from '../sending-brake';
import type { Sender } from '../sending-sender';
import { makeServerHold } from '../sending-hold';
import { makeSentLines } from '../lines/sent-lines';

/** Sends the emails of one run, as many at a time as there are connections, and records each result. */
export function makeCampaignCourier({
  lease,
  campaign,
  sender,
  tracking,
  limit,
  source,
  end,
  repository,
  sources,
  mailer,
  line: { port, slot },
  spent,
  timing,
  clock,
  ids,
}: CourierDependencies) {
  const { workspaceId, campaignId } = lease;
  const writer = makeDeliveryWriter({
    write: (batch) => repository.write(lease, batch, clock.now(), limit),
    lost: () => end.because('gone'),
    spent,
  });
  const hold = makeServerHold({ pausesMs: timing.holdsMs, stops: end.signal, giveUp: () => end.because('server') });
  const lines = makeSentLines({ add: (sent) => repository.addLines(workspaceId, sent), ids });
  const brake = makeRefusalBrake();
  const slowed = new Map<string, number>();
  let uncertainInRow = 0;
  /**
   * Emails that failed temporarily since one was last accepted: a few may be their own fault, many in a row are
   * the server's.
   */
  const stalled = new Set<string>();
  const throttled = new Map<string, number>();

  async function settle(mail: DueMail, outcome: CampaignMailOutcome, startedAt: number): Promise<void> {
    const { id } = mail;
    const now = clock.now();
    if (outcome.state === 'accepted') {
      writer.settle({ id, state: 'sent', sentAt: now });
      lines.add({ id, contactId: mail.contactId, sentAt: now });
      uncertainInRow = 0;
      stalled.clear();
      brake.taken();
      slowed.delete(mailDomain(mail.address));
      if (hold.ok() || campaign.cause !== null) await reportCause(null);
      return;
    }
    if (outcome.state === 'uncertain') {
      writer.settle({ id, state: 'uncertain', cause: outcome.cause });
      uncertainInRow += 1;
      if (uncertainInRow >= MOST_UNCERTAIN)
        throw new AppError(
          'conflict',
          `The email server dropped ${MOST_UNCERTAIN} connections in a row without confirming whether it accepted the emails. Ask the people who run it before you resume this campaign.`,
        );
      return isStalled(id) ? struck(outcome.cause, startedAt) : undefined;
    }
    const { cause, about, permanent, slowDown } = outcome;
    if (permanent) {
      if (about === 'address') await repository.bounce(workspaceId, [{ id, cause, at: now }], () => ids.id());
      else writer.settle({ id, state: 'failed', cause });
      const stop = brake.refused({ about, cause });
      if (stop) throw new AppError('conflict', stop);
      return;
    }
    const isOurs = about === 'server' || (about === 'throttle' && isThrottled(id));
    if (isOurs || isStalled(id)) {
      writer.settle({ id, state: 'waiting', cause, notBefore: now, uncounted: true });
      return struck(cause, startedAt);
    }
    if (slowDown && about !== 'throttle') await slow(mail, now);
    const pause = timing.retriesMs[mail.attempts];
    if (pause === undefined) writer.settle({ id, state: 'failed', cause });
    else writer.settle({ id, state: 'waiting', cause, notBefore: new Date(now.getTime() + pause) });
  }

  /** Whether too many in a row failed to blame the emails; otherwise the failure counts against this one. */
  function isStalled(id: string): boolean {
    stalled.add(id);
    return stalled.size > MOST_STALLED;
  }

  /** Believed only a few times per email: a server may say so about a single recipient for ever. */
  function isThrottled(id: string): boolean {
    const times = (throttled.get(id) ?? 0) + 1;
    throttled.set(id, times);
    return times <= MOST_THROTTLED;
  }

  async function struck(cause: string, startedAt: number): Promise<void> {
    // A single failure may be one broken connection.
    if (hold.strike(startedAt) > 1)
      await reportCause(`The email server isn’t accepting emails right now. We keep trying automatically. ${cause}`);
  }

  async function reportCause(cause: string | null): Promise<void> {
    campaign.cause = cause;
    await repository.tell(lease, cause);
  }

  /** The receiving server asks for fewer emails: its domain pauses, for all campaigns, longer each time. */
  async function slow(mail: DueMail, now: Date): Promise<void> {
    const domain = mailDomain(mail.address);
    const times = slowed.get(domain) ?? 0;
    slowed.set(domain, Math.min(times + 1, MOST_DOUBLINGS));
    await sources.slowDomain(domain, new Date(now.getTime() + timing.slowMs * 2 ** times));
    source.restart(); // what was read ahead for this domain needs a new pace
  }

  /** The next rendered email; null when nothing is due. One that cannot be rendered fails, and the next is tried. */
  async function makeNext(): Promise<Made | null> {
    while (!end.signal.aborted) {
      const mail = await source.next();
      if (!mail) return null;
      try {
        const made = await mailer.prepare(port, workspaceId, campaignId, mail, sender, tracking);
        if (!('fault' in made)) return { mail, madeAt: performance.now(), ...made };
        await repository.drop(workspaceId, [{ id: mail.id, state: 'failed', cause: made.fault }]);
        source.done(mail.id);
      } catch (error) {
        source.done(mail.id);
        throw error;
      }
    }
    return null;
  }

  async function send({ mail, prepared, revision, madeAt }: Made): Promise<void> {
    await hold.wait();
    const release = await slot();
    try {
      // After a long wait, permission is checked again.
      if (end.signal.aborted || performance.now() - madeAt > timing.batch.staleMs) return;
      if (!(await writer.take({ id: mail.id, address: mail.address, revision }))) return;
      const startedAt = performance.now();
      await settle(mail, await port.send(prepared), startedAt);
    } finally {
      release();
    }
  }

  /**
   * While one email is being sent the next is rendered, so that one's result and the next one's claim are written
   * together.
   */
  async function work(): Promise<void> {
    let next = makeNext();
    for (let made = await next; made; made = await next) {
      next = makeNext();
      next.catch(() => undefined); // awaited when this one is settled
      try {
        await send(made);
      } finally {
        source.done(made.mail.id);
      }
      if (lines.isFull()) await lines.flush();
    }
  }

  return {
    /**
     * Sends what is due now and returns when everything is settled and written. Throws an error after the others
     * have ended.
     */
    async sendDue(): Promise<void> {
      const ends = await Promise.allSettled(
        Array.from({ length: port.connections }, () =>
          work().catch((error: unknown) => {
            end.because(error instanceof AppError ? 'done' : 'gone');
            throw error;
          }),
        ),
      );
      const written = await Promise.allSettled([writer.end().then(() => lines.flush())]);
      const failed = [...ends, ...written].find((one) => one.status === 'rejected');
      if (failed) throw failed.reason;
    },

    /** Adds timeline events that a crashed run may have left out; existing ones are not repeated. */
    async recordSentSince(since: Date): Promise<void> {
      for (const sent of await repository.listUnrecorded(workspaceId, campaignId, since)) lines.add(sent);
      await lines.flush();
    },

    /** Whether recipients' timelines still lack an email. */
    owesLines: () => !lines.isEmpty(),
  };
}

/** A server that never answers must not be given all addresses of a campaign. */
const MOST_UNCERTAIN = 20;
const MOST_DOUBLINGS = 6;
const MOST_STALLED = 10;
const MOST_THROTTLED = 3;

interface Made {
  mail: DueMail;
  prepared: PreparedMail;
  /** Of the text. */
  revision: number;
  /** performance.now() */
  madeAt: number;
}

interface CourierDependencies extends SenderDependencies {
  lease: CampaignLease;
  line: MailLine;
  campaign: TakenCampaign['campaign'];
  sender: Sender;
  tracking: MailTracking;
  /** A trial's limit; null without one. */
  limit: TakenCampaign['limit'];
  source: DeliverySource;
  end: Ends;
  /** Reports that the limit is reached for now. */
  spent(limit: 'day' | 'hour'): void;
}
