import { and, eq } from 'drizzle-orm';
import { keepAgreedContact } from '../../records/consent/agreed-contact';
import { inWorkspace, type Transaction } from '../../database/client';
import { addConsents, addSuppressions } from '../../records/consent/consent-ledger';
import { addContactEvents } from '../../records/contacts/contact-timeline';
import { findByPoints } from '../../records/contacts/contact-writing';
import { lockContact } from '../../records/deliveries/delivery-row';
import { endSubscription } from '../../records/newsletter/newsletter-subscription';
import { addMail, type NewMail } from '../../records/mails/outbox';
import { newsletterSubscriptions as subscriptions } from '../../database/schema/site';
import { isUniqueViolation } from '../../database/unique-violation';

export type NewsletterRepository = typeof newsletterRepository;

export const newsletterRepository = {
  findByEmail: (workspaceId: string, email: string) =>
    inWorkspace(
      workspaceId,
      async (tx) =>
        (await tx.select({ id: subscriptions.id }).from(subscriptions).where(eq(subscriptions.email, email)))[0] ??
        null,
    ),

  find: (workspaceId: string, id: string) =>
    inWorkspace(
      workspaceId,
      async (tx) =>
        (
          await tx
            .select({ email: subscriptions.email, state: subscriptions.state })
            .from(subscriptions)
            .where(eq(subscriptions.id, id))
        )[0] ?? null,
    ),

  /**
   * Records a request and puts the confirmation email into the outbox. Does nothing when the address is confirmed,
   * was emailed since `quietSince`, or another request inserted its row (and email) first.
   */
  ask: (
    asked: { id: string; workspaceId: string; email: string; consentWording: string; now: Date },
    mail: NewMail,
    quietSince: Date,
  ): Promise<void> =>
    inWorkspace(asked.workspaceId, async (tx) => {
      const { now, ...row } = asked;
      const fresh = { ...row, state: 'pending' as const, consentedAt: now, mailedAt: now };
      const made = await tx
        .insert(subscriptions)
        .values(fresh)
        .onConflictDoNothing()
        .returning({ id: subscriptions.id });
      if (made.length === 0) {
        const [former] = await tx
          .select({ id: subscriptions.id, state: subscriptions.state, mailedAt: subscriptions.mailedAt })
          .from(subscriptions)
          .where(eq(subscriptions.email, row.email))
          .for('update');
        if (!former || former.id !== row.id || former.state === 'confirmed' || former.mailedAt > quietSince) return;
        await tx
          .update(subscriptions)
          .set({ ...fresh, consentAddress: null, confirmedAt: null, unsubscribedAt: null })
          .where(eq(subscriptions.id, row.id));
      }
      await addMail(tx, mail);
    }),

  /**
   * Turns an open request into a subscription and its reader into a contact with consent, and puts the welcome
   * email into the outbox; false when nothing is open. Of two concurrent clicks, one finds nothing. If somebody
   * adds the same address by hand at that moment, the second attempt finds it.
   */
  confirm: async (workspaceId: string, id: string, confirmation: Confirmation, mail: NewMail): Promise<boolean> => {
    const work = () => inWorkspace(workspaceId, (tx) => confirm(tx, workspaceId, id, confirmation, mail));
    try {
      return await work();
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      return work();
    }
  },

  /**
   * Ends a subscription and with it all marketing email to its reader: nothing else asks them which of the two
   * they meant.
   */
  unsubscribe: (
    workspaceId: string,
    id: string,
    { now, newId, proof }: { now: Date; newId: () => string; proof: string },
  ): Promise<void> =>
    inWorkspace(workspaceId, async (tx) => {
      const [row] = await tx.select({ email: subscriptions.email }).from(subscriptions).where(eq(subscriptions.id, id));
      if (!row) return;
      const [owner] = await findByPoints(tx, { emails: [row.email], phones: [] });
      if (owner) await lockContact(tx, workspaceId, owner.contactId, 'update'); // before the subscription, in the order of a campaign's unsubscribe link
      if (!(await endSubscription(tx, workspaceId, row.email, now))) return;
      await addSuppressions(tx, [
        { workspaceId, id: newId(), channel: 'email', value: row.email, reason: 'unsubscribed', at: now },
      ]);
      if (!owner) return;
      const { contactId } = owner;
      await addConsents(
        tx,
        [
          {
            workspaceId,
            id: newId(),
            contactId,
            channel: 'email',
            state: 'withdrawn',
            proof,
            point: row.email,
            at: now,
          },
        ],
        now,
      );
      await addContactEvents(tx, [
        {
          workspaceId,
          id: newId(),
          contactId,
          kind: 'consent',
          title: 'Unsubscribed from marketing emails',
          text: proof,
          at: now,
        },
      ]);
    }),
};

async function confirm(
  tx: Transaction,
  workspaceId: string,
  id: string,
  { address, now, newId, proof }: Confirmation,
  mail: NewMail,
): Promise<boolean> {
  const [confirmed] = await tx
    .update(subscriptions)
    .set({ state: 'confirmed', confirmedAt: now, consentAddress: address || null })
    .where(and(eq(subscriptions.id, id), eq(subscriptions.state, 'pending')))
    .returning({
      email: subscriptions.email,
      wording: subscriptions.consentWording,
      consentedAt: subscriptions.consentedAt,
    });
  if (!confirmed) return false;
  const { email, wording, consentedAt } = confirmed;
  await keepAgreedContact(tx, {
    workspaceId,
    email,
    name: '',
    phone: null,
    source: 'Newsletter',
    tags: ['Newsletter'],
    now,
    newId,
    consent: { wording, proof: proof(consentedAt), address: address || null },
    timeline: {
      title: 'Asked for the newsletter and confirmed by mail',
      sourceKey: `newsletter:${id}:${consentedAt.getTime()}`,
    },
  });
  await addMail(tx, mail);
  return true;
}

interface Confirmation {
  /** The network address that confirmed; '' when unknown. */
  address: string;
  now: Date;
  newId(): string;
  /** The sentence for the ledger; receives the time of the request. */
  proof(askedAt: Date): string;
}
