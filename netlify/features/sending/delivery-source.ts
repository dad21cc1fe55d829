import { mailDomain } from '../../../src/domain/mail-domain';
import type { Clock } from '../../ports/clock';
import type { DeliverySourceRepository, DueMail } from './delivery-source-repository';

/**
 * Hands out due emails one at a time, reading ahead while others are sent. Rows whose permission check is too
 * old are dropped and checked again: servers may be slow, and people unsubscribe meanwhile. Receiving domains
 * are paced; what is too early for its domain waits in the ledger.
 */
export function makeDeliverySource({
  repository,
  workspaceId,
  campaignId,
  perMinute,
  clock,
  batch,
}: Dependencies): DeliverySource {
  let queue: { mail: DueMail; askedAt: number }[] = [];
  let size = batch.first;
  let after: Parameters<Dependencies['repository']['read']>[0]['after'] = null;
  let filling: Promise<void> | null = null;
  let isOver = false;
  const inHand = new Set<string>();
  /** Emails postponed for a domain queue after those postponed before. */
  const tails = new Map<string, number>();

  async function fill(): Promise<void> {
    const now = clock.now();
    const found = await repository.read({ workspaceId, campaignId, now, after, limit: size });
    // At the end it starts over once: what became due meanwhile may lie before the current position.
    isOver = found === null && after === null;
    after = found?.last ?? null;
    if (!found) return;
    const queued = new Set(queue.map(({ mail }) => mail.id));
    const fresh = found.ready.filter(({ id }) => !inHand.has(id) && !queued.has(id));
    isOver = fresh.length === 0 && found.ready.length > 0 && found.count < size; // all of it is already in progress
    const ready = await pace(fresh, now);
    queue.push(...ready.map((mail) => ({ mail, askedAt: now.getTime() })));
    size = Math.min(batch.most, size * 2);
  }

  async function pace(mails: DueMail[], now: Date): Promise<DueMail[]> {
    const byDomain = Map.groupBy(mails, ({ address }) => mailDomain(address));
    const paces = await repository.takePaces(new Map([...byDomain].map(([domain, some]) => [domain, some.length])), {
      perMinute,
      now,
    });
    const late = new Map<string, Date>();
    for (const [domain, some] of byDomain) {
      const { allowed, nextAt, everyMs } = paces.get(domain)!;
      for (const { id } of some.slice(allowed)) {
        const at = Math.max(nextAt.getTime(), (tails.get(domain) ?? 0) + everyMs);
        tails.set(domain, at);
        late.set(id, new Date(at));
      }
    }
    if (late.size > 0)
      await repository.postpone(
        workspaceId,
        [...late].map(([id, notBefore]) => ({ id, notBefore })),
      );
    return mails.filter(({ id }) => !late.has(id));
  }

  const refill = (): Promise<void> => (filling ??= fill().finally(() => (filling = null)));

  return {
    async next() {
      for (;;) {
        if (queue[0] && clock.now().getTime() - queue[0].askedAt > batch.staleMs) {
          queue = [];
          after = null;
          size = Math.max(batch.first, Math.floor(size / 4));
        }
        const head = queue.shift();
        if (head) {
          inHand.add(head.mail.id);
          if (queue.length < size / 4 && !isOver) void refill().catch(() => undefined); // the next caller gets the error
          return head.mail;
        }
        if (isOver && !filling) {
          isOver = false; // the next caller checks again
          return null;
        }
        await refill();
      }
    },
    done: (id) => void inHand.delete(id),
    restart() {
      queue = [];
      after = null;
    },
  };
}

export interface DeliverySource {
  /** The next one; null when nothing is due now. Throws when the database fails. */
  next(): Promise<DueMail | null>;
  /** Call when it is settled, or this run will not send it. */
  done(id: string): void;
  /** Drops what was read ahead and starts over with what is due first. */
  restart(): void;
}

interface Dependencies {
  repository: Pick<DeliverySourceRepository, 'read' | 'takePaces' | 'postpone'>;
  workspaceId: string;
  campaignId: string;
  perMinute: number;
  clock: Clock;
  batch: { first: number; most: number; /** how long a permission is valid */ staleMs: number };
}
