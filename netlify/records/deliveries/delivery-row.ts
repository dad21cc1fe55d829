import { and, eq, sql } from 'drizzle-orm';
import type { DeliveryState } from '../../../src/domain/campaign';
import type { Transaction } from '../../database/client';
import { mailTitle } from '../campaigns/mail-title';
import { campaignEmails, campaigns, deliveries } from '../../database/schema/campaigns';

/**
 * An email of the ledger, locked until the end of the transaction; null when it no longer exists. Its contact is
 * locked first, in the same order as erasing or unsubscribing, to avoid deadlocks. `contactLock`: `share` when
 * the contact must only not disappear, `update` when it will be changed.
 */
export async function lockDelivery(
  tx: Transaction,
  workspaceId: string,
  deliveryId: string,
  contactLock: 'share' | 'update',
): Promise<LockedDelivery | null> {
  const itself = and(eq(deliveries.workspaceId, workspaceId), eq(deliveries.id, deliveryId));
  const [found] = await tx.select({ contactId: deliveries.contactId }).from(deliveries).where(itself);
  if (!found) return null;
  if (found.contactId) await lockContact(tx, workspaceId, found.contactId, contactLock);
  const [row] = await tx.select(COLUMNS).from(deliveries).where(itself).for('update');
  if (!row) return null;
  const [mail] = await tx
    .select({ title: mailTitle })
    .from(campaignEmails)
    .innerJoin(
      campaigns,
      and(eq(campaigns.workspaceId, campaignEmails.workspaceId), eq(campaigns.id, campaignEmails.campaignId)),
    )
    .where(and(eq(campaignEmails.workspaceId, workspaceId), eq(campaignEmails.id, row.emailId)));
  return { ...row, mailTitle: mail?.title ?? '' };
}

/** Locks a contact; false when it does not exist. */
export async function lockContact(
  tx: Transaction,
  workspaceId: string,
  contactId: string,
  lock: 'share' | 'update',
): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`select 1 from contacts where workspace_id = ${workspaceId} and id = ${contactId} for ${sql.raw(lock === 'share' ? 'key share' : 'update')}`,
  );
  return rows.length > 0;
}

const COLUMNS = {
  workspaceId: deliveries.workspaceId,
  id: deliveries.id,
  campaignId: deliveries.campaignId,
  emailId: deliveries.emailId,
  contactId: deliveries.contactId,
  address: deliveries.address,
  state: deliveries.state,
  sentAt: deliveries.sentAt,
  openedAt: deliveries.openedAt,
  clickedAt: deliveries.clickedAt,
  machineOpenedAt: deliveries.machineOpenedAt,
  machineClickedAt: deliveries.machineClickedAt,
  complainedAt: deliveries.complainedAt,
  unsubscribedAt: deliveries.unsubscribedAt,
};

export interface LockedDelivery {
  workspaceId: string;
  id: string;
  campaignId: string;
  emailId: string;
  contactId: string | null;
  address: string;
  state: DeliveryState;
  sentAt: Date | null;
  openedAt: Date | null;
  clickedAt: Date | null;
  machineOpenedAt: Date | null;
  machineClickedAt: Date | null;
  complainedAt: Date | null;
  unsubscribedAt: Date | null;
  mailTitle: string;
}
