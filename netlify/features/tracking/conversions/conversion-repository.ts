import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import { inWorkspace } from '../../../database/client';
import { findByPoints } from '../../../records/contacts/contact-writing';
import { confirmConversion } from '../../../records/deliveries/conversion-claims';
import { recordConversion, type Conversion } from '../../../records/deliveries/delivery-outcomes';
import { deliveries } from '../../../database/schema/campaigns';
import { readClaimLimit, readSendingIdentity } from '../../../records/sending/sending-identity';

export type ConversionRepository = typeof conversionRepository;

export const conversionRepository = {
  add: (conversion: Conversion, newId: () => string): Promise<boolean> =>
    inWorkspace(conversion.workspaceId, (tx) => recordConversion(tx, conversion, newId)),

  /**
   * The business itself reports the amount of a sale that a click had claimed. False when no claim has this
   * reference.
   */
  confirm: (workspaceId: string, reported: { reference: string; value: number }): Promise<boolean> =>
    inWorkspace(workspaceId, (tx) => confirmConversion(tx, workspaceId, reported)),

  /** In hundredths. */
  readClaimLimit: (workspaceId: string): Promise<number> =>
    inWorkspace(workspaceId, (tx) => readClaimLimit(tx, workspaceId)),

  readKeyHash: (workspaceId: string): Promise<string | null> =>
    inWorkspace(workspaceId, async (tx) => (await readSendingIdentity(tx, workspaceId)).conversionKeyHash),

  /**
   * The email to which a sale for this address is attributed: the one clicked last since then, otherwise sent
   * last; null when there is none.
   */
  findDelivery: (workspaceId: string, email: string, since: Date): Promise<string | null> =>
    inWorkspace(workspaceId, async (tx) => {
      const [owner] = await findByPoints(tx, { emails: [email], phones: [] });
      if (!owner) return null;
      const lastClick = sql`case when ${deliveries.clickedAt} > ${since.toISOString()}::timestamptz then ${deliveries.clickedAt} end`;
      const [found] = await tx
        .select({ id: deliveries.id })
        .from(deliveries)
        .where(
          and(
            eq(deliveries.workspaceId, workspaceId),
            eq(deliveries.contactId, owner.contactId),
            inArray(deliveries.state, ['sent', 'uncertain']),
            gt(sql`greatest(${deliveries.sentAt}, ${deliveries.clickedAt})`, since.toISOString()),
          ),
        )
        .orderBy(sql`${lastClick} desc nulls last`, desc(deliveries.sentAt), desc(deliveries.id))
        .limit(1);
      return found?.id ?? null;
    }),
};
