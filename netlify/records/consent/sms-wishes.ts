import { and, eq, inArray, sql } from 'drizzle-orm';
import { refusalSentence, gravest, type SuppressionReason } from '../../../src/domain/consent';
import type { SmsWish } from '../../../src/domain/sms-keywords';
import { contacts } from '../../database/schema/contacts';
import type { Transaction } from '../../database/client';
import { findByPoints } from '../contacts/contact-writing';
import { addConsents, addSuppressions, findSuppressions, liftSuppression } from './consent-ledger';

/**
 * What people ask for by text. Everything runs in the caller's transaction, bound to the workspace: the wish counts from
 * the commit that stores the text.
 */

/** Why nothing may be texted to a number, as a sentence; null when something may. An unsubscription covers marketing only. */
export async function whyNoText(tx: Transaction, workspaceId: string, number: string): Promise<string | null> {
  const reason = await barringReason(tx, workspaceId, number);
  if (reason === null) return null;
  return reason === 'asked' ? STOPPED : refusalSentence(reason, 'sms');
}

/** Whether the number's owner has asked to stop. */
export const isTextingStopped = async (tx: Transaction, workspaceId: string, number: string): Promise<boolean> =>
  (await barringReason(tx, workspaceId, number)) === 'asked';

/**
 * STOP blocks the number for texts and withdraws the consent of whoever has it. START lifts that and, of somebody who had
 * withdrawn, is a new consent. HELP changes nothing.
 */
export async function noteSmsWish(tx: Transaction, wish: NotedWish): Promise<void> {
  if (wish.wish === 'help') return;
  const { workspaceId, number, at, newId } = wish;
  const said = `Text message “${wish.text.trim().slice(0, 40)}”`;
  if (wish.wish === 'stop')
    await addSuppressions(tx, [
      { workspaceId, id: newId(), channel: 'sms', value: number, reason: 'asked', cause: said, at },
    ]);
  else
    for (const reason of ['asked', 'unsubscribed'] as const)
      await liftSuppression(tx, workspaceId, { channel: 'sms', value: number, reason });
  const people = await concerned(tx, wish);
  await addConsents(
    tx,
    people.map((contactId) => ({
      workspaceId,
      id: newId(),
      contactId,
      channel: 'sms',
      ...(wish.wish === 'stop' ? { state: 'withdrawn' } : { state: 'granted', basis: 'express' }),
      wording: wish.wish === 'stop' ? '' : wish.text.trim().slice(0, 40),
      proof: `${said} from ${number}`,
      point: number,
      at,
    })),
    at,
  );
}

/** START is a consent only of somebody who had withdrawn theirs: others have agreed to nothing but an answer. */
async function concerned(tx: Transaction, { workspaceId, number, wish }: NotedWish): Promise<string[]> {
  const ids = [
    ...new Set((await findByPoints(tx, { emails: [], phones: [number] })).map(({ contactId }) => contactId)),
  ];
  if (ids.length === 0 || wish === 'stop') return ids;
  const withdrawn = await tx
    .select({ id: contacts.id })
    .from(contacts)
    .where(
      and(eq(contacts.workspaceId, workspaceId), inArray(contacts.id, ids), sql`${contacts.smsConsent} = 'withdrawn'`),
    );
  return withdrawn.map(({ id }) => id);
}

async function barringReason(tx: Transaction, workspaceId: string, number: string): Promise<SuppressionReason | null> {
  const found = await findSuppressions(tx, workspaceId, [{ kind: 'phone', value: number }]);
  return gravest(
    found.filter(({ channel, reason }) => channel === 'sms' && reason !== 'unsubscribed').map(({ reason }) => reason),
  );
}

const STOPPED = 'They asked not to get texts, so nothing is sent to this number until they write START to yours.';

interface NotedWish {
  workspaceId: string;
  /** E.164. */
  number: string;
  wish: SmsWish;
  /** What they wrote. */
  text: string;
  at: Date;
  newId(): string;
}
